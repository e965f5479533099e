"""Where boards are shown: every room of a table is brought up to date, by an edit or a new message."""

import asyncio
import contextlib
import dataclasses
import logging
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Generic

from msgspec.structs import replace

from bot.chat.boards.port import M, Port, Writer
from bot.chat.boards.posted import Posted
from bot.chat.boards.shown import Shown, digest
from bot.chat.boards.split_board import split
from bot.chat.errors import NOT_SENT, MessageGone, Migrated, NotSent
from bot.chat.news import Since, is_of_the_lobby, since
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.secrets import Secrets
from bot.chat.placing import Placing, placing
from bot.chat.roster import has_roster, roster, with_advice
from bot.chat.step_cache import StepCache
from bot.screens.language import Drawing, Screen, line
from bot.screens.lobby_view import lobby_view
from bot.screens.tables import public_screen
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.tables.service import TableService
from bot.tables.speaking import RetryLater
from bot.texts import Texts
from storage import Held, Phase, Post, Room, Speech, Store, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

PATIENCE = 5_000
"""ms that a board waits for a rate limit here; for longer waits it is left to a later `show`."""
REQUEST = 30_000
"""ms for which it is remembered that somebody wants the board anew."""


@dataclass(frozen=True, kw_only=True)
class _Plan:
    """What is to be done in one room."""

    held: Held
    room: Room
    post: Post | None
    before: Posted
    screens: tuple[Screen, ...]
    placing: Placing

    @property
    def is_new(self) -> bool:
        """It is posted anew; also where the board has another number of parts than before."""
        return self.placing.new or len(self.screens) != len(self.before.boards)

    @property
    def card(self) -> str:
        """The card that shows who has looked: the lobby's message becomes it when a game begins."""
        table, post, before = self.held.table, self.post, self.before
        if table.started_at is None or table.phase is Phase.FINISHED or not has_roster(table):
            return ""
        was_lobby = post is not None and is_of_the_lobby(table, post) and before.boards
        return before.boards[0] if was_lobby else before.card

    @property
    def calls(self) -> int:
        """A new board is one call, and the old one's buttons another."""
        return 2 if self.is_new and self.before.boards else 1


