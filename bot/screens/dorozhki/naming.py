"""What the moves of Colour Paths are called: a card by its letter, a spot by its number."""

import re

from bot.screens.language import Line, line
from engines.dorozhki.notation import format_move, parse_move
from engines.dorozhki.state import Decline, Lay, Phase
from engines.dorozhki.view import View
from engines.errors import MalformedMove
from render.dorozhki.choices import Choices, choices

# Cyrillic letters that look like these Latin ones, for people with a Russian keyboard.
_LOOKALIKES = str.maketrans("АВСЕНКМОРТХ", "ABCEHKMOPTX")
_TYPED = re.compile(
    r"(?:CARD|КАРТА|КАРТУ)?\s*([A-ZАВСЕНКМОРТХ]{1,2})?(?:\s*KARTI)?"
    r"(?:[\s,]*(?:ON|НА|SPOT|МЕСТО|YER))*\s*([0-9]{1,2})?"
)


def named(view: View, text: str) -> Line:
    move = parse_move(text)
    if isinstance(move, Decline):
        return line("dorozhki-button-decline")
    letter = next((held.letter for held in choices(view).hand if held.card.number == move.card), "?")
    places = choices(view, str(move.card)).places
    spot = next((place.number for place in places if place.move == format_move(move)), None)
    if spot is None:
        return line("dorozhki-move-card", letter=letter)
    return line("dorozhki-move", letter=letter, number=spot)


def typed(view: View, text: str) -> str:
    """Read a card's letter and a spot's number: `A2`. Where only one card fits, the number is enough."""
    found = _TYPED.fullmatch(text.strip().upper())
    if found is None or not any(found.groups()) or view.outcome is not None:
        return text
    letter, number = (found[1] or "").translate(_LOOKALIKES), int(found[2] or 0)
    hand = {held.letter: held.card for held in choices(view).hand}
    if view.phase is Phase.FIRST:
        return format_move(Lay(hand[letter].number)) if letter in hand else text
    return _spot(view, letter, number) if not letter or letter in hand else text


def _spot(view: View, letter: str, number: int) -> str:
    chosen = choices(view, letter)
    playable = [held.letter for held in chosen.hand if held.ways]
    if not playable:
        raise MalformedMove("dorozhki-malformed")
    if not letter and len(playable) > 1:
        raise MalformedMove("dorozhki-say-which", letter=playable[0], number=number)
    letter = letter or playable[0]
    if letter not in playable:
        raise MalformedMove("dorozhki-fits-nowhere", letter=letter)
    move = next((place.move for place in chosen.places if place.number == number), None)
    if move is None:
        raise MalformedMove("dorozhki-no-such-spot", letter=letter, places=_count(chosen))
    return move


def _count(chosen: Choices) -> int:
    return len(chosen.places)
