"""A finished game step by step: the board after a move, what happened in it, and buttons to the others."""

from collections.abc import Sequence
from typing import Any

from bot.screens.language import Button, Line, Row, Screen, line
from bot.screens.tables import MOST_NEWS, drawing_of
from bot.tables.lobby import game_of
from engines.contract import Step
from storage import Phase, Table

STAMP = "past"
"""A finished game does not change: its buttons never go stale."""


def past_screen(table: Table, steps: Sequence[Step[Any]], number: int, part: str = "", page: str = "") -> Screen:
    """Return the board after so many entries of the record; 0: the deal. Only what everybody could see.

    `part`: moves of which a film can be asked for, as `10-13`. `page`: where everybody can open the page, if anywhere.
    """
    last = len(steps) - 1
    at = min(max(0, number), last)
    told = [Line(event.key, event.params) for event in steps[at].events if event.to is None]
    ways = (("first", "⏮", 0), ("back", "◀", at - 1), ("next", "▶", at + 1), ("last", "⏭", last))
    return Screen(
        lines=(
            line("past-move" if at else "past-deal", number=at, moves=last),
            *told[-MOST_NEWS:],
            *_link(table, page),
        ),
        table=table.id,
        stamp=STAMP,
        drawing=drawing_of(table, game_of(table).view_for(steps[at].state, None)),
        choices=(tuple(_way(name, sign, to, part, enabled=0 <= to <= last and to != at) for name, sign, to in ways),),
        service=(_films(part), (Button(press="!review", label=line("button-review")),)),
    )


def _way(name: str, sign: str, to: int, part: str, *, enabled: bool) -> Button:
    # Ids differ also where two ways lead to the same move: a message holds no two buttons with one id.
    press = f"!step:{to}:{name}" + (f":{part}" if part else "")
    return Button(press=press, label=sign, detail=line(f"past-{name}"), enabled=enabled)


def _films(part: str) -> Row:
    """Return buttons for films: of the whole game, and of the moment that somebody came to see."""
    whole = Button(press="!replay", label=line("button-replay"))
    return (Button(press=f"!replay:{part}", label=line("button-film-part")), whole) if part else (whole,)


def _link(table: Table, page: str) -> tuple[Line, ...]:
    """Return a link to share: the same game on the page, with a slider. A game that goes on is never linked."""
    return (line("past-link", address=f"{page}#{table.id}"),) if page and table.phase is Phase.FINISHED else ()
