"""What a laid card earns: an extra turn by one of two rules, or a ring."""

from collections import Counter
from dataclasses import dataclass

from engines.colours import Colour
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Spot
from engines.dorozhki.paths import Run
from engines.dorozhki.table import Table

REWARDED_CHANGES = 7
REWARDED_JOINTS = 3


@dataclass(frozen=True, kw_only=True)
class Gain:
    joints: int
    """How many joints the card makes."""
    changes: int | None
    """Colour changes of the path that earns an extra turn (the longest, if there are two)."""
    alike: int
    """How many joints are of `colour`, the most frequent colour."""
    colour: Colour
    ring: bool

    @property
    def three(self) -> bool:
        """Three or more joints of one colour."""
        return self.alike >= REWARDED_JOINTS

    @property
    def extra(self) -> bool:
        return self.three or self.changes is not None


def gain(table: Table, card: Card, spot: Spot) -> Gain:
    """Return what a card earns at a spot where it may be laid, provided the game goes on."""
    joints = table.joints(spot)
    colour, alike = Counter(joints.values()).most_common(1)[0]
    paths = table.runs(card, spot)
    return Gain(
        joints=len(joints),
        changes=max((run.changes for run in paths if earns(run)), default=None),
        alike=alike,
        colour=Colour(colour),
        ring=any(run.tips is None for run in paths),
    )


def earns(run: Run) -> bool:
    """Return whether a path earns an extra turn: it is long enough now, and no part of it was before."""
    return run.changes >= REWARDED_CHANGES > run.before
