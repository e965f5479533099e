"""A screen's buttons as rows that Discord can show: five in a row, and lists where there are too many."""

from collections.abc import Callable, Iterator, Sequence

from bot.chat.page import Entry, Pick
from bot.platforms.discord.messages.message import A_ROW, ControlRow
from bot.screens.language import Button, Label, Row, Screen, press_id

MOST_COMPONENTS = 40
HEAD = 2
"""The text and the picture."""
MOST_NUMBERS = 25
"""Up to this many numbered choices are buttons."""
FIRST_NUMBERS = 20
"""If there are more, this many stay buttons and the rest are in lists."""
A_LIST = 25

Say = Callable[[Label], str]


def control_rows(screen: Screen, say: Say) -> tuple[ControlRow, ...]:
    service = _button_rows(screen.service)
    budget = MOST_COMPONENTS - HEAD - _cost(service)
    return (*_choices(screen, budget, say), *(_presses(screen, row, say) for row in service))


def _choices(screen: Screen, budget: int, say: Say) -> Iterator[ControlRow]:
    numbers = [row for row in screen.choices if _is_numbers(row)]
    others = _button_rows([row for row in screen.choices if not _is_numbers(row)])
    flat = [button for row in numbers for button in row]
    # Narrow rows mirror the board; wide ones can't keep their shape anyway.
    shaped = _button_rows(numbers if all(len(row) <= A_ROW for row in numbers) else [tuple(flat)])
    if len(flat) <= MOST_NUMBERS and _cost(shaped) + _cost(others) <= budget:
        yield from (_presses(screen, row, say) for row in (*shaped, *others))
        return
    first = _button_rows([tuple(flat[:FIRST_NUMBERS])])
    lists = _lists(screen, flat[FIRST_NUMBERS:], say)
    if _cost(first) + 2 * len(lists) + _cost(others) <= budget:
        yield from (_presses(screen, row, say) for row in first)
        yield from lists
        yield from (_presses(screen, row, say) for row in others)
        return
    yield from _lists(screen, [button for row in screen.choices for button in row], say)


def _is_numbers(row: Row) -> bool:
    """Tell whether a row is numbers, letters or cells, as in the picture."""
    return all(isinstance(button.label, str) for button in row)


def _button_rows(rows: Sequence[Row]) -> list[Row]:
    return [row[at : at + A_ROW] for row in rows for at in range(0, len(row), A_ROW)]


def _cost(rows: Sequence[Row]) -> int:
    return sum(1 + len(row) for row in rows)


def _presses(screen: Screen, row: Row, say: Say) -> tuple[Entry, ...]:
    return tuple(
        Entry(id=press_id(screen, button), label=say(button.label), style=button.style, enabled=button.enabled)
        for button in row
    )


def _lists(screen: Screen, buttons: Sequence[Button], say: Say) -> list[Pick]:
    open_ones = [button for button in buttons if button.enabled]
    return [_list(screen, open_ones[at : at + A_LIST], at, say) for at in range(0, len(open_ones), A_LIST)]


def _list(screen: Screen, buttons: Sequence[Button], at: int, say: Say) -> Pick:
    first, last = say(buttons[0].label), say(buttons[-1].label)
    return Pick(
        # `~` is no press of the desk: the chosen entry carries the press.
        id=f"{screen.table}:{screen.stamp}:~{at}",
        title=f"{first} – {last}" if len(buttons) > 1 else first,
        entries=tuple(
            Entry(id=press_id(screen, button), label=say(button.detail or button.label)) for button in buttons
        ),
    )
