"""How much is waiting in the store, of all processes together."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from storage.connection.client import Client, Command
from storage.keys import SHARDS, Keys
from storage.timing import SECOND, Timing

_ON_TIME = SECOND
"""ms: an alarm is looked for every second, so it is not late before that."""


@dataclass(frozen=True, kw_only=True)
class Backlog:
    open_tables: int
    late_alarms: int
    latest_by: int
    """ms by which the most overdue alarm is late."""
    unsaid: Mapping[str, int]
    """Tables with something unsaid, by platform."""


async def backlog(client: Client, keys: Keys, timing: Timing, platforms: Collection[str]) -> Backlog:
    """Count in one trip: a few short commands for each shard."""
    now, voices = timing.now(), sorted(platforms)
    commands: list[Command] = []
    for shard in SHARDS:
        commands += [
            ("SCARD", keys.open_tables(shard)),
            ("ZCOUNT", keys.wakes(shard), "-inf", now - _ON_TIME),
            ("ZRANGE", keys.wakes(shard), 0, 0, "WITHSCORES"),
            *(("ZCARD", keys.speech(shard, platform)) for platform in voices),
        ]
    found = await client.together(commands)
    rows = [found[begin : begin + 3 + len(voices)] for begin in range(0, len(found), 3 + len(voices))]
    firsts = [_score(row[2]) for row in rows if row[2]]
    return Backlog(
        open_tables=sum(row[0] for row in rows),
        late_alarms=sum(row[1] for row in rows),
        latest_by=max(0, now - min(firsts, default=now)),
        unsaid={platform: sum(row[3 + number] for row in rows) for number, platform in enumerate(voices)},
    )


def _score(first: list[object]) -> int:
    """Return the score of the first entry, in either form that redis-py gives it."""
    pair = first[0] if isinstance(first[0], tuple | list) else first
    return int(float(pair[1]))  # type: ignore[arg-type]  # a number, or its digits
