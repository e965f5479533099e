"""`easy`: draws tidily and ignores everything else."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engines.cvetris.box import ROW_STARS
from engines.cvetris.drawing import Change, Dice, bonuses_of
from engines.cvetris.figures import FIGURES
from engines.cvetris.gravity import Landing, landings, resting_row
from engines.cvetris.panel import makes_hole, untidiness
from engines.cvetris.sheet import EMPTY, Sheet
from engines.cvetris.state import Done, Draw, Leave, Move, Patch, TakeColour, TakeShape
from engines.randomness import Rng

T = TypeVar("T")


def easy(sheet: Sheet, dice: Dice | None, legal: Sequence[Move], rng: Rng) -> Move:
    """Draw tidily, prefer new marks, save bonuses: sensible, but ignores tasks and the other players."""
    if dice is None:
        return _best(legal, lambda take: -_liking(sheet, take), rng)
    draws = [move for move in legal if isinstance(move, Draw)]
    if draws:
        return _tidiest(sheet, dice, draws, rng)
    patches = [move for move in legal if isinstance(move, Patch)]
    if Leave() in legal:
        return Leave()
    filling = [patch for patch in patches if _fills_star_row(sheet, patch)]
    return rng.choice(filling) if filling else Done()


def _best(items: Sequence[T], key: Callable[[T], Any], rng: Rng) -> T:
    """Return one of the items with the smallest key."""
    keys = [key(item) for item in items]
    least = min(keys)
    return rng.choice([item for item, of_item in zip(items, keys, strict=True) if of_item == least])


def _liking(sheet: Sheet, take: Move) -> int:
    """Prefer a shape that leaves no hole, then any colour; a new mark is worth a little more."""
    if isinstance(take, TakeShape):
        figure = FIGURES[take.shape]
        holes = [makes_hole(sheet, figure, landing) for landing in landings(figure, sheet.heights)]
        return (3 if False in holes else 1 if holes else 0) + (sheet.drawn(take.shape) == 0)
    return 2 + (isinstance(take, TakeColour) and sheet.cells_of(take.colour) == 0)


def _tidiest(sheet: Sheet, dice: Dice, draws: Sequence[Draw], rng: Rng) -> Draw:
    """Spend as few bonuses as possible; changing the colour is never necessary."""
    fewest = min(len(bonuses_of(draw)) for draw in draws)
    cheap = [draw for draw in draws if len(bonuses_of(draw)) == fewest and draw.colour is None]
    return _best(cheap, lambda draw: _untidiness(sheet, dice, draw), rng)


def _untidiness(sheet: Sheet, dice: Dice, draw: Draw) -> tuple[bool, int, int]:
    figure = Change(draw.shape, draw.cut).figure(dice.shape)
    row = resting_row(figure[draw.orientation - 1], draw.column, sheet.heights)
    return untidiness(sheet, figure, Landing(draw.orientation, draw.column, row), dice.colour)


def _fills_star_row(sheet: Sheet, patch: Patch) -> bool:
    row = patch.cell.row
    return row + 1 in ROW_STARS and sheet.rows[row].count(EMPTY) == 1
