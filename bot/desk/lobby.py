"""What the buttons of a lobby do."""

from dataclasses import replace

from bot.desk.answer import Answer, Changed, Panel, Settled
from bot.desk.ask import Ask, Verb
from bot.screens.language import line
from bot.screens.lobby import levels_screen, options_screen
from bot.tables import lobby
from bot.tables.errors import TableError, WrongPhase
from bot.tables.lobby import game_of
from bot.tables.saving import Change
from engines.contract import OptionValue
from storage import Pace, Phase, Table


async def join(ask: Ask) -> Answer:
    return await _changed(ask, lambda table, now: lobby.joined(table, ask.who, now, ask.press))


async def leave(ask: Ask) -> Answer:
    return await _changed(ask, lambda table, now: lobby.left(table, ask.who, now))


async def computer(ask: Ask) -> Answer:
    """Add a computer player: the argument is its level. Without one, ask for it."""
    held, level = ask.held, ask.argument
    if not level:
        lobby.check_room(held.table, ask.who)
        return Panel(screen=levels_screen(held.table, held.version), held=held)
    held = await ask.tables.change(held, lambda table, now: lobby.with_computer(table, ask.who, level, now), ask.press)
    return Settled(lines=(line("computer-joins", level=line(f"level-{level}")),), held=held)


async def no_computer(ask: Ask) -> Answer:
    return await _changed(ask, lambda table, now: lobby.without_computer(table, ask.who, now))


async def options(ask: Ask) -> Answer:
    held = ask.held
    if held.table.phase is not Phase.LOBBY:
        raise WrongPhase("table-has-begun")
    lobby.seated(held.table, ask.who.person)
    return Panel(screen=options_screen(held.table, held.version), held=held)


async def option(ask: Ask) -> Answer:
    """Set an option: the argument is `name=value`."""
    name, _, text = ask.argument.partition("=")

    def change(table: Table, now: int) -> Table:
        if name == "clock":
            return lobby.with_pace(table, ask.who, _pace(text), now)
        return lobby.with_options(table, ask.who, {name: _value(table, name, text)}, now)

    held = await ask.tables.change(ask.held, change, ask.press)
    return Panel(screen=options_screen(held.table, held.version), held=held)


async def start(ask: Ask) -> Answer:
    return Changed(held=await ask.tables.start(ask.held, ask.who, ask.press))


async def ready(ask: Ask) -> Answer:
    """Agree to a rematch; it starts when everybody has."""
    answer = await _changed(ask, lambda table, _now: lobby.ready(table, ask.who, ask.press))
    table = answer.held.table
    if table.host and lobby.everybody_ready(table) and lobby.can_start(table):
        return Changed(held=await ask.tables.start(answer.held, replace(ask.who, person=table.host)))
    return answer


async def _changed(ask: Ask, change: Change) -> Changed:
    return Changed(held=await ask.tables.change(ask.held, change, ask.press))


def _pace(text: str) -> Pace:
    try:
        return Pace(text)
    except ValueError:
        raise TableError("table-no-such-clock") from None


def _value(table: Table, name: str, text: str) -> OptionValue:
    """Parse an option's value from a button; the game itself refuses unknown values."""
    choices = game_of(table).info.option(name).choices
    return next((value for value in choices if str(value).lower() == text), text)


VERBS: dict[str, Verb] = {
    "join": join,
    "leave": leave,
    "computer": computer,
    "no-computer": no_computer,
    "options": options,
    "option": option,
    "start": start,
    "ready": ready,
}
