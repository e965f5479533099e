"""The outline of the tokens that fell is closed, whatever is beside them, in play and at the end."""

import pytest

from render.cvetariki.board import Place
from render.raster.picture import image_of
from render.registry import pictures
from render.scene import Sprite
from render.theme import Look, Shade, inks
from tests.engines.walks import settings, walk
from tests.render.samples import words

SETTING = next(setting for setting in settings() if setting.name == "cvetariki-variant=classic-3p")
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))


@pytest.mark.parametrize("shade", Shade)
@pytest.mark.parametrize("seed", range(3))
def test_every_side_is_drawn(seed, shade):
    views = [SETTING.game.view_for(visit.step.state, None) for visit in walk(SETTING, f"outline {seed}")]
    for view in [*views[5::9], views[-1]]:
        scene = pictures()["cvetariki"].scene(view, words())
        cells = {
            (item.x, item.y): item.art
            for item in scene.items
            if isinstance(item, Sprite) and isinstance(item.art, Place)
        }
        fell = {at for at, art in cells.items() if art.fell}
        image, ink = image_of(scene, Look(shade)), inks(Look(shade))["ink"]
        for x, y in fell:
            pitch = cells[x, y].pitch
            for dx, dy in SIDES:
                if (x + dx * pitch, y + dy * pitch) not in fell:
                    middle = (x + pitch // 2 + dx * pitch // 2, y + pitch // 2 + dy * pitch // 2)
                    # A plate may lie on one point of a side, never on all.
                    points = [(middle[0] + dy * step, middle[1] + dx * step) for step in (-20, -10, 0, 10, 20)]
                    assert any(image.getpixel(point) == ink for point in points), (x, y, dx, dy)
