"""Why a move is good in Цветрис: reasons in one sentence, based on what everybody can see."""

import pytest

from bot.texts import LOCALES, Texts, Words
from engines.contract import Context, Event
from engines.cvetris import GAME
from engines.cvetris.box import Task
from engines.cvetris.state import Done, Leave, Stage
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.cvetris.sheets import draft, sheet, turn

PLAIN = (Task.MANY_COLOUR_LINES, Task.THREES_GREEN_VIOLET_ORANGE, Task.EACH_OTV, Task.DIAGONALS)


def reason(state, move, viewer=0):
    return GAME.explain(GAME.view_for(state, viewer), GAME.parse_move(move))


def test_a_drawing_fills_a_row_with_stars():
    state = turn(sheet("GGGG...."), "IG")
    assert reason(state, "1E") == Event(key="cvetris-hint-row", params={"row": 1, "points": 3})


def test_a_row_whose_stars_are_gone_is_no_reason():
    state = turn(sheet("GGGG...."), "IR", row_ranks=(1, 0, 0, 0), tasks=PLAIN)
    assert reason(state, "1E") == Event(key="cvetris-hint-no-hole")


def test_a_drawing_brings_stars_at_once():
    # An I, and an area of four instead of none.
    assert reason(turn(sheet(), "IG"), "1A") == Event(key="cvetris-hint-stars", params={"points": 3})


def test_a_drawing_fills_a_column_and_opens_its_bonus():
    state = turn(sheet("G.......\n" * 5), "IR", tasks=PLAIN)
    assert reason(state, "2A") == Event(key="cvetris-hint-column", params={"column": "A", "bonus": "colour"})


def test_a_drawing_that_covers_an_empty_cell_has_nothing_to_say_for_itself():
    assert reason(turn(sheet("R.R....."), "IR", tasks=PLAIN), "1A") is None


def test_a_patch_fills_a_row():
    state = turn(sheet("GVBO.RYG", bonuses="---o----"), "OR", Stage.DRAWN)
    assert reason(state, "patch E1 R") == Event(key="cvetris-hint-row", params={"row": 1, "points": 3})


def test_a_die_shows_what_the_sheet_does_not_have_yet():
    state = draft("IO", "RG", sheets=(sheet("RR......", figures="OT"),))
    assert reason(state, "shape I") == Event(key="cvetris-hint-new-shape", params={"shape": "I", "marks": 3})
    assert reason(state, "colour G") == Event(key="cvetris-hint-new-colour", params={"colour": "G", "marks": 2})


def test_a_die_shows_what_a_task_asks_for():
    state = draft("IO", "RG", sheets=(sheet("RG......", figures="IO"),))
    assert reason(state, "shape I") == Event(key="cvetris-hint-shape-counts", params={"shape": "I"})
    assert reason(state, "shape O") is None
    assert reason(state, "colour R") == Event(key="cvetris-hint-colour-counts", params={"colour": "R"})
    assert reason(state, "colour G") is None


@pytest.mark.parametrize("move", [Done(), Leave()])
def test_an_end_needs_no_reason(move):
    assert GAME.explain(GAME.view_for(turn(sheet(), "OR"), 0), move) is None


def test_a_watcher_gets_no_reasons():
    assert reason(turn(sheet("GGGG...."), "IG"), "1E", viewer=None) is None


def test_every_reason_of_a_whole_game_can_be_said():
    texts, said, rng = Texts.load(strict=True), set(), Rng.of("hints")
    everybody = [Words(texts, locale, ("Анна", "Boris", "Deniz")) for locale in LOCALES]
    state = begin(GAME, seed="hints", options={}, seats=3).state
    while GAME.outcome(state) is None:
        seat = min(GAME.to_move(state))
        view, legal = GAME.view_for(state, seat), list(GAME.legal_moves(state, seat))
        for told in filter(None, (GAME.explain(view, move) for move in legal[:: 1 + len(legal) // 20])):
            assert all(words.line(told) for words in everybody)
            said.add(told.key)
        state = GAME.apply(state, seat, GAME.choose(view, legal, "easy", rng), Context(rng=rng)).state
    assert len(said) >= 6
