"""The pictures of Confetti: the table or a tray of it, a player's cards, the scores between rounds, the end."""

import re

from engines.confetti.state import Phase
from engines.confetti.view import View
from render.confetti.cards import Back
from render.confetti.choices import is_keeping
from render.confetti.furniture import HEAD, head, players, players_height
from render.confetti.hand import hand
from render.confetti.rounds import end, scored
from render.confetti.slots import Grid, cards, regions, tray, whole
from render.scene import Area, Scene, sprite
from render.theme import WIDE
from render.words import Words

_TRAY = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_BACKS = 42


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view. `chosen` may be a part of the table (`1-25`), or the cards to keep."""
    if view.outcome is not None:
        return end(view, words)
    if view.viewer is not None and _has_own(view, view.viewer):
        return hand(view, words, view.viewer, chosen)
    if view.phase is Phase.KEEP:
        return scored(view, words)
    return board(view, words, chosen)


def board(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the table, or a tray of it."""
    if view.outcome is not None:
        return end(view, words)
    if view.phase is Phase.READY:
        return _backs(view, words)
    if view.phase is Phase.KEEP:
        return scored(view, words)
    part = _TRAY.fullmatch(chosen)
    if part and 1 <= int(part[1]) <= int(part[2]) <= len(view.slots):
        return _tray(view, words, int(part[1]), int(part[2]))
    grid = _grid(view)
    if words.apart:
        return Scene(
            WIDE, grid.bottom + 12, tuple(cards(view, words, grid, chosen)), regions(view, grid), bands=_below(grid)
        )
    items = (*head(view, words), *players(view, words, HEAD + 18), *cards(view, words, grid, chosen))
    return Scene(WIDE, grid.bottom + 12, items, regions(view, grid), cuts=_cuts(grid), bands=_bands(grid))


def ahead(before: View, after: View, _words: Words) -> tuple[Area, ...]:
    """Return the slots of the cards that are taken or put back next; in a seat's own picture they are elsewhere."""
    last, on_table = after.last, before.viewer is None and before.phase in (Phase.SAND, Phase.DRAFT)
    if not on_table or last is None or last == before.last:
        return ()
    grid = _grid(before)
    numbers = [before.slots.index(card) + 1 for card in (last.put, last.took) if card in before.slots]
    return tuple((*grid.corner(number), *grid.size) for number in numbers)


def _grid(view: View) -> Grid:
    return whole(view, HEAD + 18 + players_height(view) + 14)


def _has_own(view: View, seat: int) -> bool:
    """Return whether a seat has cards of its own to show."""
    if view.phase is Phase.KEEP:
        return is_keeping(view, seat)
    return view.phase in (Phase.SAND, Phase.DRAFT) and bool(view.hands[seat])


def _tray(view: View, words: Words, first: int, last: int) -> Scene:
    grid = tray(first, last, HEAD + 18)
    items = (*head(view, words, words.say("confetti-picture-tray", first=first, last=last)), *cards(view, words, grid))
    return Scene(WIDE, grid.bottom + 12, items, regions(view, grid), cuts=_cuts(grid), bands=_bands(grid))


def _cuts(grid: Grid) -> tuple[int, ...]:
    return (HEAD, *(grid.top - 24 + row * grid.step[1] for row in range(0, grid.rows, 2)))


def _bands(grid: Grid) -> tuple[int, int, int]:
    return (HEAD, grid.bottom + 12, grid.bottom + 12)


def _below(grid: Grid) -> tuple[int, int, int]:
    """Return the bands of the cards alone, with room for what stands out of the first row."""
    return (grid.top - 26, grid.bottom + 12, grid.bottom + 12)


def _backs(view: View, words: Words) -> Scene:
    top = HEAD + 18
    grid = Grid(top + players_height(view) + 14, 7, 1, _BACKS)
    backs = (sprite(*grid.corner(number), Back(*grid.size)) for number in range(1, _BACKS + 1))
    if words.apart:
        return Scene(WIDE, grid.bottom + 12, tuple(backs), bands=_below(grid))
    items = (*head(view, words), *players(view, words, top), *backs)
    return Scene(WIDE, grid.bottom + 12, items, cuts=_cuts(grid), bands=_bands(grid))
