"""What a finished game counts for: nothing, a game played, or a rated game."""

from dataclasses import dataclass

from bot.ratings.levels import level_strength, measured_forms
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
    """A computer's own; for a person, the strength everybody begins with."""


@dataclass(frozen=True, kw_only=True)
class Finished:
    """A game that counts."""

    game: str
    form: str
    """See `form_of`."""
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
        form=(form := form_of(table)),
        ended=table.finished_at,
        players=tuple(_player(form, seat) for seat in table.seats),
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
        and _counts(table)
        and not any(map(_is_taken_over, table.seats))
        and all(seat.person is not None or _measured(form_of(table), seat) for seat in table.seats)
    )


def _is_lesson(table: Table) -> bool:
    """Tell whether its deal is played by others too: a daily board, a challenge, a tutorial, also one skipped."""
    lesson = lessons().get(table.game)
    if table.is_attempt:
        return True
    return table.lesson is not None or (lesson is not None and table.deal is None and table.seed == lesson.seed)


def form_of(table: Table) -> str:
    """Return a game with the options that are not those that everybody begins with: `confetti pace=async`.

    Left out is what changes only how cards look, and what does not apply.
    """
    info = game_of(table).info
    chosen, usual = info.complete(table.options), info.complete({})
    changed = [
        f"{option.name}={chosen[option.name]}"
        for option in info.options
        if chosen[option.name] != usual[option.name]
        and not option.only_looks
        and (option.only_with is None or chosen[option.only_with[0]] == option.only_with[1])
    ]
    return " ".join((table.game, *changed))


def _counts(table: Table) -> bool:
    """Tell whether this form of the game changes ratings: the usual one, or one whose levels were measured too."""
    form = form_of(table)
    return form == table.game or form in measured_forms()


def _is_taken_over(seat: Seat) -> bool:
    """Tell whether the computer played for a person at the end: a computer of its own has no name."""
    return seat.away if seat.person is not None else bool(seat.name)


def _measured(form: str, seat: Seat) -> bool:
    return seat.level is not None and level_strength(form, seat.level) is not None


def _player(form: str, seat: Seat) -> Player:
    if seat.person is None:
        level = level_strength(form, seat.level or "") or Strength()
        return Player(person=None, name="", strength=level)
    person = None if seat.person == ANONYMOUS else seat.person
    return Player(person=person, name=seat.name, strength=Strength())
