"""The table of Colour Paths as text: every card with its ends, where it is, and every move by letter and number."""

from collections.abc import Iterator

from engines.colours import Colour
from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Facing, Spot, cells_of
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.dorozhki.choices import choices, letter
from render.dorozhki.telling import told
from render.theme import SYMBOLS
from render.words import Words

_ARROWS = {Facing.WEST: "←", Facing.NORTH: "↑", Facing.EAST: "→", Facing.SOUTH: "↓"}


def text(view: View, words: Words) -> str:
    """Return the whole position and the current player's moves."""
    parts = [*_status(view, words), "", words.say("dorozhki-picture-text-ends"), ""]
    if view.laid:
        parts += [words.say("dorozhki-picture-text-table"), *_table(view), ""]
    for seat, hand in enumerate(view.hands):
        parts.append(f"{words.name(seat)}:")
        parts += [f"{letter(at)}. {described(card)}" for at, card in enumerate(hand)]
        parts.append("")
    return "\n".join((*parts, *_moves(view, words)))


def alt(view: View, words: Words) -> str:
    """Return what the picture shows, in a few sentences."""
    counts = ", ".join(f"{words.name(seat)}: {len(hand)}" for seat, hand in enumerate(view.hands))
    cards = words.say("dorozhki-picture-on-table", cards=len(view.laid))
    return " ".join(f"{line}." for line in (*_status(view, words), cards, counts))


def described(card: Card) -> str:
    """Return a card as its three paths: `▲0–★1 …`, ends counted clockwise from the marked end."""
    paths = (
        f"{SYMBOLS[Colour(card.ends[one])]}{one}–{SYMBOLS[Colour(card.ends[other])]}{other}"
        for one, other in card.pieces
    )
    return " ".join(paths)


def _status(view: View, words: Words) -> Iterator[str]:
    yield f"{words.say('dorozhki-picture-name')}, {words.say('dorozhki-picture-bank', count=view.bank)}"
    for news in view.happened:
        yield told(news, words)
    if view.outcome is not None:
        winners = view.outcome.winners
        yield words.say("picture-won", names=words.together(winners), count=len(winners))
        for seat in sorted(range(len(view.hands)), key=view.outcome.places.__getitem__):
            score = words.say("dorozhki-picture-cards-left", count=len(view.hands[seat]))
            yield words.say("picture-place", place=view.outcome.places[seat], name=words.name(seat), score=score)
    else:
        yield words.say("picture-turn", name=words.name(view.turn))


def _table(view: View) -> Iterator[str]:
    for card, spot in view.laid:
        yield f"{described(card)} {_ARROWS[spot.facing]} {_cells(spot)}"


def _moves(view: View, words: Words) -> Iterator[str]:
    if view.phase is Phase.OVER:
        return
    yield words.say("dorozhki-picture-text-moves")
    for held in choices(view).hand:
        if view.phase is Phase.FIRST:
            yield held.letter
        elif held.ways:
            for place in choices(view, held.letter).places:
                yield f"{held.letter} {place.number}: {_ARROWS[place.spot.facing]} {_cells(place.spot)}"
    if view.phase is Phase.EXTRA:
        yield words.say("dorozhki-picture-text-pass")


def _cells(spot: Spot) -> str:
    """Return the cells of a card as column and row, that of the marked end first."""
    return " ".join(f"({cell.x},{cell.y})" for cell in cells_of(spot))
