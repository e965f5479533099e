"""Every refusal: the right type, the right key, and nothing changes."""

import ast
from pathlib import Path

import msgspec
import pytest

import engines.cvetris
from engines.colours import Colour
from engines.cvetris import GAME
from engines.cvetris.box import Shape
from engines.cvetris.sheet import Cell
from engines.cvetris.state import Draw, Patch, Stage, TakeColour, TakeShape
from engines.errors import GameOver, IllegalMove, MalformedMove, NotYourTurn, RuleError
from tests.engines.cvetris.sheets import DONE, OUT, QUIET, draft, hand, play, position, shaft, sheet, turn

SECOND_TAKE = play(draft("TSL", "RGB"), "0: colour R", "1: colour G", "2: shape T")
SECOND_SHAPE = play(draft("TSL", "RGB"), "0: shape T", "1: shape S", "2: colour R")
PLAIN = turn(sheet(), "OR")
TALL = turn(sheet("G....... " * 6), "IR")
NO_ROOM = sheet(shaft(2))
LOTS = "oooooooo"

REFUSED = [
    # In the draft.
    (draft("TS", "RG"), 0, "6E", IllegalMove, "cvetris-take-first", {}),
    (draft("TS", "RG"), 0, "leave", IllegalMove, "cvetris-take-first", {}),
    (draft("TS", "RG"), 0, "shape I", IllegalMove, "cvetris-no-such-shape-die", {"shape": "I"}),
    (draft("TS", "RG"), 0, "colour B", IllegalMove, "cvetris-no-such-colour-die", {"colour": "B"}),
    (draft("TS", "RG"), 0, TakeColour(Colour.CYAN), IllegalMove, "cvetris-no-such-colour", {"colour": "C"}),
    (SECOND_TAKE, 1, "colour B", IllegalMove, "cvetris-second-colour", {"colour": "G"}),
    (SECOND_SHAPE, 1, "shape L", IllegalMove, "cvetris-second-shape", {"shape": "S"}),
    (draft("TSL", "RGB"), 2, "shape T", NotYourTurn, "not-your-turn", {"seat": 0, "before": 2}),
    (SECOND_TAKE, 0, "shape T", NotYourTurn, "not-your-turn", {"seat": 1, "before": 1}),
    # Out of turn.
    (position((sheet(), DONE), (sheet(), hand("OR"))), 0, "1A", NotYourTurn, "cvetris-round-done", {"seats": "1"}),
    (position((sheet(), OUT), (sheet(), hand("OR"))), 0, "1A", NotYourTurn, "cvetris-sheet-complete", {}),
    (position((sheet(), OUT), (sheet(), OUT)), 0, "1A", GameOver, "game-over", {}),
    # The drawing.
    (PLAIN, 0, "shape O", IllegalMove, "cvetris-both-dice", {"shape": "O", "colour": "R"}),
    (PLAIN, 0, "2A", IllegalMove, "cvetris-no-such-rotation", {"rotation": 2, "most": 1}),
    (PLAIN, 0, Draw(0, 0), IllegalMove, "cvetris-no-such-rotation", {"rotation": 0, "most": 1}),
    (PLAIN, 0, "1H", IllegalMove, "cvetris-sticks-out", {"rotation": 1, "column": "H"}),
    (PLAIN, 0, Draw(1, -1), IllegalMove, "cvetris-sticks-out", {"rotation": 1, "column": ""}),
    (TALL, 0, "2A", IllegalMove, "cvetris-too-high", {"rotation": 2, "column": "A"}),
    (PLAIN, 0, "1A colour=B", IllegalMove, "cvetris-bonus-not-active", {"bonus": "colour"}),
    (PLAIN, 0, "1A shape=I", IllegalMove, "cvetris-bonus-not-active", {"bonus": "shape"}),
    (PLAIN, 0, "1A cut=2", IllegalMove, "cvetris-bonus-not-active", {"bonus": "scissors"}),
    (turn(sheet(bonuses=LOTS), "OR"), 0, "1A colour=R", IllegalMove, "cvetris-same-colour", {"colour": "R"}),
    (turn(sheet(bonuses=LOTS), "OR"), 0, "1A shape=O", IllegalMove, "cvetris-same-shape", {"shape": "O"}),
    (
        turn(sheet(bonuses=LOTS), "OR"),
        0,
        Draw(1, 0, Colour.CYAN),
        IllegalMove,
        "cvetris-no-such-colour",
        {"colour": "C"},
    ),
    (
        turn(sheet(bonuses=LOTS), "OR"),
        0,
        "1A cut=V",
        IllegalMove,
        "cvetris-no-such-part",
        {"shape": "O", "part": "corner"},
    ),
    (turn(NO_ROOM, "OR"), 0, "1A", IllegalMove, "cvetris-fits-nowhere", {"help": "none"}),
    (
        turn(sheet(shaft(4), bonuses="--o-----"), "OR"),
        0,
        "1A",
        IllegalMove,
        "cvetris-fits-nowhere",
        {"help": "shape"},
    ),
    (
        turn(sheet(shaft(2), bonuses="-o------"), "OR"),
        0,
        "1A",
        IllegalMove,
        "cvetris-fits-nowhere",
        {"help": "scissors"},
    ),
    (
        turn(sheet(shaft(4), bonuses="-oo-----"), "OR"),
        0,
        "1A",
        IllegalMove,
        "cvetris-fits-nowhere",
        {"help": "either"},
    ),
    (turn(sheet(shaft(1), bonuses="-oo-----"), "OR"), 0, "1A", IllegalMove, "cvetris-fits-nowhere", {"help": "both"}),
    (
        turn(sheet(shaft(1), bonuses="-oo-----"), "OR"),
        0,
        "1A shape=I",
        IllegalMove,
        "cvetris-changed-fits-nowhere",
        {},
    ),
    # Patches, leaving, done.
    (PLAIN, 0, "patch A1 R", IllegalMove, "cvetris-bonus-not-active", {"bonus": "patch"}),
    (PLAIN, 0, "leave", IllegalMove, "cvetris-must-draw", {"shape": "O"}),
    (PLAIN, 0, "done", IllegalMove, "cvetris-draw-first", {}),
    (
        turn(sheet("G.......", bonuses=LOTS), "OR"),
        0,
        "patch A1 R",
        IllegalMove,
        "cvetris-cell-taken",
        {"cell": "A1"},
    ),
    (
        turn(sheet(bonuses=LOTS), "OR"),
        0,
        Patch(Cell(8, 0), Colour.RED),
        IllegalMove,
        "cvetris-no-such-cell",
        {"cell": "I1"},
    ),
    (
        turn(sheet(bonuses=LOTS), "OR"),
        0,
        Patch(Cell(0, 0), Colour.CYAN),
        IllegalMove,
        "cvetris-no-such-colour",
        {"colour": "C"},
    ),
    (
        turn(sheet(shaft(4), bonuses=LOTS), "IR"),
        0,
        "patch A9 R",
        IllegalMove,
        "cvetris-last-place",
        {"cell": "A9", "shape": "I"},
    ),
    (turn(sheet(bonuses=LOTS), "OR", Stage.DRAWN), 0, "1A", IllegalMove, "cvetris-already-drawn", {}),
    (turn(sheet(bonuses=LOTS), "OR", Stage.LEAVING), 0, "1A", IllegalMove, "cvetris-already-leaving", {}),
]
# Refused before there is a position: see test_notation.py.
BY_THEIR_TEXT = {"cvetris-malformed", "cvetris-shape-or-colour"}


