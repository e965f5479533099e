"""Boards on Telegram: what `bot.chat.boards.boards` needs to post them here, or (`placing`) to edit them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import quote

from telegram import InlineKeyboardButton
from telegram.helpers import create_deep_linked_url

from bot.app import App
from bot.chat.boards.port import NoteSearch, Searched
from bot.chat.boards.posted import MARKS
from bot.platforms.telegram.messages.caption import escaped, headed, two_lines
from bot.platforms.telegram.messages.keyboard import keyboard
from bot.platforms.telegram.messages.rate_limit import (
    CHAT_ONLY,
    LIVE,
    TABLE,
    TURN_KEEPS,
    Bucket,
    Reservation,
    turn_keeps,
)
from bot.platforms.telegram.messages.wire import Content, Wire
from bot.platforms.telegram.name import NAME
from bot.recent import Recent
from bot.screens.language import Drawing, Screen
from bot.screens.lobby_view import lobby_view
from bot.tables.lobby import seat_range
from bot.tables.turns import is_live
from bot.texts import Words, words_at
from storage import LoadedTable, Phase, Room, RoomSettings, StoreError, Table

FARTHEST, GAP = 30, 6
"""How many messages are looked at after a crash, and after how many that do not exist it is given up."""


class TelegramPort:
    name = NAME
    most_buttons: int | None = None
    calls_at_once = False
    results_anew = True

    def __init__(self, app: App, wire: Wire) -> None:
        self._app, self._wire, self._newest = app, wire, Recent[str, int](10_000)

    @asynccontextmanager
    async def writer(self, room: Room, held: LoadedTable, *, at_once: bool = False) -> AsyncIterator[Wire]:
        bucket, limiter = await bucket_in(room, held, self._app), self._wire.limiter
        if at_once:
            yield self._wire.within(Reservation(limiter, int(room.chat), bucket))
            return
        async with await limiter.reserve(int(room.chat), 1, bucket) as reservation:
            yield self._wire.within(reservation)

    async def settings(self, room: Room) -> RoomSettings:
        try:
            return await self._app.store.room_settings.load(room)
        except StoreError:
            return RoomSettings()

    async def message(self, screen: Screen, table: Table) -> Content:
        words = words_at(table, self._app.texts, table.locale)
        drawing = screen.drawing or Drawing(game=table.game, view=lobby_view(table))
        picture = await self._app.artist.draw(drawing, words, now=self._app.clock.now)
        keys = keyboard(screen, words, more=self._invitation(table, words))
        return Content(text=headed(two_lines(screen, table, words)), picture=picture, keys=keys)

    def _invitation(self, table: Table, words: Words) -> list[InlineKeyboardButton]:
        """Return the button that sends a friend the link to a free seat."""
        if table.phase is not Phase.LOBBY or len(table.seats) >= seat_range(table).most:
            return []
        link = quote(create_deep_linked_url(self._wire.bot.username, f"join_{table.id}"), safe="")
        return [InlineKeyboardButton(words("telegram-invite"), url=f"https://t.me/share/url?url={link}")]

    def heard(self, chat: int, message: int) -> None:
        """Note a message that exists in a chat: what is posted next comes after it."""
        self._newest[str(chat)] = max(message, self._newest.get(str(chat), 0))

    def newest(self, room: Room, board: str) -> str:
        return str(max(self._newest.get(room.chat, 0), int(board or 0)) or "")

    async def find(self, room: Room, table: Table, after: str, search: Searched, note: NoteSearch) -> list[str]:
        """Look for a board that nobody noted. Telegram lists no messages, but ours, and only ours, can be edited.

        So those after the last board are asked to give up their buttons, until several in a row do not exist. What
        belongs to other tables is left alone; a panel that loses its buttons can be opened again. Who died while it
        looked may have taken the buttons off the message that it was looking at.
        """
        *found, last = search or ("",)
        first, missing = int(last or after or 0) + (not last), 0
        known = await self._known_in(room, table)
        for number in map(str, range(first, first + FARTHEST) if last or after else ()):
            if missing == GAP:
                break
            if number not in known:
                await note((*found, number))
                gone, board = await self._wire.bare(room, number, doubtful=number == last)
                missing = missing + 1 if gone else 0
                found += [number] if board else []
        return found

    async def _known_in(self, room: Room, table: Table) -> set[str]:
        """Return the messages of all other tables in a room."""
        tables = self._app.store.tables
        names = [name for past in (False, True) for name in await tables.of(room, past=past) if name != table.id]
        posts = (post for held in await tables.load_many(names) for post in held.speech(NAME).posts)
        return {id_.lstrip("".join(MARKS)) for post in posts if post.room.chat == room.chat for id_ in post.messages}

    async def call(self, room: Room, board: str, screen: Screen, held: LoadedTable, nonce: str) -> str:  # noqa: ARG002
        text = two_lines(screen, held.table, words_at(held.table, self._app.texts, held.table.locale))
        return await self._wire.say(room, Content(text=text), reply_to=int(board))

    async def explain(self, room: Room, table: Table, reason: Exception) -> None:
        """Where only pictures are forbidden, say so: somebody there can allow them."""
        if "photos" in str(reason):
            text = Words(self._app.texts, table.locale)("telegram-doctor-muted")
            await self._wire.say(room, Content(text=escaped(text)))


async def bucket_in(room: Room, held: LoadedTable, app: App) -> Bucket:
    """Return the bucket of a table's messages. A lobby has none: it counts for the group, not for the game to come.

    Lobbies, first boards and results go before the turns of other tables; of those, the one that has waited longer.
    """
    table, now = held.table, app.clock.now()
    if table.started_at is None:
        return CHAT_ONLY
    keeps: float = 0
    if not table.moves or table.phase is Phase.FINISHED:
        pass
    elif room.thread or len(await app.store.tables.of(room)) > 1:  # all topics of a forum share one limit
        keeps = turn_keeps(now - (table.touched_at or now))
    else:
        keeps = TURN_KEEPS
    return Bucket(table=table.id, rate=LIVE if is_live(held) else TABLE, keeps=keeps)
