"""Finished games to be counted."""

from msgspec.structs import replace

from engines.replay import Played
from storage import Deal, Moves, Person, Phase, Result, Room, Seat, Table
from tests.bot.tables.people import NOW

DAY = 24 * 3600 * 1000
KITCHEN = Room(platform="local", chat="kitchen")
CLUB = Room(platform="telegram", chat="-100", thread="7")


def person(name: str) -> Person:
    return Person(platform="local", user=name.lower())


def seat(player: str) -> Seat:
    """Return a seat: a level for a computer, anything else is a person's name."""
    if player in ("easy", "medium", "hard"):
        return Seat(level=player)
    return Seat(name=player, person=person(player))


def played(*players: str, places=None, at: int = NOW, **changes) -> Table:
    """Return a finished game. Without places, everybody is placed in the order given."""
    places = tuple(places or range(1, len(players) + 1))
    result = Result(
        key="cvetariki-cleared",
        winners=tuple(number for number, place in enumerate(places) if place == 1),
        places=places,
        totals=tuple(place - 1 for place in places),
    )
    table = Table(
        game="cvetariki",
        rules=1,
        seed="seed",
        deal=Deal(scheme=1, salt="salt", secret="5e"),  # noqa: S106 (of no deal)
        locale="en",
        phase=Phase.FINISHED,
        seats=tuple(map(seat, players)),
        rooms=(KITCHEN,),
        moves=Moves.of(*(Played(seat=0, move="C4", at=number) for number in range(17))),
        result=result,
        opened_at=at - 2,
        started_at=at - 1,
        finished_at=at,
    )
    return replace(table, **changes)
