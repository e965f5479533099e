"""The first 60 seconds: each step says something in every language, waits for its press, and comes to an end."""

import pytest

from bot.screens.tables import private_screen
from bot.tables import lobby, turns
from bot.tables.lobby import game_of, seat_number
from bot.texts import LOCALES, Texts, words_at
from bot.tutorials import Waits, lessons
from engines.randomness import Rng
from tests.bot.tables.people import ANNA, HERE, NOW

LESSONS = list(lessons().values())
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)


def begun(lesson):
    """Return the table that a learner gets."""
    table = lobby.opened(
        game=lesson.game, options=lesson.options, who=ANNA, room=HERE, locale="ru", seed=lesson.seed, now=NOW
    )
    for _ in range(lesson.players - 1):
        table = lobby.with_computer(table, ANNA, lesson.level, NOW)
    return turns.dealt(lobby.started(table, ANNA, NOW))


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
    step = 0
    while step < len(lesson.steps):
        position = computers_moved(position, learner, clock)
        at = lesson.steps[step]
        game = game_of(position.table)
        spot = at.says(game.view_for(position.state, learner))
        assert all(each.line(spot.line) for each in words)
        if at.waits is Waits.MOVE:
            assert spot.move, "the fixed deal has something to show"
            position = turns.played(position, learner, spot.move, next(clock))
        if at.waits is Waits.VIEW:
            assert private_screen(position, learner).lines
        assert lesson.after(step, at.waits) == step + 1
        step += 1


@every_lesson
def test_a_step_waits_for_its_own_press_and_for_no_other(lesson):
    for number, step in enumerate(lesson.steps):
        for happened in Waits:
            assert lesson.after(number, happened) == number + (happened is step.waits)
    assert lesson.after(len(lesson.steps), Waits.NEXT) == len(lesson.steps)


@every_lesson
def test_a_lesson_has_a_few_steps_of_one_or_two_sentences(lesson):
    position = begun(lesson)
    learner = seat_number(position.table, ANNA.person)
    view = game_of(position.table).view_for(position.state, learner)
    assert 6 <= len(lesson.steps) <= 8
    for locale in LOCALES:
        words = words_at(position.table, Texts.load(strict=True), locale)
        assert all(len(words.line(step.says(view).line)) <= 120 for step in lesson.steps)
