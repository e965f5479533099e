"""Boards as messages: posted, edited, and the parts of a large board one at a time."""

import contextlib
import itertools
from collections.abc import Collection, Sequence

import discord

from bot.platforms.discord.boards.posted import Posted
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.rooms import NOT_SENT, MessageGone, Rooms
from bot.screens.language import Screen
from storage import Held, Person, Room

MOST_KNOWN = 10_000


class BoardWriter:
    def __init__(self, builder: MessageBuilder, rooms: Rooms) -> None:
        self._builder, self._rooms = builder, rooms
        self._edits = itertools.count(1)
        self._known: dict[str, tuple[int, int]] = {}
        """By message: the digest of what a part or card shows, and the number of that edit.

        After a restart each is edited once.
        """

    async def post(
        self, room: Room, held: Held, screens: Sequence[Screen], call: Collection[Person] = ()
    ) -> tuple[str, ...]:
        """Post a board; people are mentioned in its first message."""
        if room.thread:
            await self._rooms.unarchive(room)
        return tuple([
            await self._post(room, held, screen, number, call if number == 0 else ())
            for number, screen in enumerate(screens)
        ])  # fmt: skip

    async def edit(self, room: Room, held: Held, id_: str, screen: Screen) -> str:
        """Bring a board of one message up to date; if somebody deleted it, post it again."""
        try:
            await self._rooms.edit(room, id_, await self._message(screen, held))
        except MessageGone:
            (id_,) = await self.post(room, held, (screen,))
        return id_

    async def edit_one_part(
        self, room: Room, held: Held, boards: tuple[str, ...], screens: Sequence[Screen]
    ) -> tuple[str, ...] | None:
        """Bring the part up to date that has changed and waited longest; None: nothing has changed."""
        digests = [await self._digest(screen, held) for screen in screens]
        known = [self._known.get(id_, (0, 0)) for id_ in boards]
        changed = [number for number, digest in enumerate(digests) if known[number][0] != digest]
        if not changed:
            return None
        number = min(changed, key=lambda changed_one: known[changed_one][1])
        screen, id_ = screens[number], boards[number]
        try:
            await self._rooms.edit(room, id_, await self._message(screen, held))
            self._remember(id_, digests[number])
        except MessageGone:
            id_ = await self._post(room, held, screen, number)
        return (*boards[:number], id_, *boards[number + 1 :])

    async def edit_card(self, room: Room, held: Held, id_: str, screen: Screen) -> str:
        """Bring the card beside the board up to date, if it changed; return its id, or nothing if it is gone."""
        digest = await self._digest(screen, held)
        if self._known.get(id_, (0, 0))[0] == digest:
            return id_
        try:
            await self._rooms.edit(room, id_, await self._message(screen, held))
        except MessageGone:
            return ""
        self._remember(id_, digest)
        return id_

    async def tidy(self, room: Room, before: Posted, keep: Collection[str]) -> None:
        """Take the buttons off old boards, and delete old calls. If that fails, old buttons are answered kindly."""
        for board in (*before.boards, before.card):
            if board and board not in keep:
                with contextlib.suppress(*NOT_SENT, discord.HTTPException):
                    await self._rooms.retire(room, board)
        for call in before.calls:
            with contextlib.suppress(*NOT_SENT, discord.HTTPException):
                await self._rooms.remove(room, call)

    async def _post(self, room: Room, held: Held, screen: Screen, number: int, call: Collection[Person] = ()) -> str:
        message = await self._message(screen, held)
        id_ = await self._rooms.post(room, message, nonce=nonce(held, number), call=call)
        if screen.in_parts:
            self._remember(id_, await self._digest(screen, held))
        return id_

    async def _message(self, screen: Screen, held: Held) -> Message:
        return await self._builder.message(screen, held.table, held.table.locale, called=screen.mention)

    async def _digest(self, screen: Screen, held: Held) -> int:
        return await self._builder.digest(screen, held.table, held.table.locale)

    def _remember(self, id_: str, digest: int) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[id_] = (digest, next(self._edits))


def nonce(held: Held, number: int = 0) -> str:
    """Return what tells one post from another: sent a second time, Discord returns the first message."""
    return f"{held.table.id}:{held.version}" + (f".{number}" if number else "")
