"""What tabs are sent during games: bytes a move as a socket packs them, and the server's time for one more tab."""

import asyncio
import random
import statistics
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from bench.harness import Row
from bot.page.showing.facts import Shown
from bot.page.showing.table import Showing
from bot.page.viewer import Viewer
from bot.pieces import offered
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.tables.turns import Position
from bot.texts import Texts
from storage import LoadedTable, Person, Phase
from tests.bot.tables.people import ANNA, BORIS, HERE, NOW, table

SEED, MOVES = 3, 60
TABS = 5
"""Spectators of the same table."""


@dataclass
class Tab:
    """Somebody's tab: what it knows already, and what it was sent."""

    person: Person
    known: set[str] = field(default_factory=set)
    packer: "zlib._Compress" = field(default_factory=lambda: zlib.compressobj(wbits=-zlib.MAX_WBITS))
    sizes: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    async def hear(self, showing: Showing, position: Position) -> None:
        held = LoadedTable(table=position.table, version=len(position.table.moves), loud=0, snapshot=position.snapshot)
        viewer, steps = Viewer(person=self.person, room=HERE, open=True), turns.steps(position.table)
        begun = time.process_time()
        frame = await showing.table(Shown(held=held, steps=steps, viewer=viewer, now=NOW))
        packed = self.packer.compress(frame.encoded(self.known).encode()) + self.packer.flush(zlib.Z_SYNC_FLUSH)
        self.seconds.append(time.process_time() - begun)
        self.sizes.append(len(packed))


def measured() -> Iterator[Row]:
    """Yield the rows of a game of each kind, between two people, by random moves."""
    for game in offered():
        player, *watching = asyncio.run(_played(game))
        for who, tab, bar in (("spectator", watching[0], "≤ 6 kB"), ("player", player, "≤ 10 kB")):
            moves = tab.sizes[1:]  # the first has all that is on the table
            for what, size in (("median", statistics.median(moves)), ("most", max(moves))):
                yield Row(name=f"{game}: a move for a {who}, {what}", value=size / 1000, unit="kB", bar=bar)
        further = [seconds for tab in watching[1:] for seconds in tab.seconds[1:]]
        name = f"{game}: the server's processor time a move for one more tab"
        yield Row(name=name, value=1000 * statistics.mean(further), bar="≤ 2 ms")


async def _played(game: str) -> list[Tab]:
    showing, dice = Showing(Texts.load()), random.Random(SEED)
    position = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW))
    watching = (Person(platform="local", user=f"eve {number}") for number in range(TABS))
    tabs = [Tab(person) for person in (position.table.seats[0].person, *watching) if person is not None]
    for _ in range(MOVES):
        for tab in tabs:
            await tab.hear(showing, position)
        if position.table.phase is not Phase.RUNNING:
            break
        seat, rules = min(position.to_move), game_of(position.table)
        legal = [rules.format_move(move) for move in rules.legal_moves(position.state, seat)]
        position = turns.played(position, seat, dice.choice(legal), NOW)
    return tabs
