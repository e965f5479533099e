"""Boards into messages: posted anew, edited, and the trays of a large table one at a time."""

import contextlib
import itertools
from collections.abc import Collection, Sequence

import discord

from bot.platforms.discord.boards.posted import Posted
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.rooms import Closed, MessageGone, Rooms
from bot.screens.language import Screen
from bot.tables.speaking import RetryLater
from storage import Held, Person, Room

LONGEST_MEMORY = 10_000


class BoardWriter:
    def __init__(self, builder: MessageBuilder, rooms: Rooms) -> None:
        self._builder, self._rooms = builder, rooms
        self._edits = itertools.count(1)
        self._known: dict[str, tuple[int, int]] = {}
        """By message: what a tray or card shows, and the number of that edit. After a restart each is edited once."""

    async def anew(
        self, room: Room, held: Held, screens: Sequence[Screen], call: Collection[Person] = ()
    ) -> tuple[str, ...]:
        """Post a board; people are mentioned in its first message."""
        if room.thread:
            await self._rooms.unarchive(room)
        return tuple([
            await self._posted(room, held, screen, number, call if number == 0 else ())
            for number, screen in enumerate(screens)
        ])  # fmt: skip

    async def edited(self, room: Room, held: Held, id_: str, screen: Screen) -> str:
        """Bring a board of one message up to date; if somebody deleted it, it is posted anew."""
        message = await self._builder.message(screen, held.table, held.table.locale, called=screen.mention)
        try:
            await self._rooms.edit(room, id_, message)
        except MessageGone:
            (id_,) = await self.anew(room, held, (screen,))
        return id_

    async def tray_edited(
        self, room: Room, held: Held, boards: tuple[str, ...], screens: Sequence[Screen]
    ) -> tuple[str, ...] | None:
        """Bring the tray up to date that has waited longest, if it changed; None: nothing has."""
        likes = [await self._builder.likeness(screen, held.table, held.table.locale) for screen in screens]
        known = [self._known.get(id_, (0, 0)) for id_ in boards]
        changed = [n for n, like in enumerate(likes) if known[n][0] != like]
        if not changed:
            return None
        number = min(changed, key=lambda n: known[n][1])
        screen, id_ = screens[number], boards[number]
        message = await self._builder.message(screen, held.table, held.table.locale, called=screen.mention)
        try:
            await self._rooms.edit(room, id_, message)
            self._remember(id_, likes[number])
        except MessageGone:
            id_ = await self._posted(room, held, screen, number)
        return (*boards[:number], id_, *boards[number + 1 :])

    async def card_edited(self, room: Room, held: Held, id_: str, screen: Screen) -> str:
        """Bring the card beside the board up to date, if it changed; return its id, or nothing if it is gone."""
        like = await self._builder.likeness(screen, held.table, held.table.locale)
        if self._known.get(id_, (0, 0))[0] == like:
            return id_
        message = await self._builder.message(screen, held.table, held.table.locale)
        try:
            await self._rooms.edit(room, id_, message)
        except MessageGone:
            return ""
        self._remember(id_, like)
        return id_

    async def tidied(self, room: Room, before: Posted, keep: Collection[str]) -> None:
        """Take the buttons off old boards, and old calls away. If that fails, old buttons are answered kindly."""
        for board in (*before.boards, before.card):
            if board and board not in keep:
                with contextlib.suppress(Closed, MessageGone, RetryLater, discord.HTTPException):
                    await self._rooms.retire(room, board)
        for call in before.calls:
            with contextlib.suppress(Closed, MessageGone, RetryLater, discord.HTTPException):
                await self._rooms.remove(room, call)

    async def _posted(self, room: Room, held: Held, screen: Screen, number: int, call: Collection[Person] = ()) -> str:
        message = await self._builder.message(screen, held.table, held.table.locale, called=screen.mention)
        id_ = await self._rooms.post(room, message, nonce=nonce(held, number), call=call)
        if screen.in_parts:
            self._remember(id_, await self._builder.likeness(screen, held.table, held.table.locale))
        return id_

    def _remember(self, id_: str, like: int) -> None:
        if len(self._known) >= LONGEST_MEMORY:
            self._known.clear()
        self._known[id_] = (like, next(self._edits))


def nonce(held: Held, number: int = 0) -> str:
    return f"{held.table.id}:{held.version}" + (f".{number}" if number else "")
