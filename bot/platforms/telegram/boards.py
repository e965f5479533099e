"""The public board in every room: a new message for each turn, or one that is edited while people play fast."""

import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from hashlib import blake2b
from urllib.parse import quote

from msgspec.structs import replace
from telegram import InlineKeyboardButton
from telegram.error import BadRequest

from bot.chat.news import is_of_the_lobby, since
from bot.chat.placing import Placing, placing
from bot.chat.roster import has_roster, roster, with_advice
from bot.chat.step_cache import StepCache
from bot.platforms.telegram.messages.caption import escaped, two_lines
from bot.platforms.telegram.messages.keyboard import keyboard
from bot.platforms.telegram.messages.rate_limit import CHAT_ONLY, LIVE, TABLE, Bucket, Reservation
from bot.platforms.telegram.messages.wire import Closed, Content, MessageGone, Migrated, Wire
from bot.platforms.telegram.rooms import migrated, posts_of
from bot.platforms.telegram.viewer import Viewers
from bot.screens.language import Drawing, Screen
from bot.screens.lobby_view import lobby_view
from bot.screens.tables import public_screen
from bot.tables import turns
from bot.tables.lobby import game_of, seat_range
from bot.tables.service import TableService
from bot.tables.speaking import RetryLater
from bot.tables.turns import Position
from bot.texts import Words
from bot.workers.artist import Artist
from storage import Held, Phase, Post, Room, Speech, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

PATIENCE = 5_000
"""ms that a board waits for the rate limit here; for longer waits it is left to a later `show`."""
REQUEST = 30_000
"""ms for which it is remembered that somebody wants the board anew."""
REMEMBERED = 2_000
"""Messages whose content is remembered."""


@dataclass(frozen=True, kw_only=True)
class Shown:
    held: Held
    """The table as it was shown: the latest, if it had to wait for the rate limit."""
    speech: Speech
    nudge: dict[Room, frozenset[int]]
    """Who is on move where the board was only edited, which notifies nobody."""


@dataclass(frozen=True, kw_only=True)
class _Plan:
    """What is to be done in one room."""

    held: Held
    room: Room
    post: Post | None
    screen: Screen
    placing: Placing
    closed: bool
    """The bot was shut out of the room, and nobody has asked for the board since."""

    @property
    def nudge(self) -> frozenset[int]:
        return frozenset() if self.placing.new else self.placing.nudge | self.placing.call

    @property
    def calls(self) -> int:
        """A new board is one call, and the old one's keyboard another."""
        return 2 if self.placing.new and self.post is not None else 1


