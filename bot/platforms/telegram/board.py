"""The public board in every room: one message a turn, or one that is edited while people play fast."""

import contextlib
import logging
from dataclasses import dataclass
from hashlib import blake2b
from urllib.parse import quote

from msgspec.structs import replace
from telegram import InlineKeyboardButton
from telegram.error import BadRequest

from bot.artist import draw
from bot.platforms.telegram.budget import Fare
from bot.platforms.telegram.caption import escaped, two_lines
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.telegram.people import People
from bot.platforms.telegram.placing import (
    is_new_turn,
    moved_rooms,
    news,
    position_of,
    purse_of,
    rooms_of,
    was_lobby,
)
from bot.platforms.telegram.roster import has_roster, roster, with_advice
from bot.platforms.telegram.wire import Content, Lost, Moved, Shut, Wire
from bot.screens.language import Drawing, Screen
from bot.screens.lobby_view import lobby_view
from bot.screens.tables import public_screen
from bot.tables.lobby import seat_range
from bot.tables.service import TableService
from bot.tables.speaking import RetryLater
from bot.texts import Words
from storage import Held, Phase, Post, Room, Speech, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

PATIENCE = 5_000
"""ms that a board waits for its turn right here; for longer it is left to whoever looks later."""
WISH = 30_000
"""ms for which we remember that somebody wants the board anew."""
REMEMBERED = 2_000
"""Messages of which we know what they show."""


@dataclass(frozen=True, kw_only=True)
class _Showing:
    """What is shown in every room at once."""

    held: Held
    screen: Screen
    wanted: bool
    """Somebody wants it below everything."""


