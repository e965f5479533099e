"""The picture of the drawing panel shows what is chosen."""

from engines.cvetris.state import Stage
from render.contract import Pictures
from render.cvetris.art import Spot
from render.registry import pictures
from tests.engines.walks import settings, walk
from tests.render.samples import words

SETTING = next(setting for setting in settings() if setting.slug == "cvetris")


def panel_views(stage, most=12):
    """Yield views of players at the drawing panel in a stage."""
    found = 0
    for visit in walk(SETTING, "panel"):
        for seat, hand in enumerate(visit.step.state.hands):
            if hand.stage is stage and found < most:
                found += 1
                yield SETTING.game.view_for(visit.step.state, seat)


def drawn() -> Pictures:
    return pictures()["cvetris"]


def test_every_rotation_and_column_of_the_panel_can_be_looked_at():
    for view in panel_views(Stage.DRAWING, 3):
        for region in drawn().scene(view, words()).regions:
            looked = drawn().scene(view, words(), region.move)
            assert region.move in {other.move for other in looked.regions}


def test_a_choice_that_does_not_work_falls_back_to_the_tidiest():
    for view in panel_views(Stage.DRAWING, 5):
        tidy = drawn().scene(view, words())
        for nonsense in ("9Z", "?", "shape T", "leave", "1A colour=R"):
            assert drawn().scene(view, words(), nonsense).width == tidy.width
        assert drawn().scene(view, words(), "junk") == tidy


def test_choosing_a_patch_lights_the_empty_cells_of_its_column():
    view = next(panel_views(Stage.DRAWING))
    lit = {
        item.x
        for item in drawn().scene(view, words(), "patch R C").items
        if isinstance(getattr(item, "art", None), Spot) and item.art.paper == "ghost"
    }
    assert len(lit) == 1
    assert not drawn().scene(view, words(), "patch R C").regions


def test_the_points_before_and_after_are_in_the_picture():
    view = next(panel_views(Stage.DRAWING))
    shown = [getattr(item, "text", "") for item in drawn().scene(view, words()).items]
    assert str(view.worths[view.viewer].total) in shown
