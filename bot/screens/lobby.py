"""The screens of a lobby: who sits there, which computers, how it is played."""

from collections.abc import Sequence

from bot.screens.fair import code_line
from bot.screens.language import Button, Drawing, Line, Row, Screen, Style, line, rows
from bot.screens.lobby_view import lobby_view
from bot.tables.lobby import can_start, everybody_ready, game_of, seat_range
from bot.tutorials import lessons
from storage import Phase, Table

COUNTED = frozenset({"secrets"})
"""Options whose name already says what is counted."""
_SHOW_ME = Button(press="!show-me", label=line("button-show-me"))
_FAIR = Button(press="!verify", label=line("button-fair-deal"))


def lobby_screen(table: Table, version: int) -> Screen:
    if table.phase is Phase.FINISHED and table.result is not None:
        return Screen(lines=(Line(table.result.key),), table=table.id)
    most = seat_range(table).most
    host = next((number for number, seat in enumerate(table.seats) if seat.person == table.host), 0)
    opened = line("lobby-opened", seat=host, game=table.game, taken=len(table.seats), most=most)
    lines = (opened, *_fit(table), code_line(table))
    service, drawing = _lobby_rows(table, most), Drawing(game=table.game, view=lobby_view(table))
    return Screen(lines=lines, table=table.id, stamp=f"v{version}", drawing=drawing, service=service)


def _fit(table: Table) -> tuple[Line, ...]:
    fits = seat_range(table)
    if table.rematch_of and not everybody_ready(table):
        return (line("lobby-rematch-waits"),)
    if can_start(table):
        return (line("lobby-can-start"),)
    return (line("lobby-needs-more", missing=fits.least - len(table.seats)),) if len(table.seats) < fits.least else ()


def _lobby_rows(table: Table, most: int) -> tuple[Row, ...]:
    free = len(table.seats) < most
    computers = [Button(press="!computer", label=line("button-computer"), enabled=free)]
    if any(seat.person is None for seat in table.seats):
        computers.append(Button(press="!no-computer", label=line("button-no-computer")))
    sit = Button(press="!join", label=line("button-join"), style=Style.GOOD, enabled=free)
    if table.rematch_of:
        sit = Button(press="!ready", label=line("button-count-me-in"), style=Style.GOOD)
    start = Button(press="!start", label=line("button-start"), style=Style.MAIN, enabled=can_start(table))
    return (
        (sit, Button(press="!leave", label=line("button-leave")), *computers),
        (
            Button(press="!options", label=line("button-options")),
            Button(press="!rules", label=line("button-rules")),
            start,
        ),
        ((_SHOW_ME, _FAIR) if table.game in lessons() and not table.rematch_of else (_FAIR,)),
    )


def levels_screen(table: Table, version: int) -> Screen:
    """Return the question how strong a computer shall play."""
    levels = [Button(press=f"!computer:{level}", label=line(f"level-{level}")) for level in game_of(table).levels]
    return Screen(lines=(line("computer-level"),), table=table.id, stamp=f"v{version}", choices=rows(levels, 3))


def begun_screen(table: Table) -> Screen:
    """Return what a lobby's message says once its game has started elsewhere: nobody can join or start any more."""
    seats = "".join(map(str, range(len(table.seats))))
    return Screen(lines=(line("lobby-begun", game=table.game, seats=seats),), table=table.id)


def options_screen(table: Table, version: int) -> Screen:
    """Return the options of a lobby: a button for each value, the chosen one marked."""
    info = game_of(table).info
    chosen = info.complete(table.options)
    found: list[Row] = []
    for option in info.options:
        if option.only_with and chosen.get(option.only_with[0]) != option.only_with[1]:
            continue
        values = option.choices if len(option.choices) <= 8 else _steps(option.choices, option.default)
        found += rows([_value(option.name, value, value == chosen[option.name]) for value in values], 4)
    if not info.is_timed(table.options):
        paces = ("live", "day", "relaxed", "none")
        found.append(tuple(_value("clock", pace, pace == table.clock.pace) for pace in paces))
    return Screen(lines=(line("options-title"),), table=table.id, stamp=f"v{version}", choices=tuple(found))


def _steps(choices: Sequence[object], default: object) -> list[object]:
    """Return a few of many values: the ends, the default, and steps in between."""
    few = [choices[round(part * (len(choices) - 1) / 5)] for part in range(6)]
    return sorted({*few, default}, key=lambda value: str(value).zfill(9))


def option_label(name: str, value: object) -> Line:
    """Return the label of an option's value: its own name, or a number."""
    text = str(value).lower()
    return line(f"option-{name}", value=int(text)) if text.isdigit() else line(f"option-{name}-{text}")


def _value(name: str, value: object, chosen: bool) -> Button:  # noqa: FBT001 (a button is either marked or not)
    return Button(
        press=f"!option:{name}={str(value).lower()}",
        label=option_label(name, value),
        style=Style.MAIN if chosen else Style.PLAIN,
    )
