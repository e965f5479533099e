"""Requests to the desk."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.desk.answer import Answer
from bot.review.service import Reviews
from bot.screens.press import Act, PressId
from bot.tables.lobby import Who
from bot.tables.rights import Action, action_of
from bot.tables.service import TableService
from storage import LoadedTable, Room


@dataclass(frozen=True, kw_only=True)
class Press:
    """One press of one button."""

    who: Who
    asked: PressId | None
    """What the button carries, taken apart; None: nothing of ours."""
    id: str
    """The platform's own id of this press: the same if it is delivered twice."""
    look_first: bool = False
    """Show people a secret that they have not seen before their first move. (A page that shows it anyway need not.)"""
    direct: Room | None = None
    """Where they alone can be written to, if they can: a lesson is given there."""
    locale: str = ""
    """The language they read; empty: the table's."""


@dataclass(frozen=True, kw_only=True)
class Ask:
    """A request about a table, with the table as it was loaded for this press."""

    tables: TableService
    who: Who
    press: str
    held: LoadedTable
    stamp: str
    argument: str
    direct: Room | None = None
    locale: str = ""
    page: str = ""
    """Where everybody can open the page, if anywhere."""
    reviews: Reviews | None = None
    """Looks back at finished games; None: nobody does here."""


def needed(asked: PressId | None) -> Action:
    """Return the right that a press needs. Moves and looks need a seat."""
    return action_of(asked.kind.verb) if asked is not None and isinstance(asked.kind, Act) else Action.SEAT


Verb = Callable[[Ask], Awaitable[Answer]]