class Boards:
    """Keeps the posts of tables up to date."""

    def __init__(  # noqa: PLR0913 (parts of the platform, by keyword)
        self, *, wire: Wire, viewers: Viewers, tables: TableService, steps: StepCache, clock: Clock, artist: Artist
    ) -> None:
        self._wire, self._viewers, self._tables, self._steps, self._clock = wire, viewers, tables, steps, clock
        self._now, self._artist = clock.now, artist
        self._shown: dict[str, bytes] = {}
        self._wanted: dict[str, int] = {}
        """Tables that somebody wants to see below everything else, and when they said so."""

    async def post_again(self, table: str) -> None:
        """Post a table's board anew, below everything that was said since."""
        self._wanted[table] = self._now()
        await self._tables.change(table, lambda record, _now: record)

    async def show(self, held: Held, speech: Speech) -> Shown:
        """Bring every room up to date. A room that can't be reached does not hold up the others."""
        async with AsyncExitStack() as stack:
            plans, reserved = await self._reserved(held, speech, stack)
            # Removed before anything is posted: a request that comes meanwhile is for the next time.
            self._wanted.pop(held.table.id, None)
            posts = [await self._in_room(plan, reservation) for plan, reservation in zip(plans, reserved, strict=True)]
        now = plans[0].held if plans else held
        return Shown(
            held=now,
            speech=Speech(version=now.version, revision=now.table.revision, posts=tuple(posts)),
            nudge={} if _is_live(now) else {plan.room: plan.nudge for plan in plans if plan.nudge},
        )

    async def _reserved(
        self, held: Held, speech: Speech, stack: AsyncExitStack
    ) -> tuple[list[_Plan], list[Reservation]]:
        """Wait until every room may be written to; plan for the table as it is then: the latest board wins."""
        reserved: dict[Room, Reservation] = {}
        waited = 0
        while True:
            plans = [plan async for plan in self._plans(held, speech)]
            try:
                for plan in plans:
                    if plan.room not in reserved:
                        reservation = await self._reservation(plan)
                        reserved[plan.room] = await stack.enter_async_context(reservation)
                return plans, [reserved[plan.room] for plan in plans]
            except RetryLater as error:
                if (waited := waited + error.wait) > PATIENCE:
                    raise
                await self._clock.sleep(error.wait / 1000)
                held = await self._tables.load(held.table.id)

    async def _reservation(self, plan: _Plan) -> Reservation:
        chat, bucket = int(plan.room.chat), bucket_of(plan.held)
        if plan.closed:
            return Reservation(self._wire.limiter, chat, bucket)
        return await self._wire.limiter.reserve(chat, plan.calls, bucket)

    async def _plans(self, held: Held, speech: Speech) -> AsyncIterator[_Plan]:
        table, position = held.table, position_of(held)
        steps, wanted = self._steps.steps(table), self._is_wanted(table.id)
        for room, post in posts_of(table, speech):
            known = since(table, steps, speech.revision, post)
            screen = public_screen(position, table, held.version, known.news)
            if position is not None:
                screen = with_advice(screen, position)
            after = position.to_move if position is not None else frozenset[int]()
            where = await self._placed(table, room, post, known.before, after, anew=wanted)
            closed = post is not None and not post.messages and not wanted
            yield _Plan(held=held, room=room, post=post, screen=screen, placing=where, closed=closed)

    async def _placed(  # noqa: PLR0913 (a room, and what is known about it)
        self,
        table: Table,
        room: Room,
        post: Post | None,
        before: frozenset[int],
        after: frozenset[int],
        *,
        anew: bool,
    ) -> Placing:
        """Decide where a board goes. The result is always a message of its own."""
        where = placing(table, post, before, after, new_messages=True)
        if post is None or anew or not post.messages or is_of_the_lobby(table, post):
            return Placing(new=True, call=where.call)
        if table.finished_at is not None:
            return Placing(new=post.posted_at < table.finished_at)
        if where.new and not (await self._viewers.room(room)).new_messages:
            return Placing(new=False, call=where.call)
        return where

    async def poster(self, screen: Screen, table: Table) -> Content:
        """Return a public screen, ready to be sent, in the table's language."""
        words = self._viewers.words_in(table.locale, table)
        drawing = screen.drawing or Drawing(game=table.game, view=lobby_view(table))
        picture = await self._artist.draw(drawing, words, now=self._now)
        keys = keyboard(screen, words, more=self._invitation(table, words))
        return Content(text=two_lines(screen, table, words), picture=picture, keys=keys)

    def _invitation(self, table: Table, words: Words) -> list[InlineKeyboardButton]:
        """Return the button that sends a friend the link to a free seat."""
        if table.phase is not Phase.LOBBY or len(table.seats) >= seat_range(table).most:
            return []
        link = quote(f"https://t.me/{self._wire.bot.username}?start=join_{table.id}", safe="")
        return [InlineKeyboardButton(words("telegram-invite"), url=f"https://t.me/share/url?url={link}")]

    async def put(self, room: Room, message: str, poster: Content, reservation: Reservation) -> None:
        """Show something in a message, unless it is there already."""
        name = f"{room.chat} {message}"
        if self._shown.get(name) != digest(poster):
            await self._wire.edit(room, message, poster, reservation=reservation)
            self._remember(name, poster)

    async def _in_room(self, plan: _Plan, reservation: Reservation) -> Post:
        held, room, post = plan.held, plan.room, plan.post
        if plan.closed and post is not None:
            return replace(post, version=held.version)
        try:
            poster = await self.poster(plan.screen, held.table)
            if post is None or plan.placing.new:
                return await self._posted(held, room, post, poster, reservation)
            return await self._edited(held, room, post, poster, reservation)
        except Migrated as error:
            new = str(error.chat)
            await self._tables.change(held.table.id, lambda record, _now: migrated(record, room.chat, new))
            raise RetryLater(100) from error
        except (Closed, BadRequest) as error:
            # A bot that is muted or removed stays silent; /board brings the table back.
            log.warning("table %s can't be shown in chat %s: %s", held.table.id, room.chat, error)
            await self._explained(held.table, room, error)
            return Post(room=room, messages=(), version=held.version, posted_at=self._now())

    async def _explained(self, table: Table, room: Room, error: Exception) -> None:
        """Where only pictures are forbidden, say so: somebody there can allow them."""
        if "photos" in str(error):
            words = self._viewers.words_in(table.locale, table)
            with contextlib.suppress(Closed, Migrated, RetryLater):
                await self._wire.text(room, escaped(words("telegram-doctor-muted")))

    def _is_wanted(self, table: str) -> bool:
        # Another process may have shown the board: a request expires.
        return self._now() - self._wanted.get(table, 0) < REQUEST

    async def _posted(
        self, held: Held, room: Room, before: Post | None, poster: Content, reservation: Reservation
    ) -> Post:
        message = await self._wire.send(room, poster, reservation=reservation)
        self._remember(f"{room.chat} {message}", poster)
        card = await self._retired(held, room, before, reservation)
        messages = (message, card) if card else (message,)
        return Post(room=room, messages=messages, version=held.version, posted_at=self._now())

    async def _retired(self, held: Held, room: Room, before: Post | None, reservation: Reservation) -> str | None:
        """Remove the old board's keyboard. The lobby's message becomes the card that shows who has looked."""
        if before is None or not before.messages:
            return None
        board, *cards = before.messages
        if is_of_the_lobby(held.table, before) and has_roster(held.table):
            await self._card(held.table, room, board, reservation)
            return board
        await self._wire.drop_keys(room, board, reservation=reservation)
        if cards and held.table.phase is Phase.FINISHED:
            await self._wire.drop_keys(room, cards[0], reservation=reservation)
        return cards[0] if cards else None

    async def _edited(self, held: Held, room: Room, before: Post, poster: Content, reservation: Reservation) -> Post:
        board, *cards = before.messages
        try:
            await self.put(room, board, poster, reservation)
        except MessageGone:
            log.info("table %s: its board was deleted; a new one is posted", held.table.id)
            return await self._posted(held, room, None, poster, reservation)
        if cards and held.table.phase is Phase.RUNNING:
            await self._card(held.table, room, cards[0], reservation)
        return replace(before, version=held.version)

    async def _card(self, table: Table, room: Room, message: str, reservation: Reservation) -> None:
        try:
            await self.put(room, message, await self.poster(roster(table), table), reservation)
        except (MessageGone, Closed, BadRequest):
            log.info("table %s: the card with the seats is gone", table.id)

    def _remember(self, name: str, poster: Content) -> None:
        self._shown.pop(name, None)
        while len(self._shown) >= REMEMBERED:
            del self._shown[next(iter(self._shown))]
        self._shown[name] = digest(poster)


def bucket_of(held: Held) -> Bucket:
    """Return the bucket of a table's messages. A lobby has none: it counts for the group, not for the game to come."""
    if held.table.started_at is None:
        return CHAT_ONLY
    return Bucket(table=held.table.id, rate=LIVE if _is_live(held) else TABLE)


def _is_live(held: Held) -> bool:
    """Tell whether a game is in a live phase, which waits for nobody."""
    position = position_of(held)
    if position is None or held.table.phase is not Phase.RUNNING:
        return False
    return game_of(held.table).deadline(position.state) is not None


def position_of(held: Held) -> Position | None:
    return turns.position(held.table, held.snapshot) if held.table.started_at is not None else None


def digest(content: Content) -> bytes:
    """Return what tells two contents apart."""
    picture = content.picture.data if content.picture else b""
    keys = content.keys.to_json() if content.keys else ""
    return blake2b(picture + content.text.encode() + keys.encode(), digest_size=16).digest()
