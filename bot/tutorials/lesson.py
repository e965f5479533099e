"""What a tutorial is. The learner's step follows from what they have read, played and looked at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.screens.language import Line
from engines.contract import Options


class Waits(StrEnum):
    """What a step waits for."""

    NEXT = "next"
    """Being read."""
    MOVE = "move"
    """Any move by the learner: a suggestion is not an order."""
    VIEW = "view"
    """A look at what only the learner may see."""


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A sentence, and the move it is about."""

    line: Line
    move: str = ""
    first: str = ""
    """What has to be pressed before the move can be: the letter of its card."""


@dataclass(frozen=True, kw_only=True)
class Step:
    waits: Waits
    says: Callable[[Any], Spot]
    """Made from the learner's own view: its numbers are those of the current board."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A tutorial. Whoever opens the table is the learner; the computer plays the other seats."""

    game: str
    seed: str
    """Determines the deal: one that has something to show for each sentence."""
    steps: tuple[Step, ...]
    players: int = 2
    level: str = "easy"
    options: Options = field(default_factory=dict)

    @property
    def computers(self) -> tuple[str, ...]:
        """The levels of the other players."""
        return (self.level,) * (self.players - 1)

    def at(self, *, read: int, moves: int, looked: bool) -> int:
        """Return the first step still waiting, given what the learner has done; past the last: it is over."""
        left = {Waits.NEXT: read, Waits.MOVE: moves, Waits.VIEW: len(self.steps) if looked else 0}
        for number, step in enumerate(self.steps):
            if not left[step.waits]:
                return number
            left[step.waits] -= 1
        return len(self.steps)


def read(line: Line) -> Step:
    """Return a step that only needs to be read."""
    spot = Spot(line=line)
    return Step(waits=Waits.NEXT, says=lambda _view: spot)
