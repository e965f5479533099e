"""Moves as people type them."""

import pytest

from engines.colours import Colour
from engines.cvetariki import GAME
from engines.cvetariki.board import Cell
from engines.cvetariki.state import Pop
from engines.errors import MalformedMove


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("C4", Pop(Cell(2, 3))),
        ("c4", Pop(Cell(2, 3))),
        (" J10 ", Pop(Cell(9, 9))),
        ("C4R", Pop(Cell(2, 3), Colour.RED)),
        ("C4 red", Pop(Cell(2, 3), Colour.RED)),
        ("C4 красный", Pop(Cell(2, 3), Colour.RED)),
        ("C4 КРАСНЫЙ", Pop(Cell(2, 3), Colour.RED)),
        ("C4 kırmızı", Pop(Cell(2, 3), Colour.RED)),
        ("C4 YEŞİL", Pop(Cell(2, 3), Colour.GREEN)),
        ("C4 ★", Pop(Cell(2, 3), Colour.YELLOW)),
        ("С4", Pop(Cell(2, 3))),  # a Cyrillic letter that looks the same
        ("н7 синий", Pop(Cell(7, 6), Colour.BLUE)),
    ],
)
def test_a_move_is_read_as_people_type_it(text, move):
    assert GAME.parse_move(text) == move


@pytest.mark.parametrize(
    "text", ["K1", "A0", "A11", "A01", "4C", "C4 pink", "C4 orange", "C4 *", "C4 R R", "C 4", "C4\nR R"]
)
def test_what_is_no_move_is_malformed(text):
    with pytest.raises(MalformedMove) as refused:
        GAME.parse_move(text)
    assert refused.value.key == "cvetariki-malformed"


def test_a_move_is_written_short():
    assert GAME.format_move(Pop(Cell(2, 3))) == "C4"
    assert GAME.format_move(Pop(Cell(9, 9), Colour.VIOLET)) == "J10V"
