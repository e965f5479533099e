"""Old records: bytes as each schema wrote them, and what they contain.

python -m tests.storage.keepsakes     write those of the newest schema, if they are missing
"""

from pathlib import Path

from engines.replay import Played
from storage.records.migrations import TABLES
from storage.records.moves import Moves
from storage.records.table import Clock, Offer, Pace, Person, Phase, Result, Room, Seat, Sight, Table

FOLDER = Path(__file__).parent / "fixtures"

ANNA = Person(platform="discord", user="80351110224678912")
BORIS = Person(platform="telegram", user="7654321")
GUILD = Room(platform="discord", chat="41771983423143937", thread="290926798999357250")
GROUP = Room(platform="telegram", chat="-1001234567890")

LOBBY = Table(
    id="7K3QX0A",
    game="cvetariki",
    rules=1,
    seed="keepsake lobby",
    options={"variant": "solo", "secrets": 2},
    locale="ru",
    host=ANNA,
    seats=(Seat(name="Анна", person=ANNA, ready=True),),
    rooms=(GUILD,),
    clock=Clock(pace=Pace.LIVE),
    wake=1_790_000_600_000,
    opened_at=1_790_000_000_000,
)
RUNNING = Table(
    id="0ZD8MWV",
    game="cvetariki",
    rules=1,
    seed="keepsake running",
    options={"variant": "classic"},
    locale="tr",
    phase=Phase.RUNNING,
    host=BORIS,
    seats=(
        Seat(name="Boris", person=BORIS, sight=Sight.SEEN),
        Seat(name="Анна", person=ANNA, level="easy", sight=Sight.DELIVERED, away=True, stand_ins=2),
        Seat(name="Deniz", level="hard"),
    ),
    rooms=(GROUP, GUILD),
    moves=Moves.of(
        Played(seat=0, move="C4R", at=61_000),
        Played(seat=None, move="", at=120_000),
        Played(seat=1, move="A1", at=86_400_123),
    ),
    clock=Clock(pace=Pace.DAY, began_at=1_790_086_400_123, deadline=1_790_172_800_123, reminders=1, stood_still=30_000),
    offer=Offer(kind="take-back", seat=1, revision=3, agreed=(0,), ends_at=1_790_086_410_123),
    wake=1_790_129_600_123,
    opened_at=1_789_999_000_000,
    touched_at=1_790_086_400_123,
    started_at=1_790_000_000_000,
    rematch_of="5BB7Y2C",
)
FINISHED = Table(
    id="XWZ0123",
    game="cvetariki",
    rules=1,
    seed="keepsake finished",
    locale="en",
    phase=Phase.FINISHED,
    seats=(Seat(name="Mira", person=BORIS, sight=Sight.SEEN), Seat(name="", level="easy")),
    rooms=(GROUP,),
    moves=Moves.of(
        *(Played(seat=number % 2, move=f"{'ABCDEFGHIJ'[number % 10]}1", at=1000 * number) for number in range(20))
    ),
    clock=Clock(pace=Pace.NONE),
    result=Result(key="cvetariki-fewest", winners=(1,), places=(2, 1), totals=(4, 3)),
    opened_at=1_790_000_000_000,
    touched_at=1_790_000_500_000,
    started_at=1_790_000_400_000,
    finished_at=1_790_000_500_000,
    rematch="XWZ0124",
)
TABLES_KEPT = {"lobby": LOBBY, "running": RUNNING, "finished": FINISHED}


def path_of(schema: int, name: str) -> Path:
    return FOLDER / f"schema-{schema}" / f"{name}.msgpack"


def write_missing() -> None:
    for name, table in TABLES_KEPT.items():
        path = path_of(TABLES.schema, name)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(TABLES.encode(table))


if __name__ == "__main__":
    write_missing()
