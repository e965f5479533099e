"""What came of an attempt at a deal: read from the record of its table."""

from bot.screens.registry import game_screens
from storage import DealResult, Phase, Table


def mark(code: str, deal: int) -> str:
    """Return how a table says which deal it is an attempt at."""
    return f"{code} {deal}"


def marked(table: Table) -> tuple[str, int] | None:
    """Return the contest and the deal that a table is an attempt at."""
    if table.contest is None:
        return None
    code, _, deal = table.contest.partition(" ")
    return code, int(deal)


def result_of(table: Table) -> DealResult | None:
    """Return what came of an attempt; None while it goes on."""
    if table.phase is not Phase.FINISHED:
        return None
    result, at = table.result, table.finished_at or 0
    me = next((number for number, seat in enumerate(table.seats) if seat.person is not None), 0)
    if result is None or len(result.totals) != len(table.seats) or table.seats[me].away:
        return DealResult(given_up=True, at=at)
    own, other = result.totals[me], result.totals[1 - me]
    margin = other - own if game_screens()[table.game].best == "least" else own - other
    share = 0 if me not in result.winners else 2 if len(result.winners) == 1 else 1
    return DealResult(own=own, other=other, share=share, margin=margin, at=at)
