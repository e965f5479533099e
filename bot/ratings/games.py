"""What a finished game counts for: nothing, a game played, or a rated game."""

from dataclasses import dataclass

from bot.ratings.levels import level_strength
from bot.ratings.model import Strength
from bot.tables.lobby import game_of
from bot.tutorials import lessons
from engines.registry import games
from storage import ANONYMOUS, Person, Room, Seat, Table


@dataclass(frozen=True, kw_only=True)
class Player:
    """Somebody who sat there to the end."""

    person: Person | None
    """None: a computer, or somebody who asked to be forgotten."""
    name: str
    strength: Strength
    """Of a computer; of people it is that of somebody new."""


@dataclass(frozen=True, kw_only=True)
class Finished:
    """A game that counts."""

    game: str
    ended: int
    """ms since 1970."""
    players: tuple[Player, ...]
    places: tuple[int, ...]
    winners: frozenset[int]
    totals: tuple[int, ...]
    moves: int
    rated: bool
    rooms: tuple[Room, ...] = ()

    @property
    def people(self) -> list[Person]:
        return [player.person for player in self.players if player.person is not None]


def finished(table: Table) -> Finished | None:
    """Return what a table counts for; None if for nothing: a tutorial, or a game that ended without a result."""
    result = table.result
    if table.game not in games() or result is None or not result.places:
        return None
    if len(result.places) != len(table.seats) or table.finished_at is None or _is_lesson(table):
        return None
    return Finished(
        game=table.game,
        ended=table.finished_at,
        players=tuple(_player(table.game, seat) for seat in table.seats),
        places=result.places,
        winners=frozenset(result.winners),
        totals=result.totals,
        moves=len(table.moves),
        rated=is_rated(table),
        rooms=tuple(room for room in table.rooms if not room.private),
    )


def is_rated(table: Table) -> bool:
    """Tell whether a game changes ratings: a usual one, against somebody, that its players finished themselves."""
    return (
        len(table.seats) > 1
        and _is_usual(table)
        and not any(map(_is_taken_over, table.seats))
        and all(seat.person is not None or _measured(table.game, seat) for seat in table.seats)
    )


def _is_lesson(table: Table) -> bool:
    """Tell whether its deal was known: a daily board, a tutorial, also one that was skipped."""
    lesson = lessons().get(table.game)
    if table.daily is not None:
        return True
    return table.lesson is not None or (lesson is not None and table.deal is None and table.seed == lesson.seed)


def _is_usual(table: Table) -> bool:
    """Tell whether the options are those that everybody begins with; how cards look makes no difference."""
    info = game_of(table).info
    chosen, usual = info.complete(table.options), info.complete({})
    return all(chosen[option.name] == usual[option.name] or option.only_looks for option in info.options)


def _is_taken_over(seat: Seat) -> bool:
    """Tell whether the computer played for a person at the end: a computer of its own has no name."""
    return seat.away if seat.person is not None else bool(seat.name)


def _measured(game: str, seat: Seat) -> bool:
    return seat.level is not None and level_strength(game, seat.level) is not None


def _player(game: str, seat: Seat) -> Player:
    if seat.person is None:
        level = level_strength(game, seat.level or "") or Strength()
        return Player(person=None, name="", strength=level)
    person = None if seat.person == ANONYMOUS else seat.person
    return Player(person=person, name=seat.name, strength=Strength())
