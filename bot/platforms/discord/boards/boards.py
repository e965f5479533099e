"""The public boards: every room of a table brought up to date, secrets delivered, people called once."""

import asyncio
import contextlib
import dataclasses
import logging

from msgspec.structs import replace

from bot.chat.news import Since, since
from bot.chat.placing import Placing, placing
from bot.chat.step_cache import StepCache
from bot.platforms.discord.boards.board_writer import BoardWriter, nonce
from bot.platforms.discord.boards.live_panels import LivePanels
from bot.platforms.discord.boards.nudges import Nudges
from bot.platforms.discord.boards.posted import Posted
from bot.platforms.discord.boards.split_board import trays
from bot.platforms.discord.messages.markdown import words_of
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.name import NAME
from bot.platforms.discord.rooms import Closed, MessageGone, Rooms
from bot.platforms.discord.secrets import Secrets
from bot.screens.language import Button, Drawing, Screen, line
from bot.screens.lobby_view import lobby_view
from bot.screens.registry import game_screens
from bot.screens.tables import public_screen
from bot.tables import turns
from bot.tables.speaking import RetryLater
from bot.texts import Words
from engines.contract import Event
from storage import Held, Person, Phase, Post, Room, Sight, Speech, Store, Table
from storage.timing import Clock

log = logging.getLogger(__name__)

PAUSE = 1000
"""ms between two pictures of one table: what happens within is one picture."""
LONGEST_MEMORY = 10_000


class Boards:
    """What the rooms see."""

    def __init__(  # noqa: PLR0913 (what a board takes with it)
        self,
        store: Store,
        builder: MessageBuilder,
        rooms: Rooms,
        *,
        secrets: Secrets,
        nudges: Nudges,
        hands: LivePanels,
        clock: Clock,
    ) -> None:
        self._store, self._builder, self._rooms = store, builder, rooms
        self._secrets, self._nudges, self._hands, self._clock = secrets, nudges, hands, clock
        self._writer = BoardWriter(builder, rooms)
        self._steps = StepCache()
        self._shown: dict[str, int] = {}
        self._again: set[str] = set()
        self._complained: set[Room] = set()
        self.pause = PAUSE

    def again(self, table: str) -> None:
        """Have the board posted anew the next time."""
        self._again.add(table)

    async def show(self, held: Held, speech: Speech) -> Speech:
        """Bring every room up to date; return what stands there now."""
        held = await self._paced(held)
        self._nudges.forget(held.table.id)
        if held.table.phase is Phase.RUNNING:
            held = await self._secrets.deliver(held)
        await self._hands.refresh(held)
        known = {post.room: post for post in speech.posts}
        posts: list[Post] = []
        said = held.version
        for room in held.table.rooms:
            if room.platform == NAME:
                post, version = await self._brought(room, held, speech.revision, known.get(room))
                posts += [post] if post else []
                said = min(said, version)
        return Speech(version=said, revision=held.table.revision, posts=tuple(posts))

    async def _paced(self, held: Held) -> Held:
        """Wait until the table's last picture is a moment old; then the newest state is shown."""
        table = held.table.id
        wait = self._shown.get(table, 0) + self.pause - self._clock.now()
        if wait > 0:
            await self._clock.sleep(min(wait, self.pause) / 1000)  # a clock that was put back holds nobody up
            held = await self._store.tables.load(table) or held
        if len(self._shown) > LONGEST_MEMORY:
            self._shown.clear()
        self._shown[table] = self._clock.now()
        return held

    async def _brought(self, room: Room, held: Held, revision: int, post: Post | None) -> tuple[Post | None, int]:
        """Bring one room up to date; return what stands there and what it shows at least.

        A room that is closed to the bot keeps no other one waiting.
        """
        try:
            placed = await self._placed(room, held, revision, post)
        except Closed as error:
            log.warning("table %s: a room of it is closed to the bot (%s)", held.table.id, error)
            await self._complain(room, held.table)
            return post, held.version
        self._complained.discard(room)
        return placed, placed.version

    async def _complain(self, room: Room, table: Table) -> None:
        """Tell the host, once, that the table can't be shown: nobody else would hear of it."""
        host = table.host
        if host is None or host.platform != NAME or room in self._complained:
            return
        self._complained.add(room)
        text = Words(self._builder.texts, table.locale)("discord-cannot-write", where=f"<#{room.thread or room.chat}>")
        with contextlib.suppress(Closed, MessageGone, RetryLater):
            await self._rooms.whisper(host, Message(text=text))

    async def _placed(self, room: Room, held: Held, revision: int, post: Post | None) -> Post:
        table, before = held.table, Posted.of(post)
        steps = await asyncio.to_thread(self._steps.steps, table)
        fresh = since(table, steps, revision, post)
        screens = _screens(held, fresh.news)
        where = await self._where(room, held, post, fresh)
        version = held.version
        calls: tuple[str, ...] = ()
        if where.new or len(screens) != len(before.boards):
            boards = await self._writer.anew(room, held, screens, _people(table, where.call))
        elif len(screens) == 1:
            boards = (await self._writer.edited(room, held, before.boards[0], screens[0]),)
            calls = await self._called(room, held, boards[0], where)
        else:
            boards, version = await self._trays(room, held, before.boards, screens)
        card = await self._card(room, held, post, before)
        await self._writer.tidied(room, before, keep=(*boards, card))
        return Post(
            room=room,
            messages=Posted(boards=boards, calls=calls, card=card).messages,
            version=version,
            posted_at=table.touched_at or table.opened_at,
        )

    async def _where(self, room: Room, held: Held, post: Post | None, fresh: Since) -> Placing:
        if held.table.id in self._again:
            # Forgotten at once: who asks while this one is on its way gets another.
            self._again.discard(held.table.id)
            return Placing(new=True)
        settings = await self._store.room_settings.load(replace(room, thread=""))
        on_move = turns.position(held.table, held.snapshot).to_move if held.table.started_at is not None else ()
        return placing(held.table, post, fresh.before, on_move, new_messages=settings.new_messages)

    async def _card(self, room: Room, held: Held, post: Post | None, before: Posted) -> str:
        """Keep the card up to date that shows who has looked: the lobby's message becomes it when a game begins."""
        table = held.table
        over = table.started_at is None or table.phase is Phase.FINISHED
        if over or game_screens()[table.game].secret is None:
            return ""
        was_lobby = post is not None and post.posted_at < (table.started_at or 0)
        id_ = before.boards[0] if was_lobby and before.boards else before.card
        return await self._writer.card_edited(room, held, id_, _roster(table)) if id_ else ""

    async def _trays(
        self, room: Room, held: Held, boards: tuple[str, ...], screens: tuple[Screen, ...]
    ) -> tuple[tuple[str, ...], int]:
        """Bring trays up to date, one a second, each as it is then; return them and the version that all show at least.

        Who has waited longest comes first, so after as many edits as there are trays each is as new as the first.
        """
        version, count = held.version, len(screens)
        for number in range(count):
            if number:
                held = await self._paced(held)
                screens = _screens(held, ())
            changed = await self._writer.tray_edited(room, held, boards, screens) if len(screens) == count else boards
            if changed is None:
                return boards, held.version
            boards = changed
        return boards, version

    async def _called(self, room: Room, held: Held, board: str, where: Placing) -> tuple[str, ...]:
        """Call people where an edit did not; or, if they are probably there, only after a minute."""
        if where.nudge:
            self._nudges.later(held, lambda: self._call(room, held, board, where.nudge))
        return (await self._call(room, held, board, where.call),) if where.call else ()

    async def _call(self, room: Room, held: Held, board: str, seats: frozenset[int]) -> str:
        words = words_of(held.table, self._builder.texts, held.table.locale, seats)
        text = "\n".join(words("board-your-turn", seat=seat) for seat in sorted(seats))
        return await self._rooms.call(room, board, text, _people(held.table, seats), nonce=f"{nonce(held)}!")


