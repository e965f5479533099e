"""What a tutorial is. Where somebody stands in it follows from what he has read, played and looked at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.screens.language import Line
from engines.contract import Options


class Waits(StrEnum):
    """What a step waits for."""

    NEXT = "next"
    """To be read."""
    MOVE = "move"
    """A move of the learner's, whichever: a wish is no order."""
    VIEW = "view"
    """A look at what only the learner may see."""


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A sentence, and the move that it speaks of."""

    line: Line
    move: str = ""


@dataclass(frozen=True, kw_only=True)
class Step:
    waits: Waits
    says: Callable[[Any], Spot]
    """From the learner's own view: its numbers are those of the board as it is."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A tutorial. Whoever opens the table learns; the computer plays the other seats."""

    game: str
    seed: str
    """Names the deal: one on which the sentences have something to show."""
    steps: tuple[Step, ...]
    players: int = 2
    level: str = "easy"
    options: Options = field(default_factory=dict)

    @property
    def computers(self) -> tuple[str, ...]:
        """The levels of the other players."""
        return (self.level,) * (self.players - 1)

    def at(self, *, read: int, moves: int, looked: bool) -> int:
        """Return the first step that still waits, given what the learner has done; beyond the last: it is over."""
        left = {Waits.NEXT: read, Waits.MOVE: moves, Waits.VIEW: len(self.steps) if looked else 0}
        for number, step in enumerate(self.steps):
            if not left[step.waits]:
                return number
            left[step.waits] -= 1
        return len(self.steps)


def read(line: Line) -> Step:
    """Return a step that only wants to be read."""
    spot = Spot(line=line)
    return Step(waits=Waits.NEXT, says=lambda _view: spot)
