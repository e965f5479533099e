"""Who won: partners are one side, in the picture and in the text."""

import re

import pytest

from render.registry import pictures
from tests.engines.walks import settings, walk
from tests.render.samples import words

TEAMS = next(setting for setting in settings() if setting.name == "cvetariki-variant=teams-4p")


@pytest.mark.parametrize("seed", range(12))
def test_partners_who_won_do_not_share_the_win_with_each_other(seed):
    *_, last = walk(TEAMS, f"sides {seed}")
    view = TEAMS.game.view_for(last.step.state, None)
    told = pictures()["cvetariki"].text(view, words())
    shared = len(view.outcome.winners) == 4
    assert bool(re.search("^Shared win", told, re.MULTILINE)) is shared
    assert bool(re.search(" won$", told, re.MULTILINE)) is not shared
