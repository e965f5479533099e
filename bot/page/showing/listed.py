"""Results, the best players and leagues in words: a tab sets them as text, where chats have a picture of it."""

from dataclasses import asdict
from typing import Any

from bot.page.showing.frames import Data
from render.cards.contests.league import League
from render.cards.stats import Stats
from render.cards.top import Top
from render.words import chips

_KINDS = {Stats: "stats", Top: "top", League: "league"}


def listed(view: Any) -> Data | None:
    """Return everything that a card says, field by field; None if it is a picture."""
    kind = _KINDS.get(type(view))
    if kind is None:
        return None
    said = asdict(view)
    for people in (panel["people"] for panel in said["panels"]) if kind == "top" else [said.get("lines", ())]:
        for one, chip in zip(people, chips(tuple(each["name"] for each in people)), strict=True):
            one["chip"] = chip
    return {"kind": kind} | said
