"""One table in one group of Telegram, with the API calls replaced by records of them. The rate limits are real."""

import copy
from types import SimpleNamespace

from msgspec.structs import replace

from bot.chat.boards.boards import Boards
from bot.chat.errors import Closed
from bot.platforms.telegram.boards import TelegramPort
from bot.platforms.telegram.messages.rate_limit import RateLimiter
from bot.platforms.telegram.messages.wire import Content
from bot.tables import lobby, turns
from bot.tables.lobby import Who
from bot.tables.speaking import RetryLater
from bot.tables.step_cache import StepCache
from bot.texts import Texts
from engines.registry import games
from storage import LoadedTable, Person, Room, RoomSettings, Speech
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
        await self.reservation.use(can_wait=True)
        if self.flooded:
            raise RetryLater(3000)
        self.without_keys.append(message)


class Drawn(TelegramPort):
    before_message = None

    async def message(self, screen, table):
        """Return the words alone: what matters here is where they go."""
        if self.before_message:
            self.before_message()
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
        self.port = Drawn(SimpleNamespace(store=self.viewers, texts=TEXTS, clock=clock), self.wire)
        app = SimpleNamespace(store=self.notes, tables=self, texts=TEXTS, clock=clock)
        self.boards = Boards(app, self.port, NoSecrets(), self.nudges, StepCache())
        self.speech, self.held, self.slept, self.ahead = Speech(), None, [], []
        self.meanwhile = None
        """The table as it is when a board looks again, if it has changed."""

    async def show(self, table):
        version = self.held.version + 1 if self.held else 1
        speeches = {"telegram": SPEECHES.encode(self.speech)}
        self.held = LoadedTable(table=table, version=version, loud=version, speeches=speeches)
        await self._show(self.speech)
        return self.nudges.due

    async def shown_again(self):
        """Show the table once more, as after a wait: from what was noted of it."""
        await self._show(self.notes.newest)

    async def _show(self, speech):
        shown = await self.boards.show(self.held, speech, self.waits)
        self.speech = self.notes.newest = shown.said
        if shown.wait:
            raise RetryLater(shown.wait)

    async def waits(self, held):
        self.ahead.append(held.table.revision)

    async def sleep(self, seconds):
        self.slept.append(seconds)
        self.time.now += int(seconds * 1000)

    async def load(self, _name):
        return self.meanwhile or self.held

    async def change(self, _name, _change):
        """The board is shown by the test."""


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
