"""Steps that are already known are not replayed, and equal those of a replay."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

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


async def test_a_few_new_moves_are_played_at_once_and_a_game_that_is_not_known_in_a_thread():
    cache, position, threads = StepCache(), begun(), []
    loop = asyncio.get_running_loop()
    loop.set_default_executor(Counting(threads))
    for choice in (0, 1, 2, 3):
        position = moved(position, choice)
    for _ in range(3):
        assert await cache.shown(position.table) == turns.steps(position.table)
        assert len(threads) == 1
        position = moved(position, 0)


class Counting(ThreadPoolExecutor):
    def __init__(self, asked: list[object]) -> None:
        super().__init__(1)
        self._asked = asked

    def submit(self, *given, **named):
        self._asked.append(given)
        return super().submit(*given, **named)
