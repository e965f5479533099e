"""The two lines over the board, written for whoever reads them: chats address a room, the page one person."""

from collections.abc import Sequence
from dataclasses import replace

from bot.page.showing.frames import Data
from bot.screens.language import Line, line
from bot.screens.registry import game_screens
from bot.screens.tables import turn_lines
from bot.tables.lobby import game_of
from bot.tables.turns import Position
from bot.texts import Words
from storage import Phase


def headed(
    position: Position | None, seat: int | None, lines: Sequence[Line], words: Words, called: Line | None = None
) -> Data:
    """Return the headline as text before a name, the name, and text after it, so that only the name is ever cut.

    The second line is what happened; before it, for those on move, what they are to do: as they are `called`, or in the
    words of the board, if there are such words without the reader's name.
    """
    said = _own(position, seat)
    if position is None or said is None:
        # The code of the deal has its own button here: half of it would be no use.
        first, rest = lines[:1], [each for each in lines[1:] if each.key != "board-fingerprint"]
        return {"headline": ["".join(map(words.line, first)), "", ""], "news": _said(rest, words)}
    common, to_move = _turn(position), position.to_move
    rest = [each for each in lines if each not in common]
    # The keys of lines that say no more than whose turn it is begin so.
    asked = [each for each in lines if each in common and not each.key.startswith("board-")]
    if seat in to_move:
        asked = [called] if called is not None else _to_reader(common, seat, words) or asked
        rest = [_shorter(each, words) or each for each in rest]
    else:
        asked = []
    mover, text = words.names[min(to_move)] if len(to_move) == 1 else "", words.line(said)
    headline = list(text.partition(mover)) if mover else [text, "", ""]
    return {"headline": headline, "news": _said([*asked, *rest], words)}


def _own(position: Position | None, seat: int | None) -> Line | None:
    """Return whose turn it is, as this viewer would say it; None where everybody reads the same."""
    if position is None or position.table.phase is not Phase.RUNNING or not position.to_move:
        return None
    if seat in position.to_move:
        return line("local-headline-yours")
    movers = "".join(map(str, sorted(position.to_move)))
    if len(movers) > 1:  # their names would not fit
        watching = "local-headline-watching-many" if seat is None else "local-headline-waiting-many"
        return line(watching, players=len(movers))
    if seat is None:
        return line("local-headline-watching", seats=movers)
    if position.table.seats[min(position.to_move)].away:
        return line("board-stands-in", seat=min(position.to_move))
    return line("local-headline-thinking", seat=min(position.to_move))


def _turn(position: Position) -> tuple[Line, ...]:
    """Return what everybody would be told about the turn."""
    view = game_of(position.table).view_for(position.state, None)
    shown = game_screens()[position.table.game].public(view, "")
    return (*turn_lines(position, shown), *(line("board-your-turn", seat=seat) for seat in position.to_move))


def _to_reader(asked: Sequence[Line], seat: int | None, words: Words) -> list[Line]:
    """Return what a seat is to do in words for itself; chats name who is meant, and may mean somebody else."""
    meant = [each for each in asked if str(seat) in str(each.params.get("seats", seat))]
    return [own for each in meant if (own := _shorter(each, words)) is not None]


def _shorter(said: Line, words: Words) -> Line | None:
    """Return a line as it is said to one reader on a small screen, if there are words for that."""
    own = replace(said, key=f"{said.key}-own")
    return own if words.texts.has(words.locale, own.key) else None


def _said(lines: Sequence[Line], words: Words) -> list[str]:
    return [words.line(each) for each in lines]
