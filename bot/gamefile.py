"""A finished game as a file: everything needed to replay it, or to prove that it followed the rules."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.settings import Settings
from engines.contract import Game, OptionValue, Outcome, Step
from engines.registry import games
from engines.replay import Played, replay
from storage import Phase, Table, open_store, read_id


class NoSuchGame(Exception):
    """There is no such game, or it may not be revealed yet; the message says which."""


class Entry(Struct, frozen=True, array_like=True):
    """One entry of the record. An entry without a seat was made by the clock."""

    seat: int | None
    move: str
    at: int


class GameFile(Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    seed: str
    options: dict[str, OptionValue]
    names: list[str]
    """By seat; empty for a computer player."""
    moves: list[Entry]
    winners: list[int] | None = None
    """The result as announced; None if the game ended without one of its own."""
    totals: list[int] | None = None

    @property
    def rulebook(self) -> Game[Any, Any, Any]:
        return games()[self.game]

    def steps(self) -> Iterator[Step[Any]]:
        """Yield every step, starting with the deal. A record that breaks a rule raises that rule's error."""
        played = (Played(seat=each.seat, move=each.move, at=each.at) for each in self.moves)
        return replay(self.rulebook, seed=self.seed, options=self.options, seats=len(self.names), moves=played)

    def outcome(self) -> Outcome | None:
        """Return how the game ended by the rules, replayed from its seed."""
        *_, last = self.steps()
        return self.rulebook.outcome(last.state)

    def write(self, path: Path) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


def of(table: Table) -> GameFile:
    """Return a finished game. Before the end, its seed would reveal every secret."""
    if table.phase is not Phase.FINISHED or table.started_at is None:
        raise NoSuchGame(f"{table.id} is not finished: until then its seed is nobody's to know")
    # After a concession or an agreement to stop, only the record knows the winners: the rules don't.
    result = table.result if table.result is not None and table.result.totals else None
    return GameFile(
        game=table.game,
        rules=table.rules,
        seed=table.seed,
        options=dict(table.options),
        names=[seat.name for seat in table.seats],
        moves=[Entry(each.seat, each.move, each.at) for each in table.moves],
        winners=list(result.winners) if result else None,
        totals=list(result.totals) if result else None,
    )


def read(path: Path) -> GameFile:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=GameFile)
    except (OSError, msgspec.DecodeError) as error:
        raise NoSuchGame(f"{path} can't be read: {error}") from None
    if found.game not in games():
        raise NoSuchGame(f"{path} is of a game that is not here: {found.game}")
    return found


def find(name: str, settings: Settings) -> GameFile:
    """Return a game by the path of its file, or by the id of its table in the store."""
    if Path(name).suffix == ".json" or Path(name).exists():
        return read(Path(name))
    return asyncio.run(_kept(name, settings))


async def _kept(name: str, settings: Settings) -> GameFile:
    async with open_store(settings.redis_url, settings.data_dir) as store:
        held = await store.tables.load(table) if (table := read_id(name)) else None
    if held is None:
        raise NoSuchGame(f"there is no table {name}, and no such file")
    return of(held.table)
