"""Changing one seat of a table."""

from msgspec.structs import replace

from storage import Table


def with_seat(table: Table, number: int, **changes: object) -> Table:
    seats = list(table.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(table, seats=tuple(seats))
