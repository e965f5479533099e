"""Positions of Цветрис as drawn: top row first, rows separated by spaces or newlines, `.` is empty."""

from engines.colours import Colour
from engines.contract import Context
from engines.cvetris import GAME
from engines.cvetris.box import COLUMNS, ROWS, SHAPES, Shape, Task
from engines.cvetris.rounds import carried_on, rolled
from engines.cvetris.sheet import Mark, Sheet
from engines.cvetris.state import Hand, Stage, State
from engines.randomness import Rng

TASKS = (Task.DIAGONALS, Task.THREES_RED_YELLOW_BLUE, Task.EACH_ILS, Task.LARGEST_AREA)
QUIET = Context(rng=Rng.of("test"))


class Loaded:
    """Dice that show what a test wants, one after another."""

    def __init__(self, *faces: str) -> None:
        self.faces = list(faces)

    def choice(self, items):
        return items[items.index(self.faces.pop(0))]


def columns(picture: str) -> tuple[str, ...]:
    """Parse a picture of the lower left part of a sheet."""
    rows = [row.ljust(COLUMNS, ".") for row in reversed(picture.split())]
    rows += ["." * COLUMNS] * (ROWS - len(rows))
    return tuple("".join(row[column] for row in rows) for column in range(COLUMNS))


def sheet(picture: str = "", *, bonuses: str = "--------", figures: str = "", **others) -> Sheet:
    """Return a sheet; `bonuses` has a mark for each column, `figures` a letter for each figure drawn."""
    return Sheet(
        columns=columns(picture),
        bonuses=tuple(map(Mark, bonuses)),
        figures=tuple(figures.count(shape) for shape in SHAPES),
        **others,
    )


def hand(dice: str, stage: Stage = Stage.DRAWING) -> Hand:
    """Return a hand: `TR` holds a `T` and red."""
    return Hand(stage=stage, shape=Shape(dice[0]), colour=Colour(dice[1]))


DONE = Hand(stage=Stage.DONE)
OUT = Hand(stage=Stage.OUT)


def position(*players: tuple[Sheet, Hand], **others) -> State:
    """Return a round in which all dice are taken."""
    return State(
        **{
            "tasks": TASKS,
            "sheets": tuple(mine for mine, _ in players),
            "hands": tuple(theirs for _, theirs in players),
            "active": 0,
            "round": 5,
            "row_ranks": (0, 0, 0, 0),
            **others,
        }
    )


def turn(mine: Sheet, dice: str, stage: Stage = Stage.DRAWING, **others) -> State:
    """Return a game of two in which it is seat 0's turn and seat 1 is still drawing."""
    return position((mine, hand(dice, stage)), (sheet(), hand("OB")), **others)


def draft(shapes: str, colours: str, *, active: int = 0, out: str = "", sheets: tuple[Sheet, ...] = ()) -> State:
    """Return a round that begins with these dice; the seats in `out` have left. One other seat per shape die."""
    seats = range(len(shapes) + len(out))
    drawn = sheets + (sheet(),) * (len(seats) - len(sheets))
    players = [(drawn[seat], OUT if str(seat) in out else DONE) for seat in seats]
    return carried_on(rolled(position(*players, active=active), Loaded(*shapes, *colours)), Loaded()).state


def shaft(free: int) -> str:
    """Return a picture that is full except for the topmost cells of column A."""
    return ".GGGGGGG " * free + "GGGGGGGG " * (ROWS - free)


def play(state: State, *moves: str, seat: int = 0, context: Context = QUIET) -> State:
    """Play moves of one seat, or of others where the text says so: `1: done`."""
    for text in moves:
        who, _, rest = text.rpartition(": ")
        state = GAME.apply(state, int(who or seat), GAME.parse_move(rest), context).state
    return state


def texts(state: State, seat: int = 0) -> list[str]:
    return [GAME.format_move(move) for move in GAME.legal_moves(state, seat)]


def picture(mine: Sheet) -> str:
    """Return the rows of a sheet that are not empty, top row first."""
    rows = list(reversed(mine.rows))
    while rows and set(rows[0]) == {"."}:
        rows.pop(0)
    return " ".join(rows)
