"""Looking back at a game of Цветарики: what the chances were, and since when a colour could be guessed."""

from dataclasses import replace

import pytest

from engines.cvetariki import GAME
from engines.cvetariki.board import KINDS
from engines.cvetariki.state import Variant
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.cvetariki.boards import QUIET, position

RNG = Rng.of("review")


def chances(state):
    return GAME.review.chances(state, RNG)


def test_who_can_clear_their_colour_at_once_is_almost_sure_to_win():
    first, second = chances(position("RRGGYG YGYGYB GYBYGY", "R", "Y"))
    assert first > 0.9
    assert first + second == pytest.approx(1)


def test_when_it_is_over_the_winner_has_won():
    state = position("RRGY GYGY", "R", "Y")
    assert chances(GAME.apply(state, 0, GAME.parse_move("A2"), QUIET).state) == (1, 0)


def test_partners_have_the_same_chances():
    state = begin(GAME, seed="partners", options={"variant": "teams"}, seats=4).state
    one, two, three, four = chances(state)
    assert (one, two) == (three, four)
    assert one + two == pytest.approx(1)


def test_alone_the_chance_is_to_clear_the_board():
    solvable = position("RR GG", "R", variant=Variant.SOLO)
    hopeless = position("RGR GRG", "R", variant=Variant.SOLO)
    hopeless = replace(hopeless, columns=("RG", "G", "RB", "BB", *[""] * 6))
    assert chances(solvable) == (1,)
    assert chances(hopeless)[0] < 0.6


def test_a_colour_that_somebody_takes_again_and_again_can_be_guessed():
    """Anna takes red, Boris a bit of everything but his own violet: hers can be guessed, his not."""
    dealt = begin(GAME, seed="guess", options={}, seats=2).state
    secrets = replace(dealt, secrets=(("R",), ("V",)))
    reds = (9, 0, 0, 0, 0, 0)
    mixed = (2, 2, 2, 2, 1, 0)
    assert KINDS[0] == "R"
    later = replace(secrets, taken=(reds, mixed), moves=9)
    anna, boris = GAME.review.found([secrets, later], RNG).guessed
    assert (anna.seat, anna.colour, anna.move) == (0, "R", 9)
    assert (boris.seat, boris.colour, boris.move) == (1, "V", None)


def test_alone_nobody_guesses():
    state = begin(GAME, seed="alone", options={"variant": "solo"}, seats=1).state
    assert GAME.review.found([state], RNG).guessed == ()
