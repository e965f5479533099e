"""What a frame changes, found by comparing scenes: a few rectangles, without looking at a pixel."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from render.raster.picture import letters_at
from render.scene import Box, Item, Label, Rect, Scene, Sprite

Span = tuple[int, int, int, int]
"""A rectangle: x, y, right, bottom. Not a class: frames compare thousands of them."""

MOST_BLOCKS = 4
"""Blocks of one frame: to whoever plays the film, each is a picture of its own."""
_WORTH_A_BLOCK = 6_000
"""Pixels that may be written in vain before another block is cheaper."""


class Placed:
    """A scene, and where each of its items is."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.whole: Span = (0, 0, scene.width, scene.height)
        self.items = frozenset(scene.items)
        self._extents = [extent(item) for item in scene.items]

    def part(self, span: Span) -> tuple[Item, ...]:
        """Return the items that are seen in a rectangle, in the order they are drawn."""
        left, top, right, bottom = span
        places = zip(self.scene.items, self._extents, strict=True)
        return tuple([item for item, (x, y, r, b) in places if x < right and left < r and y < bottom and top < b])

    def without(self, items: frozenset[Item]) -> Iterator[Span]:
        """Yield where the items are that are none of these."""
        for item, (x, y, right, bottom) in zip(self.scene.items, self._extents, strict=True):
            if item not in items:
                yield max(0, x), max(0, y), min(self.scene.width, right), min(self.scene.height, bottom)


def changes(before: Placed, after: Placed) -> list[Span]:
    """Return the rectangles outside of which two scenes are the same, from the top."""
    stayed = before.items & after.items
    if [item for item in before.scene.items if item in stayed] != [
        item for item in after.scene.items if item in stayed
    ]:
        return [after.whole]  # what stayed is drawn in another order
    spans = (*before.without(stayed), *after.without(stayed))
    return blocks(span for span in spans if span[0] < span[2] and span[1] < span[3])


@lru_cache(maxsize=8192)
def extent(item: Item) -> Span:
    """Return the rectangle that an item may draw in."""
    match item:
        case Sprite():
            wide, tall = item.art.size
            return (item.x, item.y, item.x + wide, item.y + tall)
        case Label():
            return letters_at(item)
        case Box() | Rect():
            return (item.x, item.y, item.x + item.width, item.bottom)


def blocks(spans: Iterable[Span]) -> list[Span]:
    """Return few rectangles that cover all of these, from the top."""
    found: list[Span] = []
    for span in sorted(set(spans), key=area, reverse=True):
        x, y, right, bottom = span
        # Most are inside of larger ones: the pieces of an outline, say.
        if not any(a <= x and b <= y and right <= c and bottom <= d for a, b, c, d in found):
            _add(found, span, _WORTH_A_BLOCK)
    while len(found) > MOST_BLOCKS:
        one, other = min(combinations(found, 2), key=lambda pair: waste(*pair))
        found = [span for span in found if span not in (one, other)]
        _add(found, joined(one, other), 0)
    return sorted(found, key=lambda span: (span[1], span[0]))


def _add(found: list[Span], span: Span, slack: int) -> None:
    """Add a rectangle, joined with those that it overlaps or is near."""
    while True:
        near = next((other for other in found if waste(span, other) <= slack), None)
        if near is None:
            found.append(span)
            return
        found.remove(near)
        span = joined(span, near)


def area(span: Span) -> int:
    return (span[2] - span[0]) * (span[3] - span[1])


def joined(one: Span, other: Span) -> Span:
    return (min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3]))


def waste(one: Span, other: Span) -> int:
    """Return how many px are in the rectangle around two others, but in neither; below 0 if they overlap enough."""
    wide = max(one[2], other[2]) - min(one[0], other[0])
    tall = max(one[3], other[3]) - min(one[1], other[1])
    return wide * tall - area(one) - area(other)
