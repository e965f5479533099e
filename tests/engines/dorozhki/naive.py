"""A second Цветные дорожки, simple and slow: every position and rotation is tried, every path is walked.

A unit edge is the pair of cells that it separates. Cards on the table are pairs (card, spot), as in the engine.
"""

from collections import Counter, defaultdict
from itertools import product
from typing import NamedTuple

from engines.dorozhki.geometry import Facing, Spot

AHEAD = {Facing.WEST: (-1, 0), Facing.NORTH: (0, 1), Facing.EAST: (1, 0), Facing.SOUTH: (0, -1)}
CLOCKWISE = [Facing.WEST, Facing.NORTH, Facing.EAST, Facing.SOUTH]


def moved(cell, way, times=1):
    return cell[0] + times * way[0], cell[1] + times * way[1]


def cells(spot):
    """The cell of the marked end, and the other."""
    marked = (spot.x, spot.y)
    return marked, moved(marked, AHEAD[spot.facing], -1)


def edges(spot):
    """The six unit edges of a card, clockwise from the one on the right when facing the way of the marked end."""
    ahead = AHEAD[spot.facing]
    right = AHEAD[CLOCKWISE[(CLOCKWISE.index(spot.facing) + 1) % 4]]
    marked, tail = cells(spot)
    beyond = [
        (marked, moved(marked, right)),
        (tail, moved(tail, right)),
        (tail, moved(tail, ahead, -1)),
        (tail, moved(tail, right, -1)),
        (marked, moved(marked, right, -1)),
        (marked, moved(marked, ahead)),
    ]
    return [frozenset(pair) for pair in beyond]


def drawn(laid):
    """`{edge: [(card on the table, end), ...]}`: one where an end is free, two at a joint."""
    met = defaultdict(list)
    for at, (_card, spot) in enumerate(laid):
        for end, edge in enumerate(edges(spot)):
            met[edge].append((at, end))
    return met


def fits(laid, covered, met, card, spot):
    if covered.intersection(cells(spot)):
        return False
    joints = 0
    for end, edge in enumerate(edges(spot)):
        for at, other_end in met.get(edge, ()):
            joints += 1
            if laid[at][0].ends[other_end] != card.ends[end]:
                return False
    return joints >= 2


def spots(laid, card):
    """Every way to lay a card, found by trying all of them."""
    covered = {cell for _card, spot in laid for cell in cells(spot)}
    met = drawn(laid)
    columns = range(min(x for x, _ in covered) - 3, max(x for x, _ in covered) + 4)
    rows = range(min(y for _, y in covered) - 3, max(y for _, y in covered) + 4)
    tried = (Spot(x, y, facing) for x, y, facing in product(columns, rows, Facing))
    return {spot for spot in tried if fits(laid, covered, met, card, spot)}


class Path(NamedTuple):
    pieces: frozenset
    """Of (card on the table, end, end), the smaller end first."""
    changes: int
    is_ring: bool


def paths(laid):
    """Every path on the table."""
    met = drawn(laid)
    beside = {}
    for pair in met.values():
        if len(pair) == 2:
            beside[pair[0]], beside[pair[1]] = pair[1], pair[0]
    found, seen = [], set()
    for at, (card, _spot) in enumerate(laid):
        for piece in card.wiring.split("-"):
            first, second = int(piece[0]), int(piece[1])
            if (at, first, second) in seen:
                continue
            pieces, free = {(at, first, second)}, 0
            for start in ((at, first), (at, second)):
                free += _follow(laid, beside, start, pieces)
            seen |= pieces
            changes = sum(laid[at][0].ends[a] != laid[at][0].ends[b] for at, a, b in pieces)
            found.append(Path(frozenset(pieces), changes, free == 0))
    return found


def _follow(laid, beside, out, pieces):
    """Walk from an end away from its card, collecting pieces; return 1 if that leads to a free end."""
    while out in beside:
        at, end = beside[out]
        piece = next(pair for pair in laid[at][0].wiring.split("-") if str(end) in pair)
        first, second = sorted(map(int, piece))
        if (at, first, second) in pieces:
            return 0
        pieces.add((at, first, second))
        out = (at, second if end == first else first)
    return 1


class Earned(NamedTuple):
    joints: int
    paths: tuple
    """Paths that earn an extra turn, as sets of pieces."""
    alike: int
    """The most joints of one colour."""
    rings: tuple


def earned(laid, card, spot):
    """What a card earns when it is laid where it fits."""
    after = (*laid, (card, spot))
    old = paths(laid)
    new = [path for path in paths(after) if any(at == len(laid) for at, _, _ in path.pieces)]
    long = [p for p in new if p.changes >= 7 and all(o.changes < 7 for o in old if o.pieces <= p.pieces)]
    met = drawn(laid)
    colours = Counter(card.ends[end] for end, edge in enumerate(edges(spot)) if edge in met)
    return Earned(
        joints=sum(colours.values()),
        paths=tuple(path.pieces for path in long),
        alike=max(colours.values()),
        rings=tuple(path.pieces for path in new if path.is_ring),
    )
