"""The end for whoever plays alone for points: a result, and a crown only if no better one is known."""

from dataclasses import replace

import pytest

from render.art.icons import Glyph, Icon
from render.art.tokens import Token
from render.cards.ending import alone_verdict, head
from render.registry import pictures
from render.scene import Scene, centred
from render.speech import LANGUAGES
from render.words import Own
from tests.engines.walks import settings, walk
from tests.render.reading import arts, texts
from tests.render.samples import words

FIVE_ROUNDS = next(each for each in settings() if (each.slug, each.seats) == ("confetti", 1))
KNOWN = [
    (None, True),
    (Own(best=10, played=3), True),
    (Own(best=10, played=3, hard=10), True),
    (Own(best=10, played=3, hard=15), False),
    (Own(best=18, played=3), False),
    (Own(best=18, played=3, hard=2), False),
]
"""What is known besides ten points, and whether these are the best."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("own", "best"), KNOWN)
def test_the_title_is_the_result_and_only_the_best_is_crowned(own, best, language):
    table = replace(words(language), own=own)
    found = alone_verdict(table, 10, lambda points: table.say("picture-points", points=points))
    assert found.best is best
    scene = Scene(900, 200, tuple(head(found.said, "", [], crown=found.best)))
    assert texts(scene)[0] == table.say("picture-points", points=10)
    assert [art.glyph for art in arts(scene, Icon)] == [Glyph.CROWN if best else Glyph.STAR]


def test_who_has_neither_won_nor_lost_sees_the_art_of_the_game():
    scene = Scene(900, 200, tuple(head(alone_verdict(words(), 3, str).said, "", [centred(800, 50, Token("R", 50))])))
    assert arts(scene, Token)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("better", [0, 1])
def test_confetti_alone_ends_with_its_points_and_not_with_a_win(better, language):
    views = [FIVE_ROUNDS.game.view_for(visit.step.state, None) for visit in walk(FIVE_ROUNDS, "end")]
    total = views[-1].outcome.scores[0].total
    table = replace(words(language), own=Own(best=total, played=14, hard=total + better))
    scene = pictures()["confetti"].scene(views[-1], table)
    title, reason = texts(scene)[:2]
    assert title == table.say("picture-points", points=total)
    assert reason == table.say("confetti-picture-review-length", count=5)
    glyphs = [art.glyph for art in arts(scene, Icon)]
    assert (Glyph.CROWN in glyphs) is not bool(better)
    result = pictures()["confetti"].result(views[-1], replace(table, apart=True))
    assert (result.verdict, result.won) == (title, not better)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("better", [0, 1])
def test_cvetris_alone_is_told_on_the_page_as_in_its_picture(better, language):
    setting = next(each for each in settings() if (each.slug, each.seats) == ("cvetris", 1))
    *_, last = (setting.game.view_for(visit.step.state, None) for visit in walk(setting, "end"))
    total = last.outcome.scores[0].total
    table = replace(words(language), own=Own(best=total, played=14, hard=total + better))
    result = pictures()["cvetris"].result(last, replace(table, apart=True))
    title, reason = texts(pictures()["cvetris"].scene(last, table))[:2]
    assert (result.verdict, result.reason) == (title, reason)
    assert result.verdict == table.say("cvetris-picture-points", points=total)
    assert result.won is not bool(better)
