"""Row stars."""

import pytest

from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.scoring import row_worth
from engines.cvetris.sheet import Sheet
from tests.engines.cvetris.sheets import DONE, Loaded, hand, play, position, sheet


def almost(row: int, **others) -> Sheet:
    """Return a sheet on which a flat I in column E fills this row, and no other row is full."""
    return sheet(" ".join(["GGGG....", "....GGGG"][number % 2] for number in range(row)), **others)


def filled(row: int, *others: Sheet, **state) -> tuple[int | None, ...]:
    """Fill a row as seat 0; return what each seat has from it when the round is over."""
    players = [(almost(row), hand("IR")), *((other, DONE) for other in others)]
    players += [(sheet(), DONE)] * (2 - len(players))
    rolled = Loaded(*"TSLI"[: len(players)], *"RGBV"[: len(players)])
    after = play(position(*players, **state), "1E", context=Context(rng=rolled))
    assert after.round == 6
    at = (1, 3, 5, 7).index(row)
    return tuple(mine.row_stars[at] for mine in after.sheets)


@pytest.mark.parametrize(("row", "stars"), [(1, 3), (3, 4), (5, 6), (7, 8)])
def test_the_first_to_fill_a_row_gets_the_first_value(row, stars):
    assert filled(row) == (stars, None)


@pytest.mark.parametrize(("row", "stars"), [(1, 0), (3, 2), (5, 3), (7, 4)])
def test_the_second_gets_the_second_value_and_for_row_1_nothing(row, stars):
    assert filled(row, row_ranks=(1, 1, 1, 1)) == (stars, None)


@pytest.mark.parametrize("row", [1, 3, 5, 7])
def test_the_third_gets_nothing(row):
    assert filled(row, row_ranks=(2, 2, 2, 2)) == (0, None)


def test_several_in_one_round_share_the_rank_and_all_get_its_value():
    state = position((almost(3), hand("IR")), (almost(3), hand("IB")), (sheet(), DONE))
    state = play(state, "0: 1E", "1: 1E", context=Context(rng=Loaded(*"TSLRGB")))
    assert [mine.row_stars[1] for mine in state.sheets] == [4, 4, None]
    assert state.row_ranks == (0, 1, 0, 0)


def test_the_next_rank_goes_to_the_next_round_in_which_somebody_fills_it():
    # Two players shared the first rank; the third to fill it still gets the second rank.
    shared = sheet(row_stars=(None, 4, None, None))
    assert filled(3, shared, shared, row_ranks=(0, 1, 0, 0)) == (2, 4, 4)


def test_a_row_must_be_filled_completely():
    state = position((sheet("GGGGG..."), hand("VR")), (sheet(), DONE))
    after = play(state, "1F", context=Context(rng=Loaded(*"TSRG")))
    assert after.sheets[0].rows[0] == "GGGGGRR."
    assert after.sheets[0].row_stars[0] is None


@pytest.mark.parametrize("row", [2, 4, 6, 8])
def test_even_rows_bring_nothing(row):
    players = [(almost(row), hand("IR")), (sheet(), DONE)]
    after = play(position(*players), "1E", context=Context(rng=Loaded(*"TSRG")))
    assert after.sheets[0].row_stars == (None,) * 4


def test_stars_are_given_when_all_are_done():
    state = play(position((almost(3), hand("IR")), (sheet(), hand("OB"))), "0: 1E")
    assert state.sheets[0].row_stars == (None,) * 4
    after = play(state, "1: 1A", context=Context(rng=Loaded(*"TSRG")))
    assert after.sheets[0].row_stars == (None, 4, None, None)


def test_what_counts_as_the_same_time_is_the_round():
    """A player who draws while others still draft is no faster than they are."""
    state = position((almost(1), hand("IR")), (almost(1), hand("IB")))
    state = play(state, "1: 1E", "0: 1E", context=Context(rng=Loaded(*"TSRG")))
    assert [mine.row_stars[0] for mine in state.sheets] == [3, 3]


def test_a_row_is_given_stars_once():
    state = position((sheet("GGGGGGGG", row_stars=(3, None, None, None)), hand("OR")), (sheet(), DONE))
    after = play(state, "1A", context=Context(rng=Loaded(*"TSRG")))
    assert after.sheets[0].row_stars[0] == 3
    assert after.row_ranks == (0, 0, 0, 0)


def test_several_rows_may_be_filled_in_one_round():
    mine = sheet("GGGGGGG. " * 4)
    after = play(position((mine, hand("IR")), (sheet(), DONE)), "2H", context=Context(rng=Loaded(*"TSRG")))
    assert after.sheets[0].row_stars == (3, 4, None, None)


def test_live_points_count_a_row_as_soon_as_it_is_filled():
    state = play(position((almost(5), hand("IR")), (sheet(), hand("OB")), row_ranks=(0, 0, 1, 0)), "0: 1E")
    assert row_worth(state.sheets[0], state.row_ranks) == (0, 0, 3, 0)


def test_the_events_name_row_stars_and_players():
    state = position((almost(3), hand("IR")), (almost(3), hand("IB")))
    state = play(state, "0: 1E")
    step = GAME.apply(state, 1, GAME.parse_move("1E"), Context(rng=Loaded(*"TSRG")))
    told = [dict(event.params) for event in step.events if event.key == "cvetris-row-stars"]
    assert told == [{"row": 3, "seats": "01", "points": 4}]


def test_no_event_tells_of_a_row_that_brings_nothing():
    state = position((almost(1), hand("IR")), (sheet(), DONE), row_ranks=(1, 0, 0, 0))
    step = GAME.apply(state, 0, GAME.parse_move("1E"), Context(rng=Loaded(*"TSRG")))
    assert "cvetris-row-stars" not in [event.key for event in step.events]
