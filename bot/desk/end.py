"""What the buttons under a finished game do."""

from bot.desk.answer import Answer, Changed, Replay, Told
from bot.desk.ask import Ask, Verb
from bot.screens.language import line
from bot.screens.tables import fingerprint_line
from bot.tables.errors import WrongPhase
from bot.tables.lobby import room_of
from bot.tables.saving import check_begun
from bot.tables.service import Opening
from storage import Phase


async def rematch(ask: Ask) -> Answer:
    return Changed(held=await ask.tables.rematch(ask.held, ask.who))


async def replay(ask: Ask) -> Answer:
    if ask.held.table.phase is not Phase.FINISHED:
        raise WrongPhase("table-not-finished")
    return Replay(held=ask.held)


async def verify(ask: Ask) -> Answer:
    """Show what proves the deal: while it is played its fingerprint, afterwards the seed, which reveals all secrets."""
    table = ask.held.table
    check_begun(table)
    over = table.phase is Phase.FINISHED
    return Told(lines=(line("verify-seed", code=table.seed) if over else fingerprint_line(table),), held=ask.held)


async def new_table(ask: Ask) -> Answer:
    """Open a table with the same game and options where it was asked for, open to anybody."""
    table = ask.held.table
    opening = Opening(
        game=table.game, room=room_of(table, ask.who), locale=table.locale, options=table.options, pace=table.clock.pace
    )
    return Changed(held=await ask.tables.open(opening, ask.who, ask.press))


VERBS: dict[str, Verb] = {"rematch": rematch, "replay": replay, "verify": verify, "new": new_table}
