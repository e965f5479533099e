"""A table as one viewer sees it, and what their tab is told of it beside the pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any

from bot.page.showing.frames import Data
from bot.page.viewer import Viewer
from bot.screens.contract import Shown as Told
from bot.screens.language import Screen
from bot.screens.registry import game_screens
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number, seat_range
from bot.tables.turns import Position
from bot.texts import Words
from bot.tutorials import lessons
from bot.tutorials.guide import guide, learner_of
from engines.contract import Step
from render.registry import pictures
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
    par: int | None = None
    """Of a daily board: the result of the strongest computer, if it is known already."""

    @property
    def table(self) -> Table:
        return self.held.table

    @property
    def has_goal(self) -> bool:
        """Tell whether each seat has a goal of its own, with its card: a secret, unless nobody else plays."""
        return game_of(self.table).info.has_secrets

    @property
    def hides(self) -> bool:
        """Tell whether a seat's goal is a secret, shown only while its owner has it open."""
        return self.has_goal and len(self.table.seats) > 1

    @cached_property
    def seat(self) -> int | None:
        return seat_number(self.table, self.viewer.person)

    @cached_property
    def position(self) -> Position | None:
        return None if self.table.started_at is None else turns.position(self.table, self.held.snapshot)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The number of the latest move after each entry of the record, as readers count moves.

        An entry that tells nobody anything, like a window for contests that has closed, is no move.
        """
        told = (any(event.to is None for event in step.events) for step in self.steps[1:])
        return tuple(accumulate(told, initial=0))

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
    is_lobby, told = table.phase is Phase.LOBBY, _told(shown)
    return {
        "table": table.id,
        "version": shown.held.version,
        "game": table.game,
        "phase": table.phase.value,
        "me": shown.seat,
        "mine_to_move": shown.seat in shown.to_move,
        "moves": max(0, len(shown.steps) - 1),
        "movers": _movers(shown),
        "happened": _happened(shown),
        "secrets": shown.has_goal and shown.position is not None,
        "covers": shown.hides,
        "open": shown.viewer.open,
        "turns": not is_lobby and pictures()[table.game].turns,
        "invites": not table.is_attempt and table.lesson is None,
        "strip": seated and not shown.has_goal and not game_screens()[table.game].from_seat,
        "winners": table.result.winners if table.result is not None else (),
        "rematch": table.rematch,
        "now": shown.now,
        "deadline": table.clock.deadline,
        "teaches": is_lobby and table.game in lessons(),
        "levels": list(game.levels) if is_lobby else [],
        "most": seat_range(table).most if is_lobby else len(table.seats),
        "seats": _seats(shown, words),
        "sand": _sand(shown, screen),
        "sand_of": told.lasts if told is not None else None,
        "sand_until": _awaited(told, screen),
        "lesson": _lesson(shown, words),
    }


def _movers(shown: Shown) -> str:
    """Return who made each entry of the record: a seat, a dot for nobody, a minus where it is no move for readers."""
    told = (before < after for before, after in pairwise(shown.numbers))
    seats = ("." if played.seat is None else str(played.seat) for played in shown.table.moves)
    return "".join(seat if is_told else "-" for seat, is_told in zip(seats, told, strict=False))


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


def _told(shown: Shown) -> Told | None:
    """Return what the game tells everybody of its phase."""
    if shown.position is None:
        return None
    view = game_of(shown.table).view_for(shown.position.state, None)
    return game_screens()[shown.table.game].public(view, "")


def _awaited(told: Told | None, screen: Screen) -> str:
    """Return what is waited for while the sand does not run: the choice of cards to keep, or the start of a round."""
    if told is None or screen.ends_at is not None:
        return ""
    return "keep" if "keep" in told.doing.values() else "start"


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
        "last": found.is_last,
        "moves": [each for each in (spot.move, *spot.also, spot.button) if each],
        "first": spot.first,
    }
