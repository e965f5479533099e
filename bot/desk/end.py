"""What the buttons under a finished game do."""

import asyncio

from bot.desk.answer import Answer, Changed, Panel, Replay
from bot.desk.ask import Ask, Verb
from bot.screens.past import past_screen
from bot.tables import turns
from bot.tables.errors import WrongPhase
from bot.tables.lobby import room_of
from bot.tables.service import Opening
from storage import Phase


async def rematch(ask: Ask) -> Answer:
    return Changed(held=await ask.tables.rematch(ask.held, ask.who, ask.press))


async def replay(ask: Ask) -> Answer:
    if ask.held.table.phase is not Phase.FINISHED:
        raise WrongPhase("table-not-finished")
    return Replay(held=ask.held)


async def step(ask: Ask) -> Answer:
    """Show a finished game after one of its moves: the argument is its number, and which button it was."""
    table = ask.held.table
    if table.phase is not Phase.FINISHED:
        raise WrongPhase("table-not-finished")
    if table.started_at is None:
        raise WrongPhase("game-over")
    text = ask.argument.partition(":")[0]
    number = int(text) if text.isascii() and text.isdigit() else 0
    steps = await asyncio.to_thread(turns.steps, table)
    return Panel(screen=past_screen(table, steps, number), held=ask.held)


async def new_table(ask: Ask) -> Answer:
    """Open a table with the same game and options where it was asked for, open to anybody."""
    table = ask.held.table
    opening = Opening(
        game=table.game, room=room_of(table, ask.who), locale=table.locale, options=table.options, pace=table.clock.pace
    )
    return Changed(held=await ask.tables.open(opening, ask.who, ask.press))


VERBS: dict[str, Verb] = {"rematch": rematch, "replay": replay, "step": step, "new": new_table}
