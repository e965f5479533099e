"""Computer players of Цветарики: what each level notices, and that none sees more than its seat."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from engines.chance import quick
from engines.contract import Context
from engines.cvetariki import GAME
from engines.cvetariki.board import COLOURS, groups, pack, popped
from engines.cvetariki.deal import dealt_board
from engines.cvetariki.players import LEVELS, choose, levels
from engines.cvetariki.players.beliefs import NOBODY, open_minded, suspicious
from engines.cvetariki.players.knowledge import Knowledge
from engines.cvetariki.players.line import Line
from engines.cvetariki.players.solo import Solitaire, planned
from engines.cvetariki.state import Variant
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.calls import calls_of
from tests.engines.cvetariki.boards import NOBODY_TOOK, position
from tests.engines.cvetariki.hidden import twins
from tests.pythons import python

ROOT = Path(__file__).parents[3]

VARIANTS = [("classic", 2), ("classic", 5), ("two-colours", 2), ("teams", 4), ("solo", 1)]
EVERY_VARIANT = pytest.mark.parametrize(("variant", "seats"), VARIANTS)


def chosen(state, level: str, seed: str = "test"):
    view, legal = GAME.view_for(state, state.turn), list(GAME.legal_moves(state, state.turn))
    return choose(view, legal, level, Rng.of(seed))


def text(state, level: str) -> str:
    return GAME.format_move(chosen(state, level))


def opening(variant: str, seats: int, moves: int = 9):
    state = begin(GAME, seed="players", options={"variant": variant}, seats=seats).state
    for _ in range(moves):
        state = GAME.apply(state, state.turn, chosen(state, "easy"), Context(rng=Rng.of("x"))).state
    return state


# No cheating


class Poison:
    """Any use of it fails."""

    def fail(self, *_):
        raise AssertionError("a player looked at what is hidden")

    __getattr__ = __bool__ = __iter__ = __len__ = __getitem__ = __contains__ = __eq__ = __hash__ = __str__ = fail


@EVERY_VARIANT
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_never_touches_the_secrets_of_others(variant, seats, level):
    state = opening(variant, seats)
    view, legal = GAME.view_for(state, state.turn), list(GAME.legal_moves(state, state.turn))
    poisoned = replace(view, secrets=tuple(Poison() if secret is None else secret for secret in view.secrets))
    assert choose(poisoned, legal, level, Rng.of("test")) == choose(view, legal, level, Rng.of("test"))
    assert GAME.explain(poisoned, legal[0]) == GAME.explain(view, legal[0])


@pytest.mark.parametrize("level", LEVELS)
def test_other_secrets_behind_the_same_view_change_no_move(level):
    state = opening("classic", 3)
    others = list(twins(state, state.turn, Rng.of("twins")))
    assert len(others) == 3
    assert {chosen(twin, level) for twin in others} == {chosen(state, level)}


def test_the_public_does_not_play():
    state = opening("classic", 2)
    with pytest.raises(ValueError, match="public"):
        choose(GAME.view_for(state, None), list(GAME.legal_moves(state, state.turn)), "hard", Rng.of("test"))


def test_an_unknown_level_is_refused():
    state = opening("classic", 2)
    with pytest.raises(ValueError, match="wizard"):
        chosen(state, "wizard")


# The same seed gives the same game


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "seats"), [("classic", 3), ("solo", 1)])
def test_a_seed_gives_the_same_move_again(variant, seats, level):
    state = opening(variant, seats)
    assert chosen(state, level) == chosen(state, level)


@pytest.mark.parametrize(("level", "effort"), [("medium", levels.MEDIUM), ("hard", levels.HARD)])
def test_thinking_is_counted_in_pops_and_not_in_seconds(level, effort):
    state = opening("classic", 2)
    pops = calls_of(Line.pop, lambda: chosen(state, level))
    assert effort.pops / 2 < pops <= effort.pops + 50


# What each level notices


def test_easy_leaves_as_few_lone_tokens_of_its_own_as_possible():
    # The greens on A2 and B2 go, and the two lone reds come together.
    state = position("R.Y GGY RYB", "R", "B")
    assert text(state, "easy") == "A2"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_who_can_win_at_once_does(level):
    state = position("YYY RRG GGY BBV VBV", "R", "V")
    assert text(state, level) == "A4"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_nobody_clears_the_other_side_when_something_else_can_be_taken(level):
    # The other player's secret can be yellow or green: either may be their last token.
    state = position("YYG RGG RVV", "R", "Y", taken=((0, 0, 0, 19, 0, 0), (0, 17, 0, 0, 0, 0)))
    assert text(state, level) != "A3"


def test_partners_work_for_both_of_their_colours():
    state = position("RRV YYG GVG", "R", "V", "Y", "G", variant=Variant.TEAMS)
    known = Knowledge.of(GAME.view_for(state, 0))
    assert {COLOURS[kind].value for kind in known.mine} == {"R", "Y"}
    assert known.sides == (0, 1, 0, 1)


# Who has which secret


def owners(beliefs, draws: int = 400) -> dict:
    random, found = quick(Rng.of("draws")), {}
    for _ in range(draws):
        guess = beliefs.draw(random)
        found[guess.owner] = found.get(guess.owner, 0) + 1
    return found


@pytest.mark.parametrize(
    ("variant", "seats", "ways"),
    [
        ("classic", 2, 4),
        ("classic", 3, 12),
        ("classic", 4, 24),
        ("classic", 5, 24),
        ("two-colours", 2, 3),
        ("teams", 4, 3),
    ],
)
def test_every_deal_that_fits_the_own_secret_is_reckoned_with(variant, seats, ways):
    known = Knowledge.of(GAME.view_for(opening(variant, seats), 0))
    found = owners(open_minded(known))
    assert len(found) == ways
    for owner in found:
        assert {kind for kind, side in enumerate(owner) if side == known.side} == known.mine
        assert all(owner.count(side) == len(known.mine) for side in known.others)


def test_a_colour_that_is_off_the_board_is_nobodys():
    state = position("RRY YGG BRR", "R", "Y")
    found = owners(open_minded(Knowledge.of(GAME.view_for(state, 0))))
    assert {owner[COLOURS.index("V")] for owner in found} == {NOBODY}


def believed(state, colour: str) -> int:
    """Return in how many of the first seat's 400 guesses the second seat has a colour as its secret."""
    beliefs = suspicious(Knowledge.of(GAME.view_for(state, 0)), quick(Rng.of("test")))
    return sum(count for owner, count in owners(beliefs).items() if owner[COLOURS.index(colour)] == 1)


