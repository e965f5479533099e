"""The people of the tests, and their time."""

from bot.tables import rights
from bot.tables.lobby import Who, joined, opened
from storage import RoomSettings
from storage.records.table import Person, Room

NOW = 1_800_000_000_000  # a Friday morning in January 2027
HERE = Room(platform="local", chat="kitchen")


def who(name: str, *, admin: bool = False) -> Who:
    granted = rights.grants(RoomSettings(), admin=admin, private=False)
    return Who(person=Person(platform="local", user=name.lower()), name=name, room=HERE, granted=granted)


ANNA, BORIS, DENIZ, MIRA = who("Анна"), who("Boris"), who("Deniz"), who("Mira")


def table(*others: Who, game: str = "cvetariki", **options):
    """Return the lobby that Анна opened and the others joined."""
    lobby = opened(game=game, options=options, who=ANNA, room=HERE, locale="ru", seed="seed", now=NOW)
    for other in others:
        lobby = joined(lobby, other, NOW)
    return lobby
