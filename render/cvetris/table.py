"""The table of Cvetris: dice, all sheets, and the tasks."""

from collections.abc import Iterator, Sequence

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetris.view import View
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.cvetris.art import Die
from render.cvetris.sheets import (
    SMALL_EDGE,
    SMALLEST,
    TALL as SHEET_TALL,
    WIDE as SHEET_WIDE,
    WITH_STARS,
    grid_at,
    sheet_card,
    small_card,
)
from render.cvetris.tasks import TALL as TASK_TALL, task_card
from render.lettering import fitted, sized, width
from render.parts.furniture import Said, card, head
from render.scene import Area, Item, Label, Rect, Region, Scene, centred
from render.sprites.stamps import Art, Tile
from render.theme import MARGIN, SYMBOLS, WIDE
from render.words import Words

DIE_MARK = "\ue0f0"
OTHERS = "others "
"""The value of `chosen` that asks for everybody's sheets but one, followed by the seat."""
_DICE_TOP, _DICE_TALL, _DIE = 114, 214, 74
_SHAPE_STEP, _CHIP = 84, 56
_LARGE, _LARGE_STEP = 104, 116
"""On a page dice have no names: under them these would be too small to read on a phone."""
_SHEETS = _DICE_TOP + _DICE_TALL + 20
_GAP = 10


def table(view: View, words: Words) -> Scene:
    """Return the picture that everybody sees."""
    seats = len(view.sheets)
    has_tray, top = _tray(view, words)
    rows = (seats + 1) // 2
    below = top + rows * (SHEET_TALL + _GAP)
    places = [_place(number, top) for number in range(seats + 1)]
    items = [*(() if words.apart else _head(view, words)), *(_dice_card(view, words) if has_tray else ())]
    for seat in range(seats):
        items += sheet_card(view, words, seat, *places[seat])
    if words.apart:
        return Scene(WIDE, below, tuple(items), _regions(view, words, top), bands=(_DICE_TOP - 4, below - 6, below - 6))
    # With three players the tasks take the place of the fourth sheet.
    cards = _beside(*places[seats]) if seats % 2 else _below(below)
    for number, (x, y) in enumerate(cards):
        items += task_card(view, words, number, x, y, SHEET_WIDE)
    bottom = below + (4 if seats % 2 else 2 * (TASK_TALL + 10) + 16)
    cuts = (_DICE_TOP - 4, *(top - 6 + row * (SHEET_TALL + _GAP) for row in range(rows + 1)))
    bands = (_DICE_TOP - 4, bottom if seats % 2 else below - 6, bottom)
    return Scene(WIDE, bottom, tuple(items), _regions(view, words, top), cuts=tuple(sorted(set(cuts))), bands=bands)


def _tray(view: View, words: Words) -> tuple[bool, int]:
    """Return whether there is a tray of dice, and where the sheets begin below it."""
    # On a page nothing moves: the dice keep their room while there are none.
    has_tray = words.apart or bool(dice_on_table(view))
    return has_tray, _SHEETS if has_tray else _DICE_TOP


def ahead(before: View, after: View, words: Words) -> tuple[Area, ...]:
    """Return the die that is taken next, or the cells that are drawn next on a sheet."""
    if before.outcome is not None or before.viewer is not None:
        return ()
    _, top = _tray(before, words)
    if dice := _taken(before, after, words, top):
        return dice
    found: list[Area] = []
    for seat, (old, new) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        grid, cells = grid_at(*_place(seat, top)), (*new.fresh.figure, *new.fresh.patches)
        is_new = [cell for cell in cells if old.columns[cell.column][cell.row] != new.columns[cell.column][cell.row]]
        found += [(*grid.corner(cell), grid.pitch, grid.pitch) for cell in is_new]
    return tuple(found)


def _taken(before: View, after: View, words: Words, top: int) -> tuple[Area, ...]:
    """Return the dice that are then in the drafter's hand: with the last choice of a draft the others get theirs."""
    if before.drafter is None:
        return ()
    hand = after.hands[before.drafter]
    moves = (f"shape {hand.shape}", f"colour {hand.colour}")
    return tuple(region.boxes[0] for region in _regions(before, words, top) if region.move in moves)


