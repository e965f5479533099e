"""A game against the computer in which one more move of the person ends it."""

from msgspec.structs import replace

from bot.tables import turns
from bot.tables.lobby import game_of
from storage import Moves, Phase
from storage.timing import wall_clock
from tests.bot.page.browser import Person, expect

SEEDS = 60


def to_the_last_move(person: Person, game: str = "cvetariki") -> str:
    """Open a table against the computer and bring it to the move with which the person wins; return that move."""
    person.page.locator(f".welcome .game[data-game='{game}']").click()
    person.press("!computer:easy")
    expect(person.page.locator("button[data-press='!start']")).to_be_enabled()
    lobby = person.program.kept(person.table).table
    moves, last, begun = next(found for seed in range(SEEDS) if (found := _course(lobby, f"end {seed}")) is not None)
    person.program.keep(person.table, lambda _: replace(begun, moves=moves))
    person.page.reload()
    person.sees("body[data-phase='running']")
    return last


def to_the_end(person: Person, game: str, computers: int = 1, **options: str) -> None:
    """Open a table against computers, play their game with the first legal moves, and look at its end.

    Whoever may stop does: first moves of Confetti would take and put back the same card for ever.
    """
    person.page.locator(f".welcome .button.game[data-game='{game}']").click()
    person.sees("button[data-press='!start']")
    person.seats(computers)
    lobby = person.program.kept(person.table).table
    now = wall_clock()
    begun = replace(lobby, phase=Phase.RUNNING, seed="the end", started_at=now, touched_at=now, wake=None)
    begun = replace(begun, options={**lobby.options, **options})
    position, rules = turns.dealt(begun), game_of(begun)
    while position.table.phase is not Phase.FINISHED:
        seat = min(position.to_move)
        legal = [rules.format_move(each) for each in rules.legal_moves(position.state, seat)]
        position = turns.played(position, seat, "done" if "done" in legal else legal[0], now)
    person.program.keep(person.table, lambda _: position.table)
    person.page.reload()
    person.sees("body[data-phase='finished']")


def _course(lobby, seed):
    """Play the first legal moves; return all but the last, the last one, and the record, if seat 0 wins by it."""
    now = wall_clock()
    begun = replace(lobby, phase=Phase.RUNNING, seed=seed, started_at=now, touched_at=now, wake=None, moves=Moves())
    position = turns.dealt(begun)
    game = game_of(begun)
    while True:
        seat = min(position.to_move)
        move = game.format_move(next(iter(game.legal_moves(position.state, seat))))
        before, position = position, turns.played(position, seat, move, now)
        if position.table.phase is Phase.FINISHED:
            won = seat == 0 and position.table.result.winners == (0,)
            return (before.table.moves, move, begun) if won else None
