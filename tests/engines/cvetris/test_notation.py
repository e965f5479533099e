"""Moves as people type them."""

import pytest

from engines.colours import Colour
from engines.cvetris import GAME
from engines.cvetris.box import Part, Shape
from engines.cvetris.sheet import Cell
from engines.cvetris.state import Cut, Done, Draw, Leave, Patch, TakeColour, TakeShape
from engines.errors import MalformedMove


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("shape T", TakeShape(Shape.T)),
        ("take shape o", TakeShape(Shape.O)),
        ("colour O", TakeColour(Colour.ORANGE)),
        ("color v", TakeColour(Colour.VIOLET)),
        ("take T", TakeShape(Shape.T)),
        ("t", TakeShape(Shape.T)),
        ("Т", TakeShape(Shape.T)),  # a Cyrillic letter that looks the same
        ("take orange", TakeColour(Colour.ORANGE)),
        ("r", TakeColour(Colour.RED)),
        ("беру оранжевый", TakeColour(Colour.ORANGE)),
        ("цвет фиолетовый", TakeColour(Colour.VIOLET)),
        ("форма V", TakeShape(Shape.V)),
        ("şekil İ", TakeShape(Shape.I)),
        ("turuncu", TakeColour(Colour.ORANGE)),
        ("●", TakeColour(Colour.ORANGE)),
        ("6E", Draw(6, 4)),
        ("draw 6e", Draw(6, 4)),
        (" 6  E ", Draw(6, 4)),
        ("6Е", Draw(6, 4)),  # Cyrillic again
        ("рисую 1а", Draw(1, 0)),
        ("6E colour=R", Draw(6, 4, Colour.RED)),
        ("6E colour red shape o", Draw(6, 4, Colour.RED, Shape.O)),
        ("6E shape=O colour=O", Draw(6, 4, Colour.ORANGE, Shape.O)),
        ("6E cut=V", Draw(6, 4, cut=Cut(Part.CORNER))),
        ("6E cut-twice=1", Draw(6, 4, cut=Cut(Part.ONE, 2))),
        ("6E цвет=синий ножницы=2", Draw(6, 4, Colour.BLUE, cut=Cut(Part.TWO))),
        ("patch C5 R", Patch(Cell(2, 4), Colour.RED)),
        ("patch c5 orange", Patch(Cell(2, 4), Colour.ORANGE)),
        ("patch C5 O", Patch(Cell(2, 4), Colour.ORANGE)),
        ("заплата С5 синий", Patch(Cell(2, 4), Colour.BLUE)),
        ("yama H9 mor", Patch(Cell(7, 8), Colour.VIOLET)),
        ("leave", Leave()),
        ("ухожу", Leave()),
        ("DONE", Done()),
        ("готово", Done()),
        ("bitti", Done()),
    ],
)
def test_a_move_is_read_as_people_type_it(text, move):
    assert GAME.parse_move(text) == move


@pytest.mark.parametrize("letter", ["O", "V", "take o", "взять О"])
def test_a_letter_that_is_a_shape_and_a_colour_is_asked_back(letter):
    with pytest.raises(MalformedMove) as refused:
        GAME.parse_move(letter)
    assert refused.value.key == "cvetris-shape-or-colour"
    assert refused.value.params == {"letter": letter[-1].upper().replace("О", "O")}


@pytest.mark.parametrize(
    "text",
    [
        "take",
        "take X",
        "shape R",
        "shape",
        "colour T",
        "colour pink",
        "colour C",
        "9A",
        "0A",
        "6I",
        "6",
        "E",
        "6E colour",
        "6E colour=T",
        "6E colour=R colour=B",
        "6E cut=4",
        "6E cut=O",
        "6E cut=1 cut-twice=1",
        "6E patch=R",
        "patch C5",
        "patch C0 R",
        "patch C10 R",
        "patch I5 R",
        "patch C5 R R",
        "leave now",
        "done done",
        "6E colour=R shape=T cut-twice=1 cut=1 colour",
    ],
)
def test_what_is_no_move_is_malformed(text):
    with pytest.raises(MalformedMove) as refused:
        GAME.parse_move(text)
    assert refused.value.key == "cvetris-malformed"


def test_a_move_is_written_short():
    longest = Draw(6, 4, Colour.ORANGE, Shape.O, Cut(Part.CORNER, 2))
    assert GAME.format_move(longest) == "6E colour=O shape=O cut-twice=V"
    assert GAME.format_move(Draw(6, 4)) == "6E"
    assert GAME.format_move(TakeShape(Shape.O)) == "shape O"
    assert GAME.format_move(TakeColour(Colour.ORANGE)) == "colour O"
    assert GAME.format_move(Patch(Cell(2, 4), Colour.RED)) == "patch C5 R"


def test_a_shape_and_a_colour_of_the_same_letter_are_two_moves():
    assert TakeShape(Shape.O) != TakeColour(Colour.ORANGE)
