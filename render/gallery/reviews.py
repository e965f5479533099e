"""How games went, with made-up chances: what the games themselves found is true."""

from functools import cache
from itertools import pairwise
from typing import Any

from engines.contract import Seat
from engines.randomness import Rng
from engines.registry import games
from render.cards.review import HowItWent, Turn, how_it_went
from render.gallery.playing import played
from render.registry import pictures
from render.scene import Scene
from render.speech import speech
from render.words import Words

SEATS = {"cvetariki": 5, "cvetris": 4, "confetti": 3}
_POINTS = 24
_LATEST = 9
"""States in which something is looked for, of a game that counts its moves: all of them would take a second."""


def review(slug: str, language: str, names: tuple[str, ...]) -> Scene:
    """Return the picture of a game between computers."""
    shown = went(slug)
    say = speech(language)
    words = Words(say=say, names=names[: len(shown.chances)])
    return how_it_went(shown, words, say(f"{slug}-picture-name"))


@cache
def went(slug: str) -> HowItWent:
    game, seats = games()[slug], SEATS.get(slug, 2)
    states = [state for state, _ in played(slug, (), seats)]
    outcome, kind = game.outcome(states[-1]), game.review
    winners = outcome.winners if outcome else ()
    stage = kind.stage if kind else None
    ends = [0, *(at for at in range(1, len(states)) if stage is None or stage(states[at]) > stage(states[at - 1]))]
    shown = [ends[round(number * (len(ends) - 1) / _POINTS)] for number in range(_POINTS + 1)]

    def moment(point: int) -> Turn:
        before, after = next(pair for pair in pairwise(ends) if pair[1] >= shown[point])
        views = [game.view_for(states[at], None) for at in (before, after)]
        number = stage(states[after]) if stage else after
        seat = winners[0] if winners else 0
        return Turn(stage=number, point=point, seat=seat, gain=9 + 2 * point, before=views[0], after=views[1])

    return HowItWent(
        game=slug,
        winners=winners,
        conceded=False,
        stages=tuple(stage(states[at]) if stage else at for at in shown),
        chances=tuple(_strip(seat, seats, winners) for seat in range(seats)),
        moments=tuple(moment(point) for point in (7, 15, _POINTS)) if pictures()[slug].review else (),
        last=game.view_for(states[-1], None),
        found=_found(slug, states if len(ends) < len(states) else states[-_LATEST:]),
    )


def _found(slug: str, states: list[Any]) -> Any:
    kind = games()[slug].review
    return kind.found(states, Rng.of("gallery")) if kind is not None else None


def _strip(seat: Seat, seats: int, winners: tuple[Seat, ...]) -> tuple[int, ...]:
    end = 100 // max(1, len(winners)) if seat in winners else 0
    wobble, fair = (0, 3, 7, 4, 1, -2, -4, -1), 100 // seats
    values = (round(fair + (end - fair) * (at / _POINTS) ** 2) + wobble[(at + 3 * seat) % 8] for at in range(_POINTS))
    return (*(max(0, min(100, value)) for value in values), end)
