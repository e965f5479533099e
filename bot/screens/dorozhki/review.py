"""How a game of Colour Paths went, in words: the best card that was missed."""

from bot.screens.language import Line, line
from engines.dorozhki.review import Found
from engines.dorozhki.view import View


def reviewed(found: Found, last: View) -> tuple[Line, ...]:
    missed = found.missed
    if missed is None:
        return (line("dorozhki-review-none"),) if len(last.hands) > 1 else ()
    before, after = missed.chance
    number = missed.cards + 1
    return (line("dorozhki-review-missed", seat=missed.seat, number=number, before=before, after=after),)
