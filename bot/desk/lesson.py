"""Starting, following and leaving a tutorial: a table with a fixed deal that explains itself in 60 seconds."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.desk.answer import Answer, Changed
from bot.desk.ask import Ask, Verb
from bot.screens.language import line
from bot.tables.errors import Gone, Stale
from bot.tables.lobby import Who, room_of, seated
from bot.tables.service import Opening, TableService
from bot.tutorials import lessons
from bot.tutorials.guide import is_taught, learner_of
from storage import LoadedTable, Pace, Room, Table


async def taught(  # noqa: PLR0913 (a game, who learns it, and where, by keyword)
    tables: TableService, game: str, who: Who, *, room: Room, locale: str, press: str
) -> LoadedTable:
    """Start the tutorial of a game for somebody."""
    if game not in lessons():
        raise Gone("table-gone")
    lesson = lessons()[game]
    opening = Opening(game=game, room=room, locale=locale, options=lesson.options, pace=Pace.NONE)
    return await tables.teach(opening, who, seed=lesson.seed, computers=lesson.computers, press=press)


async def show_me(ask: Ask) -> Answer:
    """Start the tutorial of a table's game for whoever asks, in their language; privately, if they can be reached."""
    table, direct, locale = ask.held.table, ask.direct, ask.locale or ask.held.table.locale
    room = direct or room_of(table, ask.who)
    held = await taught(ask.tables, table.game, ask.who, room=room, locale=locale, press=ask.press)
    elsewhere = direct is not None and direct != ask.who.room
    key = "lesson-begins-privately" if elsewhere else "lesson-begins"
    return Changed(lines=(line(key, game=table.game),), held=held)


async def go_on(ask: Ask) -> Answer:
    """Note that a step was read. A press on an earlier step does nothing."""

    def change(table: Table, _now: int) -> Table:
        _check_learner(table, ask)
        if ask.argument != str(table.lesson):
            raise Stale("table-stale")
        return replace(table, lesson=(table.lesson or 0) + 1)

    return await _changed(ask, change)


async def skip(ask: Ask) -> Answer:
    """Leave the tutorial; the game continues."""

    def change(table: Table, _now: int) -> Table:
        _check_learner(table, ask)
        return replace(table, lesson=None)

    return await _changed(ask, change)


async def _changed(ask: Ask, change: Callable[[Table, int], Table]) -> Changed:
    """Change a table; whoever is not taught any more is told that the game is theirs now."""
    held = await ask.tables.change(ask.held, change, ask.press)
    ends = is_taught(ask.held.table) and not is_taught(held.table)
    return Changed(held=held, lines=(line("lesson-ends"),) if ends else ())


def _check_learner(table: Table, ask: Ask) -> None:
    if learner_of(table) != seated(table, ask.who.person):
        raise Stale("table-stale")


VERBS: dict[str, Verb] = {"show-me": show_me, "next": go_on, "skip": skip}
