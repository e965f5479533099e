"""Drawing: the dice, changed by `colour` and `shape`, then cut by `scissors`, then dropped."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engines.colours import Colour
from engines.cvetris.box import COLOURS, COLUMNS, ROWS, SHAPES, Bonus, Shape
from engines.cvetris.figures import FIGURES, PART_FIGURES, Figure, parts
from engines.cvetris.gravity import Landing, fits, landings, resting_row
from engines.cvetris.sheet import Cell, Fresh, Sheet, active, coloured, column_letter, spent
from engines.cvetris.state import Cut, Draw, Hand
from engines.errors import IllegalMove


class Dice(NamedTuple):
    """The two dice that a player took."""

    shape: Shape
    colour: Colour


def dice_of(hand: Hand) -> Dice | None:
    """Return both dice of a hand, if it has both."""
    if hand.shape is None or hand.colour is None:
        return None
    return Dice(hand.shape, hand.colour)


class Change(NamedTuple):
    """How bonuses change the shape die: another shape, a part, both or nothing."""

    shape: Shape | None = None
    cut: Cut | None = None

    def figure(self, die: Shape) -> Figure:
        if self.cut is not None:
            return PART_FIGURES[self.cut.part]
        return FIGURES[self.shape or die]


AS_ROLLED = Change()


def changes(sheet: Sheet, die: Shape) -> Iterator[Change]:
    """Yield everything that can be made of a shape die, unchanged first, each result once.

    Once cut, a part has no shape. So if a `shape` bonus could give the same part from several shapes, only the first of
    these is yielded.
    """
    yield AS_ROLLED
    scissors = range(1, 1 + active(sheet, Bonus.SCISSORS))
    yield from (Change(cut=Cut(part, pairs)) for pairs in scissors for part in parts(die, pairs))
    if not active(sheet, Bonus.SHAPE):
        return
    others = [shape for shape in SHAPES if shape is not die]
    yield from (Change(shape=shape) for shape in others)
    for pairs in scissors:
        made = {part: shape for shape in reversed(others) for part in parts(shape, pairs)}
        yield from (Change(shape=made[part], cut=Cut(part, pairs)) for part in sorted(made))


def draws(sheet: Sheet, dice: Dice) -> Iterator[Draw]:
    """Yield every drawing, each result once, those without a bonus first."""
    heights = sheet.heights
    others = [colour for colour in COLOURS if colour is not dice.colour] if active(sheet, Bonus.COLOUR) else []
    for change in changes(sheet, dice.shape):
        found = list(landings(change.figure(dice.shape), heights))
        for colour in (None, *others):
            for landing in found:
                yield Draw(landing.orientation, landing.column, colour, change.shape, change.cut)


def can_draw(sheet: Sheet, die: Shape) -> bool:
    """Return whether anything can be drawn, with or without bonuses."""
    heights = sheet.heights
    return any(fits(change.figure(die), heights) for change in changes(sheet, die))


def must_draw(sheet: Sheet, die: Shape) -> bool:
    """Return whether the figure fits as drafted, so that it can't be refused.

    A patch never makes a figure fit, and may not take its last place, so this does not change during the turn.
    """
    return fits(FIGURES[die], sheet.heights)


def check_draw(sheet: Sheet, dice: Dice, draw: Draw) -> tuple[Cell, ...]:
    """Return the cells that a drawing colours; refuse a drawing that is not legal."""
    _check_bonuses(sheet, dice, draw)
    figure = Change(draw.shape, draw.cut).figure(dice.shape)
    if not 1 <= draw.orientation <= len(figure):
        raise IllegalMove("cvetris-no-such-rotation", rotation=draw.orientation, most=len(figure))
    heights = sheet.heights
    if not fits(figure, heights):
        raise _fits_nowhere(sheet, dice.shape, draw)
    lying = figure[draw.orientation - 1]
    letter = column_letter(draw.column)
    if not 0 <= draw.column <= COLUMNS - lying.width:
        raise IllegalMove("cvetris-sticks-out", rotation=draw.orientation, column=letter)
    row = resting_row(lying, draw.column, heights)
    if row + lying.height > ROWS:
        raise IllegalMove("cvetris-too-high", rotation=draw.orientation, column=letter)
    return cells_of(figure, Landing(draw.orientation, draw.column, row))


def cells_of(figure: Figure, landing: Landing) -> tuple[Cell, ...]:
    """Return the cells that a figure covers where it lands."""
    spots = figure[landing.orientation - 1].spots
    return tuple([Cell(landing.column + x, landing.row + y) for x, y in spots])


def _check_bonuses(sheet: Sheet, dice: Dice, draw: Draw) -> None:
    used = bonuses_of(draw)
    for bonus in used:
        if used.count(bonus) > active(sheet, bonus):
            raise IllegalMove("cvetris-bonus-not-active", bonus=bonus.value)
    if draw.colour is not None and draw.colour not in COLOURS:
        raise IllegalMove("cvetris-no-such-colour", colour=draw.colour.value)
    if draw.colour is dice.colour:
        raise IllegalMove("cvetris-same-colour", colour=dice.colour.value)
    if draw.shape is dice.shape:
        raise IllegalMove("cvetris-same-shape", shape=dice.shape.value)
    shape = draw.shape or dice.shape
    if draw.cut and draw.cut.part not in parts(shape, draw.cut.scissors):
        raise IllegalMove("cvetris-no-such-part", shape=shape.value, part=draw.cut.part.name.lower())


def bonuses_of(draw: Draw) -> tuple[Bonus, ...]:
    """Return the bonuses that a drawing uses up."""
    changed = (Bonus.COLOUR,) * (draw.colour is not None) + (Bonus.SHAPE,) * (draw.shape is not None)
    return changed + (Bonus.SCISSORS,) * (draw.cut.scissors if draw.cut else 0)


def _fits_nowhere(sheet: Sheet, die: Shape, draw: Draw) -> IllegalMove:
    if draw.shape or draw.cut:
        return IllegalMove("cvetris-changed-fits-nowhere")
    return IllegalMove("cvetris-fits-nowhere", help=_help(sheet, die))


def _help(sheet: Sheet, die: Shape) -> str:
    """Name the bonuses that would allow a drawing where the figure as drafted does not fit."""
    heights = sheet.heights
    found = [change for change in changes(sheet, die) if fits(change.figure(die), heights)]
    by_shape = any(change.cut is None for change in found)
    by_scissors = any(change.shape is None for change in found)
    if by_shape or by_scissors:
        return "either" if by_shape and by_scissors else "shape" if by_shape else "scissors"
    return "both" if found else "none"


def drawn(sheet: Sheet, dice: Dice, draw: Draw, round_: int) -> Sheet:
    """Return the sheet with the figure on it. A cut figure does not count as a figure."""
    cells = check_draw(sheet, dice, draw)
    uncut = None if draw.cut else draw.shape or dice.shape
    fresh = sheet.fresh if sheet.fresh.round == round_ else Fresh(round=round_)
    return replace(
        sheet,
        columns=coloured(sheet.columns, cells, draw.colour or dice.colour),
        figures=tuple([count + (shape is uncut) for shape, count in zip(SHAPES, sheet.figures, strict=True)]),
        bonuses=spent(sheet.bonuses, *bonuses_of(draw)),
        fresh=replace(fresh, figure=cells),
    )
