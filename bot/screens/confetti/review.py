"""How a game of Confetti went, in words: what was left on the table."""

from bot.screens.language import Line, line
from engines.confetti.review import Found
from engines.confetti.view import View


def reviewed(found: Found, _last: View) -> tuple[Line, ...]:
    left = tuple(
        line("confetti-review-left", round=number, points=each.brings)
        for number, each in enumerate(found.rounds, 1)
        if each.left
    )
    return left or ((line("confetti-review-nothing"),) if found.rounds else ())
