"""What a film is made of: the positions of a game as everybody saw them, and frames that stay for a while."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from engines.contract import Outcome
from render.films.veil import Veil
from render.scene import Scene

OPENING_MS = 1_500
SHOWN_MS = 700
"""What a player does: the group that goes, the card that is laid."""
THEN_MS = 500
"""What comes of it."""
LAST_MS = 4_000
RESTS_MS = 2_000
"""A film that ends before the game does rests at least so long on its last frame."""
LONGEST_MS = 60_000
"""A longer film is played faster."""
BRIEFEST_MS = 150


class Frame(NamedTuple):
    scene: Scene
    ms: int
    veil: Veil | None = None
    """What is faint while this frame is shown."""


@dataclass(frozen=True, kw_only=True)
class Story:
    """Consecutive positions of one game, as views for the public: a film can't show what they don't."""

    views: tuple[Any, ...]
    """The position before the first move of the film comes first."""
    start: int = 0
    """How many moves were made before it."""
    moves: int
    """How many moves the whole game has."""
    table: str = ""
    """The name of the table, on the end card."""
    outcome: Outcome | None = None
    """How the game ended, if the film shows its end. After a concession it has no scores."""


def paced(frames: Iterable[Frame]) -> list[Frame]:
    """Return the frames with times that suit the whole: a long film is played faster, and rests on its last frame."""
    *found, last = frames
    found.append(last._replace(ms=max(last.ms, RESTS_MS)))
    between = sum(frame.ms for frame in found[1:-1])
    if between <= LONGEST_MS:
        return found
    # A GIF counts hundredths of a second.
    quick = [frame._replace(ms=max(BRIEFEST_MS, frame.ms * LONGEST_MS // between // 10 * 10)) for frame in found[1:-1]]
    return [found[0], *quick, found[-1]]
