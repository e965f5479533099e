"""What is to be shown of a table in each of its rooms, and whether by an edit or a new message."""

from dataclasses import dataclass

from bot.chat.boards.placing import Placing, placing
from bot.chat.boards.port import M, Port
from bot.chat.boards.posted import Posted
from bot.chat.news import Since, is_of_the_lobby, since
from bot.screens.language import Screen
from bot.screens.roster import has_roster, with_advice
from bot.screens.split_board import split
from bot.screens.tables import public_screen
from bot.tables import turns
from bot.tables.step_cache import StepCache
from storage import LoadedTable, Phase, Post, Room, Speech, Table
from storage.timing import Clock

REQUEST = 30_000
"""ms for which it is remembered that somebody wants the board anew."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is to be done in one room."""

    held: LoadedTable
    room: Room
    post: Post | None
    before: Posted
    screens: tuple[Screen, ...]
    placing: Placing
    card: str
    """The card that shows who has looked; none after the end."""
    lobby: str
    """The lobby's message of a game that has begun and has no card, as long as it does not say so."""

    @property
    def is_new(self) -> bool:
        """It is posted anew; also where the board has another number of parts than before."""
        return self.placing.new or len(self.screens) != len(self.before.boards)


def card_and_lobby(table: Table, post: Post | None, before: Posted) -> tuple[str, str]:
    """Return what the lobby's message has become since the game began: a card, or still the lobby.

    Where there are secrets, the card shows who has looked. Elsewhere the lobby is to say that the game has begun.
    """
    if table.started_at is None:
        return "", ""
    was_lobby = post is not None and is_of_the_lobby(table, post) and before.boards
    if has_roster(table):
        return before.boards[0] if was_lobby else before.card, ""
    return "", before.boards[0] if was_lobby else before.lobby


class Planner:
    def __init__(self, port: Port[M], steps: StepCache, clock: Clock) -> None:
        self._port, self._steps, self._clock = port, steps, clock
        self.wanted: dict[str, int] = {}
        """Tables that somebody wants to see below everything else, and when they said so."""

    async def plans(self, held: LoadedTable, speech: Speech) -> list[Plan]:
        table, known = held.table, {post.room: post for post in speech.posts}
        steps = await self._steps.shown(table)
        plans = []
        for room in (room for room in table.rooms if room.platform == self._port.name):
            post = known.get(room)
            before = Posted.of(post, in_parts=self._port.most_buttons is not None)
            fresh, (card, lobby) = since(table, steps, speech.revision, post), card_and_lobby(table, post, before)
            plan = Plan(
                held=held,
                room=room,
                post=post,
                before=before,
                screens=self._screens(held, fresh),
                placing=await self._placing(room, held, post, before, fresh),
                card="" if table.phase is Phase.FINISHED else card,
                lobby=lobby,
            )
            plans.append(plan)
        return plans

    def _screens(self, held: LoadedTable, fresh: Since) -> tuple[Screen, ...]:
        """Return what a room sees of a table: a screen, or the parts of a large board."""
        table = held.table
        if table.started_at is None:
            return (public_screen(None, table, held.version),)
        position = turns.position(table, held.snapshot)
        screen = with_advice(public_screen(position, table, held.version, fresh.news), position)
        if self._port.most_buttons is None or not screen.in_parts:
            return (screen,)
        # What happens every second is in the pictures; in text it would change the first part each time.
        return split(public_screen(position, table, held.version), self._port.most_buttons)

    async def _placing(self, room: Room, held: LoadedTable, post: Post | None, before: Posted, fresh: Since) -> Placing:
        table = held.table
        # Another process may have shown the board: a request expires.
        if self._clock.now() - self.wanted.get(table.id, -REQUEST) < REQUEST:
            return Placing(new=True)
        if post is not None and post.pending:
            return Placing(new=False)  # posted before a crash, with whoever was to be called
        on_move = turns.position(table, held.snapshot).to_move if table.started_at is not None else frozenset[int]()
        where = placing(table, post, fresh.before, on_move)
        if post is None or not before.boards or is_of_the_lobby(table, post):
            return where
        if table.finished_at is not None and self._port.results_anew and post.posted_at < table.finished_at:
            return Placing(new=True)
        if where.new and not (await self._port.settings(room)).new_messages:
            return Placing(new=False, call=where.call)
        return where
