"""What a picture outlines after a move: the cards just laid, their joints, and the paths and rings they made."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engines.dorozhki.gains import earns
from engines.dorozhki.geometry import Laid, edges_of
from engines.dorozhki.table import table_of

Place = tuple[int, int]
"""A card, by its index on the table, and one of its ends."""


class Piece(NamedTuple):
    """One of the three paths of a card on the table, by the ends that it joins."""

    card: int
    first: int
    second: int


@dataclass(frozen=True, kw_only=True)
class Fresh:
    """A card that was just laid. Paths and rings list their pieces in order."""

    card: int
    joints: tuple[int, ...]
    """The card's ends that met others."""
    paths: tuple[tuple[Piece, ...], ...] = ()
    """Paths that earned an extra turn with this card."""
    rings: tuple[tuple[Piece, ...], ...] = ()
    """Rings that this card closed."""


def fresh(laid: tuple[Laid, ...], *, earning: bool) -> Fresh:
    """Return what to outline for the last card of these; the winning card earns nothing."""
    card, spot = laid[-1]
    table = table_of(laid[:-1])
    joints = tuple(table.joints(spot))
    if not earning:
        return Fresh(card=card.number, joints=joints)
    made = [(run, _pieces(laid, run.ends[0])) for run in table.runs(card, spot) if earns(run) or run.tips is None]
    return Fresh(
        card=card.number,
        joints=joints,
        paths=tuple(pieces for run, pieces in made if earns(run)),
        rings=tuple(pieces for run, pieces in made if run.tips is None),
    )


def _pieces(laid: tuple[Laid, ...], start: int) -> tuple[Piece, ...]:
    """Return the whole path that enters the last card at this end."""
    joined = _joined(laid)
    begin = entry = (len(laid) - 1, start)
    while begin in joined:
        index, end = joined[begin]
        begin = (index, laid[index].card.partners[end])
        if begin == entry:
            break
    return tuple(_walk(laid, joined, begin))


def _walk(laid: tuple[Laid, ...], joined: dict[Place, Place], begin: Place) -> Iterator[Piece]:
    """Yield the pieces from an end to the end of the path, or once round a ring."""
    here: Place | None = begin
    while here is not None:
        index, end = here
        card = laid[index].card
        yield Piece(card.number, end, card.partners[end])
        here = joined.get((index, card.partners[end]))
        if here == begin:
            return


def _joined(laid: tuple[Laid, ...]) -> dict[Place, Place]:
    """Return which ends meet at each joint, both ways."""
    met: dict[int, list[Place]] = defaultdict(list)
    for index, (_card, spot) in enumerate(laid):
        for end, edge in enumerate(edges_of(spot)):
            met[edge].append((index, end))
    return {one: other for pair in met.values() if len(pair) == 2 for one, other in (pair, pair[::-1])}
