"""The tables: every press goes through here, is saved, and only then spoken of."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from bot.tables import alarm, lobby, turns, votes
from bot.tables.errors import Busy, Gone, NotAllowed, Stale, WrongPhase
from bot.tables.lobby import Who, game_of
from bot.tables.quiet import QuietHours
from bot.tables.turns import Position
from engines.contract import Options
from engines.errors import NotYourTurn
from storage import AlreadyDone, Conflict, Held, Pace, Phase, Room, Sight, Store, StoreUnavailable, Table, read_id

TRIES = 8
"""So often a change is tried again when others were faster."""

T = TypeVar("T")
Change = Callable[[Table, int], Table]
Turn = Callable[[Position, int], Position]


class Think(Protocol):
    """Chooses a move, off the event loop."""

    async def __call__(self, game: str, view: Any, legal: Sequence[Any], level: str, seed: str) -> Any: ...


@dataclass(frozen=True, kw_only=True)
class Opening:
    """What somebody asks for with `/play`."""

    game: str
    room: Room
    locale: str
    options: Options
    pace: Pace = Pace.DAY


class TableService:
    """Opens, changes and plays tables. Each call loads, checks, saves, and then hands on what was saved."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        seeds: Callable[[], str],
        think: Think,
        announce: Callable[[Held], None],
    ) -> None:
        self._store, self._now, self._seeds, self._think, self._announce = store, now, seeds, think, announce

    async def open(self, opening: Opening, who: Who, press: str | None = None) -> Held:
        table = lobby.opened(
            game=opening.game,
            options=opening.options,
            who=who,
            room=opening.room,
            locale=opening.locale,
            pace=opening.pace,
            seed=self._seeds(),
            now=self._now(),
        )
        try:
            held = await _reached(self._store.tables.create(table, press=press))
        except AlreadyDone as error:
            return await self.load(error.table)
        self._announce(held)
        return held

    async def load(self, table: str) -> Held:
        name = read_id(table)
        held = await _reached(self._store.tables.load(name)) if name else None
        if held is None:
            raise Gone("table-gone")
        return held

    async def position(self, table: str) -> Position:
        """Return a table that has begun, with the state of its game."""
        held = await self.load(table)
        _begun(held.table)
        return turns.position(held.table, held.snapshot)

    async def change(self, table: str, change: Change, press: str | None = None) -> Held:
        """Change a table's record (its lobby, its options) and say so."""

        def whole(held: Held, now: int) -> tuple[Table, Position | None]:
            return change(held.table, now), None

        return await self._saved(table, whole, press)

    async def start(self, table: str, who: Who, press: str | None = None) -> Held:
        """Begin the game."""
        quiet = QuietHours()

        def whole(held: Held, now: int) -> tuple[Table, Position | None]:
            begun = alarm.with_clock(None, turns.dealt(lobby.started(held.table, who, now)), now)
            return alarm.with_alarm(begun, quiet), begun

        return await self._saved(table, whole, press)

    async def play(self, table: str, who: Who, text: str, *, stamp: str | None, press: str | None = None) -> Held:
        """Make somebody's move. A stamp that is not of this position is `Stale`; without one any position will do."""

        def turn(position: Position, now: int) -> Position:
            seat = lobby.seated(position.table, who.person)
            if stamp is not None and stamp != stamp_of(position, seat):
                raise Stale("table-stale")
            return turns.played(_back(position, seat), seat, text, now)

        return await self._turn(table, turn, press)

    async def attend(self, table: str) -> Held | None:
        """Do what is due at a table: the end of the sand, a computer's move, an absent person's. None: nothing was."""
        held = await self.load(table)
        if held.table.phase is Phase.LOBBY:
            return await self._expire_lobby(held)
        if held.table.phase is not Phase.RUNNING:
            return None
        position = turns.position(held.table, held.snapshot)
        now = self._now()
        todo = alarm.due(position, now, QuietHours())
        if not todo:
            return None
        if todo.rules:
            return await self._turn(table, lambda at, moment: turns.expired(at, moment) or at)
        if todo.remind:
            return await self.change(table, _reminded)
        return await self._stand_in(position, (todo.computers or todo.absent)[0], absent=bool(todo.absent))

    async def seen(self, table: str, who: Who) -> Held:
        """Note that somebody looked at his secret: the eye in the lobby opens."""

        def change(record: Table, _now: int) -> Table:
            return _with_sight(record, lobby.seated(record, who.person), Sight.SEEN)

        held = await self.load(table)
        seat = lobby.seated(held.table, who.person)
        return held if held.table.seats[seat].sight is Sight.SEEN else await self.change(table, change)

    async def return_to_seat(self, table: str, who: Who) -> Held:
        """Take one's seat back from the computer."""
        return await self._turn(table, lambda at, _now: _back(at, lobby.seated(at.table, who.person)))

    async def offer(self, table: str, who: Who, kind: str, press: str | None = None) -> Held:
        """Offer to take back, to pause or to abandon; what needs nobody's yes happens at once."""
        return await self._turn(table, lambda at, now: votes.offered(at, _seat(at, who), kind, now), press)

    async def agree(self, table: str, who: Who, press: str | None = None) -> Held:
        return await self._turn(table, lambda at, now: votes.agreed(at, _seat(at, who), now), press)

    async def decline(self, table: str, who: Who, press: str | None = None) -> Held:
        return await self._turn(table, lambda at, _now: votes.declined(at, _seat(at, who)), press)

    async def concede(self, table: str, who: Who, press: str | None = None) -> Held:
        return await self._turn(table, lambda at, now: votes.conceded(at, _seat(at, who), now), press)

    async def resume(self, table: str, who: Who, press: str | None = None) -> Held:
        """Go on after a pause."""

        def whole(held: Held, now: int) -> tuple[Table, Position | None]:
            lobby.seated(held.table, who.person)
            position = turns.position(votes.resumed(held.table, now), held.snapshot)
            return alarm.with_alarm(position, QuietHours()), position

        return await self._saved(table, whole, press)

    async def rematch(self, table: str, who: Who) -> Held:
        """Open the same table again with the seats rotated by one; who asks second finds the first one's table."""
        held = await self.load(table)
        lobby.seated(held.table, who.person)
        if held.table.phase is not Phase.FINISHED or held.table.started_at is None:
            raise WrongPhase("table-not-finished")
        if held.table.rematch is not None:
            return await self.change(held.table.rematch, lambda record, _now: lobby.ready(record, who))
        again = lobby.rematch(held.table, who, seed=self._seeds(), now=self._now())
        # The press makes two who ask at the same time end up at one table.
        try:
            opened = await _reached(self._store.tables.create(again, press=f"rematch {table}"))
        except AlreadyDone as error:
            return await self.change(error.table, lambda record, _now: lobby.ready(record, who))
        self._announce(opened)
        await self.change(table, lambda record, _now: replace(record, rematch=opened.table.id))
        return opened

    async def hint(self, table: str, who: Who) -> str:
        """Return a good move for somebody, as text."""
        position = await self.position(table)
        seat, game = _seat(position, who), game_of(position.table)
        legal = list(game.legal_moves(position.state, seat))
        if not legal:
            mover = min(position.to_move, default=seat)
            raise NotYourTurn("not-your-turn", seat=mover, before=0)
        view = game.view_for(position.state, seat)
        seed = f"hint {position.table.revision} {seat}"
        move = await self._think(position.table.game, view, legal, game.levels[-1], seed)
        return game.format_move(move)

    async def close(self, table: str, who: Who) -> Held:
        """End a table without a result: its host in the lobby, or an admin of the room at any time."""

        def change(record: Table, now: int) -> Table:
            if record.phase is Phase.FINISHED:
                raise WrongPhase("game-over")
            if not (who.admin or (who.person == record.host and record.phase is Phase.LOBBY)):
                raise NotAllowed("table-close-not-allowed")
            return lobby.closed(record, "table-closed", now)

        return await self.change(table, change)

    async def _expire_lobby(self, held: Held) -> Held | None:
        if held.table.wake is None or held.table.wake > self._now():
            return None
        return await self.change(held.table.id, lambda record, now: lobby.closed(record, "table-lobby-expired", now))

    async def _stand_in(self, position: Position, seat: int, *, absent: bool) -> Held | None:
        """Let the computer move for a seat, if the table still is as it was when it began to think."""
        table, game = position.table, game_of(position.table)
        level = table.seats[seat].level or "easy"
        legal = list(game.legal_moves(position.state, seat))
        seed = f"{table.seed} {table.revision} {seat}"
        move = await self._think(table.game, game.view_for(position.state, seat), legal, level, seed)

        def turn(at: Position, now: int) -> Position:
            if at.table.revision != table.revision:
                raise Stale("table-stale")
            if absent:
                at = alarm.replace_table(at, _with_stand_in(at.table, seat))
            return turns.played(at, seat, game.format_move(move), now)

        try:
            return await self._turn(table.id, turn)
        except Stale:
            return None  # somebody moved meanwhile

    async def _turn(self, table: str, turn: Turn, press: str | None = None) -> Held:
        def whole(held: Held, now: int) -> tuple[Table, Position | None]:
            _begun(held.table)
            before = turns.position(held.table, held.snapshot)
            after = alarm.with_clock(before, turn(before, now), now)
            return alarm.with_alarm(after, QuietHours()), after

        return await self._saved(table, whole, press)

    async def _saved(
        self, table: str, whole: Callable[[Held, int], tuple[Table, Position | None]], press: str | None
    ) -> Held:
        for _ in range(TRIES):
            held = await self.load(table)
            record, position = whole(held, self._now())
            snapshot = position.snapshot if position else None
            try:
                saved = await _reached(self._store.tables.save(held, record, snapshot=snapshot, press=press))
            except Conflict:
                continue
            except AlreadyDone:
                return held  # the same press, delivered twice: it has acted once
            self._announce(saved)
            return saved
        raise Busy("table-busy")


