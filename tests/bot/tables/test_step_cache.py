"""Steps that are already known are not replayed, and equal those of a replay."""

from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.tables.step_cache import StepCache
from tests.bot.tables.people import ANNA, BORIS, NOW, table


def begun():
    return turns.dealt(lobby.started(table(BORIS), ANNA, NOW))


def moved(position, choice):
    (seat,) = position.to_move
    game = game_of(position.table)
    legal = list(game.legal_moves(position.state, seat))
    return turns.played(position, seat, game.format_move(legal[choice]), NOW)


def test_the_steps_are_those_of_the_replay_even_after_a_move_was_taken_back():
    cache, position = StepCache(), begun()
    for choice in (0, 1, 2):
        position = moved(position, choice)
        assert cache.steps(position.table) == turns.steps(position.table)
    position = moved(turns.taken_back(position, 1), -1)
    assert cache.steps(position.table) == turns.steps(position.table)
    assert len(cache.steps(position.table)) == 3


def test_what_was_given_out_is_not_changed_later():
    cache, position = StepCache(), begun()
    given = cache.steps(position.table)
    cache.steps(moved(position, 0).table)
    assert len(given) == 1


def test_a_lobby_has_no_steps():
    assert StepCache().steps(table(BORIS)) == []
