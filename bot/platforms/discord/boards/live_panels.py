"""The own hand while the sand runs: the first press opens it, and it changes with everything that concerns it."""

import asyncio
import dataclasses
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.chat.news import told_alone
from bot.chat.step_cache import StepCache
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.reply import Reply, Sent
from bot.platforms.discord.rooms import NOBODY
from bot.platforms.discord.viewer import Viewer
from bot.screens.language import Line
from bot.screens.registry import game_screens
from bot.screens.tables import private_screen
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number
from storage import Held, Person, Phase

log = logging.getLogger(__name__)

LIFETIME = 14 * 60_000
"""ms. The token that a hand is edited with dies after 15 minutes."""

PATIENCE = 1.0
"""Seconds that a board waits for the hands."""


@dataclass
class _Hand:
    viewer: Viewer
    message: Sent | None = None
    opened_at: int = 0
    revision: int = -1
    """What it shows: nothing older is shown after it."""
    like: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class LivePanels:
    """Open hands live in memory only: after a restart the next press opens a new one."""

    def __init__(self, builder: MessageBuilder, now: Callable[[], int]) -> None:
        self._builder, self._now, self._steps = builder, now, StepCache()
        self._open: dict[str, dict[Person, _Hand]] = {}
        self._edits: set[asyncio.Task[None]] = set()

    async def show(
        self, reply: Reply, viewer: Viewer, held: Held, *, told: tuple[Line, ...] = (), anew: bool = False
    ) -> None:
        """Show somebody his hand, with a word to it: in the message that is open, else in a new one."""
        hand = self._open.setdefault(held.table.id, {}).setdefault(viewer.who.person, _Hand(viewer))
        async with hand.lock:
            old = hand.message
            if not anew and self._is_young(hand) and await self._edited(hand, held, told):
                return
            message, like = await self._message(hand, held, told)
            hand.message, hand.opened_at = await reply.send(message), self._now()
            hand.revision, hand.like = held.table.revision, like
        if anew and old is not None:
            await _removed(old)

    async def refresh(self, held: Held) -> None:
        """Bring the open hands of a table up to date: somebody may have reached for the same card.

        Where Discord lets us wait, that goes on beside; the board does not wait for it.
        """
        hands = self._open.get(held.table.id, {})
        if held.table.phase is Phase.FINISHED:
            self._open.pop(held.table.id, None)
        if hands:
            edits = {asyncio.create_task(self._refreshed(hand, held)) for hand in hands.values()}
            self._edits |= edits
            for edit in edits:
                edit.add_done_callback(self._edits.discard)
            await asyncio.wait(edits, timeout=PATIENCE)

    async def _refreshed(self, hand: _Hand, held: Held) -> None:
        async with hand.lock:
            if hand.revision < held.table.revision and self._is_young(hand) and not await self._edited(hand, held):
                hand.message = None

    def _is_young(self, hand: _Hand) -> bool:
        return hand.message is not None and self._now() - hand.opened_at < LIFETIME

    async def _edited(self, hand: _Hand, held: Held, told: tuple[Line, ...] = ()) -> bool:
        """Change an open hand; False: it is gone, its owner has closed it."""
        assert hand.message is not None  # noqa: S101 (the caller has looked)
        if not told and hand.revision >= held.table.revision:
            return True
        message, like = await self._message(hand, held, told)
        try:
            if like != hand.like:
                await hand.message.edit(view=message.view(), attachments=message.files(), allowed_mentions=NOBODY)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("table %s: a hand could not be shown (%s)", held.table.id, error)
            return False
        hand.revision, hand.like = max(hand.revision, held.table.revision), like
        return True

    async def _message(self, hand: _Hand, held: Held, told: tuple[Line, ...]) -> tuple[Message, int]:
        table, viewer = held.table, hand.viewer
        seat = seat_number(table, viewer.who.person)
        assert seat is not None  # noqa: S101 (only who sits there has a hand)
        news = await self._news(held, seat, hand.revision)
        screen = private_screen(turns.position(table, held.snapshot), seat)
        screen = dataclasses.replace(screen, lines=(*told, *news, *screen.lines))
        message = await self._builder.message(screen, table, viewer.locale, look=viewer.look)
        return message, await self._builder.likeness(screen, table, viewer.locale)

    async def _news(self, held: Held, seat: int, revision: int) -> tuple[Line, ...]:
        """Return what a seat alone was told after a revision; of a hand that was not open, nothing."""
        if revision < 0:
            return ()
        steps = await asyncio.to_thread(self._steps.steps, held.table)
        return tuple(Line(event.key, event.params) for event in told_alone(seat, held.table, steps, revision))


def is_live(held: Held) -> bool:
    """Tell whether a table is in a phase in which hands are kept open."""
    if held.table.phase is not Phase.RUNNING or held.table.started_at is None:
        return False
    position = turns.position(held.table, held.snapshot)
    view = game_of(held.table).view_for(position.state, None)
    return game_screens()[held.table.game].public(view, "").in_parts


async def _removed(message: Sent) -> None:
    try:
        await message.delete()
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.info("an old hand was gone already (%s)", error)
