"""What the buttons under a finished game do."""

import asyncio
import logging
import re

from bot.desk.answer import Answer, Changed, LookBack, Panel, Replay
from bot.desk.ask import Ask, Verb
from bot.screens.language import Line, Screen, line
from bot.screens.past import past_screen
from bot.screens.review import review_screen
from bot.tables import turns
from bot.tables.errors import Gone, WrongPhase
from bot.tables.lobby import room_of
from bot.tables.service import Opening
from engines.errors import RuleError
from storage import Phase, Table

log = logging.getLogger(__name__)

_PART = re.compile("[0-9]{1,5}-[0-9]{1,5}")


async def rematch(ask: Ask) -> Answer:
    return Changed(held=await ask.tables.rematch(ask.held, ask.who, ask.press))


async def replay(ask: Ask) -> Answer:
    """Show a finished game as a film; with an argument, only these moves of it."""
    if ask.held.table.phase is not Phase.FINISHED:
        raise WrongPhase("table-not-finished")
    return Replay(held=ask.held, moves=_part(ask.argument))


async def step(ask: Ask) -> Answer:
    """Show a finished game after one of its moves: the argument is its number, which button it was, and a part."""
    table = _played(ask)
    text, _, part = (*ask.argument.split(":", 2), "", "")[:3]
    number = int(text) if text.isascii() and text.isdigit() else 0
    steps = await asyncio.to_thread(turns.steps, table)
    return Panel(screen=past_screen(table, steps, number, _part(part), ask.page), held=ask.held)


async def review(ask: Ask) -> Answer:
    """Tell how a finished game went. Sooner, that would reveal all secrets."""
    table, reviews = _played(ask), ask.reviews
    if reviews is None:
        raise Gone("table-gone")
    known = await reviews.kept(table)

    async def screen() -> Screen:
        try:
            found = known if known is not None else await reviews.of(table)
            return review_screen(table, await asyncio.to_thread(turns.steps, table), found)
        except RuleError as error:
            return Screen(lines=(Line(error.key, error.params),), table=table.id)
        except Exception:  # whatever it is, people are answered
            log.exception("a game of %s could not be looked back at", table.game)
            return Screen(lines=(line("chat-trouble"),), table=table.id)

    return LookBack(held=ask.held, screen=screen, ready=known is not None)


def _played(ask: Ask) -> Table:
    """Return the table of a game that was played to its end, whatever that was."""
    table = ask.held.table
    if table.phase is not Phase.FINISHED:
        raise WrongPhase("table-not-finished")
    if table.started_at is None:
        raise WrongPhase("game-over")
    return table


def _part(text: str) -> str:
    """Return some moves as a button names them; anything else is no part."""
    return text if _PART.fullmatch(text) else ""


async def new_table(ask: Ask) -> Answer:
    """Open a table with the same game and options where it was asked for, open to anybody."""
    table = ask.held.table
    opening = Opening(
        game=table.game, room=room_of(table, ask.who), locale=table.locale, options=table.options, pace=table.clock.pace
    )
    return Changed(held=await ask.tables.open(opening, ask.who, ask.press))


VERBS: dict[str, Verb] = {"rematch": rematch, "replay": replay, "step": step, "review": review, "new": new_table}
