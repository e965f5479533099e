"""Moments: the largest gains of anybody, apart from each other, in the order of the game."""

from bot.review.moments import moments


def told(stages, *chances):
    return [(each.stage, each.seat, each.gain) for each in moments(stages, chances)]


def test_a_moment_is_the_largest_gain_of_anybody():
    assert told([0, 1, 2, 3], (50, 55, 20, 0), (50, 45, 80, 100)) == [(1, 0, 5), (2, 1, 35), (3, 1, 20)]


def test_what_changed_little_decided_nothing():
    assert told([0, 1, 2, 3], (50, 52, 50, 51), (50, 48, 50, 49)) == []


def test_there_are_three_at_most_the_largest_ones():
    stages = [0, 1, 2, 3, 4]
    assert told(stages, (10, 20, 24, 54, 100), (90, 80, 76, 46, 0)) == [(1, 0, 10), (3, 0, 30), (4, 0, 46)]


def test_in_a_long_game_they_are_three_moves_apart():
    stages = list(range(21))
    mine = [50] * 10 + [70, 90, 60] + [60] * 7 + [100]
    assert told(stages, mine, [100 - each for each in mine]) == [(12, 1, 30), (20, 0, 40)]


def test_within_a_round_nothing_is_a_moment_but_the_whole_round_is():
    """Three points of the curve belong to the first round: its gain is that from its beginning to its end."""
    (first, second) = moments([0, 0, 0, 1, 1, 2], [(50, 40, 30, 60, 70, 100), (50, 60, 70, 40, 30, 0)])
    assert (first.stage, first.before, first.point, first.gain) == (1, 0, 3, 10)
    assert (second.stage, second.before, second.point, second.gain) == (2, 3, 5, 40)


def test_without_chances_there_are_no_moments():
    assert moments([0, 1, 2], []) == ()