class Boards(Generic[M]):
    """Keeps the posts of tables up to date on one platform."""

    def __init__(  # noqa: PLR0913 (what is brought up to date together)
        self,
        port: Port[M],
        store: Store,
        tables: TableService,
        texts: Texts,
        *,
        secrets: Secrets,
        nudges: Nudges,
        steps: StepCache,
        clock: Clock,
    ) -> None:
        self._port, self._store, self._tables, self._texts = port, store, tables, texts
        self._secrets, self._nudges, self._steps, self._clock = secrets, nudges, steps, clock
        self._shown = Shown()
        self._wanted: dict[str, int] = {}
        """Tables that somebody wants to see below everything else, and when they said so."""
        self._reported: set[Room] = set()

    async def post_again(self, table: str | Held) -> Held:
        """Post a table's board anew, below everything that was said since."""
        self._wanted[table if isinstance(table, str) else table.table.id] = self._clock.now()
        return await self._tables.change(table, lambda record, _now: record)

    async def move(self, held: Held, room: Room) -> Held:
        """Show a table in another room from now on: those it was in are gone."""
        self._wanted[held.table.id] = self._clock.now()
        return await self._tables.change(held, lambda table, _now: replace(table, rooms=(room,)))

    def newest(self, held: Held, room: Room) -> str:
        """Return the message that shows a table in a room; nothing while it is not up to date."""
        post = next((post for post in held.speech(self._port.name).posts if post.room == room), None)
        return post.messages[0] if post is not None and post.messages and post.version >= held.loud else ""

    def is_closed(self, room: Room) -> bool:
        """Tell whether the bot could not write there the last time."""
        return room in self._reported

    def changed(self, room: Room, id_: str) -> None:
        """Note that a message shows something else than the last board."""
        self._shown.forget((room, id_))

    async def show(self, held: Held, speech: Speech) -> tuple[Held, Speech]:
        """Bring every room up to date; return the table as it was shown, and what is posted now.

        A room that can't be reached does not hold up the others.
        """
        held = await self._secrets.deliver(held)
        speech = await self._found_again(held.table, speech)
        async with AsyncExitStack() as stack:
            plans, writers = await self._reserved(held, speech, stack)
            # Removed before anything is posted: a request that comes meanwhile is for the next time.
            self._wanted.pop(held.table.id, None)
            posts = await self._in_rooms(plans, writers, speech)
        held = plans[0].held if plans else held
        self._nudges.moved(held)
        self._nudge_later(held, plans, posts)
        here = {plan.room for plan in plans}
        made = tuple(post for room, post in posts.items() if room in here)
        version = min((held.version, *(post.version for post in made)))
        said = Speech(version=version, revision=held.table.revision, posts=made)
        await self._leave_rooms(held, said, [post for post in speech.posts if post.room not in held.table.rooms])
        return held, said

    async def _found_again(self, table: Table, speech: Speech) -> Speech:
        """Return what is posted, with what a process that died has posted and not noted.

        Noted at once: a search takes the buttons off what it finds and counts for the rate limit, so a second one would
        find nothing, and make the wait longer each time.
        """
        if not any(post.pending and not post.found for post in speech.posts):
            return speech
        posts = [await self._found(table, post) if post.pending and not post.found else post for post in speech.posts]
        speech = replace(speech, posts=tuple(posts))
        await self._store.speaking.note(table.id, self._port.name, speech)
        return speech

    async def _found(self, table: Table, post: Post) -> Post:
        before = Posted.of(post, in_parts=self._port.most_buttons is not None)
        try:
            found = await self._port.find(post.room, table, after=before.boards[-1] if before.boards else "")
        except NotSent as error:
            log.info("table %s: nobody knows what is posted in chat %s: %s", table.id, post.room.chat, error)
            return replace(post, pending=False)
        if not found:
            return replace(post, pending=False)
        log.info("table %s: a board that was posted before a crash is found again", table.id)
        was_lobby = is_of_the_lobby(table, post) and has_roster(table) and bool(before.boards)
        card = before.boards[0] if was_lobby else before.card
        old = [id_ for id_ in (*before.old, *before.boards, *found[:-1]) if id_ != card]
        messages = Posted(boards=(found[-1],), calls=before.calls, card=card, old=tuple(old)).messages
        return replace(post, messages=messages, posted_at=_posted_at(table), found=True)

    async def _in_rooms(self, plans: Sequence[_Plan], writers: Sequence[Writer[M]], speech: Speech) -> dict[Room, Post]:
        """Bring the rooms up to date one after another; return what is posted where."""
        posts = {post.room: post for post in speech.posts}
        for plan, writer in zip(plans, writers, strict=True):
            if plan.is_new:
                # Noted first: if we die before the post itself is noted, it is looked for.
                known = plan.post or Post(room=plan.room, messages=(), version=0)
                posts[plan.room] = replace(known, pending=True, found=False)
                await self._store.speaking.note(plan.held.table.id, self._port.name, _with(speech, posts))
            if (post := await self._in_room(plan, writer)) is not None:
                posts[plan.room] = post
            elif plan.is_new:
                del posts[plan.room]
        return posts

    async def _leave_rooms(self, held: Held, said: Speech, left: Sequence[Post]) -> None:
        """Take the buttons off boards in rooms that the table has been moved out of, as far as they can be reached.

        If one of them has to wait, what is said is noted, with them: the next `show` posts nothing twice.
        """
        for number, post in enumerate(left):
            before = Posted.of(post, in_parts=self._port.most_buttons is not None)
            try:
                async with AsyncExitStack() as stack:
                    writer = await self._when_allowed(post.room, held, stack)
                    await _tidied(writer, before, boards=(*before.old, *before.boards), card="")
            except RetryLater:
                unsaid = replace(said, posts=(*said.posts, *left[number:]))
                await self._store.speaking.note(held.table.id, self._port.name, unsaid)
                raise
            except NotSent as error:
                log.info("table %s: its old board in chat %s is out of reach: %s", held.table.id, post.room.chat, error)

    async def _when_allowed(self, room: Room, held: Held, stack: AsyncExitStack) -> Writer[M]:
        """Wait until one call to a room is allowed: its last board may be just a moment old."""
        waited = 0
        while True:
            try:
                return await stack.enter_async_context(self._port.writer(room, held, 1))
            except RetryLater as error:
                if (waited := waited + error.wait) > PATIENCE:
                    raise
                await self._clock.sleep(error.wait / 1000)

    async def _reserved(self, held: Held, speech: Speech, stack: AsyncExitStack) -> tuple[list[_Plan], list[Writer[M]]]:
        """Wait until every room may be written to; plan for the table as it is then: the latest board wins."""
        writers: dict[Room, Writer[M]] = {}
        waited = 0
        while True:
            plans = await self._plans(held, speech)
            try:
                for plan in plans:
                    if plan.room not in writers:
                        reserved = self._port.writer(plan.room, held, plan.calls)
                        writers[plan.room] = await stack.enter_async_context(reserved)
                return plans, [writers[plan.room] for plan in plans]
            except RetryLater as error:
                if (waited := waited + error.wait) > PATIENCE:
                    raise
                await self._clock.sleep(error.wait / 1000)
                held = await self._tables.load(held.table.id)

    async def _plans(self, held: Held, speech: Speech) -> list[_Plan]:
        table, known = held.table, {post.room: post for post in speech.posts}
        steps = await asyncio.to_thread(self._steps.steps, table)
        plans = []
        for room in (room for room in table.rooms if room.platform == self._port.name):
            post = known.get(room)
            before = Posted.of(post, in_parts=self._port.most_buttons is not None)
            fresh = since(table, steps, speech.revision, post)
            screens, where = self._screens(held, fresh), await self._placing(room, held, post, before, fresh)
            plans.append(_Plan(held=held, room=room, post=post, before=before, screens=screens, placing=where))
        return plans

    def _screens(self, held: Held, fresh: Since) -> tuple[Screen, ...]:
        """Return what a room sees of a table: a screen, or the parts of a large board."""
        table = held.table
        if table.started_at is None:
            drawing = Drawing(game=table.game, view=lobby_view(table)) if table.phase is Phase.LOBBY else None
            return (dataclasses.replace(public_screen(None, table, held.version), drawing=drawing),)
        position = turns.position(table, held.snapshot)
        screen = with_advice(public_screen(position, table, held.version, fresh.news), position)
        if self._port.most_buttons is None or not screen.in_parts:
            return (screen,)
        # What happens every second is in the pictures; in text it would change the first part each time.
        return split(public_screen(position, table, held.version), self._port.most_buttons)

    async def _placing(self, room: Room, held: Held, post: Post | None, before: Posted, fresh: Since) -> Placing:
        table = held.table
        # Another process may have shown the board: a request expires.
        if self._clock.now() - self._wanted.get(table.id, -REQUEST) < REQUEST:
            return Placing(new=True)
        if post is not None and post.pending:
            return Placing(new=False)  # posted before a crash, with whoever was to be called
        on_move = turns.position(table, held.snapshot).to_move if table.started_at is not None else frozenset[int]()
        where = placing(table, post, fresh.before, on_move, new_messages=True)
        if post is None or not before.boards or is_of_the_lobby(table, post):
            return where
        if table.finished_at is not None and self._port.results_anew:
            return Placing(new=post.posted_at < table.finished_at)
        if where.new and not (await self._port.settings(room)).new_messages:
            return Placing(new=False, call=where.call)
        return where

    async def _in_room(self, plan: _Plan, writer: Writer[M]) -> Post | None:
        held, room = plan.held, plan.room
        try:
            post = await self._written(plan, writer)
        except Migrated as error:
            moved, new = room.chat, error.chat
            await self._tables.change(held.table.id, lambda table, _now: migrated(table, room.platform, moved, new))
            raise RetryLater(100) from error
        except NotSent as error:
            if room not in self._reported:
                self._reported.add(room)
                log.warning("table %s can't be shown in chat %s: %s", held.table.id, room.chat, error)
                with contextlib.suppress(*NOT_SENT):
                    await self._port.explain(room, held.table, error)
            return plan.post and replace(plan.post, version=held.version, pending=False, found=False)
        self._reported.discard(room)
        return post

    async def _written(self, plan: _Plan, writer: Writer[M]) -> Post:
        """Edit the board or post it anew, and bring to order what is around it."""
        held, table, before = plan.held, plan.held.table, plan.before
        call = plan.placing.call if plan.is_new else frozenset[int]()
        version = held.version
        if plan.is_new:
            parts = enumerate(plan.screens)
            boards = tuple([await self._post(writer, plan, screen, part, call) for part, screen in parts])
        else:
            boards, version = await self._edited(plan, writer)
        old = (*before.old, *before.boards) if plan.is_new else before.old
        await _tidied(writer, before, boards=tuple(id_ for id_ in old if id_ not in boards), card=plan.card)
        calls = (await self._call(plan.room, held, boards[0], plan.placing.call),) if self._calls_now(plan) else ()
        card = await self._card(plan, writer)
        messages = Posted(boards=boards, calls=calls, card=card).messages
        return Post(room=plan.room, messages=messages, version=version, posted_at=_posted_at(table))

    async def _edited(self, plan: _Plan, writer: Writer[M]) -> tuple[tuple[str, ...], int]:
        """Bring the part up to date that has changed and waited longest; return the board and the version it shows."""
        table, boards = plan.held.table, plan.before.boards
        digests = [await self._digest(screen, table) for screen in plan.screens]
        changed = [part for part, one in enumerate(digests) if not self._shown.shows((plan.room, boards[part]), one)]
        if not changed:
            return boards, plan.held.version
        part = min(changed, key=lambda number: self._shown.edit((plan.room, boards[number])))
        id_, screen = boards[part], plan.screens[part]
        try:
            await self.put(writer, id_, screen, table, digests[part])
        except MessageGone:
            log.info("table %s: its board was deleted; a new one is posted", table.id)
            id_ = await self._post(writer, plan, screen, part)
        # The other parts follow with the next calls of `show`.
        version = plan.post.version if plan.post is not None and len(changed) > 1 else plan.held.version
        return (*boards[:part], id_, *boards[part + 1 :]), version

    async def _post(
        self, writer: Writer[M], plan: _Plan, screen: Screen, part: int, call: frozenset[int] = frozenset()
    ) -> str:
        """Post a board, or a part of it; people are mentioned in its first message."""
        table = plan.held.table
        people = [table.seats[seat].person for seat in sorted(call)] if part == 0 else []
        nonce = f"{_nonce(plan.held)}.{part}" if part else _nonce(plan.held)
        called = [person for person in people if person is not None and person.platform == self._port.name]
        id_ = await writer.post(await self._port.message(screen, table), nonce=nonce, call=called)
        self._shown.remember((plan.room, id_), await self._digest(screen, table))
        return id_

    async def put(self, writer: Writer[M], id_: str, screen: Screen, table: Table, new: int | None = None) -> None:
        """Show something in a message, unless it is there already. `new`: its digest, if that is known."""
        new = await self._digest(screen, table) if new is None else new
        if not self._shown.shows((writer.room, id_), new):
            await writer.edit(id_, await self._port.message(screen, table))
            self._shown.remember((writer.room, id_), new)

    async def _digest(self, screen: Screen, table: Table) -> int:
        return await digest(screen, table, self._texts, table.locale)

    async def _card(self, plan: _Plan, writer: Writer[M]) -> str:
        """Keep the card up to date; return its id, or nothing if it is gone."""
        table = plan.held.table
        try:
            if plan.card:
                await self.put(writer, plan.card, roster(table), table)
        except NotSent:
            log.info("table %s: the card with the seats is gone", table.id)
            return ""
        return plan.card

    def _calls_now(self, plan: _Plan) -> bool:
        return self._port.calls_at_once and not plan.is_new and bool(plan.placing.call)

    def _nudge_later(self, held: Held, plans: Sequence[_Plan], posts: Mapping[Room, Post]) -> None:
        """Call people in a minute below boards that were only edited, which notifies nobody."""
        due = {}
        for plan in plans:
            post = posts.get(plan.room)
            seats = plan.placing.nudge if self._calls_now(plan) else plan.placing.nudge | plan.placing.call
            if post is not None and seats and not plan.is_new and not plan.room.private:
                due[plan.room] = (post.messages[0], seats)
        if due and not is_live(held):
            self._nudges.later(held, lambda: self._nudge(held, due))

    async def _nudge(self, held: Held, due: Mapping[Room, tuple[str, frozenset[int]]]) -> None:
        """Call them, unless a board was posted anew since: that has called them."""
        now = await self._tables.load(held.table.id)
        newest = {post.room: post.messages[:1] for post in now.speech(self._port.name).posts}
        for room, (board, seats) in due.items():
            if newest.get(room) == (board,):
                await self._call(room, held, board, seats)

    async def _call(self, room: Room, held: Held, board: str, seats: frozenset[int]) -> str:
        called = tuple(sorted(seats))
        screen = Screen(lines=(line("chat-waits", seats="".join(map(str, called))),), mention=called)
        return await self._port.call(room, board, screen, held, f"{_nonce(held)}!")


