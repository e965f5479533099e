"""The deal of a table: the program's part is fixed when it opens, the players' parts come before the start. Pure.

Everything is kept in the record, saved with the press that adds it: a crash loses no part of a deal. How it can be
checked: docs/fair-deal.md.
"""

from collections.abc import Callable

from msgspec.structs import replace

from bot.tables.errors import TableError
from engines.colours import Colour
from engines.fairness import SCHEME, commitment, mixed_seed, press_share
from engines.randomness import fingerprint
from storage import Deal, Table

LONGEST_CUT = 8
"""Colours that a person can add: 7⁸ are too many for anybody to prepare for."""


def new_deal(secret: Callable[[], str]) -> Deal:
    """Return the program's part of a deal."""
    return Deal(scheme=SCHEME, salt=secret(), secret=secret())


def code_of(table: Table) -> str:
    """Return the whole fair-deal code of a table: what it shows before anybody sits down."""
    deal = table.deal
    return fingerprint(table.seed) if deal is None else commitment(salt=deal.salt, secret=deal.secret)


def share(press: str | None) -> str:
    """Return what a press adds to the deal."""
    return "" if press is None else press_share(press)


def checked_cut(table: Table, cut: str) -> str:
    """Return a cut that can be taken; refuse what no button offers."""
    if table.deal is None:
        raise TableError("fair-fixed")
    if len(cut) > LONGEST_CUT or not set(cut) <= {colour.value for colour in Colour}:
        raise TableError("fair-no-such-cut")
    return cut


def shares(table: Table) -> tuple[str, ...]:
    """Return the players' part: what they chose, or, if nobody chose anything, their presses.

    What somebody chose is never mixed with presses: nobody can see the id of their press, so a program that cheats
    could pick one to undo the choice.
    """
    cuts = sorted(seat.cut for seat in table.seats if seat.cut)
    return tuple(cuts or sorted(seat.press for seat in table.seats if seat.press))


def with_seed(table: Table) -> Table:
    """Mix the deal. A table from before there were deals keeps the seed that it has."""
    if table.deal is None:
        return table
    deal = replace(table.deal, shares=shares(table))
    return replace(table, deal=deal, seed=mixed_seed(salt=deal.salt, secret=deal.secret, shares=deal.shares))
