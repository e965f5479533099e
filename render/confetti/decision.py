"""What decided a game of Конфетти: the round in which the winner got furthest ahead."""

from engines.confetti.sets import UNLIT
from engines.confetti.state import Phase, RoundScore, Side
from engines.confetti.view import View
from engines.contract import Seat
from render.confetti.cards import FreeCard
from render.confetti.furniture import signed
from render.ending import Decision
from render.scene import Item, sprite
from render.words import Words

_SIDE = 92


def decision(view: View, words: Words) -> Decision | None:
    """Return the round with the largest lead over the best of the others; with its cards, if the course is known."""
    assert view.outcome is not None  # noqa: S101 (checked by the caller)
    if not view.outcome.winners or not view.gains or len(view.hands) < 2:
        return None
    winner = view.outcome.winners[0]

    def lead(number: int) -> int:
        gains = view.gains[number]
        return gains[winner] - max(gain for seat, gain in enumerate(gains) if seat != winner)

    number = max(range(len(view.gains)), key=lead)
    if lead(number) <= 0:
        return None
    score = _score(view, words, number, winner)
    lines = [words.say("confetti-picture-decisive", name=words.name(winner), gain=signed(view.gains[number][winner]))]
    if score is not None:
        lines.append(words.say("confetti-picture-sets", sets=score.worth.sets, spare=score.worth.penalty))
    art, wide = _cards(view, score)
    said = words.say("picture-round", number=number + 1)
    return Decision(title=words.say("picture-decided", what=said), lines=tuple(lines), art=art, wide=wide)


def _score(view: View, words: Words, number: int, winner: Seat) -> RoundScore | None:
    """Return what the winner had in a round: as long as the cards to keep are chosen, it is on the table."""
    for past in words.past():
        if past.phase is Phase.KEEP and len(past.gains) == number + 1 and past.scores:
            found: RoundScore = past.scores[winner]
            return found
    last = len(view.gains) == number + 1 and view.scores
    return view.scores[winner] if last else None


def _cards(view: View, score: RoundScore | None) -> tuple[tuple[Item, ...], int]:
    if score is None:
        return (), 0
    shown = score.worth.scheme[:4]
    wide = len(shown) * (_SIDE + 6)
    return tuple(
        sprite(
            at * (_SIDE + 6) - wide // 2,
            -42,
            FreeCard(card, 0, _SIDE, 84, view.side is Side.BLACK, score.worth.lit[at] or UNLIT * 3, under="soft"),
        )
        for at, card in enumerate(shown)
    ), wide
