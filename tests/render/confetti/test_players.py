"""Every player's points are on the table, however many players and cards there are."""

import pytest

from engines.confetti.state import Phase
from render.confetti.furniture import STAR
from render.registry import pictures
from render.scene import Label, Sprite
from tests.engines.walks import settings, walk
from tests.render.reading import bare
from tests.render.samples import words
from tests.render.test_contract import LONG

SETTINGS = [each for each in settings() if each.slug == "confetti"]


def points_shown(scene):
    """Return the number to the right of every star."""
    stars = [item for item in scene.items if isinstance(item, Sprite) and bare(item.art) == STAR]
    numbers = [item for item in scene.items if isinstance(item, Label) and item.text.isdigit() and item.size == 30]
    beside = [
        [number for number in numbers if 0 < number.x - star.x < 60 and 0 <= number.y - star.y < 40] for star in stars
    ]
    return [int(found[0].text) for found in beside if found]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.name)
def test_a_star_with_the_points_stands_at_every_seat(setting):
    seen = set()
    for visit in walk(setting, "points"):
        view = setting.game.view_for(visit.step.state, None)
        if view.phase not in (Phase.SAND, Phase.DRAFT, Phase.READY) or (view.round, view.points) in seen:
            continue
        seen.add((view.round, view.points))
        scene = pictures()["confetti"].scene(view, words("ru", LONG))
        assert points_shown(scene) == [len(points) for points in view.points]
    assert len({number for number, _ in seen}) > 1, "later rounds, with points, were seen"
