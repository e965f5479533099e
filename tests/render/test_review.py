"""The picture of how a game went: everything is there, inside, apart and readable, whatever people are called."""

import dataclasses
from itertools import pairwise

import pytest

from engines.cvetris.review import Found
from render.cards.review import how_it_went
from render.gallery.reviews import went
from render.raster.picture import picture
from render.registry import pictures
from render.speech import speech
from render.theme import TEXTS, Look, Shade
from render.words import Words
from tests.render.reading import box_of, labels, texts

NAMES = ("Анна", "W" * 60, "דניאל", "🙂", "Александр-Константин Четвёртый")


def scene(slug, names=NAMES, language="ru", **changes):
    shown = dataclasses.replace(went(slug), **changes)
    words = Words(say=speech(language), names=names[: len(went(slug).chances)])
    return how_it_went(shown, words, words.say(f"{slug}-picture-name"))


@pytest.mark.parametrize("language", ["ru", "en", "tr"])
@pytest.mark.parametrize("slug", pictures())
def test_everything_fits_and_can_be_read(slug, language):
    drawn = scene(slug, language=language)
    boxes = []
    for label in labels(drawn):
        left, above, right, below = box_of(label)
        assert 0 <= left <= right <= drawn.width, label
        assert 0 <= above <= below <= drawn.height, label
        assert label.size >= 24, label
        assert label.on in TEXTS[label.ink], label
        boxes += [(label.text, (left, above, right, below))] if label.text else []
    for number, (text, one) in enumerate(boxes):
        for other_text, other in boxes[number + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (text, other_text)


@pytest.mark.parametrize("slug", pictures())
def test_it_can_be_drawn_in_the_dark(slug):
    assert picture(scene(slug), Look(Shade.DARK)).startswith(b"\x89PNG")


def test_the_moments_have_the_numbers_of_their_buttons_over_the_strips_and_on_the_cards():
    shown = scene("cvetariki", language="en")
    moments = went("cvetariki").moments
    assert len(moments) == 3
    for moment in moments:
        assert f"+{moment.gain}\u00a0%" in texts(shown)
        assert f"move {moment.stage}" in texts(shown)


def test_the_rounds_of_cvetris_are_counted_to_the_last():
    rounds = went("cvetris").stages[-1]
    assert len(went("cvetris").found.gains) == rounds == 20
    ticks = [label for label in labels(scene("cvetris")) if label.align == "middle" and label.size == 28]
    bottom = max(label.y for label in ticks)
    assert [label.text for label in ticks if label.y == bottom] == ["1", "5", "10", "15", "20"]


@pytest.mark.parametrize("rounds", range(1, 31))
def test_the_chart_of_rounds_says_where_it_ends(rounds):
    found = Found(gains=((1, 2, 3, 4),) * rounds)
    shown = labels(scene("cvetris", found=found))
    bottom = max(label.y for label in shown)
    ticks = sorted((label for label in shown if label.y == bottom), key=lambda label: label.x)
    assert (ticks[0].text, ticks[-1].text) == ("1", str(rounds))
    assert all(box_of(one)[2] + 12 <= box_of(other)[0] for one, other in pairwise(ticks))


def test_a_game_without_a_review_of_its_own_shows_the_chances_alone(monkeypatch):
    plain = dataclasses.replace(pictures()["dorozhki"], review=None)
    monkeypatch.setattr("render.cards.review.card.pictures", lambda: {"dorozhki": plain})
    monkeypatch.setattr("render.cards.review.strips.pictures", lambda: {"dorozhki": plain})
    shown = scene("dorozhki", language="en")
    assert "Chance to win" in texts(shown)
    assert "Best missed card" not in texts(shown)


def test_who_plays_alone_has_no_chances_to_show():
    shown = scene("confetti", language="en", chances=(), moments=())
    assert "Chance to win" not in texts(shown)
    assert "Left on the table" in texts(shown)


@pytest.mark.parametrize("slug", pictures())
def test_a_conceded_game_says_so(slug):
    """Its rules know of no end: the last view has no outcome."""
    cut_short = dataclasses.replace(went(slug).last, outcome=None)
    shown = scene(slug, language="en", conceded=True, last=cut_short)
    assert "by concession" in " ".join(texts(shown))