def _screens(held: Held, news: tuple[Event, ...]) -> tuple[Screen, ...]:
    """Return what a room sees of a table: a screen, or its trays."""
    table = held.table
    if table.started_at is None:
        drawing = Drawing(game=table.game, view=lobby_view(table)) if table.phase is Phase.LOBBY else None
        return (dataclasses.replace(public_screen(None, table, held.version), drawing=drawing),)
    position = turns.position(table, held.snapshot)
    screen = _with_advice(public_screen(position, table, held.version, news), table)
    if not screen.in_parts:
        return (screen,)
    # What happens in every second is in the pictures; in words it would change the first tray each time.
    calm = public_screen(position, table, held.version)
    left = (line("discord-time-left", when=f"<t:{calm.ends_at // 1000}:R>"),) if calm.ends_at is not None else ()
    return trays(dataclasses.replace(calm, lines=(*calm.lines, *left)))


def _roster(table: Table) -> Screen:
    """Return the card that shows who has seen what is his, with the button to look."""
    mine = Button(press="!view", label=line(game_screens()[table.game].private_label))
    return Screen(
        lines=(line("discord-dealt"),),
        table=table.id,
        stamp="card",
        drawing=Drawing(game=table.game, view=lobby_view(table)),
        service=((mine,),),
    )


def _with_advice(screen: Screen, table: Table) -> Screen:
    """Add a word for somebody on move who has not seen his secret. (That he has not is no secret.)"""
    if game_screens()[table.game].secret is None or table.lesson is not None:
        return screen
    if all(table.seats[seat].sight is not Sight.UNSEEN for seat in screen.mention):
        return screen
    return dataclasses.replace(screen, lines=(*screen.lines, line("discord-look-first")))


def _people(table: Table, seats: frozenset[int]) -> list[Person]:
    people = (table.seats[seat].person for seat in sorted(seats))
    return [person for person in people if person is not None and person.platform == NAME]
