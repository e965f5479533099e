"""A table before its game: who sits down, what is played, when it may start. Pure: records in, records out."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.tables import fair, rights
from bot.tables.errors import NotAllowed, Stranger, TableError, WrongPhase
from bot.tables.names import shown_name
from bot.tables.rights import Action, Role, Standing, Where
from bot.tables.seats import with_seat
from engines.contract import Game, Options, SeatRange, check_seats
from engines.randomness import Rng
from engines.registry import games
from storage import Clock, Deal, Pace, Person, Phase, Result, Room, Seat, Table

UNTOUCHED_LOBBY = 24 * 3600 * 1000  # ms until it closes by itself


@dataclass(frozen=True, kw_only=True)
class Who:
    """Somebody who does something at a table."""

    person: Person
    name: str
    room: Room
    """Where they act."""
    granted: frozenset[Action] = frozenset()
    """What they may do of what is reserved for admins of that room: see `rights.grants`."""
    invited: bool = False
    """They came through the table's invitation."""


def standing(table: Table, who: Who) -> Standing:
    """Return how somebody relates to a table, here and now."""
    people = {seat.person for seat in table.seats if seat.person is not None}
    role = Role.SEATED if who.person in people else Role.STRANGER
    return Standing(
        role=Role.HOST if who.person == table.host else role,
        where=where(table, who.room),
        granted=who.granted,
        invited=who.invited,
        lobby=table.phase is Phase.LOBBY,
        alone=people == {who.person},
    )


def where(table: Table, room: Room) -> Where:
    """Return where a room is, relative to a table. The threads and topics of a chat are one place."""
    if any((shown.platform, shown.chat) == (room.platform, room.chat) for shown in table.rooms):
        return Where.ROOM
    return Where.DIRECT if room.private else Where.ELSEWHERE


def room_of(table: Table, who: Who) -> Room:
    """Return the room of the table that somebody is in; a thread beside it counts as that room."""
    here = (room for room in table.rooms if (room.platform, room.chat) == (who.room.platform, who.room.chat))
    return next(here, who.room)


def check(table: Table, who: Who, action: Action) -> None:
    """Refuse what somebody has no right to do, here and now."""
    key = rights.refusal(action, standing(table, who))
    if key is not None:
        raise Stranger(key) if key in {"table-stranger", "table-join-first"} else NotAllowed(key)


def opened(  # noqa: PLR0913 (a table starts with all of this, by keyword)
    *,
    game: str,
    options: Options,
    who: Who,
    room: Room,
    locale: str,
    now: int,
    pace: Pace = Pace.DAY,
    deal: Deal | None = None,
    seed: str = "",
) -> Table:
    """Return a new lobby with its host in the first seat. Options that the game does not know are refused.

    The game is dealt from a `deal`, or, where it need not be fair (a tutorial), from a known seed.
    """
    info = games()[game].info
    info.complete(options)
    return Table(
        game=game,
        rules=info.rules_version,
        seed=seed,
        deal=deal,
        options=dict(options),
        locale=locale,
        host=who.person,
        seats=(seat_of(who),),
        rooms=(room,),
        clock=Clock(pace=pace),
        opened_at=now,
        touched_at=now,
        wake=now + UNTOUCHED_LOBBY,
    )


def joined(table: Table, who: Who, now: int, press: str | None = None) -> Table:
    """Seat somebody. Their press becomes a part of the deal."""
    _in_lobby(table)
    check(table, who, Action.JOIN)
    if seat_number(table, who.person) is not None:
        raise TableError("table-already-seated")
    if len(table.seats) >= seat_range(table).most:
        raise TableError("table-full", most=seat_range(table).most)
    return _touched(table, now, seats=(*table.seats, replace(seat_of(who), press=fair.share(press))))


def left(table: Table, who: Who, now: int) -> Table:
    """Remove somebody from the lobby. If the host leaves, the table gets a new one; with the last person it closes."""
    _in_lobby(table)
    number = seated(table, who.person)
    seats = (*table.seats[:number], *table.seats[number + 1 :])
    people = [seat.person for seat in seats if seat.person]
    if not people:
        return closed(table, "table-closed-empty", now)
    host = table.host if table.host in people else people[0]
    return _touched(table, now, seats=seats, host=host)


def check_room(table: Table, who: Who) -> None:
    """Refuse to add a computer player where somebody may not, or where every seat is taken."""
    _in_lobby(table)
    seated(table, who.person)
    if len(table.seats) >= seat_range(table).most:
        raise TableError("table-full", most=seat_range(table).most)


def with_computer(table: Table, who: Who, level: str, now: int) -> Table:
    check_room(table, who)
    if level not in game_of(table).levels:
        raise TableError("table-no-such-level", level=level)
    return _touched(table, now, seats=(*table.seats, Seat(level=level)))


def without_computer(table: Table, who: Who, now: int) -> Table:
    """Remove the newest computer player."""
    _in_lobby(table)
    seated(table, who.person)
    for number in reversed(range(len(table.seats))):
        if table.seats[number].person is None:
            return _touched(table, now, seats=(*table.seats[:number], *table.seats[number + 1 :]))
    raise TableError("table-no-computer")


