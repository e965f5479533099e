"""How a game of Cvetris went, in words: the best round, and the worst."""

from bot.screens.language import Line, line
from engines.cvetris.review import Found
from engines.cvetris.view import View


def reviewed(found: Found, _last: View) -> tuple[Line, ...]:
    rounds = [(gain, number, seat) for number, gains in enumerate(found.gains, 1) for seat, gain in enumerate(gains)]
    if not rounds:
        return ()
    best, worst = max(rounds, key=lambda each: each[0]), min(rounds, key=lambda each: each[0])
    told = [line("cvetris-review-round", number=best[1], seat=best[2], points=best[0])]
    if worst[0] < 0:
        told.append(line("cvetris-review-lost", number=worst[1], seat=worst[2], points=-worst[0]))
    return tuple(told)
