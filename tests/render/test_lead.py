"""What decided a game where less is better: the largest step to a lead that was kept."""

import itertools
from dataclasses import replace

import pytest

from render.cards.lead import swing
from render.cvetariki.decision import decision
from render.cvetariki.end import reason
from render.cvetariki.sides import sides
from tests.engines.walks import settings, walk
from tests.render.samples import words

SIDES = [each for each in settings() if each.slug == "cvetariki" and each.seats > 1]


def test_a_lead_that_was_lost_again_decided_nothing():
    assert swing([(9, 9), (5, 9), (5, 4), (3, 4), (3, 3), (2, 3)], 0) == (5, 1)


def test_of_the_steps_to_a_lead_that_was_kept_the_largest_counts_and_then_the_first():
    assert swing([(9, 9), (8, 9), (6, 9), (6, 8), (4, 8)], 0) == (2, 2)


def test_who_was_not_ahead_at_the_end_had_no_such_step():
    assert swing([(9, 9), (5, 9), (5, 5)], 0) is None
    assert swing([(9,), (5,)], 0) is None
    assert swing([], 0) is None


@pytest.mark.parametrize("setting", SIDES, ids=lambda setting: setting.name)
@pytest.mark.parametrize("seed", range(4))
def test_what_decided_cvetariki_left_the_winner_ahead_until_the_end(setting, seed):
    """And if nobody was ahead, it was close: whoever wins by fewer tokens taken has as many left as another."""
    views = [setting.game.view_for(visit.step.state, None) for visit in walk(setting, f"lead {seed}")]
    found = decision(views[-1], replace(words(), past=lambda: views))
    first, *others = (own(views[-1], side) for side in sides(views[-1]))
    left = [[count(view, colours) for colours in (first, *others)] for view in views]
    if left[-1][0] == min(left[-1][1:]):
        assert found.title == "It was close right to the end."
        return
    step = int(found.title.rpartition(" ")[2])
    assert all(of_first < min(of_others) for of_first, *of_others in left[step:])
    before, after = left[step - 1][0], left[step][0]
    assert found.lines[1].whole.endswith(f"in the lead: own tokens {before}, then {after}")


def test_alone_nothing_turned_it_was_the_largest_step():
    setting = next(each for each in settings() if (each.slug, each.seats) == ("cvetariki", 1))
    views = [setting.game.view_for(visit.step.state, None) for visit in walk(setting, "alone")]
    found = decision(views[-1], replace(words(), past=lambda: views))
    left = [count(view, views[-1].secrets[0]) for view in views]
    step = int(found.title.removeprefix("Largest step: move "))
    assert left[step - 1] - left[step] == max(before - after for before, after in itertools.pairwise(left))


def own(view, side):
    return [colour for seat in side for colour in view.secrets[seat]]


def count(view, colours):
    return sum(column.count(colour) for column in view.columns for colour in colours)


@pytest.mark.parametrize(
    ("language", "why"), [("ru", "меньше всех своих"), ("en", "fewest left"), ("tr", "en az jeton")]
)
def test_the_end_says_why_the_winner_won(language, why):
    """That no group is left is why it ended, not why somebody won."""
    for setting, seed in itertools.product(SIDES, range(4)):
        view = setting.game.view_for([*walk(setting, f"lead {seed}")][-1].step.state, None)
        if view.outcome.key == "cvetariki-fewest-left":
            assert why in reason(view, words(language))
            return
    pytest.fail("no game ended so")
