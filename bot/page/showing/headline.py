"""The two lines over the board, written for whoever reads them: chats address a room, the page one person."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.daily.cards import result_text
from bot.page.showing.frames import Data
from bot.page.showing.news import said_second, shorter
from bot.screens.contract import Shown
from bot.screens.language import Line, line
from bot.screens.registry import game_screens
from bot.tables.lobby import game_of
from bot.tables.turns import Position
from bot.texts import Words
from storage import Phase


@dataclass(frozen=True, kw_only=True)
class Reader:
    """Who reads the lines, and what only they are told."""

    seat: int | None = None
    """None: they watch."""
    hosts: bool = False
    called: Line | None = None
    """What they are to do, where the game's own call is about buttons that the page does not have."""
    par: int | None = None
    """Of a daily board: the result of the strongest computer, if it is known."""


def headed(position: Position | None, reader: Reader, lines: Sequence[Line], words: Words) -> Data:
    """Return the headline as text before a name, the name, and text after it, so that only the name is ever cut.

    `brief` is the same for small windows, where it is too long for them. `news` is the second line.
    """
    if position is None or position.table.phase is not Phase.RUNNING or not position.to_move:
        # The code of the deal has its own button here: half of it would be no use.
        first, rest = lines[:1], [each for each in lines[1:] if each.key != "board-fingerprint"]
        rest = [(shorter(each, words) or each) if reader.hosts else each for each in rest]
        headline = ["".join(words.line(_of_lobby(each, reader)) for each in first), "", ""]
        return {"headline": headline, "brief": None, "news": [words.line(each) for each in rest]}
    shown = _shown(position)
    said = _first(position, reader, shown, words)
    brief = replace(said, key=f"{said.key}-brief")
    return {
        "headline": _parts(said, position, words),
        "brief": _parts(brief, position, words) if words.texts.has(words.locale, brief.key) else None,
        "news": [words.line(each) for each in said_second(position, reader.seat, shown, lines, words, reader.called)],
    }


def _of_lobby(said: Line, reader: Reader) -> Line:
    """Return how full a table is in words for the reader; its card names the game and the host."""
    if said.key != "lobby-opened":
        return said
    if reader.seat is not None:
        form = "own" if reader.hosts else "joined"
    else:
        form = "full" if said.params["taken"] == said.params["most"] else "free"
    return replace(said, key=f"local-headline-lobby-{form}")


def _shown(position: Position) -> Shown:
    """Return what the game shows to everybody."""
    view = game_of(position.table).view_for(position.state, None)
    return game_screens()[position.table.game].public(view, "")


def _first(position: Position, reader: Reader, shown: Shown, words: Words) -> Line:
    """Return whose turn it is, as this reader would say it."""
    table, movers, seat = position.table, sorted(position.to_move), reader.seat
    if table.daily is not None and seat is not None:  # it is always their move
        return _daily(table.daily, table.game, reader.par, words)
    kinds = {shown.doing.get(mover, "") for mover in movers}
    doing = shown.doing.get(seat, "") if seat in movers else kinds.pop() if len(kinds) == 1 else ""
    if seat in movers:
        return _worded("yours", table.game, doing, words)
    if len(movers) > 1:  # their names would not fit
        form = "watching-many" if seat is None else "waiting-many"
        return replace(_worded(form, table.game, doing, words), params={"players": len(movers)})
    if seat is None:
        return replace(_worded("watching", table.game, doing, words), params={"seats": str(movers[0])})
    if table.seats[movers[0]].away:
        return line("board-stands-in", seat=movers[0])
    return replace(_worded("thinking", table.game, doing, words), params={"seat": movers[0]})


def _daily(number: int, game: str, par: int | None, words: Words) -> Line:
    if par is None:
        return line("local-headline-daily", number=number)
    return line("local-headline-daily-par", number=number, par=result_text(game, par, words, done=True))


def _worded(form: str, game: str, doing: str, words: Words) -> Line:
    """Return a headline in the game's own words for what is being done, if it has such words."""
    own = f"{game}-headline-{form}-{doing}"
    return line(own if words.texts.has(words.locale, own) else f"local-headline-{form}")


def _parts(said: Line, position: Position, words: Words) -> list[str]:
    movers, text = position.to_move, words.line(said)
    mover = words.names[min(movers)] if len(movers) == 1 else ""
    return list(text.partition(mover)) if mover else [text, "", ""]
