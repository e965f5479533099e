"""How a game of Cvetariki went, in words: since when each secret colour could be guessed."""

from bot.screens.language import Line, line
from engines.cvetariki.review import Found
from engines.cvetariki.view import View


def reviewed(found: Found, _last: View) -> tuple[Line, ...]:
    guessed = tuple(
        line("cvetariki-review-guessed", seat=each.seat, colour=each.colour.value, number=each.move)
        for each in sorted(found.guessed, key=lambda each: each.move or 0)
        if each.move is not None
    )
    hidden = "".join(dict.fromkeys(str(each.seat) for each in found.guessed if each.move is None))
    return (*guessed, *((line("cvetariki-review-hidden", seats=hidden),) if hidden else ()))
