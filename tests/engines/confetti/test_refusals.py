"""Every refusal of the engine can be reached, has the right type, and changes nothing.

`Table.refuses` checks that it changes nothing; most refusals are tested with their rule as well.
"""

import ast
from pathlib import Path

import pytest

import engines.confetti
from engines import errors
from engines.errors import GameOver, IllegalMove, MalformedMove, NotYourTurn, TooLate
from tests.engines.confetti.driver import TWO_FULL_SETS, Table, by_turns, live, seven_with_six_points

FOUR = "ROY OYR YRO GCB"
SOURCES = sorted(Path(engines.confetti.__file__).parent.glob("*.py"))


def taken():
    return live(3, FOUR).take(0, "ROY", at=100)


def contested():
    return taken().take(1, "ROY", at=200)


def chooser():
    return live(2, FOUR).take(0, FOUR).run_out()


def held():
    table = taken()
    table.wait(1_601)
    return table


def second_round():
    table = chooser()
    table.wait(90_000)
    return table


def one_is_ready():
    table = Table(2)
    table.do(0, "ready")
    return table


def full():
    return live(2, TWO_FULL_SETS + " RYC").take(0, TWO_FULL_SETS)


def over():
    table = live(7)
    table.play_through()
    return table


def nothing_to_grab():
    table = seven_with_six_points()
    for number, card in enumerate(table.view().slots):
        table.take(1 + number % 6, card)
    table.wait(table.now + 1_501)
    return table


def out_of_changes():
    table = by_turns(1, FOUR)
    table.do(0, "take ROY", "swap ROY OYR", "swap OYR YRO", "swap YRO GCB")
    return table


def one_is_done():
    table = by_turns(2)
    table.do(0, "done")
    return table


# key, type, position, seat, move
REFUSALS = [
    ("game-over", GameOver, over, 0, "ready"),
    ("not-your-turn", NotYourTurn, by_turns, 1, "done"),
    ("confetti-done-already", NotYourTurn, one_is_done, 0, "done"),
    ("confetti-full", IllegalMove, full, 0, "RYC"),
    ("confetti-held", IllegalMove, held, 1, "ROY"),
    ("confetti-keep-first", IllegalMove, chooser, 0, "ready"),
    ("confetti-keep-late", TooLate, second_round, 0, "keep ROY OYR"),
    ("confetti-keep-not-held", IllegalMove, chooser, 0, "keep ROY BGC"),
    ("confetti-keep-number", IllegalMove, chooser, 0, "keep ROY"),
    ("confetti-no-changes-left", IllegalMove, out_of_changes, 0, "drop GCB"),
    ("confetti-not-on-table", IllegalMove, nothing_to_grab, 1, "ROY"),
    ("confetti-not-yours", IllegalMove, taken, 1, "drop ROY"),
    ("confetti-nothing-to-do", NotYourTurn, nothing_to_grab, 0, "ROY"),
    ("confetti-nothing-to-keep", IllegalMove, chooser, 1, "keep ROY"),
    ("confetti-only-by-turns", IllegalMove, taken, 0, "swap ROY OYR"),
    ("confetti-only-live", IllegalMove, by_turns, 0, "ready"),
    ("confetti-sand-runs", TooLate, taken, 0, "ready"),
    ("confetti-sand-waits", IllegalMove, Table, 0, "ROY"),
    ("confetti-third-hand", IllegalMove, contested, 2, "ROY"),
    ("confetti-too-late", TooLate, chooser, 0, "drop ROY"),
    ("confetti-waiting-for", NotYourTurn, one_is_ready, 0, "ready"),
    ("confetti-yours-already", IllegalMove, taken, 0, "ROY"),
]


@pytest.mark.parametrize(("key", "kind", "position", "seat", "text"), REFUSALS, ids=[key for key, *_ in REFUSALS])
def test_a_refusal_has_its_kind_and_changes_nothing(key, kind, position, seat, text):
    position().refuses(seat, text, (kind, key))


@pytest.mark.parametrize(
    ("text", "key"),
    [("keep ROY OYR", "confetti-nothing-to-keep"), ("done", "confetti-only-by-turns"), ("ROY", "confetti-sand-waits")],
)
def test_before_the_first_sand_only_ready_makes_sense(text, key):
    Table(2).refuses(0, text, (IllegalMove, key))


def test_a_keep_in_the_first_round_is_not_late_there_was_nothing_to_keep():
    taken().refuses(0, "keep ROY", (IllegalMove, "confetti-nothing-to-keep"))


def test_when_the_game_ended_unnoticed_a_press_is_late_and_afterwards_the_game_is_over():
    table = live(7).run_out().start(60_000)
    table.refuses(0, "ready", (TooLate, "confetti-too-late"), at=120_000)
    table.wait(120_000)
    table.refuses(0, "ready", (GameOver, "game-over"))


def raised():
    """The keys and types of all refusals in the engine's source."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and hasattr(errors, node.func.id):
                yield node.args[0].value, getattr(errors, node.func.id)


def test_no_refusal_is_left_out_here():
    assert set(raised()) == {(key, kind) for key, kind, *_ in REFUSALS} | {("confetti-malformed", MalformedMove)}