def others(view: View, words: Words, seat: Seat) -> Scene:
    """Return everybody else's sheets, in a row: for who has their own, and the dice, before them.

    The more there are, the less is shown beside their cells: all is on the table, which is a press away.
    """
    shown = [each for each in range(len(view.sheets)) if each != seat]
    wide = {1: SHEET_WIDE, 2: WITH_STARS}.get(len(shown), SMALLEST)
    cards = [small_card(view, words, each, SMALL_EDGE + at * (wide + _GAP), wide) for at, each in enumerate(shown)]
    full = 2 * SMALL_EDGE + (wide + _GAP) * len(shown) - _GAP
    items = tuple(item for each in cards for item in each)
    return Scene(full, SHEET_TALL + 2 * SMALL_EDGE, items) if shown else Scene(0, 0, ())


def _place(number: int, top: int) -> tuple[int, int]:
    return (MARGIN + (number % 2) * (SHEET_WIDE + _GAP), top + number // 2 * (SHEET_TALL + _GAP))


def _beside(x: int, y: int) -> list[tuple[int, int]]:
    return [(x, y + number * (SHEET_TALL + 6) // 4) for number in range(4)]


def _below(y: int) -> list[tuple[int, int]]:
    step = TASK_TALL + 10
    return [(MARGIN + number % 2 * (SHEET_WIDE + _GAP), y + 8 + number // 2 * step) for number in range(4)]


def _head(view: View, words: Words) -> Iterator[Item]:
    below, art = last_take(view, words)
    waiting = sorted(view.to_move)
    seat, key = view.drafter, "cvetris-picture-picks"
    if seat is None:
        seat, key = (waiting[0] if len(waiting) == 1 else None), "cvetris-picture-draws"
        below = _waiting(waiting, words) if waiting else below
    return head(
        WIDE,
        words,
        seat=seat,
        title=lambda name: words.say(key, name=name) if name else words.say("cvetris-picture-all-draw"),
        below=below,
        corner=(words.say("cvetris-picture-name"), words.say("picture-round", number=view.round)),
        art=art,
    )


def _waiting(seats: Sequence[Seat], words: Words) -> Said:
    def sentence(names: Sequence[str]) -> str:
        return words.say("cvetris-picture-waiting", names=words.joined(names), count=len(names))

    return Said(sentence, tuple(words.name(seat) for seat in seats))


def last_take(view: View, words: Words) -> tuple[Said, dict[str, Art | Tile]]:
    """Say which die was taken last; the sentence includes the die itself."""
    take = view.last_take
    if take is None:
        rolled = Said(lambda names: words.say("cvetris-picture-rolls", name=names[0]), (words.name(view.active),))
        return rolled, {}
    face = take.shape.value if take.shape else f"#{take.colour}"

    def sentence(names: Sequence[str]) -> str:
        return words.say("cvetris-picture-takes", name=names[0], die=DIE_MARK)

    return Said(sentence, (words.name(take.seat),)), {DIE_MARK: Die(face, 34)}


def dice_on_table(view: View) -> list[tuple[str, str]]:
    """Return the dice on the table: what each shows, and the move that takes it."""
    shapes = [(shape.value, f"shape {shape}") for shape in view.shapes]
    return shapes + [(f"#{colour}", f"colour {colour}") for colour in view.colours]


def _dice_card(view: View, words: Words) -> Iterator[Item]:
    yield card(MARGIN, _DICE_TOP, WIDE - 2 * MARGIN, _DICE_TALL - 4, strong=view.drafter is not None)
    for (face, _), x in zip(dice_on_table(view), _dice_xs(view, words), strict=True):
        yield from _large_die(view, face, x) if words.apart else _named_die(view, words, face, x)
    if view.shapes and view.colours:
        x = _dice_xs(view, words)[len(view.shapes)] - _colour_step(view, words) // 2 - 6
        yield Rect(x - 1, _DICE_TOP + 24, 3, 100, "line")
    if view.drafter is not None:
        yield from _order(view, words)
    elif view.to_move and not dice_on_table(view):
        said = _waiting(sorted(view.to_move), words)
        text, size = sized(said.sentence(said.names), (34, 30, 26), 500, WIDE - 2 * MARGIN - 60)
        yield Label(WIDE // 2, _DICE_TOP + _DICE_TALL // 2, text, size, 500, "muted", "card", "middle")


def _large_die(view: View, face: str, x: int) -> Iterator[Item]:
    side = _LARGE * 3 // 4 if _is_kind_taken(view, face) else _LARGE
    yield centred(x, _DICE_TOP + 18 + _LARGE // 2, Die(face, side, faint=side < _LARGE), "card")


def _named_die(view: View, words: Words, face: str, x: int) -> Iterator[Item]:
    yield centred(x, _DICE_TOP + 56, Die(face, _DIE), "card")
    colour, room = face.removeprefix("#") if face.startswith("#") else "", _colour_step(view, words) - 6
    name = fitted(words.say("picture-colour", letter=colour), 24, 700, room) if colour else face
    yield Label(x, _DICE_TOP + 114, name, 24, 700, "muted" if _is_kind_taken(view, face) else "ink", "card", "middle")


def _is_kind_taken(view: View, face: str) -> bool:
    """Tell whether the drafter already has such a die."""
    hand = view.hands[view.drafter] if view.drafter is not None else None
    return hand is not None and (hand.colour if face.startswith("#") else hand.shape) is not None


def _colour_step(view: View, words: Words) -> int:
    """Return how far apart the colours are: as far as their names need, in any language."""
    if words.apart:
        return _LARGE_STEP
    return min(164, (WIDE - 2 * MARGIN - 44 - _SHAPE_STEP * len(view.shapes)) // max(1, len(view.colours)))


def _dice_xs(view: View, words: Words) -> list[int]:
    """Return where the dice are."""
    first, step = MARGIN + (24 + _LARGE // 2 if words.apart else 54), _colour_step(view, words)
    across = step if words.apart else _SHAPE_STEP
    start = first + across * len(view.shapes) + (step - across) // 2 + (14 if view.shapes else 0)
    shapes = [first + across * at for at in range(len(view.shapes))]
    return shapes + [start + step * at for at in range(len(view.colours))]


def _order(view: View, words: Words) -> Iterator[Item]:
    """Yield who takes a die, in order."""
    y = _DICE_TOP + 172
    yield Rect(MARGIN + 24, _DICE_TOP + 138, WIDE - 2 * MARGIN - 48, 3, "line")
    size = 36 if words.apart else 26
    text = fitted(words.say("cvetris-picture-order"), size, 500, 220)
    yield Label(MARGIN + 26, y, text, size, 500, "muted", "card")
    left = MARGIN + 26 + width(text, size, 500) + 24
    step = min(_CHIP + 34, (WIDE - MARGIN - 20 - left) // max(1, len(view.order)))
    for place, seat in enumerate(view.order):
        x = left + place * step + _CHIP // 2
        yield centred(x, y, _in_order(words.chip(seat), place - view.takes), "card")
        if place:
            yield centred(x - (step + 2) // 2, y, Icon(Glyph.ARROW_RIGHT, 18, "muted", "card"), "card")


def _in_order(text: str, after: int) -> Chip:
    """Return a chip: flat for who has taken, dark for whose turn it is, outlined for who comes after that."""
    if after < 0:
        return Chip(text, _CHIP, ink="well", paper="muted")
    return Chip(text, _CHIP, filled=not after, paper="card" if after else "on-ink")


def _regions(view: View, words: Words, top: int) -> tuple[Region, ...]:
    """Return where the drafter can click a die. Dice that show the same face are one choice."""
    if view.drafter is None:
        return ()
    hand = view.hands[view.drafter]
    sheet = (*_place(view.drafter, top), SHEET_WIDE, SHEET_TALL)
    boxes: dict[tuple[str, str], list[Area]] = {}
    side = _LARGE if words.apart else _DIE
    for (face, move), x in zip(dice_on_table(view), _dice_xs(view, words), strict=True):
        if (hand.colour if face.startswith("#") else hand.shape) is None:
            boxes.setdefault((face, move), []).append((x - side // 2, _DICE_TOP + 18, side, side))
    return tuple(
        Region(die_label(face), move, tuple(where), piece=where[0], drop=sheet) for (face, move), where in boxes.items()
    )


def die_label(face: str) -> str:
    """Return the button's label: a shape's letter or a colour's symbol, as O is both a shape and orange."""
    return SYMBOLS[Colour(face[1:])] if face.startswith("#") else face
