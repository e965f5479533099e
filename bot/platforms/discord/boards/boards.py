"""Where boards are posted: every room of a table is brought up to date, secrets are sent, people called once."""

import asyncio
import contextlib
import dataclasses
import logging

from bot.chat.news import Since, is_of_the_lobby, since
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.secrets import Secrets
from bot.chat.placing import Placing, placing
from bot.chat.roster import has_roster, roster, with_advice
from bot.chat.step_cache import StepCache
from bot.platforms.discord.boards.board_writer import BoardWriter, nonce
from bot.platforms.discord.boards.live_panels import LivePanels
from bot.platforms.discord.boards.posted import Posted
from bot.platforms.discord.boards.split_board import split
from bot.platforms.discord.messages.markdown import channel_link, markdown_words
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.name import NAME
from bot.platforms.discord.rooms import NOT_SENT, Closed, Rooms
from bot.platforms.discord.viewer import channel_of
from bot.screens.language import Drawing, Screen, line
from bot.screens.lobby_view import lobby_view
from bot.screens.tables import public_screen
from bot.tables import turns
from bot.texts import Words
from engines.contract import Event
from storage import Held, Person, Phase, Post, Room, Speech, Store, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

PAUSE = 1000
"""ms between two pictures of one table: changes in between become one picture."""
MOST_KNOWN = 10_000


