"""After the last round: who wins."""

from dataclasses import replace

import pytest

from engines.confetti import GAME
from engines.confetti.deck import DECK
from tests.engines.confetti.driver import TWO_FULL_SETS, by_turns, live


def ended(points, *, changes=None):
    """A finished game with these points, one per seat; turn-based if `changes` are given."""
    table = by_turns(len(points)) if changes else live(len(points))
    table.play_through()
    cards = iter(DECK)
    piles = tuple(tuple(next(cards) for _ in range(count)) for count in points)
    nothing = tuple(0 for _ in points)
    gains = (*(nothing for _ in table.state.gains[1:]), tuple(points))
    table.state = replace(table.state, points=piles, gains=gains)
    if changes:
        table.state = replace(table.state, changes=(tuple(changes), nothing))
    return GAME.outcome(table.state)


def test_most_points_win():
    outcome = ended((4, 9, 7))
    assert (outcome.key, outcome.winners, outcome.places) == ("confetti-most-points", (1,), (3, 1, 2))
    assert outcome.params == {"points": 9}
    assert [score.total for score in outcome.scores] == [4, 9, 7]


def test_live_equal_points_share_the_win():
    outcome = ended((9, 4, 9, 4))
    assert (outcome.key, outcome.winners, outcome.places) == ("confetti-shared", (0, 2), (1, 3, 1, 3))
    assert outcome.params == {"points": 9}


def test_by_turns_equal_points_go_to_who_made_fewer_swaps_and_drops_in_the_whole_game():
    outcome = ended((9, 9, 4), changes=(3, 2, 0))
    assert (outcome.key, outcome.winners, outcome.places) == ("confetti-fewer-changes", (1,), (2, 1, 3))
    assert outcome.params == {"points": 9, "changes": 2}


def test_by_turns_more_points_beat_fewer_changes():
    outcome = ended((9, 8), changes=(3, 0))
    assert (outcome.key, outcome.winners) == ("confetti-most-points", (0,))


def test_by_turns_equal_points_and_equal_changes_share_the_win():
    outcome = ended((9, 9, 4), changes=(2, 2, 0))
    assert (outcome.key, outcome.winners, outcome.places) == ("confetti-shared", (0, 1), (1, 1, 3))


def test_changes_of_all_rounds_count():
    table = by_turns(2, "ROY OYR GCB BGC")
    table.do(0, "take ROY")
    table.do(1, "take GCB")
    table.do(1, "swap GCB BGC")
    table.do(0, "done")
    table.do(1, "done")
    second = table.view().slots
    table.do(1, f"take {second[0]}")
    table.do(0, "done")
    table.do(1, f"drop {second[0]}", "done")
    outcome = table.play_through()
    assert table.view().changes_made == (0, 2)
    assert outcome.winners == (0,)
    assert outcome.key == "confetti-fewer-changes"


def test_live_drops_cost_nothing():
    table = live(2, "ROY").take(0, "ROY")
    table.do(0, "drop ROY")
    assert table.play_through().key == "confetti-shared"


def test_solo_the_score():
    table = live(1, TWO_FULL_SETS).take(0, TWO_FULL_SETS)
    outcome = table.play_through()
    assert (outcome.key, outcome.winners, outcome.params) == ("confetti-solo", (0,), {"points": 6})


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_breakdown_names_every_round_and_adds_up(seats):
    table = live(seats, TWO_FULL_SETS).take(0, TWO_FULL_SETS)
    outcome = table.play_through()
    rounds = len(table.state.rounds)
    assert outcome.scores[0].parts == tuple(
        (f"confetti-round-{number}", 6 if number == 1 else 0) for number in range(1, rounds + 1)
    )
    assert outcome.scores[0].total == 6


def test_by_turns_the_breakdown_ends_with_what_breaks_a_tie():
    table = by_turns(2, "ROY OYR")
    table.do(0, "take ROY")
    table.do(1, "done")
    table.do(0, "swap ROY OYR", "done")
    outcome = table.play_through()
    assert [score.parts[-1] for score in outcome.scores] == [("confetti-changes", 1), ("confetti-changes", 0)]


def test_before_the_end_there_is_no_outcome():
    assert GAME.outcome(live(2).run_out().state) is None
