"""Check with the engine that the examples on the rules pages are true."""

from engines.cvetris.box import Task
from engines.cvetris.notation import parse_move
from engines.cvetris.panel import preview
from engines.cvetris.tasks import task_worth
from tests.engines.cvetris.sheets import sheet, turn

TASKS = {
    "threes": Task.THREES_RED_YELLOW_BLUE,
    "area": Task.LARGEST_AREA,
    "rectangle": Task.LARGEST_RECTANGLE,
    "diagonals": Task.DIAGONALS,
}


def position(show: str):
    """Parse a sheet with its row numbers and column letters."""
    rows = [line.split()[1:] for line in show.strip().splitlines()[:-1]]
    return sheet(" ".join("".join(row) for row in rows))


def check(example: dict) -> None:
    mine = position(example["show"])
    match example["kind"]:
        case "draw":
            move = parse_move(f"{example['rotation']}{example['column']}")
            shown = preview(turn(mine, example["dice"]), 0, move)
            assert " ".join(map(str, sorted(shown.cells))) == example["cells"]
        case "tasks":
            told = {field: stars for field, stars in example.items() if field in TASKS}
            assert told == {field: task_worth(TASKS[field], [mine])[0] for field in told} != {}
        case other:
            raise AssertionError(other)
