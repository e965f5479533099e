"""A player's drawing panel: where the figure lands, what it would be worth, and the other choices."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetris.box import COLOURS, COLUMNS, ROWS, Bonus
from engines.cvetris.drawing import AS_ROLLED, Change, dice_of
from engines.cvetris.figures import Figure as Ways
from engines.cvetris.notation import format_move, parse_move
from engines.cvetris.panel import Preview, default_landing, preview, usable_bonuses, working_columns
from engines.cvetris.sheet import Cell, Sheet, column_letter, each_empty_cell
from engines.cvetris.state import Draw, Hand, Stage
from engines.cvetris.view import View
from engines.errors import RuleError
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.art.tokens import Token
from render.cvetris.art import BonusMark, Die, Figure, Spot, picture_of
from render.cvetris.sheets import Grid, bonuses, cells, fresh, outlined, row_stars
from render.lettering import fitted, sized, width, wrapped
from render.parts.contour import Stroke
from render.parts.furniture import titled
from render.scene import Box, Item, Label, Region, Scene, centred, sprite
from render.theme import NARROW, Text
from render.words import Words

_GRID = Grid(66, 214, 68)
_RIGHT = 686
_TALL = 910
PATCH = "patch"


@dataclass(frozen=True, slots=True)
class _Choice:
    """The current drawing, the orientations of its figure, and what it would do."""

    draw: Draw
    ways: Ways
    colour: Colour
    preview: Preview


def panel(view: View, words: Words, seat: Seat, chosen: str) -> Scene:
    """Return the panel of a player who is to draw or patch, with their choice so far."""
    choice = _choice(view, seat, chosen)
    items = (
        *_head(view, words, seat, choice, chosen),
        *bonuses(_GRID, view.sheets[seat], 168, 54, "paper"),
        *cells(_GRID, view.sheets[seat], "paper"),
        *(_ghost(choice) if choice else fresh(_GRID, view.sheets[seat])),
        *patched(_GRID, view.sheets[seat], chosen),
        *row_stars(_GRID, view.sheets[seat], view.row_ranks, 650, 62, "paper"),
        *row_numbers(_GRID),
        *_letters(view, seat, choice),
        *_dice(view.hands[seat]),
        *(_rotations(words, choice) if choice else ()),
        *_bonus_list(view, words, seat),
        *_time(words),
    )
    cuts, bands = (112, 214, 418, 622), (112, _TALL, _TALL)
    return Scene(NARROW, _TALL, items, _regions(view, seat, choice), cuts=cuts, bands=bands)


def _choice(view: View, seat: Seat, chosen: str) -> _Choice | None:
    """Return the current drawing: the chosen one if it is legal, else the tidiest."""
    hand = view.hands[seat]
    dice = dice_of(hand)
    if dice is None or hand.stage is not Stage.DRAWING or chosen.startswith(PATCH):
        return None
    for draw in (_read(chosen), _tidiest(view, seat)):
        if draw is not None:
            try:
                seen = preview(view, seat, draw)
            except RuleError:
                continue
            ways = Change(draw.shape, draw.cut).figure(dice.shape)
            return _Choice(draw, ways, draw.colour or dice.colour, seen)
    return None


def _read(chosen: str) -> Draw | None:
    try:
        move = parse_move(chosen)
    except RuleError:
        return None
    return move if isinstance(move, Draw) else None


def _tidiest(view: View, seat: Seat) -> Draw | None:
    dice = dice_of(view.hands[seat])
    if dice is None:
        return None
    found = default_landing(view.sheets[seat], AS_ROLLED.figure(dice.shape), dice.colour)
    return Draw(found.orientation, found.column) if found else None


def _head(view: View, words: Words, seat: Seat, choice: _Choice | None, chosen: str) -> Iterator[Item]:
    yield sprite(24, 22, Chip(words.chip(seat), 72), "paper")
    points = view.worths[seat].total
    right = NARROW - 28
    title_room = 540
    if choice is None:
        yield Label(right, 44, str(points), 42, 800, align="right")
        yield Label(
            right, 86, fitted(words.say("cvetris-picture-points-now"), 26, 500, 200), 26, 500, "muted", align="right"
        )
        key, below = _idle(view.hands[seat], patching=chosen.startswith(PATCH))
        text = words.say(below)
    else:
        yield from _points(words, choice, right)
        key = "cvetris-picture-draw-yours"
        rows = sorted(cell.row + 1 for cell in choice.preview.cells)
        text = words.say(
            "cvetris-picture-lands",
            rotation=choice.draw.orientation,
            column=column_letter(choice.draw.column),
            rows="–".join(map(str, dict.fromkeys((rows[0], rows[-1])))),
            count=len(set(rows)),
        )
    name = words.name(seat)
    title, size = titled(
        lambda names: words.say(key, name=names[0]), (name,), (Text.TITLE, 38, 34, 30), 700, title_room
    )
    yield Label(114, 43, title, size, 700)
    text, size = sized(text, (28, 26, 24), 500, 560)
    yield Label(114, 85, text, size, 500, "muted")


def _idle(hand: Hand, *, patching: bool) -> tuple[str, str]:
    """Return the texts that tell a player without a current drawing what they can do."""
    if hand.stage is Stage.DRAWING and not patching:
        return "cvetris-picture-no-place", "cvetris-picture-no-place-help"
    return "cvetris-picture-patch-or-done", "cvetris-picture-patch-help"


def _points(words: Words, choice: _Choice, right: int) -> Iterator[Item]:
    before, after = str(choice.preview.points_before), str(choice.preview.points_after)
    yield Label(right, 44, after, 42, 800, align="right")
    x = right - width(after, 42, 800)
    yield centred(x - 25, 44, Icon(Glyph.ARROW_RIGHT, 28, "muted"), "paper")
    yield Label(x - 50, 44, before, 42, 800, "muted", align="right")
    yield Label(right, 86, fitted(words.say("cvetris-picture-if-drawn"), 26, 500, 200), 26, 500, "muted", align="right")


def _ghost(choice: _Choice) -> Iterator[Item]:
    """Yield the fall: lit columns with arrows, then the figure where it lands, with a dashed outline."""
    landed = choice.preview.cells
    pitch = _GRID.pitch
    for column in sorted({cell.column for cell in landed}):
        top = max(cell.row for cell in landed if cell.column == column)
        for row in range(top + 1, ROWS):
            x, y = _GRID.corner(Cell(column, row))
            yield sprite(x, y, Spot(pitch, "", "ghost"))
            if row != top + 1 or row == ROWS - 1:
                yield centred(
                    x + pitch // 2,
                    y + pitch // 2,
                    Icon(Glyph.ARROW_DOWN, 24, f"{choice.colour}-line", "ghost"),
                    "ghost",
                )
    for cell in landed:
        yield sprite(*_GRID.corner(cell), Spot(pitch, choice.colour))
    stroke = Stroke(inside=choice.colour, outside="card", width=6, halo=3, radius=12, dash=14)
    yield from outlined(_GRID, landed, stroke)


def patched(grid: Grid, sheet: Sheet, chosen: str) -> Iterator[Item]:
    """Yield where a patch of the chosen colour may go: the empty cells of the chosen column, else all of them."""
    word, colour, column = (*chosen.split(), "", "", "")[:3]
    if word != PATCH or colour not in set(COLOURS):
        return
    for cell in each_empty_cell(sheet):
        if column in ("", column_letter(cell.column)):
            x, y = grid.corner(cell)
            yield sprite(x, y, Spot(grid.pitch, "", "ghost"))
            if column:
                yield centred(x + grid.pitch // 2, y + grid.pitch // 2, Token(colour, 40), "ghost")


def row_numbers(grid: Grid) -> Iterator[Item]:
    for row in range(ROWS):
        _, y = grid.corner(Cell(0, row))
        yield Label(34, y + grid.pitch // 2, str(row + 1), 30, 700, "muted", align="middle")


def _letters(view: View, seat: Seat, choice: _Choice | None) -> Iterator[Item]:
    """Yield the column letters: those that work in this rotation are strong, the chosen one is on a plate."""
    works = _working(view, seat, choice)
    for column in range(COLUMNS):
        x, y = _GRID.x + column * _GRID.pitch + _GRID.pitch // 2, _GRID.bottom + 38
        letter = column_letter(column)
        if choice and column == choice.draw.column:
            yield Box(x - 27, y - 26, 54, 52, "ink", 14, on="paper")
            yield Label(x, y, letter, 34, 800, "on-ink", "ink", "middle")
        else:
            yield Label(
                x, y, letter, 34, 800 if column in works else 500, "ink" if column in works else "muted", align="middle"
            )


def _working(view: View, seat: Seat, choice: _Choice | None) -> Sequence[int]:
    return working_columns(view.sheets[seat], choice.ways, choice.draw.orientation) if choice else ()


def _dice(hand: Hand) -> Iterator[Item]:
    if hand.shape:
        yield sprite(_RIGHT, 128, Die(hand.shape.value, 82), "paper")
    if hand.colour:
        yield sprite(_RIGHT + 98, 128, Die(f"#{hand.colour}", 82), "paper")


def _rotation_place(number: int) -> tuple[int, int]:
    row, column = divmod(number, 3)
    return (_RIGHT + column * 66, 272 + row * 86)


def _rotations(words: Words, choice: _Choice) -> Iterator[Item]:
    yield Label(_RIGHT, 246, fitted(words.say("cvetris-picture-rotation"), 28, 700, 200), 28, 700)
    for number, way in enumerate(choice.ways):
        x, y = _rotation_place(number)
        here = number + 1 == choice.draw.orientation
        ground, ink = ("ink", "on-ink") if here else ("card", "ink")
        yield Box(x, y, 60, 78, ground, 14, "ink" if here else "line", 3, on="paper")
        yield centred(x + 30, y + 29, Figure(picture_of(way.spots), 13, ink), ground)
        yield Label(x + 30, y + 61, str(number + 1), 26, 700, "on-ink" if here else "muted", ground, "middle")


def _time(words: Words) -> Iterator[Item]:
    """Say how much time is left, below the bonuses: in two lines where one is wider than their column."""
    said, room = words.time_left(), NARROW - _RIGHT - 12
    size = next((size for size in (26, 25, 24) if width(said, size, 500) <= room), None)
    lines = [said] if size else wrapped(said, 26, 500, room, 2)
    for number, text in enumerate(lines if said else ()):
        yield Label(_RIGHT, 852 + 32 * number - 10 * (len(lines) - 1), text, size or 26, 500, "muted")


def _bonus_list(view: View, words: Words, seat: Seat) -> Iterator[Item]:
    usable = usable_bonuses(view.sheets[seat], view.hands[seat])
    yield Label(_RIGHT, 562, fitted(words.say("cvetris-picture-bonuses"), 28, 700, 200), 28, 700)
    for number, bonus in enumerate(Bonus):
        y = 614 + number * 56
        lit = bonus in usable
        yield centred(_RIGHT + 24, y, BonusMark(bonus, 46, lit=lit, paper="paper"), "paper")
        weight = 700 if lit else 500
        text, size = sized(words.say(f"cvetris-picture-bonus-{bonus}"), (26, 25, 24), weight, 152)
        yield Label(_RIGHT + 58, y, text, size, weight, "ink" if lit else "muted")


def _regions(view: View, seat: Seat, choice: _Choice | None) -> tuple[Region, ...]:
    """Return clickable columns and rotations. A rotation that does not fit here moves to the nearest column."""
    if choice is None:
        return ()
    found = []
    for column in _working(view, seat, choice):
        move = format_move(_with(choice.draw, choice.draw.orientation, column))
        x = _GRID.x + column * _GRID.pitch
        found.append(Region(column_letter(column), move, ((x, _GRID.y, _GRID.pitch, _GRID.bottom + 70 - _GRID.y),)))
    for number in range(len(choice.ways)):
        works = working_columns(view.sheets[seat], choice.ways, number + 1)
        if works:
            column = min(works, key=lambda at: abs(at - choice.draw.column))
            move = format_move(_with(choice.draw, number + 1, column))
            found.append(Region(str(number + 1), move, ((*_rotation_place(number), 60, 78),)))
    return tuple(found)


def _with(draw: Draw, orientation: int, column: int) -> Draw:
    return Draw(orientation, column, draw.colour, draw.shape, draw.cut)
