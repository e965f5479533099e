"""Where boards are shown: every room of a table is brought up to date, by an edit or a new message."""

import contextlib
import itertools
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Generic

from msgspec.structs import replace

from bot.app import App
from bot.chat.boards.old_posts import PATIENCE, OldPosts, posted_at, tidied
from bot.chat.boards.plan import Plan, Planner
from bot.chat.boards.port import M, Port, Writer
from bot.chat.boards.posted import Posted
from bot.chat.digest import digest
from bot.chat.errors import NOT_SENT, MessageGone, Migrated, NotSent, Patience
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.secrets import Secrets
from bot.recent import Recent
from bot.screens.language import Screen, line
from bot.screens.roster import begun, roster
from bot.tables.speaking import RetryLater
from bot.tables.step_cache import StepCache
from bot.tables.turns import is_live
from storage import LoadedTable, Post, Room, Speech, Table

log = logging.getLogger(__name__)

LOOK_AGAIN = 1_000
"""ms. A board that waits for a rate limit is planned anew after this at the latest."""
LONG = 2_000
"""ms. A board that has to wait longer is not waited for: see `bot.chat.notices.copies`."""
REMEMBERED, UNKNOWN = 10_000, (None, 0)


Waits = Callable[[LoadedTable], Awaitable[None]]
"""Is told of a position whose board has to wait."""


@dataclass(frozen=True, kw_only=True)
class Shown:
    held: LoadedTable
    """The table as it was shown."""
    said: Speech
    wait: int
    """ms until the table is to be shown once more, because old boards still have buttons; 0: nothing is left to do."""


