"""How a card's pieces and the paths on the table connect through joints."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.dorozhki.cards import ENDS, Card


class End(NamedTuple):
    """A free end on the table, with the relevant facts about its path."""

    colour: str
    far: int
    """The edge of the path's other free end."""
    changes: int
    """How often the path changes colour."""


class Run(NamedTuple):
    """A path that a newly laid card is part of."""

    ends: tuple[int, ...]
    """The card's ends that it passes, in order: in by the first, out by the second, perhaps in again."""
    tips: tuple[int, int] | None
    """The edges of its two free ends; a ring has none."""
    changes: int
    before: int
    """The most changes of any old path in it."""


def runs(ends: Mapping[int, End], card: Card, edges: Sequence[int]) -> list[Run]:
    """Return the paths that a card joins when its ends are on these edges."""
    old = [ends.get(edge) for edge in edges]
    here = {edge: end for end, edge in enumerate(edges)}
    back = [None if path is None else here.get(path.far) for path in old]
    meeting = _Meeting(card, edges, old, back)
    found: list[Run] = []
    seen: set[int] = set()
    # Every path with a tip is found from its tip; what remains are rings.
    for start in sorted(range(ENDS), key=lambda end: back[end] is not None):
        if start not in seen:
            run = meeting.run_from(start)
            found.append(run)
            seen.update(run.ends)
    return found


class _Meeting(NamedTuple):
    """A card and the paths that it meets; the lists are indexed by its ends."""

    card: Card
    edges: Sequence[int]
    old: list[End | None]
    """The path on the other side of each joint."""
    back: list[int | None]
    """The end at which that path returns to this card, if it does."""

    def run_from(self, start: int) -> Run:
        """Follow a path through the card, starting at one of its ends."""
        is_ring = self.back[start] is not None
        behind = None if is_ring else self.old[start]
        first = last = self.edges[start] if behind is None else behind.far
        changes = before = 0 if behind is None else behind.changes
        passed: list[int] = []
        end: int | None = start
        while end is not None:
            out = self.card.partners[end]
            passed += (end, out)
            changes += self.card.ends[end] != self.card.ends[out]
            path = self.old[out]
            last = self.edges[out] if path is None else path.far
            if path is not None:
                changes += path.changes
                before = max(before, path.changes)
            end = self.back[out] if self.back[out] != start else None
        return Run(tuple(passed), None if is_ring else (first, last), changes, before)