def with_options(table: Table, who: Who, options: Options, now: int) -> Table:
    """Change how the game is played. It must still fit the number of players."""
    _in_lobby(table)
    check(table, who, Action.HOST)
    info = game_of(table).info
    chosen = {**table.options, **options}
    if len(table.seats) > info.seat_range(chosen).most:
        check_seats(info, chosen, len(table.seats))
    return _touched(table, now, options=chosen)


def with_pace(table: Table, who: Who, pace: Pace, now: int) -> Table:
    _in_lobby(table)
    check(table, who, Action.HOST)
    return _touched(table, now, clock=replace(table.clock, pace=pace))


def with_cut(table: Table, who: Who, cut: str, now: int) -> Table:
    """Note what somebody adds to the deal of their own choice."""
    _in_lobby(table)
    number = seated(table, who.person)
    return _touched(table, now, seats=with_seat(table, number, cut=fair.checked_cut(table, cut)).seats)


def started(table: Table, who: Who, now: int, press: str | None = None) -> Table:
    """Start the game: the deal is made, and the seats are shuffled with its seed, which fixes the turn order.

    The starter's press becomes a part of the deal: the host sat down before the fair-deal code was shown.
    """
    _in_lobby(table)
    check(table, who, Action.HOST)
    starter = seat_number(table, who.person)
    if starter is not None and press is not None:
        table = with_seat(table, starter, press=fair.share(press))
    table = fair.with_seed(table)
    game = game_of(table)
    # The game itself knows best what it can start with.
    game.setup(table.options, len(table.seats), Rng.of(table.seed, "setup"))
    # A rematch already has its order: the old one, rotated.
    order = table.seats if table.rematch_of else Rng.of(table.seed, "seats").shuffled(table.seats)
    seats = tuple(replace(seat, ready=False) for seat in order)
    return replace(
        table,
        phase=Phase.RUNNING,
        seats=seats,
        started_at=now,
        touched_at=now,
        rules=game.info.rules_version,
        wake=None,
    )


def rematch(table: Table, who: Who, *, deal: Deal, now: int) -> Table:
    """Return the lobby of a rematch: all seats filled, rotated by one. It waits for everybody to agree."""
    fresh = [Seat(name=seat.name, person=seat.person, level=seat.level) for seat in table.seats]
    again = Table(
        game=table.game,
        rules=game_of(table).info.rules_version,
        seed="",
        deal=deal,
        options=dict(table.options),
        locale=table.locale,
        host=who.person,
        seats=(*fresh[1:], *fresh[:1]),
        rooms=table.rooms,
        clock=Clock(pace=table.clock.pace),
        opened_at=now,
        touched_at=now,
        wake=now + UNTOUCHED_LOBBY,
        rematch_of=table.id,
    )
    return ready(again, who)


def ready(table: Table, who: Who, press: str | None = None) -> Table:
    """Note that somebody agrees to a rematch. Their press becomes a part of the deal."""
    _in_lobby(table)
    return with_seat(table, seated(table, who.person), ready=True, press=fair.share(press))


def everybody_ready(table: Table) -> bool:
    return all(seat.ready or seat.person is None for seat in table.seats)


def moved(table: Table, who: Who, now: int) -> Table:
    """Show a table where its host is now, and no longer in other groups. A direct chat would hide it from others."""
    if table.phase is Phase.FINISHED:
        raise WrongPhase("game-over")
    check(table, who, Action.MOVE)
    if who.room.private and any(seat.person not in (None, who.person) for seat in table.seats):
        raise NotAllowed("table-move-private")
    direct = (room for room in table.rooms if room.private)
    return replace(table, rooms=tuple(dict.fromkeys((who.room, *direct))), touched_at=now)


def closed(table: Table, key: str, now: int) -> Table:
    """End a table without a result."""
    return replace(
        table, phase=Phase.FINISHED, result=Result(key=key), finished_at=now, touched_at=now, wake=None, offer=None
    )


def can_start(table: Table) -> bool:
    return table.phase is Phase.LOBBY and len(table.seats) in seat_range(table)


def seat_range(table: Table) -> SeatRange:
    return game_of(table).info.seat_range(table.options)


def game_of(table: Table) -> Game:  # type: ignore[type-arg]  # any game
    return games()[table.game]


def seat_number(table: Table, person: Person) -> int | None:
    return next((number for number, seat in enumerate(table.seats) if seat.person == person), None)


def seated(table: Table, person: Person) -> int:
    """Return somebody's seat, or refuse if they have none."""
    number = seat_number(table, person)
    if number is None:
        raise Stranger("table-stranger")
    return number


def seat_of(who: Who) -> Seat:
    return Seat(name=shown_name(who.name), person=who.person)


def _touched(table: Table, now: int, **changes: object) -> Table:
    return replace(table, touched_at=now, wake=now + UNTOUCHED_LOBBY, **changes)


def _in_lobby(table: Table) -> None:
    if table.phase is not Phase.LOBBY:
        raise WrongPhase("table-has-begun" if table.phase is not Phase.FINISHED else "game-over")
