"""How a finished game went: a picture, a few sentences, and buttons to the positions that mattered."""

from collections.abc import Sequence
from typing import Any

from bot.review.record import Moment, Review, found_of
from bot.screens.language import Button, Drawing, Line, Row, Screen, line
from bot.screens.past import STAMP
from bot.screens.registry import game_screens
from bot.tables.lobby import game_of
from engines.contract import Step
from render.cards.review import HowItWent, Turn
from render.registry import pictures
from storage import Table


def review_screen(table: Table, steps: Sequence[Step[Any]], review: Review) -> Screen:
    """Return what is told about a finished game. All of it was public when the game was over."""
    view_for, found = game_of(table).view_for, found_of(table.game, review)

    def view(entry: int) -> Any:
        return view_for(steps[entry].state, None)

    shown = HowItWent(
        game=table.game,
        winners=table.result.winners if table.result else (),
        conceded=bool(table.result and table.result.winners and game_of(table).outcome(steps[-1].state) is None),
        stages=review.stages,
        chances=review.chances,
        moments=tuple(_turn(review, moment, view) for moment in review.moments),
        last=view(-1),
        found=found,
    )
    said = game_screens()[table.game].reviewed
    lines = (
        *(_told(table, number, moment) for number, moment in enumerate(review.moments, 1)),
        *(said(found, shown.last) if said is not None and found is not None else ()),
    )
    return Screen(
        lines=(line("review-title", game=table.game), *(lines or (line("review-calm"),))),
        table=table.id,
        stamp=STAMP,
        drawing=Drawing(game=table.game, view=shown),
        choices=_positions(table, review),
        service=((Button(press="!replay", label=line("button-replay")),),),
    )


def _turn(review: Review, moment: Moment, view: Any) -> Turn:
    return Turn(
        stage=moment.stage,
        point=moment.point,
        seat=moment.seat,
        gain=moment.gain,
        before=view(review.entries[moment.before]),
        after=view(review.entry(moment)),
    )


def _told(table: Table, number: int, moment: Moment) -> Line:
    key = "picture-review-at"
    if pictures()[table.game].review is not None:
        key = f"{table.game}-{key}"
    at = line(key, number=moment.stage)
    return line("review-moment", number=number, at=at, seat=moment.seat, gain=moment.gain)


def _positions(table: Table, review: Review) -> tuple[Row, ...]:
    """Return a button for each moment: it opens the position, where a film of what led to it can be asked for."""

    def button(number: int, moment: Moment) -> Button:
        first, last = review.moves(moment)
        press = f"!step:{review.entry(moment)}:moment:{first}-{last}"
        return Button(press=press, label=str(number), detail=_told(table, number, moment))

    row = tuple(button(number, moment) for number, moment in enumerate(review.moments, 1))
    return (row,) if row else ()