def stamp_of(position: Position, seat: int) -> str:
    """Return what a button for a seat carries, to be known again while what it offers is still on offer."""
    epoch = game_of(position.table).epoch(position.state, seat)
    return str(position.table.revision) if epoch is None else f"e{epoch}"


def _seat(position: Position, who: Who) -> int:
    return lobby.seated(position.table, who.person)


async def _reached(call: Awaitable[T]) -> T:
    try:
        return await call
    except StoreUnavailable as error:
        raise Busy("busy") from error


def _begun(table: Table) -> None:
    if table.phase is Phase.LOBBY:
        raise WrongPhase("table-not-begun")
    if table.phase is Phase.PAUSED:
        raise WrongPhase("table-paused")
    if table.started_at is None:
        raise WrongPhase("game-over")


def _back(position: Position, seat: int) -> Position:
    """Give a seat back to its person, who has just shown that he is there."""
    here = position.table.seats[seat]
    if not here.away and not here.stand_ins:
        return position
    return alarm.replace_table(position, _with_seat(position.table, seat, away=False, stand_ins=0))


def _with_stand_in(table: Table, seat: int) -> Table:
    count = table.seats[seat].stand_ins + 1
    return _with_seat(table, seat, stand_ins=count, away=count >= alarm.STAND_INS)


def _with_sight(table: Table, seat: int, sight: Sight) -> Table:
    return _with_seat(table, seat, sight=sight)


def _with_seat(table: Table, number: int, **changes: object) -> Table:
    seats = list(table.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(table, seats=tuple(seats))


def _reminded(table: Table, _now: int) -> Table:
    return replace(table, clock=replace(table.clock, reminders=table.clock.reminders + 1))
