"""Cards of no table in words: a tab sets them as text, where chats have a picture of it."""

from dataclasses import fields
from typing import Any

from bot.page.showing.frames import Data
from render.cards.contests.duel import Duel
from render.cards.contests.league import League
from render.cards.daily.board import DailyBoard
from render.cards.daily.course import AHEAD
from render.cards.daily.share import DailyShare
from render.cards.stats import Stats
from render.cards.top import Top
from render.words import chips

_KINDS = {Stats: "stats", Top: "top", League: "league", Duel: "duel", DailyBoard: "daily", DailyShare: "attempt"}
_UNSAID = {"board", "alt"}
"""A board is a scene, and what describes a picture is not needed for text."""
_PEOPLE = {"people", "lines", "sides"}
"""Lists of people: each has a chip that tells them apart."""


def listed(view: Any) -> Data | None:
    """Return everything that a card says, field by field; None if it is a picture."""
    kind = _KINDS.get(type(view))
    if kind is None:
        return None
    said: Data = {"kind": kind} | _as_data(view)
    if isinstance(view, DailyShare):
        said["course"] = [AHEAD[each] for each in view.course]
        said["ahead"] = view.course
    return said


def _as_data(said: Any) -> Any:
    if isinstance(said, tuple):
        return [_as_data(each) for each in said]
    if not hasattr(said, "__dataclass_fields__"):
        return said
    shown = {each.name: _as_data(getattr(said, each.name)) for each in fields(said) if each.name not in _UNSAID}
    for people in (shown[name] for name in _PEOPLE & shown.keys()):
        for one, chip in zip(people, chips(tuple(each["name"] for each in people)), strict=True):
            one["chip"] = chip
    return shown
