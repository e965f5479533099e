"""A part of the table: the newest card, the paths that it made, and what is around them."""

from collections.abc import Iterator
from dataclasses import replace

from engines.dorozhki.geometry import Cell, Laid, cells_of
from engines.dorozhki.view import View
from render.dorozhki.table import Ground, laid
from render.scene import Box, Item

_UNIT, _MOST, _RIM = 36, (8, 5), 12


def around_newest(
    view: View, unit: int = _UNIT, most: tuple[int, int] = _MOST, felt: tuple[int, int] | None = None
) -> tuple[tuple[Item, ...], tuple[int, int]]:
    """Return the newest card and its neighbours on a piece of felt, around (0, 0), and the size of it.

    `most`: columns and rows that fit. `felt`: its size, if it is not to be as small as possible.
    """
    chosen = _chosen(view, most)
    left, right, low, high = _extent(chosen)
    wide, tall = (right - left + 1) * unit, (high - low + 1) * unit
    at = Ground(-wide // 2, -tall // 2, unit, left, high)
    size = felt or (wide + 2 * _RIM, tall + 2 * _RIM)
    ground = Box(-size[0] // 2, -size[1] // 2, *size, "well", 18, on="soft" if felt is None else None)
    # What is outlined is what this card made: of those that came with it in one go, the last.
    part = replace(view, laid=tuple(each for each in view.laid if each in chosen), fresh=view.fresh[-1:])
    return (ground, *laid(at, part)), size


def _chosen(view: View, most: tuple[int, int]) -> list[Laid]:
    """Return the cards that fit: the newest, those of its paths, then the nearest."""
    chosen = [view.laid[-1]]
    for each in _wanted(view):
        left, right, low, high = _extent([*chosen, each])
        if right - left < most[0] and high - low < most[1]:
            chosen.append(each)
    return chosen


def _wanted(view: View) -> Iterator[Laid]:
    *others, newest = view.laid
    runs = [run for fresh in view.fresh[-1:] for run in (*fresh.paths, *fresh.rings)]
    part_of = {piece.card for run in runs for piece in run}
    here = cells_of(newest.spot)[0]

    def away(each: Laid) -> tuple[bool, int]:
        cell = cells_of(each.spot)[0]
        return (each.card.number not in part_of, abs(cell.x - here.x) + abs(cell.y - here.y))

    yield from sorted(others, key=away)


def _extent(cards: list[Laid]) -> tuple[int, int, int, int]:
    cells: list[Cell] = [cell for each in cards for cell in cells_of(each.spot)]
    columns, rows = [cell.x for cell in cells], [cell.y for cell in cells]
    return min(columns), max(columns), min(rows), max(rows)
