"""Tutorials: each step says something in every language, waits for its press, and ends."""

from dataclasses import replace

import pytest
from msgspec import structs

from bot.screens.tables import board_screen, private_screen
from bot.tables import lobby, turns
from bot.tables.lobby import game_of, seat_number
from bot.tables.seats import with_seat
from bot.texts import LOCALES, Texts, words_at
from bot.tutorials import Waits, lessons
from bot.tutorials.guide import guide
from engines.randomness import Rng
from storage import Sight
from tests.bot.tables.people import ANNA, HERE, NOW

LESSONS = list(lessons().values())
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)


def begun(lesson):
    """Return a learner's table."""
    table = lobby.opened(
        game=lesson.game, options=lesson.options, who=ANNA, room=HERE, locale="ru", seed=lesson.seed, now=NOW
    )
    for _ in range(lesson.players - 1):
        table = lobby.with_computer(table, ANNA, lesson.level, NOW)
    return turns.dealt(structs.replace(lobby.started(table, ANNA, NOW), lesson=0))


def computers_moved(position, learner, clock):
    """Let the computer players move until the learner is on move, or the game is over."""
    game = game_of(position.table)
    while position.to_move and learner not in position.to_move:
        seat = min(position.to_move)
        legal = list(game.legal_moves(position.state, seat))
        view = game.view_for(position.state, seat)
        move = game.choose(view, legal, "easy", Rng.of(position.table.seed, position.table.revision))
        position = turns.played(position, seat, game.format_move(move), next(clock))
    return position


@every_lesson
def test_a_lesson_can_be_followed_to_its_end(lesson):
    clock = iter(range(NOW, NOW + 10_000_000, 1000))
    position = begun(lesson)
    learner = seat_number(position.table, ANNA.person)
    words = [words_at(position.table, Texts.load(strict=True), locale) for locale in LOCALES]
    for number, step in enumerate(lesson.steps):
        position = computers_moved(position, learner, clock)
        at = guide(position, learner)
        assert (at.step, at.of, at.waits) == (number, len(lesson.steps), step.waits)
        assert all(each.line(at.spot.line) for each in words)
        assert all(each.line(guide(position, None).spot.line) for each in words)
        if at.waits is Waits.MOVE:
            assert at.spot.move, "the fixed deal has something to show"
            position = turns.played(position, learner, at.spot.move, next(clock))
        elif at.waits is Waits.VIEW:
            assert private_screen(position, learner).lines
            position = structs.replace(position, table=with_seat(position.table, learner, sight=Sight.SEEN))
        else:
            position = read_on(position)
    assert guide(position, learner) is None


@every_lesson
def test_what_a_sentence_names_is_there_and_can_be_pressed(lesson):
    clock = iter(range(NOW, NOW + 10_000_000, 1000))
    position = begun(lesson)
    learner = seat_number(position.table, ANNA.person)
    for _ in lesson.steps:
        position = computers_moved(position, learner, clock)
        at = guide(position, learner)
        spot = at.spot
        shown = labels(position, learner)
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
        assert not spot.move or any(press and press in spot.move for press in pressable), spot
        if at.waits is Waits.VIEW:
            position = structs.replace(position, table=with_seat(position.table, learner, sight=Sight.SEEN))
        else:
            position = turns.played(position, learner, spot.move, next(clock)) if spot.move else read_on(position)


def labels(position, learner, look=""):
    """Return what can be pressed, by what is written on it."""
    screens = (board_screen(position, (), look), private_screen(position, learner))
    buttons = [button for screen in screens for row in screen.choices for button in row if button.enabled]
    return {str(button.label): button.press for button in buttons}


@every_lesson
def test_a_step_waits_for_its_own_press_and_for_no_other(lesson):
    waits = [step.waits for step in lesson.steps]
    first = {each: waits.index(each) if each in waits else len(waits) for each in Waits}
    assert lesson.at(read=99, moves=99, looked=True) == len(waits)
    assert lesson.at(read=0, moves=99, looked=True) == first[Waits.NEXT]
    assert lesson.at(read=99, moves=0, looked=True) == first[Waits.MOVE]
    assert lesson.at(read=99, moves=99, looked=False) == first[Waits.VIEW]


def test_what_everybody_reads_of_a_lesson_is_the_same_whatever_the_learner_hides():
    clock = iter(range(NOW, NOW + 10_000_000, 1000))
    position = begun(lessons()["cvetariki"])
    learner = seat_number(position.table, ANNA.person)
    position = computers_moved(position, learner, clock)
    position = turns.played(position, learner, guide(read_on(position), learner).spot.move, next(clock))
    position = computers_moved(position, learner, clock)
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


def read_on(position):
    """Return the position after the learner has read everything there was to read."""
    return structs.replace(position, table=structs.replace(position.table, lesson=(position.table.lesson or 0) + 1))


@every_lesson
def test_a_lesson_has_a_few_steps_of_one_or_two_sentences(lesson):
    position = begun(lesson)
    learner = seat_number(position.table, ANNA.person)
    view = game_of(position.table).view_for(position.state, learner)
    assert 6 <= len(lesson.steps) <= 8
    for locale in LOCALES:
        words = words_at(position.table, Texts.load(strict=True), locale)
        assert all(len(words.line(step.says(view).line)) <= 120 for step in lesson.steps)


def test_the_deal_of_colour_paths_has_something_to_show_for_both_rules():
    clock = iter(range(NOW, NOW + 10_000_000, 1000))
    position = begun(lessons()["dorozhki"])
    learner = seat_number(position.table, ANNA.person)
    position, said = read_on(position), []
    for _ in range(2):
        position = computers_moved(position, learner, clock)
        spot = guide(position, learner).spot
        said.append(spot.line.key)
        position = turns.played(position, learner, spot.move, next(clock))
    assert said == ["tutorial-dorozhki-place", "tutorial-dorozhki-other-card"]
