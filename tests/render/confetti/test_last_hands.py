"""Beside the result in words stand the hands of the last round."""

from dataclasses import replace

import pytest

from render.confetti.cards import FreeCard
from render.registry import pictures
from render.words import Standpoint, Window
from tests.engines.walks import settings, walk
from tests.render.reading import arts, texts
from tests.render.samples import words

SETTINGS = [each for each in settings() if each.slug == "confetti"]
PHONE, DESKTOP = 366, 712
"""How wide the picture is there, in px."""


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.name)
@pytest.mark.parametrize(("window", "wide"), [(Window.NARROW, PHONE), (Window.WIDE, DESKTOP)])
def test_at_the_end_every_last_hand_is_shown_where_it_can_be_read(setting, window, wide):
    view = setting.game.view_for([*walk(setting, "hands")][-1].step.state, None)
    scene = pictures()["confetti"].scene(view, replace(words(), apart=True, seen=Standpoint(window)))
    if setting.seats > 4 and window is Window.WIDE:
        assert not scene.height
        return
    cards = arts(scene, FreeCard)
    assert sorted(art.card for art in cards) == sorted(card for score in view.scores for card in score.worth.held)
    assert all(art.width * wide / scene.width >= 44 for art in cards)
    assert f"Round {len(view.gains)} scores" in texts(scene)
    nets = [f"{'+' if score.worth.net > 0 else ''}{score.worth.net}".replace("-", "−") for score in view.scores]
    assert sorted(nets) == sorted(text for text in texts(scene) if text[-1].isdigit() and len(text) < 4)
