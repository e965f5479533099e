"""What is over is over: whoever acts in the same moment, nothing is added to a game that has ended."""

import pytest

from bot.tables import lobby
from bot.tables.errors import WrongPhase
from bot.tables.timekeeping import alarm
from bot.tables.timekeeping.attendant import Attendant
from storage import Phase
from tests.bot.tables.people import ANNA, BORIS
from tests.bot.tables.test_service import OPENING, begun, mover, moves


def comes_last(table):
    """Tell whether the end of a game is not before its last move: the check of a fair deal asks for that."""
    return table.finished_at - table.started_at >= max((entry.at for entry in table.moves), default=0)


async def until_the_computer_thinks(tables, table, clock):
    person, _, text, stamp = await mover(tables, table, ANNA)
    if person is not None:
        await tables.play(table, person, text, stamp=stamp)
    clock.pass_by(alarm.COMPUTER_PAUSE)


async def test_a_computer_makes_no_move_once_its_opponent_has_conceded(tables, saver, clock):
    async def interrupted(game, view, legal, level, seed):
        await tables.concede(table, ANNA)
        clock.pass_by(1000)
        return legal[0]

    table = await begun(tables, computers=1)
    await until_the_computer_thinks(tables, table, clock)
    before = await moves(tables, table)
    assert await Attendant(saver, interrupted).attend(table) is None
    after = (await tables.load(table)).table
    assert len(after.moves) == before
    assert comes_last(after)


async def test_a_move_that_comes_with_a_concession_is_refused(tables):
    table = await begun(tables, BORIS)
    person, other, text, stamp = await mover(tables, table, ANNA, BORIS)
    old = await tables.load(table)
    await tables.concede(table, other)
    for known in (old, table):
        with pytest.raises(WrongPhase, match="game-over"):
            await tables.play(known, person, text, stamp=stamp)
    assert await moves(tables, table) == 0


async def test_a_lobby_that_was_touched_in_the_last_moment_does_not_expire(tables, saver, clock):
    held = await tables.open(OPENING, ANNA)
    clock.pass_by(lobby.UNTOUCHED_LOBBY)
    await tables.change(held, lambda table, now: lobby.joined(table, BORIS, now))
    assert await Attendant(saver, None)._expire_lobby(held) is None
    assert (await tables.load(held.table.id)).table.phase is Phase.LOBBY


async def test_a_process_whose_clock_is_behind_ends_no_game_before_its_last_move(tables, clock):
    table = await begun(tables, BORIS)
    clock.pass_by(60_000)
    person, _, text, stamp = await mover(tables, table, ANNA, BORIS)
    await tables.play(table, person, text, stamp=stamp)
    clock.pass_by(-5_000)
    await tables.concede(table, ANNA)
    assert comes_last((await tables.load(table)).table)
