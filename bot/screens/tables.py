"""The screens that every game has: the board in play, the end, and a seat's private screens."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.screens.contract import Shown
from bot.screens.language import Button, Drawing, Line, Row, Screen, Style, line, rows
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_view import short_code
from bot.screens.registry import game_screens
from bot.tables.lobby import game_of
from bot.tables.service import stamp_of
from bot.tables.turns import Position
from bot.tutorials import Waits
from bot.tutorials.guide import guide
from engines.contract import Event
from storage import Phase, Table

MOST_NEWS = 3
"""When a picture covers many moves at once, only the last few are told."""


def public_screen(position: Position | None, table: Table, version: int, news: Sequence[Event] = ()) -> Screen:
    """Return what a room sees of a table. It depends only on what is public."""
    if position is None or table.started_at is None:
        return lobby_screen(table, version)
    if table.phase is Phase.FINISHED:
        return end_screen(position)
    return board_screen(position, news)


def board_screen(position: Position, news: Sequence[Event], look: str = "") -> Screen:
    """Return the board for everybody, as it is or as somebody on move looks at it."""
    table, game = position.table, game_of(position.table)
    view = game.view_for(position.state, None)
    movers = sorted(position.to_move)
    shown = game_screens()[table.game].public(view, look)
    said = (*shown.lines, *shown.asked)
    return Screen(
        lines=(*turn_lines(position, shown), *taught(position, None), *said, *_offer(table), *_told(news)),
        table=table.id,
        stamp=_stamp(position, shown.seat),
        drawing=drawing_of(table, view, shown.chosen),
        choices=shown.choices if table.phase is Phase.RUNNING else (),
        in_parts=shown.in_parts,
        ends_at=None if shown.ends_at is None else _began(table) + shown.ends_at,
        service=_service(position, shown),
        mention=tuple(seat for seat in movers if _is_called(table, seat)),
    )


def drawing_of(table: Table, view: Any, chosen: str = "") -> Drawing:
    """Return the picture of a view of a started game."""
    due_at = table.clock.deadline if table.phase is Phase.RUNNING else None
    return Drawing(game=table.game, view=view, chosen=chosen, began_at=_began(table), due_at=due_at, note=_note(table))


def _note(table: Table) -> tuple[Line, Line] | None:
    """The last line of the final picture. (Everybody gets the same deal in a tutorial.)"""
    if table.phase is not Phase.FINISHED or table.lesson is not None:
        return None
    return line("picture-fair-deal", code=short_code(table)), line("picture-table", table=table.id)


def _began(table: Table) -> int:
    """Return when game time was zero, leaving out pauses and outages."""
    return (table.started_at or 0) + table.clock.stood_still


def _stamp(position: Position, seat: int | None) -> str:
    for_whom = seat if seat is not None else min(position.to_move, default=None)
    return str(position.table.revision) if for_whom is None else stamp_of(position, for_whom)


def _is_called(table: Table, seat: int) -> bool:
    """Tell whether somebody is mentioned when it is their turn. (A learner is there, and a lesson disturbs nobody.)"""
    return table.seats[seat].person is not None and not table.seats[seat].away and table.lesson is None


def turn_lines(position: Position, shown: Shown) -> tuple[Line, ...]:
    """Return whose turn it is, and what the game asks of them."""
    table, movers = position.table, sorted(position.to_move)
    if table.phase is Phase.PAUSED:
        return (line("board-paused"),)
    if not movers:
        return ()
    seat = table.seats[movers[0]]
    if len(movers) == 1 and (seat.person is None or seat.away):
        return (line("board-computer-moves" if seat.person is None else "board-stands-in", seat=movers[0]),)
    if shown.call:
        return shown.call
    if len(movers) == 1:
        return (line("board-your-turn", seat=movers[0]),)
    return (line("board-waiting-for", seats="".join(map(str, movers))),)


def _offer(table: Table) -> tuple[Line, ...]:
    offer = table.offer
    return (line(f"offer-{offer.kind}", seat=offer.seat),) if offer and offer.revision == table.revision else ()


def _told(news: Sequence[Event]) -> tuple[Line, ...]:
    public = [event for event in news if event.to is None]
    return tuple(Line(event.key, event.params) for event in public[-MOST_NEWS:])


def taught(position: Position, seat: int | None) -> tuple[Line, ...]:
    """Return the tutorial's sentence for a seat, or for everybody, if this is a tutorial."""
    found = guide(position, seat)
    return (found.spot.line,) if found is not None else ()


def _service(position: Position, shown: Shown) -> tuple[Row, ...]:
    table = position.table
    if table.phase is Phase.PAUSED:
        return ((Button(press="!resume", label=line("button-resume"), style=Style.MAIN),),)
    answer: tuple[Row, ...] = ()
    if table.offer is not None and table.offer.revision == table.revision:
        yes = Button(press="!agree", label=line("button-agree"), style=Style.GOOD)
        answer = ((yes, Button(press="!decline", label=line("button-decline"))),)
    if any(seat.away for seat in table.seats):
        answer = (*answer, (Button(press="!back", label=line("button-i-am-back"), style=Style.GOOD),))
    game = game_screens()[table.game]
    # The same for everybody, whatever they hide: a different label or position would reveal it.
    mine = Button(
        press="!view",
        label=line(shown.private_label or game.private_label),
        style=Style.MAIN if shown.private_label else Style.PLAIN,
    )
    usual = (
        mine,
        *(Button(press=f"!page:{page.name}", label=line(page.label)) for page in game.pages),
        *(() if table.is_attempt else (Button(press="!hint", label=line("button-hint")),)),
        Button(press="!rules", label=line("button-rules")),
        Button(press="!more", label=line("button-more")),
    )
    return (*answer, *_with_lesson(position, usual))


