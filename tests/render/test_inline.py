"""A token between words stands with the air of a word, closer to its own number than to the one before it."""

import itertools

import pytest

from render.cvetariki.end import end
from render.lettering import width
from render.parts.inline import Style, line, line_width, mark
from render.scene import Label, Sprite
from render.speech import LANGUAGES
from tests.engines.walks import settings, walk
from tests.render.reading import box_of
from tests.render.samples import words

STYLE = Style(28)
SPACE = width(" ", 28, 500)


def gaps(items):
    """Return the air between each piece of a line and the next, where spaces are air too."""
    edges = []
    for item in items:
        if isinstance(item, Label):
            left, _, right, _ = box_of(item)
            before, after = (
                width(" " * count, item.size, item.weight)
                for count in (len(item.text) - len(item.text.lstrip()), len(item.text) - len(item.text.rstrip()))
            )
            edges.append((left + before, right - after))
        else:
            edges.append((item.x, item.x + item.art.size[0]))
    return [after[0] - before[1] for before, after in itertools.pairwise(edges)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_is_a_space_away_from_the_word_before_it_and_closer_to_its_number(language):
    said = words(language).say("cvetariki-picture-film-pops", token=mark("Y"), tokens=2)
    before, after = gaps(line(0, 0, said, STYLE, 900))
    assert before == SPACE
    assert 0 < after < before


def test_a_line_is_as_wide_as_what_is_drawn_of_it():
    said = f"{mark('R')} 3   {mark('G')} 12"
    *_, last = line(10, 0, said, STYLE, 900)
    assert box_of(last)[2] == 10 + line_width(said, STYLE)
    assert list(line(10, 0, said, STYLE, line_width(said, STYLE))) == list(line(10, 0, said, STYLE, 900))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_at_the_end_belongs_to_the_token_before_it(language):
    setting = next(each for each in settings() if each.name == "cvetariki-variant=classic-3p")
    seen = 0
    for seed in range(12):
        *_, last = walk(setting, f"nobody {seed}")
        scene = end(setting.game.view_for(last.step.state, None), words(language))
        starts = words(language).say("cvetariki-picture-nobodys", list="").strip()
        first = next((n for n, i in enumerate(scene.items) if getattr(i, "text", "").startswith(starts)), None)
        if first is None:
            continue
        row = [item for item in scene.items[first : first + 9] if isinstance(item, Label | Sprite)]
        row = [item for item in row if item.y > row[0].y - 30 and item.x >= row[0].x]
        found = gaps(row)
        assert found[0] == SPACE
        for own, other in zip(found[1::2], found[2::2], strict=False):
            seen += 1
            assert other >= 3 * own
    assert seen
