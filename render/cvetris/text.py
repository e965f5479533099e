"""The table of Cvetris as text: every sheet as rows of symbols, the dice, the tasks, and what to type."""

from collections.abc import Iterator

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetris.box import BONUSES, COLUMNS, ROW_STARS, ROWS, SHAPES, Bonus
from engines.cvetris.drawing import AS_ROLLED, dice_of
from engines.cvetris.panel import working_columns
from engines.cvetris.scoring import stars_for_rank
from engines.cvetris.sheet import EMPTY, Mark, column_letter
from engines.cvetris.state import Stage
from engines.cvetris.view import View
from render.cvetris.art import picture_of
from render.theme import SYMBOLS
from render.words import Words

_HOLE = "·"


def text(view: View, words: Words) -> str:
    """Return everything on the table, and for a player who is to draw every rotation with its columns."""
    parts = [*_status(view, words), "", *_dice(view, words), ""]
    for seat in range(len(view.sheets)):
        parts += [*_sheet(view, words, seat), ""]
    parts += [*_tasks(view, words), ""]
    if view.viewer is not None and view.outcome is None:
        parts += _mine(view, words, view.viewer)
    return "\n".join(parts)


def alt(view: View, words: Words) -> str:
    """Return what the picture shows, in a few sentences; to a player also their own sheet, from the top row down."""
    points = ", ".join(f"{words.name(seat)}: {worth.total}" for seat, worth in enumerate(view.worths))
    own = _own(view, words, view.viewer) if view.viewer is not None and view.outcome is None else ()
    lines = [*_status(view, words), *_dice(view, words), points, *own]
    return " ".join(f"{line}." for line in lines if line)


def _status(view: View, words: Words) -> Iterator[str]:
    yield f"{words.say('cvetris-picture-name')}, {words.say('picture-round', number=view.round)}"
    if view.outcome is not None:
        winners = view.outcome.winners
        yield words.say("picture-won", names=words.together(winners), count=len(winners))
        for seat in sorted(range(len(view.sheets)), key=view.outcome.places.__getitem__):
            score = words.say("cvetris-picture-points", points=view.outcome.scores[seat].total)
            yield words.say("picture-place", place=view.outcome.places[seat], name=words.name(seat), score=score)
        return
    if view.last_take is not None:
        die = view.last_take.shape or _colour(words, view.last_take.colour or Colour.RED)
        yield words.say("cvetris-picture-takes", name=words.name(view.last_take.seat), die=die)
    if view.drafter is not None:
        yield words.say("cvetris-picture-picks", name=words.name(view.drafter))
    drawing = sorted(seat for seat in view.to_move if seat != view.drafter)
    if drawing:
        yield words.say("cvetris-picture-waiting", names=words.together(drawing), count=len(drawing))


def _colour(words: Words, colour: Colour) -> str:
    return f"{SYMBOLS[colour]} {words.say('picture-colour', letter=colour.value)}"


def _dice(view: View, words: Words) -> Iterator[str]:
    if view.shapes or view.colours:
        shapes = ", ".join(view.shapes) or "–"
        colours = ", ".join(_colour(words, colour) for colour in view.colours) or "–"
        yield words.say("cvetris-picture-text-dice", shapes=shapes, list=colours)
        yield words.say(
            "cvetris-picture-text-order", names=", ".join(words.name(seat) for seat in view.order[view.takes :])
        )


def _sheet(view: View, words: Words, seat: Seat) -> Iterator[str]:
    sheet, hand = view.sheets[seat], view.hands[seat]
    held = [str(hand.shape)] * bool(hand.shape) + ([_colour(words, hand.colour)] if hand.colour else [])
    points = words.say("cvetris-picture-points", points=view.worths[seat].total)
    yield f"{words.name(seat)}: {', '.join([points, *held])}"
    for row in reversed(range(ROWS)):
        kinds = (column[row] for column in sheet.columns)
        marks = " ".join(_HOLE if kind == EMPTY else SYMBOLS[Colour(kind)] for kind in kinds)
        yield f"{row + 1} {marks}{_star(view, seat, row + 1)}"
    yield "  " + " ".join(column_letter(column) for column in range(COLUMNS))
    usable = [
        f"{column_letter(at)} {_bonus(words, BONUSES[at])}"
        for at, mark in enumerate(sheet.bonuses)
        if mark is Mark.ACTIVE
    ]
    if usable:
        yield f"{words.say('cvetris-picture-bonuses')}: {', '.join(usable)}"
    used = " ".join(shape for shape, count in zip(SHAPES, sheet.figures, strict=True) if count)
    yield f"{words.say('cvetris-picture-shapes')}: {used or '–'}"


def _own(view: View, words: Words, seat: Seat) -> Iterator[str]:
    """A player's sheet, without its empty rows."""
    head, *rest = _sheet(view, words, seat)
    yield head
    rows, more = rest[:ROWS], rest[ROWS:]
    yield from (row for row in rows if any(symbol in row for symbol in SYMBOLS.values()))
    yield from (" ".join(line.split()) for line in more)


def _star(view: View, seat: Seat, row: int) -> str:
    if row not in ROW_STARS:
        return ""
    at = list(ROW_STARS).index(row)
    given = view.sheets[seat].row_stars[at]
    return f"  ({stars_for_rank(row, view.row_ranks[at])})" if given is None else f"  = {given}"


def _bonus(words: Words, bonus: Bonus) -> str:
    return words.say(f"cvetris-picture-bonus-{bonus}")


def _tasks(view: View, words: Words) -> Iterator[str]:
    for number, task in enumerate(view.tasks):
        values = ", ".join(f"{words.name(seat)}: {worth.tasks[number]}" for seat, worth in enumerate(view.worths))
        name, note = words.say(f"cvetris-picture-task-{task}"), words.say(f"cvetris-picture-note-{task}")
        yield f"{name} ({note}). {values}"


def _mine(view: View, words: Words, seat: Seat) -> Iterator[str]:
    """What the viewer can type now."""
    hand = view.hands[seat]
    if seat == view.drafter:
        free = (hand.shape is None, hand.colour is None)
        shapes = dict.fromkeys(view.shapes) if free[0] else ()
        named = [words.say("cvetris-picture-text-shape", shape=shape) for shape in shapes]
        colours = [_colour(words, colour) for colour in dict.fromkeys(view.colours)] if free[1] else []
        yield words.say("cvetris-picture-text-take", moves=", ".join([*named, *colours]))
    elif hand.stage is Stage.DRAWING:
        yield from _rotations(view, words, seat)
    elif hand.stage in (Stage.DRAWN, Stage.LEAVING):
        yield words.say("cvetris-picture-text-patch")


def _rotations(view: View, words: Words, seat: Seat) -> Iterator[str]:
    dice = dice_of(view.hands[seat])
    assert dice is not None  # noqa: S101 (a player who is drawing has both)
    found, first = [], ""
    for number, way in enumerate(AS_ROLLED.figure(dice.shape), 1):
        columns = working_columns(view.sheets[seat], AS_ROLLED.figure(dice.shape), number)
        if columns:
            letters = [column_letter(column) for column in columns]
            first = first or words.say("cvetris-picture-text-place", rotation=number, column=letters[0])
            figure = "/".join(picture_of(way.spots))
            found.append(
                words.say("cvetris-picture-text-way", figure=figure, rotation=number, columns=" ".join(letters))
            )
    yield words.say("cvetris-picture-text-draw", move=first) if found else words.say("cvetris-picture-text-no-place")
    yield from found
