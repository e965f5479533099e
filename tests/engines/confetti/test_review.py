"""Looking back at a game of Конфетти: who was ahead, what was possible, and what nobody took."""

import pytest

from engines.confetti import GAME
from engines.randomness import Rng
from tests.engines.confetti.driver import TWO_FULL_SETS, Table, live

RNG = Rng.of("review")
FIRST, SECOND = TWO_FULL_SETS.split()[:3], TWO_FULL_SETS.split()[3:]


def played(table, *takes):
    """Play one round live; return every state."""
    states = [table.state]
    for seat, card in takes:
        table.take(seat, card)
        states.append(table.state)
    table.run_out()
    return [*states, table.state]


def test_nobody_is_ahead_before_a_card_is_taken():
    assert GAME.review.chances(live(2).state, RNG) == pytest.approx((0.5, 0.5))


def test_three_sets_in_hand_promise_more_than_none_and_points_more_than_that():
    table = live(2, TWO_FULL_SETS)
    states = played(table, *((0, card) for card in FIRST))
    before, promise, points = (GAME.review.chances(state, RNG)[0] for state in (states[0], states[-2], states[-1]))
    assert before < promise < points


def test_what_nobody_took_is_three_cards_that_were_three_sets():
    table = live(2, TWO_FULL_SETS)
    (found,) = GAME.review.found(played(table, *((0, card) for card in FIRST)), RNG).rounds
    assert found.gains == (3, 0)
    assert found.brings == 3
    assert len(found.left) == 3
    assert not set(found.left) & set(FIRST)
    assert 3 < found.possible <= 6


def test_alone_nobody_wins_or_loses():
    table = Table(1, pace="async")
    assert GAME.review.chances(table.state, RNG) == ()


def test_a_point_of_the_curve_for_every_card_and_a_moment_for_every_round():
    table = live(2, TWO_FULL_SETS)
    states = played(table, (0, FIRST[0]), (1, SECOND[0]))
    assert [GAME.review.stage(state) for state in states] == [0, 0, 0, 1]
    assert len({GAME.review.beat(state) for state in states}) == 4
