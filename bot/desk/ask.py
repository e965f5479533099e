"""What comes to the desk."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.desk.answer import Answer
from bot.screens.press import Act, PressId
from bot.tables.lobby import Who
from bot.tables.rights import Action, action_of
from bot.tables.service import TableService
from storage import Held


@dataclass(frozen=True, kw_only=True)
class Press:
    """One press of one button."""

    who: Who
    data: str
    """What the button carries: see `bot.screens.language.press_id`."""
    id: str
    """The platform's own name for this press: the same when it is delivered twice."""
    look_first: bool = False
    """Whoever has not seen their secret is shown it before their first move. (A page that shows it anyway need not.)"""


@dataclass(frozen=True, kw_only=True)
class Ask:
    """Something to be done about a table, with the table as it was loaded for this press."""

    tables: TableService
    who: Who
    press: str
    held: Held
    stamp: str
    argument: str


def needed(asked: PressId | None) -> Action:
    """Return what somebody must be allowed to do for a press. Moves and looks need a seat."""
    return action_of(asked.kind.verb) if asked is not None and isinstance(asked.kind, Act) else Action.SEAT


Verb = Callable[[Ask], Awaitable[Answer]]
