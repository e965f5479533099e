"""Boards on Telegram: what `bot.chat.boards.boards` needs to post them here, or (`placing`) to edit them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import quote
from weakref import WeakValueDictionary

from telegram import InlineKeyboardButton
from telegram.helpers import create_deep_linked_url

from bot.app import App
from bot.chat.boards.port import NoteSearch
from bot.chat.boards.posted import MARKS
from bot.platforms.telegram.messages.caption import escaped, headed, known_by, two_lines
from bot.platforms.telegram.messages.keyboard import keyboard
from bot.platforms.telegram.messages.rate_limit import (
    AFTER_RESULT,
    CHAT_ONLY,
    LIVE,
    RESULT,
    SEATS,
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
from storage import LoadedTable, Phase, Post, Room, RoomSettings, StoreError, Table

FARTHEST, GAP = 30, 6
"""How many messages are looked at after a crash, and after how many that do not exist it is given up."""


class TelegramPort:
    name = NAME
    most_buttons: int | None = None
    calls_at_once = False
    results_anew = True

    def __init__(self, app: App, wire: Wire) -> None:
        self._app, self._wire, self._newest = app, wire, Recent[str, int](10_000)
        self._searches = WeakValueDictionary[str, asyncio.Lock]()
        """By chat: who looks for a board takes the buttons off others' for a moment."""

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

    def says(self, screen: Screen, table: Table) -> str:
        return known_by(two_lines(screen, table, words_at(table, self._app.texts, table.locale)))

    async def find(self, table: Table, lost: Post, note: NoteSearch) -> list[str]:
        """Look for a board that nobody noted. Telegram lists no messages, but ours, and only ours, can be edited.

        So those after the last board are asked to give up their buttons, until one says what was to be posted, or
        several in a row do not exist. A panel that loses its buttons can be opened again. What belongs to other tables
        is left alone; what another of them has lost is left for it to find. Who died while it looked may have taken the
        buttons off the message that it was looking at.
        """
        async with self._searches.setdefault(lost.room.chat, asyncio.Lock()):
            others = await self._others_in(lost.room, table)
            known = {id_.lstrip("".join(MARKS)) for post in others for id_ in post.messages}
            doubtful = {post.looked_at for post in (lost, *others)}
            first, missing = int(lost.looked_at or lost.after or 0) + (not lost.looked_at), 0
            for number in map(str, range(first, first + FARTHEST) if lost.looked_at or lost.after else ()):
                if missing == GAP:
                    break
                if number in known:
                    continue
                await note(number)
                gone, board = await self._wire.bare(lost.room, number, doubtful=number in doubtful)
                missing = missing + 1 if gone else 0
                if board is not None:
                    says = known_by(escaped(board.caption or ""))
                    if lost.says in ("", says):
                        return [number]
                    if says in {post.says for post in others if post.pending}:
                        await self._wire.hold(lost.room, number)
        return []

    async def _others_in(self, room: Room, table: Table) -> list[Post]:
        """Return what all other tables have posted in a chat."""
        tables = self._app.store.tables
        names = [name for past in (False, True) for name in await tables.of(room, past=past) if name != table.id]
        posts = (post for held in await tables.load_many(names) for post in held.speech(NAME).posts)
        return [post for post in posts if post.room.chat == room.chat]

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

    Nor has a result: it does not wait because its game was lively.

    Lobbies, first boards and results go before the turns of other tables; of those, the one that has waited longer.
    The buttons of old boards come last.
    """
    table, speech, now = held.table, held.speech(NAME), app.clock.now()
    if table.started_at is None:
        return SEATS if speech.posts else CHAT_ONLY
    if table.phase is Phase.FINISHED:
        if not room.thread and not {*await app.store.tables.of(room)} - {table.id}:
            return CHAT_ONLY
        shown = any(post.room == room and post.posted_at >= (table.finished_at or 0) for post in speech.posts)
        return AFTER_RESULT if shown else RESULT
    keeps: float = 0
    if not table.moves:
        pass
    elif room.thread or len(await app.store.tables.of(room)) > 1:  # all topics of a forum share one limit
        keeps = turn_keeps(now - (table.touched_at or now) + _unshown(held))
    else:
        keeps = TURN_KEEPS
    return Bucket(table=table.id, rate=LIVE if is_live(held) else TABLE, keeps=keeps)


def _unshown(held: LoadedTable) -> int:
    """Return the ms between the first move that no board shows and the last: people play on in their direct chats."""
    moves, speech = list(held.table.moves), held.speech(NAME)
    fresh = moves[max(0, speech.revision - held.table.taken_back) :] if speech.posts else []
    return fresh[-1].at - fresh[0].at if fresh else 0
