"""Where a board goes on Telegram: a new message, or an edit of the old one; and what waits for the rate limit."""

import copy
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.chat.boards.boards import LONG, LOOK_AGAIN, PATIENCE, Boards
from bot.chat.boards.placing import FAST
from bot.chat.errors import Closed
from bot.platforms.telegram.boards import TelegramPort, bucket_in
from bot.platforms.telegram.messages.rate_limit import GROUP, TABLE, TURN_KEEPS, Bucket, RateLimiter, turn_keeps
from bot.platforms.telegram.messages.wire import Content
from bot.tables import lobby, turns
from bot.tables.lobby import Who
from bot.tables.speaking import RetryLater
from bot.tables.step_cache import StepCache
from bot.texts import Texts
from engines.registry import games
from storage import LoadedTable, Person, Phase, Room, RoomSettings, Speech
from storage.records.loaded_table import SPEECHES
from storage.timing import Clock
from tests.bot.tables.people import NOW

ROOM, OTHER = (Room(platform="telegram", chat=chat) for chat in ("-5", "-6"))
ANNA, BORIS = (Who(person=Person(platform="telegram", user=str(n)), name=f"Player {n}", room=ROOM) for n in (1, 2))
START = NOW + 1000
TEXTS = Texts.load()


class Wire:
    """Replaces the API calls: records what was posted and edited. The rate limits are real."""

    def __init__(self, limiter):
        self.limiter, self.posted, self.edited, self.without_keys, self.closed = limiter, [], [], [], False
        self.texts = {}
        self.flooded = False
        """Telegram answers 429 when a keyboard is to be removed, whatever our own rate limit says."""

    def within(self, reservation):
        wire = copy.copy(self)
        wire.reservation = reservation
        return wire

    async def post(self, room, content, *, nonce, call):
        await self.reservation.use()
        if self.closed:
            raise Closed("TOPIC_CLOSED")
        self.posted.append(content.text)
        return str(len(self.posted))

    async def edit(self, room, message, content):
        await self.reservation.use()
        self.edited.append(message)
        self.texts[message] = content.text

    async def say(self, room, content, reply_to):
        self.called = content.text
        return "call"

    async def retire(self, room, message):
        await self.reservation.use()
        if self.flooded:
            raise RetryLater(3000)
        self.without_keys.append(message)


class Drawn(TelegramPort):
    async def message(self, screen, table):
        """Return the words alone: what matters here is where they go."""
        return Content(text=" ".join(f"{line.key} {line.params}" for line in screen.lines))


class Viewers:
    """What a group has chosen, as the store keeps it."""

    def __init__(self):
        self.settings, self.room_settings, self.tables = RoomSettings(), self, self
        self.names = ["7K3ABCD"]
        """The tables in the group."""

    async def load(self, _room):
        return self.settings

    async def of(self, _room):
        return self.names


class NoSecrets:
    async def deliver(self, held):
        return held


class Nudges:
    """Records who would be called in a minute."""

    def __init__(self):
        self.due = None

    def moved(self, _held):
        self.due = None

    def later(self, _held, call):
        self.due = call


class Notes:
    """Keeps what was noted of the posts, as the store does."""

    def __init__(self):
        self.speaking, self.newest = self, Speech()

    async def note(self, _table, _platform, speech):
        self.newest = speech


