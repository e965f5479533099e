"""Цветарики: playouts on a bitboard compared with sets, and the deal."""

from collections.abc import Iterator

from bench.harness import Row, milliseconds
from bench.naive import cvetariki as naive
from engines.cvetariki.board import groups, has_clump, popped, unpack
from engines.cvetariki.deal import dealt_board
from engines.cvetariki.state import LARGEST_CLUMP
from engines.randomness import Rng

BOARDS = 20
DEALS = 100_000


def rows() -> Iterator[Row]:
    boards = [dealt_board(Rng.of("bench", number)) for number in range(BOARDS)]
    columns = [unpack(board) for board in boards]
    fast, slow = milliseconds(
        lambda: [playout(b) for b in boards], lambda: [naive_playout(c) for c in columns], rounds=5
    )
    yield Row(
        name="a random playout of a fresh board",
        value=fast / BOARDS,
        floor=slow / BOARDS,
        floor_name="the same on sets",
        bar="well under 5 ms",
    )
    yield Row(name="the same on sets", value=slow / BOARDS)
    deal, check = milliseconds(lambda: deals(DEALS), lambda: [has_clump(b, 5) for b in boards], rounds=1)
    yield Row(
        name=f"a deal without a clump ({DEALS:,} deals, all end)",
        value=deal / DEALS,
        floor=check / BOARDS,
        floor_name="one look for clumps",
    )


def playout(board: int) -> None:
    rng = Rng.of("playout")
    while found := list(groups(board)):
        board = popped(board, rng.choice(found).cells)


def naive_playout(columns) -> None:
    rng, board = Rng.of("playout"), naive.board_of(columns)
    while found := naive.groups(board):
        board = naive.popped(board, rng.choice(found)[1])


def deals(count: int) -> None:
    rng = Rng.of("deals")
    for _ in range(count):
        assert not has_clump(dealt_board(rng), LARGEST_CLUMP + 1)
