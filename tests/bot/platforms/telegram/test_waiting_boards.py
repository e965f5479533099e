"""Boards on Telegram that wait for the rate limit, and what is shown first."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.chat.boards.boards import LONG, LOOK_AGAIN, PATIENCE
from bot.chat.boards.placing import FAST
from bot.platforms.telegram.boards import bucket_in
from bot.platforms.telegram.messages.rate_limit import GROUP, TABLE, TURN_KEEPS, Bucket, turn_keeps
from bot.tables import turns
from bot.tables.speaking import RetryLater
from engines.registry import games
from storage import LoadedTable, Phase
from storage.records.loaded_table import SPEECHES
from storage.timing import Clock
from tests.bot.platforms.telegram.one_group import (
    BORIS,
    OTHER,
    ROOM,
    Group,
    begun,
    in_lobby,
    moved,
    played,
)
from tests.bot.tables.people import NOW


@pytest.fixture
def group(store, clock):
    return Group(store, clock)


async def test_a_result_that_comes_while_a_turn_waits_does_not_wait_as_long(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    seat, now = min(position.to_move), group.time.now
    game = games()[position.table.game]
    move = game.format_move(next(iter(game.legal_moves(position.state, seat))))
    turn = turns.played(position, seat, move, now)
    over = replace(turn.table, phase=Phase.FINISHED, finished_at=now)
    version = group.held.version + 2  # after the turn, which is shown as one more
    group.viewers.names = ["7K3ABCD", "7K3ABCE"]
    group.meanwhile = LoadedTable(table=over, version=version, loud=version)
    await group.limiter.count(-5, GROUP.burst - 1)
    with pytest.raises(RetryLater):  # for the buttons of the old board
        await group.show(turn.table)
    assert len(group.wire.posted) == 3
    assert sum(group.slept) <= LOOK_AGAIN / 1000, "a turn would have waited for 20 s"


async def test_a_result_does_not_wait_because_its_game_was_lively(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    await group.limiter.count(-5, TABLE.burst, Bucket(table=position.table.id))
    over = replace(position.table, phase=Phase.FINISHED, finished_at=group.time.now)
    await group.show(over)
    assert not group.slept


async def test_a_lobby_in_which_somebody_sits_down_leaves_a_call_to_the_first_board(group):
    group.time.now = NOW
    await group.show(in_lobby())
    app = SimpleNamespace(store=group.viewers, clock=Clock(now=group.time))
    speeches = {"telegram": SPEECHES.encode(group.speech)}
    new = LoadedTable(table=in_lobby(), version=1, loud=1)
    known = LoadedTable(table=in_lobby(BORIS), version=2, loud=2, speeches=speeches)
    assert [(await bucket_in(ROOM, held, app)).keeps for held in (new, known)] == [0, 1]


async def test_the_topics_of_a_forum_share_what_their_group_may_send(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    position, _ = await moved(group, position, 0)
    app = SimpleNamespace(store=group.viewers, clock=Clock(now=group.time))
    alone, topic = [await bucket_in(room, group.held, app) for room in (ROOM, replace(ROOM, thread="7"))]
    assert alone.keeps == TURN_KEEPS < topic.keeps, "as if there were other tables"


async def test_a_board_has_waited_since_the_first_move_that_it_does_not_show(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    app, topic = SimpleNamespace(store=group.viewers, clock=Clock(now=group.time)), replace(ROOM, thread="7")
    keeps = []
    for _ in range(3):  # and nothing is shown in between
        position = played(group, position, 5_000)
        speeches = {"telegram": SPEECHES.encode(group.speech)}
        held = LoadedTable(table=position.table, version=9, loud=9, speeches=speeches)
        keeps.append((await bucket_in(topic, held, app)).keeps)
    assert keeps == [turn_keeps(waited) for waited in (0, 5_000, 10_000)]


async def test_a_board_waits_for_the_rate_limit_and_shows_the_latest_position(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    await group.limiter.count(-5, GROUP.burst - TURN_KEEPS)
    position, _ = await moved(group, position, 10)
    assert group.slept
    assert group.speech.revision == position.table.revision


async def test_only_a_board_that_has_to_wait_for_long_is_shown_elsewhere_first(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    await group.limiter.count(-5, GROUP.burst)
    position, _ = await moved(group, position, (1 + TURN_KEEPS) * GROUP.pace - LONG)
    assert group.slept
    assert group.ahead == []
    position, _ = await moved(group, position, GROUP.pace)
    assert set(group.ahead) == {position.table.revision}


async def test_a_board_is_late_while_it_waits_and_no_longer_when_it_is_about_to_be_seen(group):
    position, late = await begun(group, BORIS), []
    group.time.now += 10 * FAST
    await group.limiter.count(-5, GROUP.burst)
    group.port.before_message = lambda: late.append(group.boards.is_late(group.held, ROOM))
    group.waits = lambda held: _noted(late, group.boards.is_late(held, ROOM))
    await moved(group, position, (1 + TURN_KEEPS) * GROUP.pace - 2 * LONG)
    assert (set(late[:-1]), late[-1]) == ({True}, False)


async def _noted(notes, note):
    notes.append(note)


async def test_what_was_reserved_for_one_room_is_given_back_when_another_has_to_wait_too_long(group):
    position = await begun(group, BORIS, rooms=(ROOM, OTHER))
    group.time.now += 10 * FAST
    await group.limiter.count(-6, GROUP.burst + 2 * PATIENCE // GROUP.pace)
    with pytest.raises(RetryLater):
        await moved(group, position, 0)
    await group.limiter.reserve(-5, GROUP.burst)


async def test_a_table_moved_just_after_its_last_board_takes_the_buttons_off_that_one_as_soon_as_it_may(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    await group.limiter.count(-5, GROUP.burst)
    await group.show(replace(position.table, rooms=(OTHER,)))
    assert group.slept
    assert "2" in group.wire.without_keys
    assert [post.room for post in group.speech.posts] == [OTHER]


async def test_a_table_moved_out_of_a_group_whose_budget_is_used_up_is_shown_once_and_the_old_buttons_go_later(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    await group.limiter.count(-5, GROUP.burst + 2 * PATIENCE // GROUP.pace)
    with pytest.raises(RetryLater) as refused:
        await group.show(replace(position.table, rooms=(OTHER,)))
    posted = len(group.wire.posted)
    group.time.now += refused.value.wait
    await group.shown_again()
    assert "2" in group.wire.without_keys
    assert len(group.wire.posted) == posted, "the board in the new room is not posted a second time"
    assert [post.room for post in group.speech.posts] == [OTHER]


async def test_telegram_asks_to_wait_while_a_left_group_is_tidied_and_its_old_buttons_go_later(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    group.wire.flooded = True
    with pytest.raises(RetryLater):
        await group.show(replace(position.table, rooms=(OTHER,)))
    posted, group.wire.flooded = len(group.wire.posted), False
    group.time.now += FAST
    await group.shown_again()
    assert set(group.wire.without_keys) == {"1", "2"}, "the board, and the card of who has looked"
    assert len(group.wire.posted) == posted
    assert [post.room for post in group.speech.posts] == [OTHER]


async def test_an_old_board_whose_buttons_could_not_be_removed_loses_them_soon(group):
    position = await begun(group, BORIS)
    group.wire.flooded = True
    with pytest.raises(RetryLater):
        await moved(group, position, 2 * FAST)
    assert (len(group.wire.posted), group.wire.without_keys) == (3, [])
    group.wire.flooded = False
    await group.shown_again()
    assert (len(group.wire.posted), group.wire.without_keys) == (3, ["2"])


async def ended(group, *others):
    """End a game in a group with other tables, where a result finds one call left; return the table."""
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    position, _ = await moved(group, position, FAST)
    group.viewers.names = [position.table.id, *others]
    group.time.now += 10 * FAST
    await group.limiter.count(-5, GROUP.burst - 1)
    return replace(position.table, phase=Phase.FINISHED, finished_at=group.time.now)


async def test_among_other_tables_old_buttons_wait_for_calls_that_nobody_else_needs(group):
    over = await ended(group, "7K3ABCE")
    group.wire.without_keys.clear()
    with pytest.raises(RetryLater):
        await group.show(over)
    assert len(group.wire.posted) == 4, "the result does not wait"
    assert group.wire.without_keys == []
    with pytest.raises(RetryLater):
        await group.shown_again()
    group.time.now += GROUP.burst * GROUP.pace
    await group.shown_again()
    assert (len(group.wire.posted), group.wire.without_keys) == (4, ["3", "1"]), "the last board, and the card"


async def test_the_only_table_of_a_group_is_brought_to_order_at_once(group):
    over = await ended(group)
    group.wire.without_keys.clear()
    await group.show(over)
    assert (len(group.wire.posted), group.wire.without_keys) == (4, ["3", "1"])