class Boards:
    """Keeps the posts of tables up to date."""

    def __init__(self, wire: Wire, people: People, tables: TableService, clock: Clock) -> None:
        self._wire, self._people, self._tables, self._clock = wire, people, tables, clock
        self._now = clock.now
        self._shown: dict[str, bytes] = {}
        self._wanted: dict[str, int] = {}
        """Tables that somebody wants to see below everything, and when he said so."""

    async def post_again(self, table: str) -> None:
        """Post a table's board anew, below everything that was said since."""
        self._wanted[table] = self._now()
        await self._tables.change(table, lambda record, _now: record)

    async def show(self, held: Held, speech: Speech) -> Speech:
        """Bring every room up to date. A room that can't be reached does not hold up the others."""
        held, fares = await self._paid(held, speech)
        table, position = held.table, position_of(held)
        told = speech.revision if speech.version else -1
        screen = public_screen(position, table, held.version, news(table, told) if position else ())
        if position is not None:
            screen = with_advice(screen, position)
        # Taken before anything is posted: a wish that comes meanwhile is for the next time.
        showing = _Showing(held=held, screen=screen, wanted=self._is_wanted(table.id))
        self._wanted.pop(table.id, None)
        try:
            posts = [
                await self._in_room(showing, room, before, fares.get(room) or Fare(purse_of(held)))
                for room, before in rooms_of(held, speech)
            ]
        finally:
            await self._given_back(fares)
        return Speech(version=held.version, revision=table.revision, posts=tuple(posts))

    async def _paid(self, held: Held, speech: Speech) -> tuple[Held, dict[Room, Fare]]:
        """Wait until every room may be written to; return the table as it is then: the newest board wins."""
        fares: dict[Room, Fare] = {}
        waited = 0
        while wait := await self._pay(held, speech, fares):
            if (waited := waited + wait) > PATIENCE:
                await self._given_back(fares)
                raise RetryLater(wait)
            await self._clock.sleep(wait / 1000)
            held = await self._tables.load(held.table.id)
        return held, fares

    async def _pay(self, held: Held, speech: Speech, fares: dict[Room, Fare]) -> int:
        """Pay for one room after the other; return how long the next one has to wait."""
        purse, wanted = purse_of(held), self._is_wanted(held.table.id)
        for room, before in rooms_of(held, speech):
            if room in fares or (before is not None and not before.messages and not wanted):
                continue
            # A new board and the old one's keyboard are two calls.
            calls = 2 if before is not None and (wanted or await self._is_new(held, room, before)) else 1
            if wait := await self._wire.budget.take(int(room.chat), calls, purse):
                return wait
            fares[room] = Fare(purse, calls)
        return 0

    async def _given_back(self, fares: dict[Room, Fare]) -> None:
        for room, fare in fares.items():
            await self._wire.budget.give_back(int(room.chat), fare)

    async def poster(self, screen: Screen, table: Table) -> Content:
        """Return a public screen, ready to be sent, in the table's language."""
        words = self._people.words_in(table.locale, table)
        drawing = screen.drawing or Drawing(game=table.game, view=lobby_view(table))
        picture = await draw(drawing, words, now=self._now)
        keys = keyboard(screen, words, more=self._invitation(table, words))
        return Content(text=two_lines(screen, table, words), picture=picture, keys=keys)

    def _invitation(self, table: Table, words: Words) -> list[InlineKeyboardButton]:
        """Return the button that sends a friend the link to a free seat."""
        if table.phase is not Phase.LOBBY or len(table.seats) >= seat_range(table).most:
            return []
        link = quote(f"https://t.me/{self._wire.bot.username}?start=join_{table.id}", safe="")
        return [InlineKeyboardButton(words("telegram-invite"), url=f"https://t.me/share/url?url={link}")]

    async def put(self, room: Room, message: str, poster: Content, fare: Fare) -> None:
        """Show something in a message, unless it is there already."""
        name = f"{room.chat} {message}"
        if self._shown.get(name) != digest(poster):
            await self._wire.edit(room, message, poster, fare=fare)
            self._remember(name, poster)

    async def _in_room(self, showing: _Showing, room: Room, before: Post | None, fare: Fare) -> Post:
        held = showing.held
        if before is not None and not before.messages and not showing.wanted:
            return replace(before, version=held.version)  # we were shut out, and nobody has called us back
        poster = await self.poster(showing.screen, held.table)
        try:
            anew = before is None or not before.messages or showing.wanted
            if before is None or anew or await self._is_new(held, room, before):
                return await self._anew(held, room, before, poster, fare)
            return await self._again(held, room, before, poster, fare)
        except Moved as moved:
            new = str(moved.chat)
            await self._tables.change(held.table.id, lambda record, _now: moved_rooms(record, room.chat, new))
            raise RetryLater(100) from moved
        except (Shut, BadRequest) as error:
            # Whoever mutes or removes us does not want to hear more; /board brings the table back.
            log.warning("table %s can't be shown in chat %s: %s", held.table.id, room.chat, error)
            await self._explained(held.table, room, error)
            return Post(room=room, messages=(), version=held.version, posted_at=self._now())

    async def _is_new(self, held: Held, room: Room, before: Post) -> bool:
        """Tell whether a new message is due. A room may want its boards edited, from the first to the last but one."""
        if not is_new_turn(held, before):
            return False
        if was_lobby(held, before) or held.table.finished_at is not None:
            return True
        return (await self._people.room(room)).new_messages

    async def _explained(self, table: Table, room: Room, error: Exception) -> None:
        """Where only pictures are forbidden, say so: somebody there can allow them."""
        if "photos" in str(error):
            words = self._people.words_in(table.locale, table)
            with contextlib.suppress(Shut, Moved, RetryLater):
                await self._wire.text(room, escaped(words("telegram-doctor-muted")))

    def _is_wanted(self, table: str) -> bool:
        # Another process may have had the turn to speak: a wish does not wait for ever.
        return self._now() - self._wanted.get(table, 0) < WISH

    async def _anew(self, held: Held, room: Room, before: Post | None, poster: Content, fare: Fare) -> Post:
        message = await self._wire.send(room, poster, fare=fare)
        self._remember(f"{room.chat} {message}", poster)
        card = await self._old(held, room, before, fare)
        messages = (message, card) if card else (message,)
        return Post(room=room, messages=messages, version=held.version, posted_at=self._now())

    async def _old(self, held: Held, room: Room, before: Post | None, fare: Fare) -> str | None:
        """Take the old board's keyboard away. The lobby's message becomes the card that shows who has looked."""
        if before is None or not before.messages:
            return None
        board, *cards = before.messages
        if was_lobby(held, before) and has_roster(held.table):
            await self._card(held.table, room, board, fare)
            return board
        await self._wire.drop_keys(room, board, fare=fare)
        if cards and held.table.phase is Phase.FINISHED:
            await self._wire.drop_keys(room, cards[0], fare=fare)
        return cards[0] if cards else None

    async def _again(self, held: Held, room: Room, before: Post, poster: Content, fare: Fare) -> Post:
        board, *cards = before.messages
        try:
            await self.put(room, board, poster, fare)
        except Lost:
            log.info("table %s: its board was deleted; a new one is posted", held.table.id)
            return await self._anew(held, room, None, poster, fare)
        if cards and held.table.phase is Phase.RUNNING:
            await self._card(held.table, room, cards[0], fare)
        return replace(before, version=held.version)

    async def _card(self, table: Table, room: Room, message: str, fare: Fare) -> None:
        try:
            await self.put(room, message, await self.poster(roster(table), table), fare)
        except (Lost, Shut, BadRequest):
            log.info("table %s: the card with the seats is gone", table.id)

    def _remember(self, name: str, poster: Content) -> None:
        self._shown.pop(name, None)
        while len(self._shown) >= REMEMBERED:
            del self._shown[next(iter(self._shown))]
        self._shown[name] = digest(poster)


def digest(content: Content) -> bytes:
    """Return what tells two contents apart."""
    picture = content.picture.data if content.picture else b""
    keys = content.keys.to_json() if content.keys else ""
    return blake2b(picture + content.text.encode() + keys.encode(), digest_size=16).digest()
