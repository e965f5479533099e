"""How a game of Cvetariki went: the groups that turned it, and when each secret colour could be guessed."""

from engines.contract import Seat
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.contract import Review
from render.cvetariki.review.glance import glance, told
from render.cvetariki.review.panels import panels
from render.cvetariki.review.tables import tables

__all__ = ["REVIEW"]


def _winning(last: View, winners: tuple[Seat, ...]) -> int:
    return len({seat % 2 for seat in winners} if last.variant is Variant.TEAMS else winners)


REVIEW = Review(glance=glance, told=told, panels=panels, tables=tables, sides=_winning)
