"""Where a board goes: a new message that calls whoever is on move, or an edit of the old one. Pure.

What a request, a crash, a room's settings or a chat's manners change about it is in `Planner`.
"""

from collections.abc import Collection
from dataclasses import dataclass

from bot.chat.news import is_of_the_lobby
from bot.chat.notices.nudges import FAST
from storage import Phase, Post, Table


@dataclass(frozen=True, kw_only=True)
class Placing:
    new: bool
    """A new message; the old one loses its buttons."""
    call: frozenset[int] = frozenset()
    """Seats to be mentioned with it: in the new message, or in a short one that answers the edited board."""
    nudge: frozenset[int] = frozenset()
    """Seats to be called if they have not moved after `FAST`."""


def placing(table: Table, post: Post | None, before: Collection[int], after: Collection[int]) -> Placing:
    """Decide for one room. `before` and `after`: who was on move when the post was made, and who is now."""
    fresh = frozenset(seat for seat in after if seat not in before and _can_be_called(table, seat))
    if post is None or is_of_the_lobby(table, post):
        return Placing(new=True, call=fresh)
    if table.finished_at is not None and post.posted_at >= table.finished_at:
        return Placing(new=False)
    nothing_new = not fresh and table.phase is not Phase.FINISHED
    if table.started_at is None or nothing_new or sum(seat.person is not None for seat in table.seats) == 1:
        return Placing(new=False)
    if is_fast(table):
        return Placing(new=False, nudge=fresh)
    return Placing(new=True, call=fresh)


def is_fast(table: Table) -> bool:
    """Tell whether the last two moves that people made came soon after each other. Computers are always quick."""
    times = [played.at for played in table.moves if played.seat is not None and table.seats[played.seat].person]
    return len(times) > 1 and times[-1] - times[-2] < FAST


def _can_be_called(table: Table, seat: int) -> bool:
    """Tell whether somebody is to be called. A learner is not: a lesson disturbs nobody."""
    return (
        table.lesson is None
        and table.phase is Phase.RUNNING
        and table.seats[seat].person is not None
        and not table.seats[seat].away
    )
