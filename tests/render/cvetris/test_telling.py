"""What the panel and the end of Cvetris say is true, and stays in its place."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from engines.cvetris.state import Stage
from engines.registry import games
from render.art.icons import Glyph, Icon
from render.cards.ending import BAR
from render.cvetris.end import best_round, sources
from render.gallery.playing import played
from render.registry import pictures
from render.scene import Sprite
from render.speech import LANGUAGES
from render.words import Own
from tests.render.cvetris.test_panel import panel_views
from tests.render.reading import bare, box_of, labels
from tests.render.samples import words

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@IN_EVERY_LANGUAGE
def test_a_figure_lands_on_rows_and_is_not_said_to_fill_them(language):
    """A filled row scores."""
    said = words(language).say("cvetris-picture-lands", rotation=1, column="C", rows="6–7", count=2)
    assert not re.search("fill|заполн|doldur", said)
    expected = {"en": "lands on rows 6–7", "ru": "ряды 6–7", "tr": "satır 6–7"}
    assert said.endswith(expected[language])


def alone():
    states = [state for state, _ in played("cvetris", (("variant", "solo"),), 1)]
    return [games()["cvetris"].view_for(state, None) for state in states]


def crowned(scene):
    in_bar = [bare(item.art) for item in scene.items if isinstance(item, Sprite) and item.y < BAR - 40]
    return any(isinstance(art, Icon) and art.glyph is Glyph.CROWN for art in in_bar)


@IN_EVERY_LANGUAGE
def test_alone_there_is_nobody_to_beat_so_the_title_is_the_result(language):
    view = alone()[-1]
    total = view.outcome.scores[0].total
    for own, crown in (
        (None, True),
        (Own(best=total, played=3), True),
        (Own(best=total, played=3, hard=total), True),
        (Own(best=total + 1, played=3), False),
        (Own(best=total, played=3, hard=total + 9), False),
    ):
        table = replace(words(language), own=own)
        scene = pictures()["cvetris"].scene(view, table)
        title = max((label for label in labels(scene) if label.on == "bar"), key=lambda label: label.size)
        assert title.text == table.say("cvetris-picture-points", points=total)
        assert crowned(scene) is crown, own
        in_bar = [label.text for label in labels(scene) if label.on == "bar" and label is not title]
        assert not any(str(total) in text for text in in_bar), "said once"


@IN_EVERY_LANGUAGE
def test_the_sources_of_the_best_round_add_up_to_it(language):
    views = alone()
    table = replace(words(language), past=lambda: views)
    found = best_round(views[-1], table)
    gain, *parts = (sum(map(int, re.findall(r"[+](\d+)", line))) for line in found.lines)
    assert len(parts) > 0
    assert gain == sum(parts)


def test_a_best_round_of_many_sources_stays_in_the_panel():
    views = alone()
    found = best_round(views[-1], replace(words("ru"), past=lambda: views))
    assert found.height <= 58 + 38 * 8
    assert max(len(sources(before, 0)) for before, _ in pairwise(views)) == 7


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("minutes", [1, 30, 89, 119, 23 * 60])
def test_the_time_that_is_left_stays_in_its_column(language, minutes):
    view = next(panel_views(Stage.DRAWING))
    table = replace(words(language), left=minutes * 60_000)
    scene = pictures()["cvetris"].scene(view, table)
    lines = [label for label in labels(scene) if 830 < label.y < 890 and label.x >= 660]
    bonuses = next(label for label in labels(scene) if label.text == table.say("cvetris-picture-bonuses"))
    assert " ".join(label.text for label in lines) == table.time_left()
    assert all(box_of(label)[0] >= bonuses.x and box_of(label)[2] <= scene.width - 12 for label in lines)
    assert all(box_of(label)[3] <= scene.height - 10 for label in lines)
