"""A finished game as a file: everything needed to replay it, or to prove that it followed the rules.

Each entry is linked to the one before it by a digest, and the last one, the seal, stands for the whole game: change
anything, and the first link that differs names the place. docs/fair-deal.md describes every field.
"""

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.settings import Settings
from bot.tables import turns
from bot.tables.fair import code_of
from engines.contract import Event, Game, OptionValue, Outcome, Step
from engines.fairness import digest
from engines.randomness import fingerprint
from engines.registry import games
from engines.replay import Played, replay
from storage import Deal, Phase, Result, Table, open_store, read_id

FORMAT = 2
LARGEST = 8 * 1024 * 1024
"""Bytes of a file that are read: fifty times the longest game."""


class NoSuchGame(Exception):
    """There is no such game, or it may not be revealed yet; the message says which."""


class News(Struct, frozen=True, array_like=True):
    """Something that happened: dice, cards, points. With `to`, only that seat was told."""

    key: str
    params: dict[str, str | int]
    to: int | None = None


class Entry(Struct, frozen=True, array_like=True):
    """One entry of the record. An entry without a seat was made by the clock."""

    seat: int | None
    move: str
    at: int
    news: tuple[News, ...] = ()
    link: str = ""


class GameFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: int
    game: str
    rules: int
    options: dict[str, OptionValue]
    names: list[str]
    """By seat; empty for a computer player. Not a part of the seal: people may ask to be forgotten."""
    code: str
    """The fair-deal code."""
    deal: Deal | None
    seed: str
    began: int
    """In ms since 1970, like `ended`."""
    dealt: tuple[News, ...]
    link: str
    """The digest of everything above. The link of an entry is the digest of the link before it and the entry."""
    moves: list[Entry]
    result: Result | None
    ended: int
    seal: str

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

    def data(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def write(self, path: Path) -> None:
        path.write_bytes(self.data())


def of(table: Table) -> GameFile:
    """Return a finished game. Before the end, its seed would reveal every secret."""
    if table.phase is not Phase.FINISHED or table.started_at is None:
        raise NoSuchGame(f"{table.id} is not finished: until then its seed is nobody's to know")
    first, *later = turns.steps(table)
    entries = zip(table.moves, later, strict=True)
    return linked(
        GameFile(
            format=FORMAT,
            game=table.game,
            rules=table.rules,
            options=dict(table.options),
            names=[seat.name for seat in table.seats],
            code=code_of(table),
            deal=table.deal,
            seed=table.seed,
            began=table.started_at,
            dealt=news_of(first.events),
            link="",
            moves=[Entry(each.seat, each.move, each.at, news_of(step.events)) for each, step in entries],
            result=table.result,
            ended=table.finished_at or table.started_at,
            seal="",
        )
    )


def news_of(events: Iterable[Event]) -> tuple[News, ...]:
    return tuple(News(event.key, dict(event.params), event.to) for event in events)


def linked(file: GameFile) -> GameFile:
    """Return a game with its links and its seal."""
    link = first = head_link(file)
    moves = []
    for entry in file.moves:
        link = entry_link(link, entry)
        moves.append(replace(entry, link=link))
    whole = replace(file, link=first, moves=moves)
    return replace(whole, seal=seal_of(whole))


def head_link(file: GameFile) -> str:
    head = (file.game, file.rules, file.options, len(file.names), file.code, file.seed, file.began, file.dealt)
    return digest("raznotsvet game 2", *map(msgspec.to_builtins, head))


def entry_link(before: str, entry: Entry) -> str:
    return digest(before, entry.seat, entry.move, entry.at, msgspec.to_builtins(entry.news))


def seal_of(file: GameFile) -> str:
    last = file.moves[-1].link if file.moves else file.link
    return digest(last, msgspec.to_builtins(file.result), file.ended)


class OldFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The format before links and deals. (Without unknown fields: a newer file that lost its format is no old one.)"""

    game: str
    rules: int
    seed: str
    options: dict[str, OptionValue]
    names: list[str]
    moves: list[Entry]
    winners: list[int] | None = None
    """None if the game ended without a result of its own."""
    totals: list[int] | None = None

    def renewed(self) -> GameFile:
        """Return the game in today's form, without the links that it never had."""
        result = None if self.winners is None else Result(key="", winners=tuple(self.winners))
        if result is not None and self.totals is not None:
            result = replace(result, totals=tuple(self.totals))
        return GameFile(
            format=1,
            game=self.game,
            rules=self.rules,
            options=self.options,
            names=self.names,
            code=fingerprint(self.seed),
            deal=None,
            seed=self.seed,
            began=0,
            dealt=(),
            link="",
            moves=[Entry(each.seat, each.move, each.at) for each in self.moves],
            result=result,
            ended=0,
            seal="",
        )


class _Format(Struct):
    format: int = 1


def read(path: Path) -> GameFile:
    try:
        with path.open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise NoSuchGame(f"{path} can't be read: {error}") from None
    try:
        return decoded(data)
    except NoSuchGame as error:
        raise NoSuchGame(f"{path} {error}") from None


def decoded(data: bytes) -> GameFile:
    """Read a file of any format; whatever else it is, say so."""
    if len(data) > LARGEST:
        raise NoSuchGame("is too large for a game")
    try:
        written = msgspec.json.decode(data, type=_Format).format
        if written not in {1, FORMAT}:
            raise NoSuchGame(f"has format {written}; this program reads 1 and {FORMAT}")
        old = msgspec.json.decode(data, type=OldFile).renewed() if written == 1 else None
        found = old or msgspec.json.decode(data, type=GameFile)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise NoSuchGame(f"can't be read: {error}") from None
    if found.game not in games():
        raise NoSuchGame(f"is of a game that is not here: {found.game}")
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
