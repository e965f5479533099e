"""The dice on the table and the draft order both have room, however many dice there are."""

import pytest

from render.art.marks import Chip
from render.cvetris.art import Die
from render.scene import Sprite
from tests.engines.walks import settings, walk
from tests.render.cvetris.test_panel import drawn
from tests.render.samples import words

TALLEST = 330
"""The card with the dice ends above this."""


def of(scene, kind):
    """Return the sprites of a kind of art on the card with the dice."""
    found = [item for item in scene.items if isinstance(item, Sprite) and item.y < TALLEST]
    return [item for item in found if isinstance(getattr(item.art, "art", item.art), kind)]


@pytest.mark.parametrize(
    "setting", [each for each in settings() if each.slug == "cvetris" and each.seats > 1], ids=lambda each: each.name
)
def test_no_die_lies_under_the_order(setting):
    most = 0
    for visit in walk(setting, "dice"):
        view = setting.game.view_for(visit.step.state, None)
        dice = len(view.shapes) + len(view.colours)
        if view.drafter is None or dice <= most:
            continue
        most = dice
        scene = drawn().scene(view, words())
        dice_on_card = [item for item in of(scene, Die) if item.y > 100]
        assert max(item.bottom for item in dice_on_card) < min(item.top for item in of(scene, Chip) if item.y > 100)
        assert max(item.x + item.art.size[0] for item in dice_on_card) < scene.width - 24
    assert most == 2 * setting.seats
