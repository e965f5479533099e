"""What a tutorial is. The learner's step follows from what they have read, played and looked at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.screens.language import Line, line
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
    also: tuple[str, ...] = ()
    """The other moves that the sentence names, to be made after this one."""
    first: str = ""
    """What has to be pressed before the move can be: the letter of its card."""
    button: str = ""
    """The press of a button that the sentence names and that is no move."""


@dataclass(frozen=True, kw_only=True)
class Step:
    waits: Waits
    says: Callable[[Any], Spot]
    """Made from the learner's own view: its numbers are those of the current board."""


def watch(_view: Any, movers: str) -> Line:
    """Say who is on move, and that the learner only has to watch; `movers` are the digits of their seats."""
    key = ("tutorial-wait-nobody", "tutorial-wait", "tutorial-wait-many")[min(len(movers), 2)]
    return line(key, seats=movers)


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
    waiting: Callable[[Any, str], Line] = watch
    """What a step that waits for a move says while the learner can't make one."""

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


def read(said: Line, button: str = "") -> Step:
    """Return a step that only needs to be read; `button` is one that it names."""
    spot = Spot(line=said, button=button)
    return Step(waits=Waits.NEXT, says=lambda _view: spot)
