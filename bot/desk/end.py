"""What the buttons under a finished game do."""

from bot.desk.ask import Answer, Ask, Verb
from bot.screens.language import line
from bot.tables.errors import WrongPhase
from bot.tables.lobby import room_of
from bot.tables.service import Opening
from storage import Phase


async def rematch(ask: Ask) -> Answer:
    return Answer(held=await ask.tables.rematch(ask.table, ask.who))


async def replay(ask: Ask) -> Answer:
    await _finished(ask)
    return Answer(replay=ask.table)


async def verify(ask: Ask) -> Answer:
    """Show the seed: with the fingerprint from the start it proves the deal. Sooner, it would tell all secrets."""
    return Answer(lines=(line("verify-seed", code=await _finished(ask)),))


async def new_table(ask: Ask) -> Answer:
    """Open a table of the same kind where it was asked for, for whoever comes."""
    table = (await ask.tables.load(ask.table)).table
    opening = Opening(
        game=table.game, room=room_of(table, ask.who), locale=table.locale, options=table.options, pace=table.clock.pace
    )
    return Answer(held=await ask.tables.open(opening, ask.who, ask.press))


async def _finished(ask: Ask) -> str:
    table = (await ask.tables.load(ask.table)).table
    if table.phase is not Phase.FINISHED:
        raise WrongPhase("table-not-finished")
    return table.seed


VERBS: dict[str, Verb] = {"rematch": rematch, "replay": replay, "verify": verify, "new": new_table}