async def _tidied(writer: Writer[M], before: Posted, *, boards: tuple[str, ...], card: str) -> None:
    """Take the buttons off old boards, and delete old calls. If that fails, old buttons are answered kindly."""
    for board in (*boards, before.card):
        if board and board != card:
            with contextlib.suppress(*NOT_SENT):
                await writer.retire(board)
    for call in before.calls:
        with contextlib.suppress(*NOT_SENT):
            await writer.remove(call)


def is_live(held: Held) -> bool:
    """Tell whether a game is in a live phase, which waits for nobody."""
    if held.table.started_at is None or held.table.phase is not Phase.RUNNING:
        return False
    return game_of(held.table).deadline(turns.position(held.table, held.snapshot).state) is not None


def migrated(table: Table, platform: str, old: str, new: str) -> Table:
    """Return a table whose room has moved to another address."""
    rooms = (replace(room, chat=new) if (room.platform, room.chat) == (platform, old) else room for room in table.rooms)
    return replace(table, rooms=tuple(dict.fromkeys(rooms)))


def _with(speech: Speech, posts: Mapping[Room, Post]) -> Speech:
    return replace(speech, posts=tuple(posts.values()))


def _posted_at(table: Table) -> int:
    """Return when a post was made, by the table's own times. A lobby's is before any start, even in the same ms."""
    at = max(table.touched_at or table.opened_at, table.finished_at or 0)
    return at if table.started_at is not None else at - 1


def _nonce(held: Held) -> str:
    """Return what tells one post from another: sent a second time, a chat that knows nonces returns the first."""
    return f"{held.table.id}:{held.version}"