def _with_lesson(position: Position, usual: Row) -> tuple[Row, ...]:
    """Return the usual row; in a tutorial without [More], under a row of buttons to go on and to leave.

    These have their own row: in the usual one there is no room for all, and what is there at one step stays.
    """
    found = guide(position, None)
    if found is None:
        return (usual,)
    label = line("button-play" if found.is_last else "button-next")
    go_on = Button(press=f"!next:{position.table.lesson}", label=label, style=Style.GOOD)
    skip = Button(press="!skip", label=line("button-skip"))
    row = (*((go_on,) if found.waits is Waits.NEXT else ()), *(() if found.is_last else (skip,)))
    return (row, usual[:-1])


def end_screen(position: Position) -> Screen:
    table, game = position.table, game_of(position.table)
    outcome = game.outcome(position.state)
    if outcome is not None:
        told = Line(outcome.key, {"seats": "".join(map(str, outcome.winners)), **outcome.params})
    else:
        winners = table.result.winners if table.result else ()
        told = line(table.result.key if table.result else "game-over", seats="".join(map(str, winners)))
    buttons = [
        Button(press="!rematch", label=line("button-rematch"), style=Style.MAIN),
        Button(press="!replay", label=line("button-replay")),
        Button(press="!review", label=line("button-review")),
        Button(press="!verify", label=line("button-verify")),
        Button(press="!new", label=line("button-new-table")),
    ]
    return Screen(
        lines=(told,),
        table=table.id,
        stamp=str(table.revision),
        drawing=replace(drawing_of(table, game.view_for(position.state, None)), record=table),
        service=rows(buttons, 2),
    )


def private_screen(position: Position, seat: int, look: str = "") -> Screen:
    """Return what only this seat may see: its secret, its hand, its drawing panel."""
    table, game = position.table, game_of(position.table)
    view = game.view_for(position.state, seat)
    shown = game_screens()[table.game].private(view, look)
    return Screen(
        lines=(*shown.lines, *taught(position, seat)),
        table=table.id,
        stamp=stamp_of(position, seat),
        drawing=drawing_of(table, view, shown.chosen),
        choices=shown.choices if table.phase is Phase.RUNNING else (),
    )


def next_private_screen(position: Position, seat: int, *, always: bool = False) -> Screen | None:
    """Return what a seat that has moved sees alone, if it offers more than the board (or `always`)."""
    screen = private_screen(position, seat)
    return screen if always or _presses(screen) - _presses(board_screen(position, ())) else None


def own_board(position: Position, seat: int, news: Sequence[Event] = ()) -> Screen:
    """Return the board for one seat alone: whoever is on move can go on there."""
    board = board_screen(position, news)
    choices = board.choices if seat in position.to_move else ()
    return replace(board, stamp=stamp_of(position, seat), choices=choices, service=())


def _presses(screen: Screen) -> set[str]:
    return {button.press for row in screen.choices for button in row}


def hides(position: Position, seat: int) -> bool:
    """Tell whether a seat knows something that the public does not."""
    game, secret = game_of(position.table), game_screens()[position.table.game].secret
    return secret is not None and secret(game.view_for(position.state, seat)) != secret(
        game.view_for(position.state, None)
    )


def touched_lines(position: Position, seat: int, press: str) -> tuple[Line, ...]:
    """Return what the presser of `#…` is told."""
    table, game = position.table, game_of(position.table)
    touched = game_screens()[table.game].touched
    if touched is None:
        return ()
    return touched(game.view_for(position.state, seat), press, _named_since(table, seat))


def _named_since(table: Table, seat: int) -> frozenset[str]:
    """Return what others have named in their moves between somebody's last two, and since."""
    own, named = 0, set[str]()
    for played in reversed(list(table.moves)):
        own += played.seat == seat
        if own == 2:
            break
        if played.seat != seat:
            named.update(played.move.split())
    return frozenset(named)


def reminder_screen(position: Position, left: int) -> Screen:
    """Return the reminder that somebody's move is waiting; `left` is the remaining time in ms."""
    table = position.table
    hours = max(1, round(left / 3_600_000))
    buttons = [
        Button(press="!board", label=line("button-to-the-board"), style=Style.MAIN),
        Button(press="!play-for-me", label=line("button-play-for-me")),
        Button(press="!quiet", label=line("button-quiet")),
    ]
    return Screen(
        lines=(line("remind", game=table.game, hours=hours),),
        table=table.id,
        stamp=str(table.revision),
        service=(tuple(buttons),),
    )


def more_screen(table: Table) -> Screen:
    """Return the rarely used buttons."""
    buttons = [
        Button(press="!board", label=line("button-board-again")),
        Button(press="!text", label=line("button-text-board")),
        *(() if table.is_attempt else (Button(press="!take-back", label=line("button-take-back")),)),
        Button(press="!pause", label=line("button-pause")),
        Button(press="!verify", label=line("button-fair-deal")),
        Button(press="!concede", label=line("button-concede"), style=Style.BAD),
        Button(press="!abandon", label=line("button-abandon"), style=Style.BAD),
    ]
    return Screen(lines=(line("more-title"),), table=table.id, stamp=str(table.revision), service=rows(buttons, 2))


def page_screen(position: Position, seat: int | None, name: str) -> Screen | None:
    """Return a page that the game explains itself with, as a seat or the public sees it; None: there is none."""
    table = position.table
    page = next((page for page in game_screens()[table.game].pages if page.name == name), None)
    if page is None:
        return None
    view = game_of(table).view_for(position.state, seat)
    return Screen(lines=page.lines(view), table=table.id, stamp=str(table.revision))
