"""A table as one viewer sees it, and what their tab is told of it beside the pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.page.showing.frames import Data
from bot.page.viewer import Viewer
from bot.screens.language import Screen
from bot.screens.registry import game_screens
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number, seat_range
from bot.tables.turns import Position
from bot.texts import Words
from bot.tutorials import lessons
from bot.tutorials.guide import guide, learner_of
from engines.contract import Step
from render.words import chips
from storage import LoadedTable, Phase, Table


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A table, its history, and its viewer."""

    held: LoadedTable
    steps: Sequence[Step[Any]]
    """Empty in the lobby."""
    viewer: Viewer
    now: int

    @property
    def table(self) -> Table:
        return self.held.table

    @property
    def hides(self) -> bool:
        """Tell whether there are secrets at this table."""
        return game_of(self.table).info.has_secrets

    @cached_property
    def seat(self) -> int | None:
        return seat_number(self.table, self.viewer.person)

    @cached_property
    def position(self) -> Position | None:
        return None if self.table.started_at is None else turns.position(self.table, self.held.snapshot)

    @property
    def to_move(self) -> frozenset[int]:
        """The seats on move; none while the game stands still."""
        running = self.position is not None and self.table.phase is Phase.RUNNING
        return self.position.to_move if self.position is not None and running else frozenset()

    @property
    def learns(self) -> bool:
        """Tell whether the viewer is the one whom a tutorial teaches."""
        return self.seat is not None and self.position is not None and learner_of(self.table) == self.seat


def facts(shown: Shown, screen: Screen, words: Words) -> Data:
    table, game, seated = shown.table, game_of(shown.table), shown.seat is not None
    is_lobby = table.phase is Phase.LOBBY
    return {
        "table": table.id,
        "version": shown.held.version,
        "game": table.game,
        "phase": table.phase.value,
        "me": shown.seat,
        "mine_to_move": shown.seat in shown.to_move,
        "moves": max(0, len(shown.steps) - 1),
        "happened": _happened(shown),
        "secrets": shown.hides and shown.position is not None,
        "open": shown.viewer.open,
        "strip": seated and not shown.hides and not game_screens()[table.game].from_seat,
        "winners": table.result.winners if table.result is not None else (),
        "rematch": table.rematch,
        "now": shown.now,
        "deadline": table.clock.deadline,
        "teaches": is_lobby and table.game in lessons(),
        "levels": list(game.levels) if is_lobby else [],
        "most": seat_range(table).most if is_lobby else len(table.seats),
        "seats": _seats(shown, words),
        "sand": _sand(shown, screen),
        "lesson": _lesson(shown, words),
    }


def _happened(shown: Shown) -> list[tuple[str, object]]:
    """Return what everybody was told of the newest move: what it was, and how many tokens it took. It is heard."""
    newest = shown.steps[-1].events if shown.steps else ()
    return [(event.key, event.params.get("tokens", 0)) for event in newest if event.to is None]


def _seats(shown: Shown, words: Words) -> list[Data]:
    marks = chips(tuple(words.names))
    return [
        {
            "name": words.names[number],
            "chip": marks[number],
            "computer": seat.person is None,
            "moves": number in shown.to_move,
            "seen": seat.sight.value,
        }
        for number, seat in enumerate(shown.table.seats)
    ]


def _sand(shown: Shown, screen: Screen) -> int | None:
    """Return when the sand runs out, in ms since 1970; if the game does not say, when the next timed event is."""
    table, position = shown.table, shown.position
    if position is None or table.phase is not Phase.RUNNING:
        return None
    if screen.ends_at is not None:
        return screen.ends_at
    ends = game_of(table).deadline(position.state)
    return None if ends is None else (table.started_at or 0) + table.clock.stood_still + ends


def _lesson(shown: Shown, words: Words) -> Data | None:
    """Return what the tutorial says to the learner, revealing no covered secret."""
    found = None
    if shown.position is not None and shown.learns:
        found = guide(shown.position, shown.seat if shown.viewer.open else None)
    if found is None:
        return None
    spot = found.spot
    return {
        "step": found.step,
        "of": found.of,
        "waits": found.waits.value,
        "text": words.line(spot.line),
        "moves": [each for each in (spot.move, spot.first) if each],
    }
