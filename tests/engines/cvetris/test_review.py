"""Looking back at a game of Цветрис: what the sheets promised, and what each round brought."""

import pytest

from bot.simulation import Match, states
from engines.cvetris import GAME
from engines.cvetris.scoring import worths_at
from engines.randomness import Rng
from render.gallery.playing import played as gallery_game
from tests.engines.cvetris.sheets import DONE, OUT, hand, position, sheet

RNG = Rng.of("review")
FULL_ROW = "RRYYGGBB"


def test_equal_sheets_have_equal_chances():
    state = position((sheet(), DONE), (sheet(), hand("OB")))
    assert GAME.review.chances(state, RNG) == pytest.approx((0.5, 0.5))


def test_stars_are_worth_more_the_less_can_still_be_drawn():
    ahead, behind = sheet(FULL_ROW, row_stars=(3, None, None, None)), sheet(FULL_ROW, row_stars=(0, None, None, None))
    early = GAME.review.chances(position((ahead, DONE), (behind, DONE)), RNG)[0]
    over = GAME.review.chances(position((ahead, OUT), (behind, OUT)), RNG)
    assert 0.5 < early < 0.75
    assert over == (1, 0)


def test_what_the_rounds_brought_adds_up_to_the_points():
    match = Match(game="cvetris", players=("easy", "easy"), games=1, options={}, seed="rounds")
    played = list(states(match, 0))
    gains = GAME.review.found(played, RNG).gains
    assert len(gains) == GAME.review.stage(played[-1])
    totals = [worth.total for worth in worths_at(played[-1])]
    assert [sum(of_seat) for of_seat in zip(*gains, strict=True)] == totals


def test_a_round_that_ends_as_it_begins_has_its_place_too():
    """Nobody could draw in the 20th: it was over with the last move of the 19th, which counts where the game ended."""
    played = [state for state, _ in gallery_game("cvetris", (), 4)]
    assert GAME.review.stage(played[-1]) - GAME.review.stage(played[-2]) == 2
    gains = GAME.review.found(played, RNG).gains
    assert len(gains) == GAME.review.stage(played[-1])
    assert any(gains[-1])
    assert not any(gains[-2])