@pytest.mark.parametrize("case", REFUSED, ids=[f"{case[4]}-{case[2]}" for case in REFUSED])
def test_a_refusal_says_why_and_changes_nothing(case):
    state, seat, move, kind, key, params = case
    before = msgspec.msgpack.encode(state)
    move = GAME.parse_move(move) if isinstance(move, str) else move
    with pytest.raises(RuleError) as refused:
        GAME.apply(state, seat, move, QUIET)
    assert (type(refused.value), refused.value.key, dict(refused.value.params)) == (kind, key, params)
    assert msgspec.msgpack.encode(state) == before
    assert move not in list(GAME.legal_moves(state, seat))


def raised_in_the_engine() -> set[str]:
    kinds = {kind.__name__ for kind in (IllegalMove, MalformedMove, NotYourTurn, GameOver)}
    calls = (
        node
        for path in Path(engines.cvetris.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds
    )
    return {call.args[0].value for call in calls}


def test_every_refusal_of_the_engine_is_here():
    assert raised_in_the_engine() == {case[4] for case in REFUSED} | BY_THEIR_TEXT


def test_a_take_of_nothing_on_the_table_leaves_the_dice_there():
    state = draft("TS", "RG")
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, TakeShape(Shape.I), QUIET)
    assert (state.shapes, state.colours) == (("T", "S"), ("R", "G"))
