"""Posts of the past: those that a process made and could not note, and those that still have buttons."""

import contextlib
import logging
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import Generic

from msgspec.structs import replace

from bot.chat.boards.plan import card_and_lobby
from bot.chat.boards.port import M, NoteSearch, Port, Writer
from bot.chat.boards.posted import Posted
from bot.chat.errors import NOT_SENT, NotSent, Patience
from bot.tables.speaking import RetryLater
from storage import LoadedTable, Post, Room, Speech, Store, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

PATIENCE = 5_000
"""ms that a board waits for a rate limit here; for longer waits it is left to a later `show`."""


class OldPosts(Generic[M]):
    def __init__(self, port: Port[M], store: Store, clock: Clock) -> None:
        self._port, self._store, self._clock = port, store, clock

    async def found_again(self, table: Table, speech: Speech) -> Speech:
        """Return what is posted, with what a process that died has posted and not noted.

        Noted at once: a search takes the buttons off what it finds and counts for the rate limit, so a second one would
        find nothing, and make the wait longer each time.
        """
        for post in [post for post in speech.posts if post.pending and not post.found]:
            found = await self._found(table, post, partial(self._note_search, table, speech, post))
            speech = await self._noted(table, speech, replace(found, looked_at=""))
        return speech

    async def _note_search(self, table: Table, speech: Speech, post: Post, message: str) -> None:
        await self._noted(table, speech, replace(post, looked_at=message))

    async def _noted(self, table: Table, speech: Speech, post: Post) -> Speech:
        """Note what is known of a post by now; return everything that is posted."""
        posts = tuple(post if other.room == post.room else other for other in speech.posts)
        speech = replace(speech, posts=posts)
        await self._store.speaking.note(table.id, self._port.name, speech)
        return speech

    async def _found(self, table: Table, post: Post, note: NoteSearch) -> Post:
        before = self._posted(post)
        after = post.after or (before.boards[-1] if before.boards else "")
        try:
            found = await self._port.find(table, replace(post, after=after), note)
        except NotSent as error:
            log.info("table %s: nobody knows what is posted in chat %s: %s", table.id, post.room.chat, error)
            found = []
        if not found:
            return replace(post, pending=False)
        log.info("table %s: a board that was posted before a crash is found again", table.id)
        card, lobby = card_and_lobby(table, post, before)
        card = card or before.card
        old = tuple(id_ for id_ in (*before.old, *before.boards, *found[:-1]) if id_ not in (card, lobby))
        messages = Posted(boards=(found[-1],), calls=before.calls, card=card, old=old, lobby=lobby).messages
        return replace(post, messages=messages, posted_at=posted_at(table), found=True)

    async def leave(self, held: LoadedTable, left: Sequence[Post]) -> tuple[list[Post], int]:
        """Take the buttons off boards in rooms that the table has been moved out of, as far as they can be reached.

        Return those that have to wait for it, and for how many ms.
        """
        late, wait = [], 0
        for post in left:
            before = self._posted(post)
            try:
                async with AsyncExitStack() as stack:
                    writer = await self._reserved(post.room, held, stack)
                    _, later = await tidied(writer, post.room, before, (*before.old, *before.boards))
            except RetryLater as error:
                later = error.wait
            except NotSent as error:
                log.info("table %s: its old board in chat %s is out of reach: %s", held.table.id, post.room.chat, error)
                continue
            if later:
                late.append(post)
                wait = max(wait, later)
        return late, wait

    async def _reserved(self, room: Room, held: LoadedTable, stack: AsyncExitStack) -> Writer[M]:
        """Wait until one call to a room is allowed: its last board may be just a moment old."""
        patience = Patience(self._clock, PATIENCE)
        return await patience.until_allowed(lambda: stack.enter_async_context(self._port.writer(room, held)))

    def _posted(self, post: Post) -> Posted:
        return Posted.of(post, in_parts=self._port.most_buttons is not None)


async def tidied(
    writer: Writer[M], room: Room, before: Posted, boards: Sequence[str], card: str = ""
) -> tuple[list[str], int]:
    """Take the buttons off old boards, and delete old calls; return the boards that have to wait for it, and how long.

    What can't be changed any more keeps its buttons: a press on them is answered kindly.
    """
    waiting, wait = [], 0
    for board in (*boards, before.card):
        if board and board != card:
            try:
                await writer.retire(room, board)
            except RetryLater as error:
                waiting.append(board)
                wait = max(wait, error.wait)
            except NotSent:
                continue
    for call in before.calls:
        with contextlib.suppress(*NOT_SENT):
            await writer.remove(room, call)
    return waiting, wait


def posted_at(table: Table) -> int:
    """Return when a post was made, by the table's own times. A lobby's is before any start, even in the same ms."""
    at = max(table.touched_at or table.opened_at, table.finished_at or 0)
    return at if table.started_at is not None else at - 1
