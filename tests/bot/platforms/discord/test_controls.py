"""Screens as Components V2: within Discord's limits, whatever a game asks for."""

import itertools

import pytest

from bot.chat.dialog import Entry, Pick
from bot.platforms.discord.messages.message import MOST_COMPONENTS, Message, control_rows
from bot.screens.language import Button, Screen, line, press_id, rows


def numbers(count: int) -> tuple:
    return rows([Button(press=f"C{n}", label=str(n), detail=f"{n} · red") for n in range(1, count + 1)], 7)


SERVICE = (tuple(Button(press=f"!{verb}", label=line(verb)) for verb in ("view", "hint", "rules", "more")),)


def shown(*choices, service=SERVICE) -> Screen:
    return Screen(lines=(), table="7K3", stamp="12", choices=tuple(choices), service=service)


def said(label) -> str:
    return label if isinstance(label, str) else label.key


def laid_out(screen: Screen) -> list:
    return list(control_rows(screen, said))


def pressable(laid: list) -> list[str]:
    """Return every id that a press can send."""
    return [entry.id for row in laid for entry in (row.entries if isinstance(row, Pick) else row)]


@pytest.mark.parametrize("count", [1, 5, 7, 20, 25])
def test_up_to_25_groups_are_buttons_five_in_a_row(count):
    laid = laid_out(shown(*numbers(count)))
    assert not any(isinstance(row, Pick) for row in laid)
    assert [len(row) for row in laid[:-1]] == [5] * (count // 5) + ([count % 5] if count % 5 else [])


def test_of_more_than_25_the_first_20_are_buttons_and_the_others_a_list():
    laid = laid_out(shown(*numbers(35)))
    assert [len(row) for row in laid[:4]] == [5, 5, 5, 5]
    assert isinstance(laid[4], Pick)
    assert laid[4].title == "21 – 35"
    assert laid[4].entries[0] == Entry(id="7K3:12:C21", label="21 · red")
    assert len(laid[5]) == 4


@pytest.mark.parametrize(("count", "acts"), [*itertools.product((0, 1, 24, 26, 42, 63, 84), (0, 3, 12))])
async def test_whatever_there_is_to_press_fits_and_nothing_is_lost(count, acts):
    buttons = [Button(press=f"!act{n}", label=line(f"act-{n}")) for n in range(acts)]
    screen = shown(*numbers(count), *rows(buttons, 4))
    laid = laid_out(screen)
    wanted = [press_id(screen, b) for row in (*screen.choices, *screen.service) for b in row]
    assert sorted(pressable(laid)) == sorted(wanted)
    view = Message(text="text", rows=tuple(laid)).view()
    ids = [item.custom_id for item in view.walk_children() if getattr(item, "custom_id", None)]
    assert len(ids) == len(set(ids))
    assert view.total_children_count + 1 <= MOST_COMPONENTS  # the picture is one more


def test_narrow_rows_keep_their_shape():
    first = tuple(Button(press=f"a{n}", label=str(n)) for n in range(3))
    second = tuple(Button(press=f"b{n}", label=str(n)) for n in range(2))
    assert [len(row) for row in laid_out(shown(first, second, service=()))] == [3, 2]


def test_what_cannot_be_pressed_is_disabled_on_a_button_and_left_out_of_a_list():
    closed = Button(press="x", label="26", enabled=False)
    laid = laid_out(shown(*numbers(30), (closed,)))
    assert "7K3:12:x" not in pressable(laid)
    assert not laid_out(shown((closed,)))[0][0].enabled
