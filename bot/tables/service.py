"""What people do at tables: open, join, play, look, offer, concede, rematch."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.limits import Limiter
from bot.limits.opened import check_open
from bot.tables import fair, lobby, turns, votes
from bot.tables.errors import LookFirst, NotAllowed, Stale, WrongPhase
from bot.tables.lobby import Who, game_of
from bot.tables.rights import Action
from bot.tables.saving import ANY_HOUR, Change, Saver, Target, check_begun, reached
from bot.tables.seats import with_seat
from bot.tables.timekeeping import alarm
from bot.tables.timekeeping.attendant import Think
from bot.tables.timekeeping.clocks import REMINDERS
from bot.tables.turns import Position
from engines.contract import Event, Options
from engines.errors import NotYourTurn
from storage import Deal, LoadedTable, Pace, Phase, Room, Sight, Table

DOUBLE_TAP = 700
"""ms within which two presses count as an accidental double tap."""


@dataclass(frozen=True, kw_only=True)
class Opening:
    """What somebody asks for with `/play`."""

    game: str
    room: Room
    locale: str
    options: Options
    pace: Pace = Pace.DAY


@dataclass(frozen=True, kw_only=True)
class Hint:
    """Advice for somebody on move, and for nobody else."""

    move: str | None = None
    """As text; None: better to wait."""
    reason: Event | None = None
    """The reason, where it fits in a sentence."""


class TableService:
    """Every press goes through here. Each call loads, checks, saves, and then announces what was saved."""

    def __init__(self, saver: Saver, *, seeds: Callable[[], str], think: Think, limiter: Limiter | None = None) -> None:
        """`seeds` returns 64 hexadecimal digits that nobody can guess.

        Without a limiter everybody may open as many tables as they like.
        """
        self._saver, self._seeds, self._think, self._limiter = saver, seeds, think, limiter

    async def open(
        self, opening: Opening, who: Who, press: str | None = None, *, computers: Sequence[str] = ()
    ) -> LoadedTable:
        """Open a table, with computers of these levels at it from the beginning: one save, one board."""
        await self._check_limits(who, opening.room)
        return await self._saver.create(self._opened(opening, who, computers, deal=fair.new_deal(self._seeds)), press)

    async def teach(
        self, opening: Opening, who: Who, *, seed: str, computers: Sequence[str], press: str | None = None
    ) -> LoadedTable:
        """Open a table with a known deal that starts at once, against computers of these levels, to teach its host."""
        return await self._begun(self._opened(opening, who, computers, seed=seed), who, press, lesson=0)

    async def open_daily(self, opening: Opening, who: Who, *, seed: str, number: int | None, press: str) -> LoadedTable:
        """Open a table with a known deal for one person alone. Without a number it is for practice."""
        return await self._begun(self._opened(opening, who, (), seed=seed), who, press, daily=number)

    async def open_attempt(  # noqa: PLR0913 (a table, and what it is for, by keyword)
        self, opening: Opening, who: Who, *, seed: str, level: str, contest: str, press: str
    ) -> LoadedTable:
        """Open a table with a known deal against the computer: an attempt that is compared with those of others."""
        return await self._begun(self._opened(opening, who, (level,), seed=seed), who, press, contest=contest)

    async def _begun(self, table: Table, who: Who, press: str | None, **marks: int | str | None) -> LoadedTable:
        """Open a table whose deal is known, and start it at once."""
        await self._check_limits(who, table.rooms[0])
        now = self._saver.now()
        begun = turns.dealt(replace(lobby.started(table, who, now), **marks))
        return await self._saver.create(alarm.with_alarm(alarm.with_clock(None, begun, now), ANY_HOUR), press)

    def _opened(
        self, opening: Opening, who: Who, computers: Sequence[str], *, deal: Deal | None = None, seed: str = ""
    ) -> Table:
        now = self._saver.now()
        table = lobby.opened(
            game=opening.game,
            options=opening.options,
            who=who,
            room=opening.room,
            locale=opening.locale,
            pace=opening.pace,
            deal=deal,
            seed=seed,
            now=now,
        )
        for level in computers:
            table = lobby.with_computer(table, who, level, now)
        return table

    async def _check_limits(self, who: Who, room: Room) -> None:
        """Refuse another table to somebody, or in a room, that has too many."""
        if self._limiter is not None:
            await reached(check_open(self._saver.store, self._limiter, who.person, room))
            self._limiter.opening(who.person, room)

    async def load(self, table: Target) -> LoadedTable:
        return await self._saver.load(table)

    async def position(self, table: Target) -> Position:
        """Return a table that has started, with the state of its game."""
        held = await self.load(table)
        check_begun(held.table)
        return turns.position(held.table, held.snapshot)

    async def change(self, table: Target, change: Change, press: str | None = None) -> LoadedTable:
        """Change a table's record (its lobby, its options) and announce it."""
        return await self._saver.change(table, change, press)

    async def is_done(self, held: LoadedTable, press: str) -> bool:
        """Tell whether a press has taken effect before, so that it can be answered the same again."""
        return await self._saver.is_done(held, press)

    async def start(self, table: Target, who: Who, press: str | None = None) -> LoadedTable:
        """Start the game."""

        def whole(held: LoadedTable, now: int) -> tuple[Table, Position | None]:
            begun = alarm.with_clock(None, turns.dealt(lobby.started(held.table, who, now, press)), now)
            return alarm.with_alarm(begun, ANY_HOUR), begun

        return await self._saver.save(table, whole, press)

    async def play(  # noqa: PLR0913 (a move, and how it was made, by keyword)
        self,
        table: Target,
        who: Who,
        text: str,
        *,
        stamp: str | None,
        press: str | None = None,
        look_first: bool = False,
    ) -> LoadedTable:
        """Make somebody's move. A stamp of another position raises `Stale`; without a stamp any position will do.

        With `look_first`, a move by somebody on turn who has not been shown their secret yet raises `LookFirst`.
        """

        def turn(position: Position, now: int) -> Position:
            seat = _seat(position, who)
            if stamp is not None and stamp != stamp_of(position, seat):
                raise Stale("table-stale")
            if look_first and seat in position.to_move and is_unseen(position.table, seat):
                raise LookFirst("look-first")
            return turns.played(_back(position, seat), seat, text, now)

        return await self._saver.turn(table, turn, press)

    def is_echo(self, position: Position, seat: int, word: str) -> bool:
        """Tell whether somebody's last move names the same thing so recently that this is an accidental double tap."""
        table = position.table
        last = next((played for played in reversed(list(table.moves)) if played.seat == seat), None)
        if last is None or word not in last.move.split():
            return False
        return turns.game_time(table, self._saver.now()) - last.at < DOUBLE_TAP

    async def hint(self, table: Target, who: Who) -> Hint:
        """Return what the strongest computer player would do in somebody's place."""
        position = await self.position(table)
        check_own_work(position.table)
        seat, game = _seat(position, who), game_of(position.table)
        legal = list(game.legal_moves(position.state, seat))
        if not legal:
            raise NotYourTurn("not-your-turn", seat=min(position.to_move, default=seat), before=0)
        view = game.view_for(position.state, seat)
        seed = f"hint {position.table.revision} {seat}"
        move = await self._think(position.table.game, view, legal, game.advice or game.levels[-1], seed)
        return Hint() if move is None else Hint(move=game.format_move(move), reason=game.explain(view, move))

    async def seen(self, table: Target, who: Who) -> LoadedTable:
        """Note that somebody looked at their secret: the eye in the lobby opens."""
        held = await self.load(table)
        seat = lobby.seated(held.table, who.person)
        if held.table.seats[seat].sight is Sight.SEEN:
            return held
        return await self.change(held, lambda record, _now: with_seat(record, seat, sight=Sight.SEEN))

    async def quiet(self, table: Target, who: Who) -> LoadedTable:
        """Send no more reminders for this move."""

        def change(record: Table, _now: int) -> Table:
            lobby.seated(record, who.person)
            return replace(record, clock=replace(record.clock, reminders=len(REMINDERS)))

        return await self.change(table, change)

    async def return_to_seat(self, table: Target, who: Who) -> LoadedTable:
        """Take one's own seat back from the computer."""
        return await self._saver.turn(table, lambda at, _now: _back(at, _seat(at, who)))

    async def offer(self, table: Target, who: Who, kind: str, press: str | None = None) -> LoadedTable:
        """Offer to take back, to pause or to abandon; if nobody has to agree, it happens at once."""
        if kind == votes.TAKE_BACK:
            check_own_work((await self.load(table)).table)
        return await self._saver.turn(table, lambda at, now: votes.offered(at, _seat(at, who), kind, now), press)

    async def agree(self, table: Target, who: Who, press: str | None = None) -> LoadedTable:
        return await self._saver.turn(table, lambda at, now: votes.agreed(at, _seat(at, who), now), press)

    async def decline(self, table: Target, who: Who, press: str | None = None) -> LoadedTable:
        return await self._saver.turn(table, lambda at, _now: votes.declined(at, _seat(at, who)), press)

    async def concede(self, table: Target, who: Who, press: str | None = None) -> LoadedTable:
        return await self._saver.turn(table, lambda at, now: votes.conceded(at, _seat(at, who), now), press)

    async def resume(self, table: Target, who: Who, press: str | None = None) -> LoadedTable:
        """Resume after a pause."""

        def whole(held: LoadedTable, now: int) -> tuple[Table, Position | None]:
            lobby.seated(held.table, who.person)
            position = turns.position(votes.resumed(held.table, now), held.snapshot)
            return alarm.with_alarm(position, ANY_HOUR), position

        return await self._saver.save(table, whole, press)

    async def rematch(self, table: Target, who: Who, press: str | None = None) -> LoadedTable:
        """Open a rematch with the seats rotated by one; whoever asks second gets the same table."""
        held = await self.load(table)
        lobby.seated(held.table, who.person)
        if held.table.phase is not Phase.FINISHED or held.table.started_at is None:
            raise WrongPhase("table-not-finished")
        again = lobby.rematch(held.table, who, deal=fair.new_deal(self._seeds), now=self._saver.now())
        # One press id for all: if two people ask at the same time, they end up at one table.
        opened = await self._saver.create(again, f"rematch {held.table.id}")
        if opened.table.host == who.person and opened.version == 1:
            await self.change(held, lambda record, _now: replace(record, rematch=opened.table.id))
            return opened
        return await self.change(opened.table.id, lambda record, _now: lobby.ready(record, who, press))

    async def close(self, table: Target, who: Who) -> LoadedTable:
        """End a table without a result, if they may."""

        def change(record: Table, now: int) -> Table:
            if record.phase is Phase.FINISHED:
                raise WrongPhase("game-over")
            lobby.check(record, who, Action.CLOSE)
            return lobby.closed(record, "table-closed", now)

        return await self.change(table, change)


def stamp_of(position: Position, seat: int) -> str:
    """Return the stamp of a seat's buttons: it stays the same for as long as what they offer is available."""
    epoch = game_of(position.table).epoch(position.state, seat)
    return str(position.table.revision) if epoch is None else f"e{epoch}"


def is_unseen(table: Table, seat: int) -> bool:
    """Tell whether a seat has a secret that its person has not been shown. (A tutorial shows it in its own time.)"""
    return game_of(table).info.has_secrets and table.lesson is None and table.seats[seat].sight is Sight.UNSEEN


def _seat(position: Position, who: Who) -> int:
    return lobby.seated(position.table, who.person)


def _back(position: Position, seat: int) -> Position:
    """Give a seat back to its person, who has just shown that they are present."""
    here = position.table.seats[seat]
    if not here.away and not here.stand_ins:
        return position
    return alarm.replace_table(position, with_seat(position.table, seat, away=False, stand_ins=0))


def check_own_work(table: Table) -> None:
    """Refuse help at an attempt that is compared with others'."""
    if table.is_attempt:
        raise NotAllowed("daily-no-help" if table.daily is not None else "contest-no-help")
