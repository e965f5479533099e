"""The table: every die has its name in every language, and the draft order can be read on a phone."""

import itertools

import pytest

from engines.cvetris.state import Stage
from render.art.marks import Chip
from render.scene import Sprite
from render.speech import LANGUAGES
from tests.engines.walks import settings, walk
from tests.render.cvetris.test_panel import SETTING, drawn, panel_views
from tests.render.reading import bare, labels, texts
from tests.render.samples import words

SETTINGS = [setting for setting in settings() if setting.slug == "cvetris"]
PHONE = 360


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_on_a_die_is_named(setting, language):
    table = words(language)
    for visit in itertools.islice(walk(setting, "names"), 0, 60, 4):
        view = setting.game.view_for(visit.step.state, None)
        shown = texts(drawn().scene(view, table))
        for colour in view.colours:
            assert table.say("picture-colour", letter=colour) in shown


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.seats > 1], ids=lambda setting: setting.name)
def test_the_order_can_be_read_on_a_phone(setting):
    view = setting.game.view_for(next(walk(setting, "order")).step.state, None)
    scene = drawn().scene(view, words())
    chips = [item for item in scene.items if isinstance(item, Sprite) and isinstance(bare(item.art), Chip)]
    order = [item for item in chips if 230 < item.y < 330]
    assert [bare(item.art).text for item in order] == [words().chip(seat) for seat in view.order]
    assert all(item.height * PHONE / scene.width >= 18 for item in order)
    assert all(one.x + one.height <= other.x for one, other in itertools.pairwise(order))


def test_a_single_row_is_not_a_range():
    single = 0
    for view in panel_views(Stage.DRAWING, 60):
        for region in drawn().scene(view, words("tr")).regions:
            said = next(t for t in texts(drawn().scene(view, words("tr"), region.move)) if t.startswith("dönüş"))
            low, _, high = said.rpartition(" ")[2].partition("–")
            assert low != high
            single += not high
    assert single
    assert SETTING.slug == "cvetris"


def test_words_at_the_drawing_panel_are_never_cut():
    for view in panel_views(Stage.DRAWING, 8):
        for language in LANGUAGES:
            assert not any(label.text.endswith("…") for label in labels(drawn().scene(view, words(language))))
