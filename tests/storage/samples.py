"""Tables to store."""

from msgspec.structs import replace

from engines.replay import Played
from storage import Person, Phase, Room, Seat, Snapshot, Table

ANNA = Person(platform="discord", user="80351110224678912")
BORIS = Person(platform="telegram", user="7654321")
MIRA = Person(platform="telegram", user="1234567")
GUILD = Room(platform="discord", chat="41771983423143937")
GROUP = Room(platform="telegram", chat="-1001234567890", thread="7")

LOBBY = Table(
    game="cvetariki",
    rules=1,
    seed="sample",
    options={"variant": "classic"},
    locale="ru",
    host=ANNA,
    seats=(Seat(name="Анна", person=ANNA), Seat(name="Boris", person=BORIS), Seat(name="Deniz", level="easy")),
    rooms=(GUILD,),
    opened_at=1_790_000_000_000,
)


def moved(table: Table, *moves: str) -> Table:
    played = (Played(seat=0, move=move, at=1000 * (len(table.moves) + 1)) for move in moves)
    return replace(table, phase=Phase.RUNNING).with_moves(*played)


def finished(table: Table, at: int) -> Table:
    return replace(table, phase=Phase.FINISHED, finished_at=at, wake=None)


def snapshot_of(table: Table, state: bytes = b"state") -> Snapshot:
    return Snapshot(revision=table.revision, rules=table.rules, state=state)