class Boards(Generic[M]):
    def __init__(self, app: App, port: Port[M], secrets: Secrets, nudges: Nudges, steps: StepCache) -> None:
        self._app, self._port, self._tables, self._secrets, self._nudges = app, port, app.tables, secrets, nudges
        self._planner, self._old = Planner(port, steps, app.clock), OldPosts(port, app.store, app.clock)
        self._edits = itertools.count(1)
        self._shown = Recent[tuple[Room, str], tuple[int | None, int]](REMEMBERED)
        """By message: the digest of what it shows, and the number of that edit. After a restart each is sent once."""
        self._reported: set[Room] = set()
        self._late = Recent[str, int](REMEMBERED)
        """Tables whose board waits, with the version that waits."""

    async def post_again(self, table: str | LoadedTable, *, room: Room | None = None) -> LoadedTable:
        """Post a table's board anew, below everything said since; in another `room`, if those it was in are gone."""
        self._planner.wanted[table if isinstance(table, str) else table.table.id] = self._app.clock.now()
        return await self._tables.change(table, lambda record, _now: replace(record, rooms=(room,)) if room else record)

    def newest(self, held: LoadedTable, room: Room) -> str:
        """Return the message that shows a table in a room; nothing while it is not up to date."""
        post = next((post for post in held.speech(self._port.name).posts if post.room == room), None)
        return post.messages[0] if post is not None and post.messages and post.version >= held.loud else ""

    def is_late(self, held: LoadedTable, room: Room) -> bool:
        """Tell whether a room has to wait for the board of a table as it is."""
        return held.table.id in self._late and not self.newest(held, room)

    def is_closed(self, room: Room) -> bool:
        """Tell whether the bot could not write there the last time."""
        return room in self._reported

    def changed(self, room: Room, id_: str) -> None:
        """Note that a message shows something else than the last board."""
        self._shown.pop((room, id_), None)

    async def show(self, held: LoadedTable, speech: Speech, waits: Waits) -> Shown:
        """Bring every room up to date. A room that can't be reached does not hold up the others."""
        held = await self._secrets.deliver(held)
        # Whoever died there had reserved the call: it was not made, or it has left a board without its buttons.
        resumed = frozenset(post.room for post in speech.posts if post.pending)
        speech = await self._old.found_again(held.table, speech)
        async with AsyncExitStack() as stack:
            plans, writers = await self._reserved(held, speech, resumed, waits, stack)
            # Removed before anything is posted: a request that comes meanwhile is for the next time.
            self._planner.wanted.pop(held.table.id, None)
            posts, wait = await self._in_rooms(plans, writers, speech)
        held = plans[0].held if plans else held
        self._nudges.moved(held)
        self._nudge_later(held, plans, posts)
        here = {plan.room for plan in plans}
        made = [post for room, post in posts.items() if room in here]
        version = min((held.version, *(post.version for post in made)))
        left, later = await self._old.leave(held, [post for post in speech.posts if post.room not in held.table.rooms])
        said = Speech(version=version, revision=held.table.revision, posts=(*made, *left))
        return Shown(held=held, said=said, wait=max(wait, later))

    async def _reserved(
        self, held: LoadedTable, speech: Speech, resumed: Collection[Room], waits: Waits, stack: AsyncExitStack
    ) -> tuple[list[Plan], list[Writer[M]]]:
        """Wait until every room may be written to; plan for the table as it is then: the latest board wins."""
        writers: dict[Room, Writer[M]] = {}
        patience, began = Patience(self._app.clock, PATIENCE), self._app.clock.now()
        while True:
            plans = await self._planner.plans(held, speech)
            try:
                for plan in plans:
                    if plan.room not in writers:
                        reserved = self._port.writer(plan.room, held, at_once=plan.room in resumed)
                        writers[plan.room] = await stack.enter_async_context(reserved)
                self._late.pop(held.table.id, None)
                return plans, [writers[plan.room] for plan in plans]
            except RetryLater as error:
                if self._app.clock.now() - began + error.wait > LONG:
                    self._late[held.table.id] = held.version
                    await waits(held)
                # Looked at again soon: a turn may have to wait for long, but the result that comes meanwhile does not.
                await patience.wait(RetryLater(min(error.wait, LOOK_AGAIN)))
                held = await self._tables.load(held.table.id)

    async def _in_rooms(
        self, plans: Sequence[Plan], writers: Sequence[Writer[M]], speech: Speech
    ) -> tuple[dict[Room, Post], int]:
        """Bring the rooms up to date one after another; return what is posted where, and `Shown.wait`."""
        posts, wait = {post.room: post for post in speech.posts}, 0
        for plan, writer in zip(plans, writers, strict=True):
            if plan.is_new:
                # Noted first: if we die before the post itself is noted, it is looked for.
                known = plan.post or Post(room=plan.room, messages=(), version=0)
                after = self._port.newest(plan.room, plan.before.boards[-1] if plan.before.boards else "")
                says = self._port.says(plan.screens[0], plan.held.table)
                posts[plan.room] = replace(known, pending=True, found=False, after=after, says=says)
                noted = replace(speech, posts=tuple(posts.values()))
                await self._app.store.speaking.note(plan.held.table.id, self._port.name, noted)
            post, later = await self._in_room(plan, writer)
            wait = max(wait, later)
            if post is not None:
                posts[plan.room] = post
            elif plan.is_new:
                del posts[plan.room]
        return posts, wait

    async def _in_room(self, plan: Plan, writer: Writer[M]) -> tuple[Post | None, int]:
        held, room = plan.held, plan.room
        try:
            written = await self._written(plan, writer)
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
            return plan.post and replace(plan.post, version=held.version, pending=False, found=False), 0
        self._reported.discard(room)
        return written

    async def _written(self, plan: Plan, writer: Writer[M]) -> tuple[Post, int]:
        """Edit the board or post it anew, and bring to order what is around it, or say how long that has to wait."""
        held, before, call = plan.held, plan.before, plan.placing.call
        if plan.is_new:
            parts, version = enumerate(plan.screens), held.version
            boards = tuple([await self._post(writer, plan, screen, part, call) for part, screen in parts])
        else:
            boards, version = await self._edited(plan, writer)
        kept = (*boards, plan.lobby)
        old = [id_ for id_ in (*before.old, *(before.boards if plan.is_new else ())) if id_ not in kept]
        waiting, wait = await tidied(writer, plan.room, before, old, plan.card)
        if plan.lobby:
            with contextlib.suppress(*NOT_SENT):
                await self.put(writer, plan.room, plan.lobby, begun(held.table), held.table)
        calls = (await self._call(plan.room, held, boards[0], call),) if self._calls_now(plan) else ()
        card = await self._card(plan, writer)
        messages = Posted(boards=boards, calls=calls, card=card, old=tuple(waiting)).messages
        return Post(room=plan.room, messages=messages, version=version, posted_at=posted_at(held.table)), wait

    async def _edited(self, plan: Plan, writer: Writer[M]) -> tuple[tuple[str, ...], int]:
        """Bring the part up to date that has changed and waited longest; return the board and the version it shows."""
        table, boards = plan.held.table, plan.before.boards
        digests = [await digest(screen, table, self._app.texts) for screen in plan.screens]
        shown = [self._shown.get((plan.room, board), UNKNOWN) for board in boards]
        changed = [part for part, new in enumerate(digests) if shown[part][0] != new]
        if not changed:
            return boards, plan.held.version
        part = min(changed, key=lambda number: shown[number][1])
        id_, screen = boards[part], plan.screens[part]
        try:
            await self._edit(writer, (plan.room, id_), screen, table, digests[part])
        except MessageGone:
            log.info("table %s: its board was deleted; a new one is posted", table.id)
            id_ = await self._post(writer, plan, screen, part)
        # The other parts follow with the next calls of `show`.
        version = plan.post.version if plan.post is not None and len(changed) > 1 else plan.held.version
        return (*boards[:part], id_, *boards[part + 1 :]), version

    async def _post(
        self, writer: Writer[M], plan: Plan, screen: Screen, part: int, call: frozenset[int] = frozenset()
    ) -> str:
        """Post a board, or a part of it; people are mentioned in its first message."""
        table = plan.held.table
        people = [table.seats[seat].person for seat in sorted(call)] if part == 0 else []
        nonce = f"{_nonce(plan.held)}.{part}" if part else _nonce(plan.held)
        called = [person for person in people if person is not None and person.platform == self._port.name]
        id_ = await writer.post(plan.room, await self._port.message(screen, table), nonce=nonce, call=called)
        self._shown[plan.room, id_] = await digest(screen, table, self._app.texts), next(self._edits)
        return id_

    async def put(self, writer: Writer[M], room: Room, id_: str, screen: Screen, table: Table) -> None:
        """Show something in a message, unless it is there already."""
        new = await digest(screen, table, self._app.texts)
        if self._shown.get((room, id_), UNKNOWN)[0] != new:
            await self._edit(writer, (room, id_), screen, table, new)

    async def _edit(self, writer: Writer[M], message: tuple[Room, str], screen: Screen, table: Table, new: int) -> None:
        await writer.edit(*message, await self._port.message(screen, table))
        self._shown[message] = new, next(self._edits)

    async def _card(self, plan: Plan, writer: Writer[M]) -> str:
        """Keep the card up to date; return its id, or nothing if it is gone."""
        table = plan.held.table
        try:
            if plan.card:
                await self.put(writer, plan.room, plan.card, roster(table), table)
        except NotSent:
            log.info("table %s: the card with the seats is gone", table.id)
            return ""
        return plan.card

    def _calls_now(self, plan: Plan) -> bool:
        return self._port.calls_at_once and not plan.is_new and bool(plan.placing.call)

    def _nudge_later(self, held: LoadedTable, plans: Sequence[Plan], posts: Mapping[Room, Post]) -> None:
        """Call people in a minute below boards that were only edited, which notifies nobody."""
        due = {}
        for plan in plans:
            post = posts.get(plan.room)
            seats = plan.placing.nudge if self._calls_now(plan) else plan.placing.nudge | plan.placing.call
            if post is not None and seats and not plan.is_new and not plan.room.private:
                due[plan.room] = (post.messages[0], seats)
        if due and not is_live(held):
            self._nudges.later(held, lambda: self._nudge(held, due))

    async def _nudge(self, held: LoadedTable, due: Mapping[Room, tuple[str, frozenset[int]]]) -> None:
        """Call them, unless a board was posted anew since: that has called them."""
        now = await self._tables.load(held.table.id)
        newest = {post.room: post.messages[:1] for post in now.speech(self._port.name).posts}
        for room, (board, seats) in due.items():
            if newest.get(room) == (board,):
                await self._call(room, held, board, seats)

    async def _call(self, room: Room, held: LoadedTable, board: str, seats: frozenset[int]) -> str:
        called = tuple(sorted(seats))
        screen = Screen(lines=(line("chat-waits", seats="".join(map(str, called))),), mention=called)
        return await self._port.call(room, board, screen, held, f"{_nonce(held)}!")


def migrated(table: Table, platform: str, old: str, new: str) -> Table:
    rooms = (replace(room, chat=new) if (room.platform, room.chat) == (platform, old) else room for room in table.rooms)
    return replace(table, rooms=tuple(dict.fromkeys(rooms)))


def _nonce(held: LoadedTable) -> str:
    """Return what tells one post from another: sent a second time, a chat that knows nonces returns the first."""
    return f"{held.table.id}:{held.version}"
