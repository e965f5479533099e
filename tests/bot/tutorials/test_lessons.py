"""Tutorials: each step says something in every language, waits for its press, and ends."""

from dataclasses import replace

import pytest
from msgspec import structs

from bot.screens.tables import private_screen
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.tables.seats import with_seat
from bot.texts import LOCALES, Texts, words_at
from bot.tutorials import Waits, lessons
from bot.tutorials.guide import guide
from storage import Sight
from tests.bot.tutorials.walking import begun, clock, computers_moved, learner_at, looked, read_on

LESSONS = list(lessons().values())
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)


@every_lesson
def test_a_lesson_can_be_followed_to_its_end(lesson):
    times = clock()
    position = begun(lesson)
    learner = learner_at(position)
    words = [words_at(position.table, Texts.load(strict=True), locale) for locale in LOCALES]
    for number, step in enumerate(lesson.steps):
        position = computers_moved(position, learner, times)
        at = guide(position, learner)
        assert (at.step, at.of, at.waits) == (number, len(lesson.steps), step.waits)
        assert all(each.line(at.spot.line) for each in words)
        assert all(each.line(guide(position, None).spot.line) for each in words)
        if at.waits is Waits.MOVE:
            assert at.spot.move, "the fixed deal has something to show"
            position = turns.played(position, learner, at.spot.move, next(times))
        elif at.waits is Waits.VIEW:
            assert private_screen(position, learner).lines
            position = looked(position, learner)
        else:
            position = read_on(position)
    assert guide(position, learner) is None


@every_lesson
def test_a_step_waits_for_its_own_press_and_for_no_other(lesson):
    waits = [step.waits for step in lesson.steps]
    first = {each: waits.index(each) if each in waits else len(waits) for each in Waits}
    assert lesson.at(read=99, moves=99, looked=True) == len(waits)
    assert lesson.at(read=0, moves=99, looked=True) == first[Waits.NEXT]
    assert lesson.at(read=99, moves=0, looked=True) == first[Waits.MOVE]
    assert lesson.at(read=99, moves=99, looked=False) == first[Waits.VIEW]


def test_what_everybody_reads_of_a_lesson_is_the_same_whatever_the_learner_hides():
    times = clock()
    position = begun(lessons()["cvetariki"])
    learner = learner_at(position)
    position = computers_moved(position, learner, times)
    position = turns.played(position, learner, guide(read_on(position), learner).spot.move, next(times))
    position = computers_moved(position, learner, times)
    table = with_seat(read_on(position).table, learner, sight=Sight.SEEN)
    told = {None: set(), learner: set()}
    for colour in {secret[0] for secret in position.state.secrets}:
        secrets = list(position.state.secrets)
        secrets[learner] = (colour,)
        other = structs.replace(position, table=table, state=replace(position.state, secrets=tuple(secrets)))
        assert guide(other, learner).step == 3
        for seat, heard in told.items():
            heard.add(str(guide(other, seat).spot))
    assert len(told[None]) == 1
    assert len(told[learner]) > 1, "the learner is told about their own groups"


@every_lesson
def test_a_lesson_has_a_few_steps_of_one_or_two_sentences(lesson):
    position = begun(lesson)
    learner = learner_at(position)
    view = game_of(position.table).view_for(position.state, learner)
    assert 6 <= len(lesson.steps) <= 8
    for locale in LOCALES:
        words = words_at(position.table, Texts.load(strict=True), locale)
        assert all(len(words.line(step.says(view).line)) <= 120 for step in lesson.steps)


@every_lesson
def test_the_last_step_is_read_so_that_its_button_begins_the_game(lesson):
    assert lesson.steps[-1].waits is Waits.NEXT


def test_the_deal_of_colour_paths_has_something_to_show_for_both_rules():
    times = clock()
    position = begun(lessons()["dorozhki"])
    learner = learner_at(position)
    position, said = read_on(position), []
    for _ in range(2):
        position = computers_moved(position, learner, times)
        spot = guide(position, learner).spot
        said.append(spot.line.key)
        position = turns.played(position, learner, spot.move, next(times))
    assert said == ["tutorial-dorozhki-place", "tutorial-dorozhki-other-card"]