class Boards:
    """What the rooms see."""

    def __init__(  # noqa: PLR0913 (what is brought up to date together)
        self,
        store: Store,
        builder: MessageBuilder,
        rooms: Rooms,
        *,
        secrets: Secrets,
        nudges: Nudges,
        panels: LivePanels,
        clock: Clock,
    ) -> None:
        self._store, self._builder, self._rooms = store, builder, rooms
        self._secrets, self._nudges, self._panels, self._clock = secrets, nudges, panels, clock
        self._writer = BoardWriter(builder, rooms)
        self._steps = StepCache()
        self._shown: dict[str, int] = {}
        self._again: set[str] = set()
        self._reported: set[Room] = set()
        self.pause = PAUSE

    def again(self, table: str) -> None:
        """Have the board posted as a new message the next time."""
        self._again.add(table)

    async def show(self, held: Held, speech: Speech) -> Speech:
        """Bring every room up to date; return what is posted there now."""
        held = await self._rate_limited(held)
        self._nudges.moved(held)
        held = await self._secrets.deliver(held)
        await self._panels.refresh(held)
        known = {post.room: post for post in speech.posts}
        posts: list[Post] = []
        version = held.version
        for room in held.table.rooms:
            if room.platform == NAME:
                post, shown = await self._update(room, held, speech.revision, known.get(room))
                posts += [post] if post else []
                version = min(version, shown)
        return Speech(version=version, revision=held.table.revision, posts=tuple(posts))

    async def _rate_limited(self, held: Held) -> Held:
        """Wait until the table's last picture is `pause` old; return the newest state."""
        table = held.table.id
        wait = self._shown.get(table, 0) + self.pause - self._clock.now()
        if wait > 0:
            await self._clock.sleep(min(wait, self.pause) / 1000)  # even if the clock was set back
            held = await self._store.tables.load(table) or held
        if len(self._shown) > MOST_KNOWN:
            self._shown.clear()
        self._shown[table] = self._clock.now()
        return held

    async def _update(self, room: Room, held: Held, revision: int, post: Post | None) -> tuple[Post | None, int]:
        """Bring one room up to date; return what is posted there and the version that it shows at least.

        A room that is closed to the bot does not hold up the others.
        """
        try:
            placed = await self._place(room, held, revision, post)
        except Closed as error:
            log.warning("table %s: a room of it is closed to the bot (%s)", held.table.id, error)
            await self._report(room, held.table)
            return post, held.version
        self._reported.discard(room)
        return placed, placed.version

    async def _report(self, room: Room, table: Table) -> None:
        """Tell the host, once, that the table can't be shown: nobody else would hear of it."""
        host = table.host
        if host is None or host.platform != NAME or room in self._reported:
            return
        self._reported.add(room)
        text = Words(self._builder.texts, table.locale)("discord-cannot-write", where=channel_link(room))
        with contextlib.suppress(*NOT_SENT):
            await self._rooms.whisper(host, Message(text=text))

    async def _place(self, room: Room, held: Held, revision: int, post: Post | None) -> Post:
        """Edit the board or post it anew, as `bot.chat.placing` decides."""
        table, before = held.table, Posted.of(post)
        steps = await asyncio.to_thread(self._steps.steps, table)
        fresh = since(table, steps, revision, post)
        screens = _screens(held, fresh.news)
        where = await self._placing(room, held, post, fresh)
        version = held.version
        calls: tuple[str, ...] = ()
        if where.new or len(screens) != len(before.boards):
            boards = await self._writer.post(room, held, screens, _people(table, where.call))
        elif len(screens) == 1:
            boards = (await self._writer.edit(room, held, before.boards[0], screens[0]),)
            calls = await self._call_or_nudge(room, held, boards[0], where)
        else:
            boards, version = await self._edit_parts(room, held, before.boards, screens)
        card = await self._card(room, held, post, before)
        await self._writer.tidy(room, before, keep=(*boards, card))
        return Post(
            room=room,
            messages=Posted(boards=boards, calls=calls, card=card).messages,
            version=version,
            posted_at=table.touched_at or table.opened_at,
        )

    async def _placing(self, room: Room, held: Held, post: Post | None, fresh: Since) -> Placing:
        if held.table.id in self._again:
            # Removed before it is posted: a request that comes meanwhile gets a board of its own.
            self._again.discard(held.table.id)
            return Placing(new=True)
        table = held.table
        on_move = turns.position(table, held.snapshot).to_move if table.started_at is not None else frozenset[int]()
        where = placing(table, post, fresh.before, on_move, new_messages=True)
        if not where.new or post is None or is_of_the_lobby(table, post):
            return where
        settings = await self._store.room_settings.load(channel_of(room))
        return placing(table, post, fresh.before, on_move, new_messages=settings.new_messages)

    async def _card(self, room: Room, held: Held, post: Post | None, before: Posted) -> str:
        """Keep the card up to date that shows who has looked: the lobby's message becomes it when a game begins."""
        table = held.table
        if table.started_at is None or table.phase is Phase.FINISHED or not has_roster(table):
            return ""
        was_lobby = post is not None and is_of_the_lobby(table, post)
        id_ = before.boards[0] if was_lobby and before.boards else before.card
        return await self._writer.edit_card(room, held, id_, roster(table)) if id_ else ""

    async def _edit_parts(
        self, room: Room, held: Held, boards: tuple[str, ...], screens: tuple[Screen, ...]
    ) -> tuple[tuple[str, ...], int]:
        """Bring the parts of a board up to date, one a second; return them and the version that all show at least.

        The one that has waited longest comes first, so after as many edits as there are parts each is new enough.
        """
        version, count = held.version, len(screens)
        for number in range(count):
            if number:
                held = await self._rate_limited(held)
                screens = _screens(held, ())
            same_shape = len(screens) == count
            changed = await self._writer.edit_one_part(room, held, boards, screens) if same_shape else boards
            if changed is None:
                return boards, held.version
            boards = changed
        return boards, version

    async def _call_or_nudge(self, room: Room, held: Held, board: str, where: Placing) -> tuple[str, ...]:
        """Call people below an edited board: at once, or in fast play only after a minute."""
        if where.nudge:
            self._nudges.later(held, lambda: self._call(room, held, board, where.nudge))
        return (await self._call(room, held, board, where.call),) if where.call else ()

    async def _call(self, room: Room, held: Held, board: str, seats: frozenset[int]) -> str:
        words = markdown_words(held.table, self._builder.texts, held.table.locale, seats)
        text = "\n".join(words("board-your-turn", seat=seat) for seat in sorted(seats))
        return await self._rooms.call(room, board, text, _people(held.table, seats), nonce=f"{nonce(held)}!")


def _screens(held: Held, news: tuple[Event, ...]) -> tuple[Screen, ...]:
    """Return what a room sees of a table: a screen, or the parts of a large board."""
    table = held.table
    if table.started_at is None:
        drawing = Drawing(game=table.game, view=lobby_view(table)) if table.phase is Phase.LOBBY else None
        return (dataclasses.replace(public_screen(None, table, held.version), drawing=drawing),)
    position = turns.position(table, held.snapshot)
    screen = with_advice(public_screen(position, table, held.version, news), position)
    if not screen.in_parts:
        return (screen,)
    # What happens every second is in the pictures; in text it would change the first part each time.
    calm = public_screen(position, table, held.version)
    left = (line("discord-time-left", when=f"<t:{calm.ends_at // 1000}:R>"),) if calm.ends_at is not None else ()
    return split(dataclasses.replace(calm, lines=(*calm.lines, *left)))


def _people(table: Table, seats: frozenset[int]) -> list[Person]:
    people = (table.seats[seat].person for seat in sorted(seats))
    return [person for person in people if person is not None and person.platform == NAME]