class Group:
    """One table in one group, shown after each change."""

    def __init__(self, store, clock):
        self.time, self.viewers, self.limiter = clock, Viewers(), RateLimiter(store, clock)
        self.notes = Notes()
        self.wire = Wire(self.limiter)
        self.nudges, clock = Nudges(), Clock(now=clock, sleep=self.sleep)
        port = Drawn(SimpleNamespace(store=self.viewers, texts=TEXTS, clock=clock), self.wire)
        app = SimpleNamespace(store=self.notes, tables=self, texts=TEXTS, clock=clock)
        self.boards = Boards(app, port, NoSecrets(), self.nudges, StepCache())
        self.speech, self.held, self.slept, self.ahead = Speech(), None, [], []
        self.meanwhile = None
        """The table as it is when a board looks again, if it has changed."""

    async def show(self, table):
        version = self.held.version + 1 if self.held else 1
        self.held = LoadedTable(table=table, version=version, loud=version)
        _, self.speech = await self.boards.show(self.held, self.speech, self.waits)
        return self.nudges.due

    async def shown_again(self):
        """Show the table once more, as after a wait: from what was noted of it."""
        _, self.speech = await self.boards.show(self.held, self.notes.newest, self.waits)

    async def waits(self, held):
        self.ahead.append(held.table.revision)

    async def sleep(self, seconds):
        self.slept.append(seconds)
        self.time.now += int(seconds * 1000)

    async def load(self, _name):
        return self.meanwhile or self.held

    async def change(self, _name, _change):
        """The board is shown by the test."""


@pytest.fixture
def group(store, clock):
    return Group(store, clock)


def in_lobby(*others, game="cvetariki", **options):
    table = lobby.opened(game=game, options=options, who=ANNA, room=ROOM, locale="en", seed="boards", now=NOW)
    for other in others:
        table = lobby.joined(table, other, NOW)
    return replace(table if others else lobby.with_computer(table, ANNA, "easy", NOW), id="7K3ABCD")


async def begun(group, *others, rooms=(ROOM,), game="cvetariki"):
    """Show the lobby, then the first board; return the position."""
    group.time.now = NOW
    table = replace(in_lobby(*others, game=game), rooms=rooms)
    await group.show(table)
    group.time.now = START
    position = turns.dealt(lobby.started(table, ANNA, START))
    group.time.now += 1000
    await group.show(position.table)
    return position


def played(group, position, gap):
    """Let the seat on move make its first legal move after this many ms."""
    group.time.now += gap
    seat = min(position.to_move)
    game = games()[position.table.game]
    move = game.format_move(next(iter(game.legal_moves(position.state, seat))))
    return turns.played(position, seat, move, group.time.now)


async def moved(group, position, gap):
    position = played(group, position, gap)
    return position, await group.show(position.table)


async def called(group, nudge):
    """Let the minute pass; return the seats that are called below the board."""
    group.held = replace(group.held, speeches={"telegram": SPEECHES.encode(group.speech)})
    await nudge()
    return [seat for seat, who in enumerate((ANNA, BORIS)) if f'id={who.person.user}"' in group.wire.called]


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


async def test_a_result_that_comes_while_a_turn_waits_does_not_wait_as_long(group):
    position = await begun(group, BORIS)
    group.time.now += 10 * FAST
    seat, now = min(position.to_move), group.time.now
    game = games()[position.table.game]
    move = game.format_move(next(iter(game.legal_moves(position.state, seat))))
    turn = turns.played(position, seat, move, now)
    over = replace(turn.table, phase=Phase.FINISHED, finished_at=now)
    version = group.held.version + 2  # after the turn, which is shown as one more
    group.viewers.names, group.meanwhile = (
        ["7K3ABCD", "7K3ABCE"],
        LoadedTable(table=over, version=version, loud=version),
    )
    await group.limiter.count(-5, GROUP.burst - 1)
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
    app, speeches = (
        SimpleNamespace(store=group.viewers, clock=Clock(now=group.time)),
        {"telegram": SPEECHES.encode(group.speech)},
    )
    new, known = (
        LoadedTable(table=in_lobby(), version=1, loud=1),
        LoadedTable(table=in_lobby(BORIS), version=2, loud=2, speeches=speeches),
    )
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


async def test_an_old_board_whose_buttons_could_not_be_removed_loses_them_with_the_next(group):
    position = await begun(group, BORIS)
    group.wire.flooded = True
    position, _ = await moved(group, position, 2 * FAST)
    assert (len(group.wire.posted), group.wire.without_keys) == (3, [])
    group.wire.flooded = False
    await moved(group, position, 2 * FAST)
    assert group.wire.without_keys == ["2", "3"]


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
