"""What a laid card earns: an extra turn by one of two rules, a ring."""

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
    """How many the card makes."""
    changes: int | None
    """Of the path that earns an extra turn (the longest, if there are two)."""
    alike: int
    """How many joints of `colour`, the colour that it has most of."""
    colour: Colour
    ring: bool

    @property
    def three(self) -> bool:
        """Three joints or more of one colour."""
        return self.alike >= REWARDED_JOINTS

    @property
    def extra(self) -> bool:
        return self.three or self.changes is not None


def gain(table: Table, card: Card, spot: Spot) -> Gain:
    """Return what a card earns at a spot where it may be laid, if the game goes on after it."""
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
    """Tell whether a path earns an extra turn: long enough now, and no part of it was before."""
    return run.changes >= REWARDED_CHANGES > run.before
