"""A learner's table, and the ways through a lesson."""

from collections.abc import Iterator

from msgspec import structs

from bot.tables import lobby, turns
from bot.tables.lobby import game_of, seat_number
from bot.tables.seats import with_seat
from bot.tables.turns import Position
from bot.tutorials import Lesson, Waits
from bot.tutorials.guide import guide
from engines.randomness import Rng
from storage import Sight
from tests.bot.tables.people import ANNA, HERE, NOW


def begun(lesson: Lesson) -> Position:
    """Return a learner's table."""
    table = lobby.opened(
        game=lesson.game, options=lesson.options, who=ANNA, room=HERE, locale="ru", seed=lesson.seed, now=NOW
    )
    for _ in range(lesson.players - 1):
        table = lobby.with_computer(table, ANNA, lesson.level, NOW)
    return turns.dealt(structs.replace(lobby.started(table, ANNA, NOW), lesson=0))


def learner_at(position: Position) -> int:
    seat = seat_number(position.table, ANNA.person)
    assert seat is not None
    return seat


def clock() -> Iterator[int]:
    return iter(range(NOW, NOW + 10_000_000, 1000))


def computer_moved(position: Position, seat: int, now: int) -> Position:
    game = game_of(position.table)
    legal = list(game.legal_moves(position.state, seat))
    view = game.view_for(position.state, seat)
    move = game.choose(view, legal, "easy", Rng.of(position.table.seed, position.table.revision)) or legal[0]
    return turns.played(position, seat, game.format_move(move), now)


def computers_moved(position: Position, learner: int, times: Iterator[int]) -> Position:
    """Let the computer players move until the learner is on move, or the game is over."""
    while position.to_move and learner not in position.to_move:
        position = computer_moved(position, min(position.to_move), next(times))
    return position


def read_on(position: Position) -> Position:
    """Return the position after the learner has read everything there was to read."""
    return structs.replace(position, table=structs.replace(position.table, lesson=(position.table.lesson or 0) + 1))


def looked(position: Position, learner: int) -> Position:
    """Return the position after the learner has looked at their secret."""
    return structs.replace(position, table=with_seat(position.table, learner, sight=Sight.SEEN))


def positions(lesson: Lesson, *, hurries: bool) -> Iterator[Position]:
    """Yield every position of a lesson: of a learner who hurries, or of one who lets the computers go first."""
    position, times = begun(lesson), clock()
    learner = learner_at(position)
    yield position
    while (at := guide(position, learner)) is not None:
        waits = at.waits is Waits.MOVE and learner not in position.to_move
        for seat in sorted(position.to_move - {learner}) if waits or not hurries else ():
            if seat in position.to_move:  # still
                position = computer_moved(position, seat, next(times))
                yield position
        if not waits:
            position = followed(position, learner, next(times))
            yield position


def followed(position: Position, learner: int, now: int) -> Position:
    """Do what the lesson says, if it can be done."""
    at = guide(position, learner)
    assert at is not None
    match at.waits:
        case Waits.NEXT:
            return read_on(position)
        case Waits.VIEW:
            return looked(position, learner)
    return turns.played(position, learner, at.spot.move, now) if at.spot.move else position