def test_who_takes_one_colour_again_and_again_is_suspected_of_it():
    fresh = begin(GAME, seed="suspicion", options={}, seats=2).state
    for kind, colour in enumerate(COLOURS):
        if colour not in fresh.secrets[0]:
            taken = tuple(10 if taken == kind else 0 for taken in range(6))
            assert believed(fresh, colour) < 150, "one of four, more or less"
            assert believed(replace(fresh, taken=(NOBODY_TOOK, taken)), colour) > 250


def test_a_colour_that_does_well_is_suspected_though_nobody_took_it():
    # The blues are in one group, the others are scattered.
    state = position("BBBBYGR BBBBGYR YGVYGVY VYGVYGV GVYGVYG", "R", "B")
    assert believed(state, "B") < 150, "the deal made it so"
    assert believed(replace(state, moves=12), "B") > 300


# Solo


@pytest.mark.parametrize("number", range(4))
def test_hard_clears_one_colour_alone(number):
    state = begin(GAME, seed=f"solo {number}", options={"variant": "solo"}, seats=1).state
    while GAME.outcome(state) is None:
        state = GAME.apply(state, 0, chosen(state, "hard"), Context(rng=Rng.of("x"))).state
    assert GAME.outcome(state).winners == (0,)


def test_a_plan_that_was_found_is_found_again_after_each_of_its_moves():
    """The search has no memory between moves; its ways through the board are fixed instead."""
    thoughts = Solitaire(range(3))
    boards = (dealt_board(Rng.of("plan", number)) for number in range(20))
    board = next(board for board in boards if thoughts.nested(7, board, tuple(groups(board)))[0] == 0)
    while thoughts.left(board):
        choices = tuple(groups(board))
        left, first = thoughts.nested(7, board, choices)
        assert left == 0
        board = popped(board, choices[first].cells)


def test_a_hopeless_board_is_played_as_well_as_it_can_be():
    board = pack(("RRY", "GVG", "VGV", "", "", "", "", "", "", ""))
    choices = tuple(groups(board))
    assert planned(board, range(5), choices, pops=100) == 0
    assert Solitaire(range(5)).nested(0, board, choices) == (7, 0)


# On every Python


def test_every_supported_python_thinks_alike():
    found = [interpreter for version in ("3.11", "3.12", "3.13") if (interpreter := python(version))]
    if len(found) < 2:
        pytest.skip("only one Python is on this machine")
    asked = [[interpreter, "-m", "tests.engines.cvetariki.thoughts"] for interpreter in found]
    told = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout for command in asked]
    assert len(told[0].splitlines()) == 9
    assert set(told) == {told[0]}
