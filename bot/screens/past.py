"""A finished game step by step: the board after a move, what happened in it, and buttons to the others."""

from collections.abc import Sequence
from typing import Any

from bot.screens.language import Button, Line, Screen, line
from bot.screens.tables import MOST_NEWS, drawing_of
from bot.tables.lobby import game_of
from engines.contract import Step
from storage import Table

STAMP = "past"
"""A finished game does not change: its buttons never go stale."""


def past_screen(table: Table, steps: Sequence[Step[Any]], number: int) -> Screen:
    """Return the board after so many entries of the record; 0: the deal. Only what everybody could see."""
    last = len(steps) - 1
    at = min(max(0, number), last)
    told = [Line(event.key, event.params) for event in steps[at].events if event.to is None]
    ways = (("first", "⏮", 0), ("back", "◀", at - 1), ("next", "▶", at + 1), ("last", "⏭", last))
    return Screen(
        lines=(line("past-move" if at else "past-deal", number=at, moves=last), *told[-MOST_NEWS:]),
        table=table.id,
        stamp=STAMP,
        drawing=drawing_of(table, game_of(table).view_for(steps[at].state, None)),
        choices=(tuple(_way(name, sign, to, here=at, last=last) for name, sign, to in ways),),
        service=((Button(press="!replay", label=line("button-replay")),),),
    )


def _way(name: str, sign: str, to: int, *, here: int, last: int) -> Button:
    away = 0 <= to <= last and to != here
    # Ids differ also where two ways lead to the same move: a message holds no two buttons with one id.
    return Button(press=f"!step:{to}:{name}", label=sign, detail=line(f"past-{name}"), enabled=away)
