"""The second line over a board: first what its reader is to do, then what happened, the newest first.

Where there is little room, the last things are left out.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.contract import GameScreens, Shown
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
    facts = _ordered([each for each in rest if each not in known], seat, game_screens()[position.table.game], words)
    if seat not in position.to_move:
        after = [line("local-news-next")] if _is_next(position, seat) else []
        told = [each if seat is None else to_reader(each, seat, words) for each in (*facts, *around)]
        return [*after, *offers, *told]
    asked = [shorter(each, words) or each for each in lines if _is_like(each, shown.asked)]
    called_to = [called] if called is not None else _called(calls, seat, words)
    if not called_to and seat not in shown.doing:
        # The keys of lines that say no more than whose turn it is begin so.
        called_to = [each for each in lines if each in calls and not each.key.startswith("board-")]
    return [*called_to, *asked, *offers, *(to_reader(each, seat, words) for each in (*around, *facts))]


def shorter(said: Line, words: Words, form: str = "own") -> Line | None:
    """Return a line as it is said to one reader on a small screen, if there are words for that."""
    own = replace(said, key=f"{said.key}-{form}")
    return own if words.texts.has(words.locale, own.key) else None


def to_reader(said: Line, seat: int | None, words: Words) -> Line:
    """Return a line as it is said to a seat: nobody reads their own name, neither as who did it nor as the other."""
    is_theirs, is_other = said.params.get("seat", seat) == seat, said.params.get("other") == seat
    form = "own" if is_theirs else "own-other" if is_other else ""
    return (shorter(said, words, form) if form else None) or said


def _is_like(said: Line, asked: Sequence[Line]) -> bool:
    """Tell whether a line asks for the same as others do; who is on move may have chosen another card meanwhile."""
    return any(said.key == each.key for each in asked)


def _called(calls: Sequence[Line], seat: int | None, words: Words) -> list[Line]:
    """Return what a seat is to do in words for itself; chats name who is meant, and may mean somebody else."""
    meant = [each for each in calls if str(seat) in str(each.params.get("seats", seat))]
    return [own for each in meant if (own := shorter(each, words)) is not None]


def _ordered(facts: Sequence[Line], seat: int | None, game: GameScreens, words: Words) -> list[Line]:
    """Return what happened, the newest first; what the reader did is no news to them.

    What came of a deed stays behind it: a ring before the card that closed it would seem to be the next player's.
    """
    groups: list[list[Line]] = []
    for each in facts:
        if each.key in game.follows and groups:
            groups[-1].append(each)
        else:
            groups.append([each])
    newest = [each for group in reversed(groups) for each in _joined(group, seat, words)]
    return sorted(newest, key=lambda each: each.key in game.deeds and each.params.get("seat") == seat)


def _joined(group: Sequence[Line], seat: int | None, words: Words) -> Sequence[Line]:
    """Return a deed and what came of it; if that concerns the reader, both in one sentence where there are words."""
    deed, *came = group
    by = deed.params.get("seat")
    if by is None or by == seat:
        return group
    said = [_by(each, by, words) if each.params.get("seat") == seat else each for each in came]
    return group if said == came else said


def _by(said: Line, other: str | int | Line, words: Words) -> Line:
    joined = Line(f"{said.key}-own-by", {**said.params, "other": other})
    return joined if words.texts.has(words.locale, joined.key) else said


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
