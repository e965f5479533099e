"""The second line over a board: first what its reader is to do, then what happened, the newest first.

Where there is little room, the last things are left out.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.contract import Shown
from bot.screens.language import Line, line
from bot.screens.registry import game_screens
from bot.screens.tables import turn_lines
from bot.tables.lobby import game_of
from bot.tables.turns import Position
from bot.texts import Words
from engines.contract import Context
from engines.errors import NotYourTurn, RuleError
from engines.randomness import Rng

_COMPANY = 3
"""From so many players on, who is next is worth telling."""


def said_second(  # noqa: PLR0913, PLR0917 (everything that the line depends on)
    position: Position, seat: int | None, shown: Shown, lines: Sequence[Line], words: Words, called: Line | None
) -> list[Line]:
    """Return the second line for a seat, or for who watches, from the lines of the board."""
    calls = (*turn_lines(position, shown), *(line("board-your-turn", seat=each) for each in position.to_move))
    rest = [each for each in lines if each not in calls]
    offers = [each for each in rest if each.key.startswith("offer-")]
    around = [each for each in rest if each in shown.lines]
    known = (*offers, *around, *(each for each in rest if _is_like(each, shown.asked)))
    facts = _ordered([each for each in rest if each not in known], seat, game_screens()[position.table.game].deeds)
    if seat not in position.to_move:
        after = [line("local-news-next")] if _is_next(position, seat) else []
        return [*after, *offers, *facts, *around]
    asked = [each for each in lines if _is_like(each, shown.asked)]
    called_to = [called] if called is not None else _to_reader(calls, seat, words)
    if not called_to and seat not in shown.doing:
        # The keys of lines that say no more than whose turn it is begin so.
        called_to = [each for each in lines if each in calls and not each.key.startswith("board-")]
    return [*called_to, *asked, *offers, *(shorter(each, words) or each for each in (*around, *facts))]


def shorter(said: Line, words: Words) -> Line | None:
    """Return a line as it is said to one reader on a small screen, if there are words for that."""
    own = replace(said, key=f"{said.key}-own")
    return own if words.texts.has(words.locale, own.key) else None


def _is_like(said: Line, asked: Sequence[Line]) -> bool:
    """Tell whether a line asks for the same as others do; who is on move may have chosen another card meanwhile."""
    return any(said.key == each.key for each in asked)


def _to_reader(calls: Sequence[Line], seat: int | None, words: Words) -> list[Line]:
    """Return what a seat is to do in words for itself; chats name who is meant, and may mean somebody else."""
    meant = [each for each in calls if str(seat) in str(each.params.get("seats", seat))]
    return [own for each in meant if (own := shorter(each, words)) is not None]


def _ordered(facts: Sequence[Line], seat: int | None, deeds: frozenset[str]) -> list[Line]:
    """Return what happened, the newest first; what the reader did is no news to them."""
    newest = list(reversed(facts))
    return sorted(newest, key=lambda each: each.key in deeds and each.params.get("seat") == seat)


def _is_next(position: Position, seat: int | None) -> bool:
    """Tell whether a seat moves next: its game says so when it refuses a move that is made too early."""
    game, movers = game_of(position.table), position.to_move
    if seat is None or len(movers) > 1 or len(position.table.seats) < _COMPANY:
        return False
    move = next(iter(game.legal_moves(position.state, min(movers))), None)
    try:
        game.apply(position.state, seat, move, Context(rng=Rng.of("next")))
    except NotYourTurn as error:
        return error.params.get("before") == 1
    except RuleError:
        return False
    return False
