"""Live points, the end of a game of Cvetris, and who won it."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.contract import Outcome, Score, places_by
from engines.cvetris.box import COLOURS, MARK_STARS, ROW_STARS, Task
from engines.cvetris.sheet import EMPTY, Sheet
from engines.cvetris.state import INFO, Stage, State, Table
from engines.cvetris.tasks import task_worth


@dataclass(frozen=True, kw_only=True)
class Worth:
    """What a sheet is worth now."""

    shape_marks: int
    colour_marks: int
    rows: tuple[int, ...]
    """For each row of `box.ROW_STARS`."""
    tasks: tuple[int, ...]
    """For each open task."""

    @property
    def total(self) -> int:
        return self.shape_marks + self.colour_marks + sum(self.rows) + sum(self.tasks)


def worths(tasks: Sequence[Task], sheets: Sequence[Sheet], row_ranks: Sequence[int]) -> tuple[Worth, ...]:
    """Return what every sheet is worth now, by seat."""
    by_task = [task_worth(task, sheets) for task in tasks]
    return tuple(
        Worth(
            shape_marks=shape_marks(sheet),
            colour_marks=colour_marks(sheet),
            rows=row_worth(sheet, row_ranks),
            tasks=tuple([stars[seat] for stars in by_task]),
        )
        for seat, sheet in enumerate(sheets)
    )


def worths_at(table: Table) -> tuple[Worth, ...]:
    """Return what every sheet of a table is worth now, by seat."""
    return worths(table.tasks, table.sheets, table.row_ranks)


def shape_marks(sheet: Sheet) -> int:
    return MARK_STARS.get(sum(count > 0 for count in sheet.figures), 0)


def colour_marks(sheet: Sheet) -> int:
    shown = "".join(sheet.columns)
    return MARK_STARS.get(sum(colour in shown for colour in COLOURS), 0)


def row_worth(sheet: Sheet, row_ranks: Sequence[int]) -> tuple[int, ...]:
    """Return the stars for each row of `box.ROW_STARS`.

    A row filled in the current round counts at once: its stars depend only on earlier rounds.
    """
    due = (stars_for_rank(row, rank) for row, rank in zip(ROW_STARS, row_ranks, strict=True))
    given = zip(sheet.row_stars, full_star_rows(sheet), due, strict=True)
    return tuple([stars if stars is not None else value * full for stars, full, value in given])


def full_star_rows(sheet: Sheet) -> tuple[bool, ...]:
    """Return for each row of `box.ROW_STARS` whether it is full."""
    return tuple([all(column[row - 1] != EMPTY for column in sheet.columns) for row in ROW_STARS])


def stars_for_rank(row: int, rank: int) -> int:
    """Return what a row gives to those who fill it once this many ranks have been taken."""
    return ROW_STARS[row][rank] if rank < len(ROW_STARS[row]) else 0


def is_over(state: State) -> bool:
    return all(hand.stage is Stage.OUT for hand in state.hands)


def outcome(state: State) -> Outcome | None:
    """Return the result: most stars, then fewest empty cells, then most stars from rows."""
    if not is_over(state):
        return None
    all_worths = worths_at(state)
    keys = [
        (-worth.total, sheet.empty_cells, -sum(worth.rows))
        for worth, sheet in zip(all_worths, state.sheets, strict=True)
    ]
    places = places_by(keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(
        key=_key(sorted(keys)),
        winners=winners,
        places=places,
        scores=tuple(Score(total=worth.total, parts=_parts(state.tasks, worth)) for worth in all_worths),
        params={"points": all_worths[winners[0]].total},
    )


def _key(keys: list[tuple[int, int, int]]) -> str:
    """Say what decided the first place. Alone, there is no other."""
    if len(keys) == 1:
        return "cvetris-solo"
    first, second = keys[:2]
    reasons = ("cvetris-most-points", "cvetris-fewest-empty", "cvetris-most-row-stars")
    apart = (reason for reason, mine, theirs in zip(reasons, first, second, strict=True) if mine != theirs)
    return next(apart, "cvetris-shared")


def _parts(tasks: tuple[Task, ...], worth: Worth) -> tuple[tuple[str, int], ...]:
    rows = [(f"{INFO.slug}-row-{row}", stars) for row, stars in zip(ROW_STARS, worth.rows, strict=True)]
    cards = [(f"{INFO.slug}-task-{task}", stars) for task, stars in zip(tasks, worth.tasks, strict=True)]
    return (
        ("cvetris-shape-marks", worth.shape_marks),
        ("cvetris-colour-marks", worth.colour_marks),
        *rows,
        *cards,
    )
