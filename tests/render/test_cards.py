"""Cards of no table: everything is there, inside, large enough and readable, whatever people are called."""

import dataclasses

import pytest

from render.cards.contests.duel import duel
from render.cards.contests.league import league
from render.cards.course import MOST, Course, thinned
from render.cards.daily.course import symbols
from render.cards.daily.share import daily_share
from render.cards.daily.summary import daily_summary
from render.cards.stats import Figure, stats
from render.cards.top import Panel, Ranked, top
from render.gallery import cards
from render.gallery.screens import screens
from render.raster.picture import picture
from render.scene import Label
from render.theme import TEXTS, Look, Shade
from tests.render.reading import arts, box_of, labels, texts

NAMES = ("Анна", "W" * 60, "דניאל כהן", "🙂", "", "Александр-Константин Четвёртый")


def scenes(name):
    table = cards.league()
    places = zip((1, 1, 3, 22, 333, 6), table.lines, strict=True)
    lines = tuple(dataclasses.replace(one, name=name, place=place) for place, one in places)
    for deals in (1, 4, 8):
        cut = tuple(dataclasses.replace(one, cells=one.cells[:deals]) for one in lines)
        yield league(dataclasses.replace(table, lines=cut, deals=deals))
    yield league(dataclasses.replace(table, lines=(), left=("", "")))
    two = cards.duel()
    yield duel(dataclasses.replace(two, sides=tuple(dataclasses.replace(side, name=name) for side in two.sides)))
    yield daily_share(dataclasses.replace(cards.daily_share(), name=name))
    evening = cards.daily_summary()
    yield daily_summary(
        dataclasses.replace(
            evening, people=tuple(dataclasses.replace(one, name=name, result="осталось 38") for one in evening.people)
        )
    )
    yield stats(dataclasses.replace(cards.stats(), name=name))
    people = tuple(Ranked(place=place, name=name, rating="12345", sure=False) for place in (1, 22, 333))
    yield top(dataclasses.replace(cards.top(), panels=(Panel(game="chess", title="Шахматы " * 9, people=people),) * 3))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_people_are_called_everything_fits(name):
    for scene in scenes(name):
        for label in labels(scene):
            left, above, right, below = box_of(label)
            assert 0 <= left <= right <= scene.width, label
            assert 0 <= above <= below <= scene.height, label
            assert label.size >= 24
        boxes = [box_of(label) for label in labels(scene) if label.text]
        for number, one in enumerate(boxes):
            for other in boxes[number + 1 :]:
                apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
                assert apart, (one, other)
        assert picture(scene, Look(Shade.DARK)).startswith(b"\x89PNG")


def test_every_word_has_enough_contrast():
    for scene in (*scenes("Анна"), top(cards.top())):
        for item in scene.items:
            if isinstance(item, Label):
                assert item.on in TEXTS[item.ink], item


def test_only_the_name_is_cut():
    shown = texts(stats(cards.stats()))
    for word in ("37 %", "of all games", "1684", "of 142", "0 left on move 17, against 4", "hide mine: /settings"):
        assert word in shown
    assert {"1", "128", "1391", "Boris", "пока никого"} <= set(texts(top(cards.top())))


def test_a_rating_that_is_not_sure_has_a_muted_question_mark_and_course():
    scene = stats(cards.stats())
    marks = [label for label in labels(scene) if label.text == "?" and label.size == 48]
    assert [label.ink for label in marks] == ["muted"]
    assert [course.ink for course in arts(scene, Course)] == ["ink", "ink", "muted"], "no course without a rating"


def test_a_card_has_as_many_figures_as_there_are():
    for count in range(1, 5):
        figures = tuple(Figure(value=str(number), label="wins in a row") for number in range(count))
        scene = stats(dataclasses.replace(cards.stats(), figures=figures, best=(), notes=("", "")))
        assert texts(scene).count("wins in a row") == count


def test_a_long_course_is_thinned_and_keeps_its_ends():
    values = tuple(range(90))
    kept = thinned(values)
    assert len(kept) == MOST
    assert (kept[0], kept[-1]) == (0, 89)
    assert thinned((5, 5)) == (5, 5)
    assert Course((1500, 1500), 176, 66).size == (176, 66)


def test_a_course_is_told_in_the_seven_symbols_in_the_order_of_the_rainbow():
    assert symbols((3, 2, 1, 0, -1, -2, -3)) == "■◆☾✚★●▲"


def test_the_board_of_the_day_has_its_goal_par_and_week_around_the_deal():
    shot = next(each for each in screens() if each.name == "card-daily")
    shown = texts(shot.scene)
    for word in ("Задача дня 320", "12", "сними", "32 хода", "7 ч 20 мин", "чт", "1 в неделю"):
        assert word in shown
    for label in labels(shot.scene):
        left, above, right, below = box_of(label)
        assert 0 <= left <= right <= shot.scene.width, label
        assert 0 <= above <= below <= shot.scene.height, label
