"""Where a board goes on Telegram: a new message, or an edit of the old one."""

import pytest
from msgspec.structs import replace

from bot.chat.boards.placing import FAST
from storage import Phase, RoomSettings
from tests.bot.platforms.telegram.one_group import BORIS, Group, begun, called, moved


@pytest.fixture
def group(store, clock):
    return Group(store, clock)


async def test_calm_play_posts_each_turn_and_takes_the_old_keyboard_away(group):
    position = await begun(group, BORIS)
    assert (len(group.wire.posted), group.wire.edited) == (2, ["1"]), "the lobby becomes the card of who has looked"
    for _ in range(2):
        position, nudge = await moved(group, position, 2 * FAST)
        assert nudge is None
    assert (len(group.wire.posted), group.wire.without_keys) == (4, ["2", "3"])


async def test_where_nothing_is_secret_the_lobby_says_that_the_game_has_begun(group):
    position = await begun(group, BORIS, game="cvetris")
    assert (len(group.wire.posted), group.wire.edited) == (2, ["1"])
    assert group.wire.texts["1"].startswith("lobby-begun")
    await group.show(position.table)
    assert (len(group.wire.posted), group.wire.edited.count("1")) == (2, 1)


async def test_fast_play_is_edited_and_whoever_is_on_move_is_nudged(group):
    position = await begun(group, BORIS)
    position, _ = await moved(group, position, 2 * FAST)
    position, nudge = await moved(group, position, FAST // 2)
    assert len(group.wire.posted) == 3
    assert group.wire.edited == ["1", "3"]
    assert await called(group, nudge) == sorted(position.to_move)


async def test_a_group_that_prefers_edits_gets_a_nudge_instead_of_a_message(group):
    position = await begun(group, BORIS)
    group.viewers.settings = RoomSettings(new_messages=False)
    position, nudge = await moved(group, position, 2 * FAST)
    assert (len(group.wire.posted), group.wire.edited) == (2, ["1", "2"])
    assert await called(group, nudge) == sorted(position.to_move)


async def test_a_person_who_plays_with_computers_keeps_one_board_and_is_not_nudged(group):
    position = await begun(group)
    for _ in range(3):
        position, nudge = await moved(group, position, 2 * FAST)
        assert nudge is None
    assert len(group.wire.posted) == 2


async def test_what_happened_last_stays_told_while_nothing_new_happens(group):
    position = await begun(group, BORIS)
    position, _ = await moved(group, position, 2 * FAST)
    told = group.wire.posted[-1]
    await group.boards.post_again(position.table.id)
    await group.show(position.table)
    assert group.wire.posted[-1] == told


async def test_the_result_is_a_message_of_its_own_also_in_fast_play_and_once(group):
    position = await begun(group, BORIS)
    position, _ = await moved(group, position, 2 * FAST)
    group.time.now += 100
    over = replace(position.table, phase=Phase.FINISHED, finished_at=group.time.now)
    group.time.now += FAST
    await group.show(over)
    assert len(group.wire.posted) == 4
    await group.show(over)
    assert len(group.wire.posted) == 4


async def test_a_topic_that_was_closed_shows_the_next_change_as_soon_as_it_is_open_again(group, caplog):
    position = await begun(group, BORIS)
    group.wire.closed = True
    for _ in range(2):
        position, _ = await moved(group, position, 2 * FAST)
    assert len(group.wire.posted) == 2
    assert caplog.text.count("can't be shown") == 1, "reported once"
    group.wire.closed = False
    position, _ = await moved(group, position, 2 * FAST)
    assert len(group.wire.posted) == 3
    assert group.wire.without_keys == ["2"], "the board before has no buttons"
