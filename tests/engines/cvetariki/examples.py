"""Check with the engine that the examples on the rules pages are true."""

from engines.cvetariki.board import cells_in, groups, pack, popped, unpack
from engines.cvetariki.notation import parse_move
from engines.cvetariki.rules import group_at
from tests.engines.cvetariki.boards import columns


def position(show: str) -> tuple[str, ...]:
    """Parse a board with its row numbers and column letters."""
    rows = [line.split()[1:] for line in show.strip().splitlines()[:-1]]
    return columns(" ".join("".join(row) for row in rows))


def check(example: dict) -> None:
    board = pack(position(example["show"]))
    match example["kind"]:
        case "groups":
            found = {group.colour.name.lower(): " ".join(map(str, cells_in(group.cells))) for group in groups(board)}
            assert len(found) == example["groups"] == len(list(groups(board)))
            assert all(example[colour] == cells for colour, cells in found.items())
        case "pop":
            group = group_at(board, parse_move(example["move"]))
            assert unpack(popped(board, group.cells)) == position(example["after"])
        case other:
            raise AssertionError(other)
