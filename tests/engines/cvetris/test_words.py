"""Texts of Цветрис: everything that the engine can name has a text in every language."""

from functools import cache

import pytest

from bot.texts import LOCALES, Texts, Words
from engines.cvetris.box import ROW_STARS, Bonus, Part, Task

NAMES = ("Анна", "Boris")
EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)


@cache
def texts():
    return Texts.load(strict=True)


def words(locale):
    return Words(texts(), locale, NAMES)


@EVERY_LANGUAGE
def test_every_part_of_a_score_has_a_name(locale):
    keys = ["cvetris-shape-marks", "cvetris-colour-marks"]
    keys += [f"cvetris-row-{row}" for row in ROW_STARS] + [f"cvetris-task-{task}" for task in Task]
    say = words(locale)
    assert len({say(key) for key in keys}) == 2 + 4 + 16


@EVERY_LANGUAGE
def test_every_bonus_part_and_advice_has_a_sentence_of_its_own(locale):
    say = words(locale)
    parts = [part.name.lower() for part in Part]
    sentences = {
        *(say("cvetris-bonus", seat=0, column="A", bonus=bonus) for bonus in Bonus),
        *(say("cvetris-bonus-not-active", bonus=bonus) for bonus in Bonus),
        *(say("cvetris-draws-part", seat=0, part=part, colour="R", column="A") for part in parts),
        *(say("cvetris-no-such-part", shape="O", part=part) for part in parts),
        *(say("cvetris-fits-nowhere", help=advice) for advice in ("none", "shape", "scissors", "either", "both")),
    }
    assert len(sentences) == 4 + 4 + 4 + 4 + 5


@EVERY_LANGUAGE
def test_a_task_has_one_name_in_the_scores_and_in_the_list_of_tasks(locale):
    say = words(locale)
    for task in Task:
        assert say(f"cvetris-task-rule-{task}").startswith(f"{say(f'cvetris-picture-task-{task}')}:"), task


@EVERY_LANGUAGE
def test_points_are_not_told_by_the_sign_of_a_colour(locale):
    assert "★" not in words(locale)("cvetris-task-worth", points=4, rule="")


@EVERY_LANGUAGE
def test_who_is_ahead_of_one_player_is_not_ahead_of_several(locale):
    say = words(locale)
    assert say("cvetris-picture-ahead", lead=5, others=1) != say("cvetris-picture-ahead", lead=5, others=2)


def test_russian_points_come_in_three_forms():
    say = words("ru")
    told = [say("cvetris-your-sheet", points=points) for points in (1, 2, 5, 21, 72)]
    assert [text.rsplit(" ", 1)[1] for text in told] == ["очко.", "очка.", "очков.", "очко.", "очка."]


def test_english_has_one_point_and_several():
    say = words("en")
    assert say("cvetris-row-stars", row=3, seats="01", points=4) == "Row 3 is full: 4 points for Анна and Boris."
    assert say("cvetris-most-points", seats="1", points=1) == "Boris wins with 1 point."
