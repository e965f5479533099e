"""The deal: its code before and during the game, what players add to it, and the proof afterwards."""

import asyncio

from bot import gamefile
from bot.checking import Difference, first_difference
from bot.desk.answer import Answer, Document, Panel
from bot.desk.ask import Ask, Verb
from bot.gamefile import GameFile
from bot.screens.fair import fair_screen
from bot.screens.language import Line, line
from bot.screens.lobby_view import SHORT_CODE
from bot.tables import lobby
from bot.tables.errors import WrongPhase
from bot.tables.lobby import seat_number
from storage import LoadedTable, Phase, Table


async def verify(ask: Ask) -> Answer:
    """Check a finished game for the presser, and hand over its file. Sooner, that would reveal all secrets."""
    table = ask.held.table
    if table.phase is not Phase.FINISHED:
        return _panel(ask, ask.held)
    if table.started_at is None:
        raise WrongPhase("game-over")
    file, found = await asyncio.to_thread(_checked, table)
    name = f"raznotsvet-{table.id}.json"
    return Document(lines=(_verdict(file, found),), name=name, data=file.data(), held=ask.held)


async def cut(ask: Ask) -> Answer:
    """Add something of one's own to the deal: the argument is all colours chosen so far."""
    held = await ask.tables.change(
        ask.held, lambda table, now: lobby.with_cut(table, ask.who, ask.argument, now), ask.press
    )
    return _panel(ask, held)


def _panel(ask: Ask, held: LoadedTable) -> Panel:
    return Panel(screen=fair_screen(held.table, held.version, seat_number(held.table, ask.who.person)), held=held)


def _checked(table: Table) -> tuple[GameFile, Difference | None]:
    file = gamefile.of(table)
    return file, first_difference(file)


def _verdict(file: GameFile, found: Difference | None) -> Line:
    if found is not None:
        return line("fair-differs", place=found.place.value, number=found.number)
    return line("fair-checked", moves=len(file.moves), code=f"{file.code[:SHORT_CODE]}…")


VERBS: dict[str, Verb] = {"verify": verify, "cut": cut}
