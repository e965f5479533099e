"""What decided a game of Confetti: the round in which the winner got furthest ahead; alone, their best one."""

from engines.confetti.sets import UNLIT
from engines.confetti.state import Phase, RoundScore, Side
from engines.confetti.view import View
from engines.contract import Seat
from render.cards.ending import Decision, Told, close_to_the_end
from render.confetti.cards import FreeCard
from render.parts.furniture import signed
from render.scene import Item, sprite
from render.words import Words

_WIDE, _TALL, _ACROSS = 116, 104, 3


def decision(view: View, words: Words) -> Decision | None:
    """Return the round with the largest lead over the best of the others; with its cards, if the course is known."""
    assert view.outcome is not None  # noqa: S101 (checked by the caller)
    if not view.outcome.winners or not view.gains:
        return None
    winner = view.outcome.winners[0]

    def lead(number: int) -> int:
        gains = view.gains[number]
        return gains[winner] - max((gain for seat, gain in enumerate(gains) if seat != winner), default=0)

    number = max(range(len(view.gains)), key=lead)
    if lead(number) <= 0:
        return close_to_the_end(view.outcome, words)
    score = _score(view, words, number, winner)
    art, wide, tall = _cards(view, score)
    gain = signed(view.gains[number][winner])
    lines: list[str | Told] = [
        Told(lambda name: words.say("confetti-picture-decisive", name=name, gain=gain), words.name(winner))
    ]
    if score is not None:
        lines.append(words.say("confetti-picture-sets", sets=score.worth.sets, spare=score.worth.penalty))
    key = "picture-decided" if len(view.hands) > 1 else "picture-best-round"
    title = words.say(key, what=words.say("picture-round", number=number + 1))
    return Decision(title=title, lines=tuple(lines), art=art, wide=wide, tall=tall)


def _score(view: View, words: Words, number: int, winner: Seat) -> RoundScore | None:
    """Return what the winner had in a round: as long as the cards to keep are chosen, it is on the table."""
    for past in words.past():
        if past.phase is Phase.KEEP and len(past.gains) == number + 1 and past.scores:
            found: RoundScore = past.scores[winner]
            return found
    last = len(view.gains) == number + 1 and view.scores
    return view.scores[winner] if last else None


def _cards(view: View, score: RoundScore | None) -> tuple[tuple[Item, ...], int, int]:
    """Return the cards of a round in rows, around (0, 0), and how wide and high they are."""
    if score is None:
        return (), 0, 0
    shown = score.worth.scheme
    across = min(_ACROSS, len(shown))
    wide, tall = across * (_WIDE + 8) - 8, -(-len(shown) // _ACROSS) * (_TALL + 8) - 8
    cards = (
        sprite(
            at % _ACROSS * (_WIDE + 8) - wide // 2,
            at // _ACROSS * (_TALL + 8) - tall // 2,
            FreeCard(card, 0, _WIDE, _TALL, view.side is Side.BLACK, score.worth.lit[at] or UNLIT * 3, under="soft"),
        )
        for at, card in enumerate(shown)
    )
    return tuple(cards), wide, tall
