"""The table of Confetti as text: every slot with its card, hands, scores, and what to type."""

from collections.abc import Iterator

from engines.colours import Colour
from engines.confetti.deck import Card
from engines.confetti.state import Phase
from engines.confetti.view import View
from render.confetti.choices import is_keeping, numbers
from render.confetti.furniture import clock
from render.confetti.slots import moves
from render.theme import SYMBOLS
from render.words import Words


def symbols(card: Card) -> str:
    """Return the circles of a card: small, medium and large."""
    return "".join(SYMBOLS[Colour(letter)] for letter in card)


def text(view: View, words: Words) -> str:
    """Return the whole table, and for a viewer everything that can be typed now."""
    parts = [*_status(view, words), ""]
    if view.phase in (Phase.SAND, Phase.DRAFT):
        parts += [words.say("confetti-picture-text-slots"), *_slots(view, words), ""]
    parts += [*_hands(view, words), ""]
    if view.viewer is not None and view.outcome is None:
        parts += _mine(view, words, view.viewer)
    return "\n".join(parts)


def alt(view: View, words: Words) -> str:
    """Return what the picture shows, in a few sentences."""
    held = ", ".join(f"{words.name(seat)}: {len(hand)}/{view.limit}" for seat, hand in enumerate(view.hands))
    free = sum(not holders for holders in view.holders)
    table = [words.say("confetti-picture-free", count=free)] if view.phase in (Phase.SAND, Phase.DRAFT) else []
    return " ".join(f"{line}." for line in (*_status(view, words), *table, *_to_keep(view, words), held))


def _to_keep(view: View, words: Words) -> Iterator[str]:
    """The cards that the viewer chooses from, by the numbers in the picture and on the buttons."""
    seat = view.viewer
    if seat is not None and is_keeping(view, seat):
        for card, number in numbers(view, seat).items():
            yield words.say("confetti-picture-text-card", number=number, card=symbols(card))


def _status(view: View, words: Words) -> Iterator[str]:
    where = words.say("picture-round-of", number=view.round, rounds=view.rounds)
    yield f"{words.say('confetti-picture-name')}, {where}"
    if view.outcome is not None:
        winners = view.outcome.winners
        if winners:
            yield words.say("picture-won", names=words.together(winners), count=len(winners))
        for seat in sorted(range(len(view.hands)), key=view.outcome.places.__getitem__):
            score = words.say("picture-points", points=view.outcome.scores[seat].total)
            yield words.say("picture-place", place=view.outcome.places[seat], name=words.name(seat), score=score)
        return
    if view.phase is Phase.SAND:
        yield words.say("confetti-picture-text-sand", time=clock(view, words))
    elif view.turn is not None:
        yield words.say("picture-turn", name=words.name(view.turn))
    elif view.waiting:
        yield words.say("confetti-picture-waiting", names=words.together(view.waiting))


def _slots(view: View, words: Words) -> Iterator[str]:
    for number, (card, holders) in enumerate(zip(view.slots, view.holders, strict=True), start=1):
        if card not in view.out:
            held = f" ({' × '.join(words.name(seat) for seat in holders)})" if holders else ""
            yield f"{number}. {symbols(card)}{held}"


def _hands(view: View, words: Words) -> Iterator[str]:
    for seat, hand in enumerate(view.hands):
        points = words.say("picture-points", points=len(view.points[seat]))
        cards = " ".join(symbols(card) for card in hand) or "–"
        yield f"{words.name(seat)}, {points}: {cards}"
        if view.phase is Phase.KEEP and view.scores:
            worth = view.scores[seat].worth
            used = " ".join(symbols(card) for card in worth.scheme) or "–"
            yield words.say(
                "confetti-picture-text-scored", net=worth.net, sets=worth.sets, spare=worth.penalty, cards=used
            )
    if view.worth is not None and view.phase in (Phase.SAND, Phase.DRAFT):
        yield words.say("confetti-picture-sets", sets=view.worth.sets, spare=view.worth.penalty)


def _mine(view: View, words: Words, seat: int) -> Iterator[str]:
    """What the viewer can type now."""
    if is_keeping(view, seat):
        yield from _to_keep(view, words)
        count = view.scores[seat].to_keep
        kept = " ".join(str(number) for number in list(numbers(view, seat).values())[:count])
        yield words.say("confetti-picture-text-keep", count=count, numbers=kept)
    elif view.phase in (Phase.READY, Phase.KEEP):
        if seat in view.waiting:
            yield words.say("confetti-picture-text-ready")
    else:
        playable = moves(view).items()
        drops = [str(number) for number, move in playable if move.startswith("drop")]
        takes = [number for number, move in playable if move.startswith("take")]
        if takes:
            yield words.say("confetti-picture-text-take", number=takes[0])
        if drops:
            yield words.say("confetti-picture-text-drop", numbers=", ".join(drops))
        if view.turn == seat:
            yield words.say("confetti-picture-text-done")
