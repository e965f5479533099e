"""Every sentence of a tutorial is true of every position in which it is said, in every language."""

import re

import pytest

from bot.screens.tables import board_screen, private_screen
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.texts import LOCALES, Texts, words_at
from bot.tutorials import Waits, lessons
from bot.tutorials.guide import guide
from tests.bot.tables.people import NOW
from tests.bot.tutorials.walking import begun, computers_moved, followed, learner_at, positions

LESSONS = list(lessons().values())
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
every_way = pytest.mark.parametrize("hurries", [True, False], ids=["hurries", "waits"])
QUOTED = re.compile("[«“](.+?)[»”]")
NAMED_IN_ENGLISH = {
    "tutorial-cvetariki-secret": "!view",
    "tutorial-cvetariki-own-any": "!view",
    "tutorial-cvetris-tasks": "!page:tasks",
    "tutorial-confetti-set": "ready",
}
"""English has no quotes around what is written on a button."""


def buttons(position, learner, look=""):
    screens = (board_screen(position, (), look), private_screen(position, learner))
    rows = [row for screen in screens for row in (*screen.choices, *screen.service)]
    return [button for row in rows for button in row if button.enabled]


def labels(position, learner, look=""):
    """Return what can be pressed, by what is written on it."""
    return {str(button.label): button.press for button in buttons(position, learner, look)}


@every_lesson
@every_way
def test_what_a_sentence_names_is_there_and_can_be_pressed(lesson, hurries):
    for position in positions(lesson, hurries=hurries):
        learner = learner_at(position)
        if (at := guide(position, learner)) is None:
            continue
        spot, shown = at.spot, labels(position, learner)
        params = spot.line.params
        for named in (params.get("number"), params.get("letter"), *str(params.get("numbers", "")).split()):
            assert named is None or str(named) in shown, spot
        if spot.line.key == "tutorial-dorozhki-place":
            assert shown["1"] == spot.move, "the sentence says spot 1"
        if spot.first:
            assert spot.first in shown.values(), "a letter to be pressed before the spot"
            assert spot.move not in shown.values(), "so the spot can't be pressed at once"
            shown = labels(position, learner, spot.first.removeprefix("?"))
        pressable = {press.lstrip("#?") for press in shown.values()}
        for move in (spot.move, *spot.also):
            assert not move or any(press and press in move for press in pressable), spot
        assert not spot.button or spot.button in shown.values()


@every_lesson
@every_way
def test_a_button_that_a_sentence_names_is_there_under_this_name_in_every_language(lesson, hurries):
    texts = Texts.load(strict=True)
    for position in positions(lesson, hurries=hurries):
        learner = learner_at(position)
        for seat in (learner, None):
            if (at := guide(position, seat)) is None:
                continue
            there = buttons(position, learner)
            for locale in LOCALES:
                words = words_at(position.table, texts, locale)
                said, written = words.line(at.spot.line), {words.label(button.label) for button in there}
                assert set(QUOTED.findall(said)) <= written, said
                pressed = NAMED_IN_ENGLISH.get(at.spot.line.key)
                if pressed is not None:
                    assert any(words.label(button.label) in said for button in there if button.press == pressed), said


@every_lesson
@every_way
def test_whoever_is_not_on_move_reads_who_is_and_is_asked_for_nothing(lesson, hurries):
    texts, waited = Texts.load(strict=True), 0
    for position in positions(lesson, hurries=hurries):
        learner = learner_at(position)
        for seat in (learner, None):
            at = guide(position, seat)
            if at is None or at.waits is not Waits.MOVE:
                continue
            if learner in position.to_move:
                assert "-wait" not in at.spot.line.key
                assert at.spot.move or seat is None, "the fixed deal has something to show"
                continue
            waited += 1
            assert (at.spot.move, at.spot.also, at.spot.first) == ("", (), "")
            for locale in LOCALES:
                words = words_at(position.table, texts, locale)
                said = words.line(at.spot.line)
                assert all(words.names[mover] in said for mover in position.to_move)
                assert words.names[learner] not in said
    assert waited or not hurries, "there is somebody to wait for"


@every_lesson
@every_way
def test_each_step_can_be_left_but_the_last_which_begins_the_game_and_the_other_buttons_stay(lesson, hurries):
    usual = set()
    for position in positions(lesson, hurries=hurries):
        if (at := guide(position, None)) is None:
            continue
        own, rest = board_screen(position, ()).service
        on = [(f"!next:{position.table.lesson}", "button-play" if at.is_last else "button-next")]
        leave = [] if at.is_last else [("!skip", "button-skip")]
        assert [(each.press, each.label.key) for each in own] == [*(on if at.waits is Waits.NEXT else ()), *leave]
        usual.add(tuple(each.press for each in rest))
    assert len(usual) == 1
    assert {"!hint", "!rules"} <= set(usual.pop())


def test_in_cvetris_a_shape_comes_first_then_a_colour_and_only_then_the_drawing():
    for hurries in (True, False):
        told = []
        for position in positions(lessons()["cvetris"], hurries=hurries):
            at = guide(position, learner_at(position))
            if at is not None and at.waits is Waits.MOVE and at.spot.move:
                told.append(at.spot.line.key)
        assert list(dict.fromkeys(told)) == [f"tutorial-cvetris-{each}" for each in ("shape", "colour", "draw")]


def test_in_cvetris_the_shape_to_be_taken_can_be_turned():
    for position in positions(lessons()["cvetris"], hurries=False):
        at = guide(position, learner_at(position))
        if at is not None and at.spot.line.key == "tutorial-cvetris-shape" and at.spot.move:
            assert at.spot.move != "shape O"


def test_in_confetti_cards_are_named_when_they_are_open_and_all_that_are_named_are_suggested():
    position, times = begun(lessons()["confetti"]), iter(range(NOW, NOW + 10_000, 1000))
    learner = learner_at(position)
    position = followed(position, learner, next(times))
    assert guide(position, learner).spot.line.key == "tutorial-confetti-wait", "they are face down"
    position = computers_moved(position, learner, times)
    for missing in (3, 2, 1):
        spot = guide(position, learner).spot
        assert spot.line.key == "tutorial-confetti-take"
        assert len(str(spot.line.params["numbers"]).split()) == 1 + len(spot.also) == missing
        position = followed(position, learner, next(times))


def test_whoever_lets_the_time_of_confetti_run_out_is_told_what_to_do_then():
    position, times = begun(lessons()["confetti"]), iter(range(NOW, NOW + 10_000, 1000))
    learner = learner_at(position)
    position = computers_moved(followed(position, learner, next(times)), learner, times)
    position = followed(position, learner, next(times))
    ends = game_of(position.table).view_for(position.state, None).ends_at
    position = turns.expired(position, position.table.started_at + ends)
    assert guide(position, learner).spot.line.key == "tutorial-confetti-keep"
    assert "ready" in labels(position, learner).values()
