"""Looking back at a game of Цветные дорожки: what the chances were, and the best card that was missed."""

import pytest

from engines.dorozhki import GAME
from engines.dorozhki.state import Lay
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.dorozhki.tables import card, laid, play, position, row

RNG = Rng.of("review")
NOWHERE = [card(number, "BBBBBB") for number in range(90, 96)]
TABLE = [*row("RYRYRYR"), laid(80, "GGGYRG", "w12,1")]
"""A path with six changes, and a place at its end."""
EARNS, AFTERWARDS = card(2, "RYGVVR"), card(3, "GGGGGG")


def chances(state):
    return GAME.review.chances(state, RNG)


def test_who_can_lay_the_last_card_wins():
    first, second = chances(position(TABLE, [EARNS], NOWHERE[:2], bank=NOWHERE[2:]))
    assert (first, second) == pytest.approx((1, 0))


def test_at_the_deal_nobody_is_ahead():
    dealt = begin(GAME, seed="review", options={}, seats=2).state
    assert chances(dealt) == pytest.approx((0.5, 0.5), abs=0.15)


def test_whose_turn_it_is_can_be_anybody_and_chances_add_up():
    state = position(TABLE, NOWHERE[:2], [EARNS, *NOWHERE[2:3]], NOWHERE[3:5], bank=NOWHERE[5:], turn=1)
    assert sum(chances(state)) == pytest.approx(1)


def before_the_end():
    """Anna has two cards, Boris one that fits: she needs both moves now. At the end of the path she gets another."""
    return position(TABLE, [EARNS, AFTERWARDS], [card(5, "RYGVVR")], bank=NOWHERE[2:])


def test_a_card_that_would_have_earned_another_turn_was_missed():
    before = before_the_end()
    missed = GAME.review.found([before, play(before, "2w0,1")], RNG).missed
    assert (missed.seat, missed.card, missed.changes, missed.ring, missed.last) == (0, EARNS, 7, False, False)
    assert GAME.format_move(Lay(missed.card.number, missed.spot)) == "2w12,0"
    assert missed.chance == (0, 100)
    assert (missed.cards, missed.laid) == (len(TABLE), before.laid)


def test_who_lays_the_best_card_has_missed_nothing():
    before = before_the_end()
    assert GAME.review.found([before, play(before, "2w12,0")], RNG).missed is None
