"""What can be chosen in a turn: playable cards by letter, and the places of the chosen one by number."""

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from engines.dorozhki.cards import Card
from engines.dorozhki.geometry import Cell, Spot, cells_of
from engines.dorozhki.notation import format_move
from engines.dorozhki.rules import moves
from engines.dorozhki.state import Lay, Phase
from engines.dorozhki.view import View


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the current player's hand: its letter, and in how many ways it can be laid."""

    letter: str
    card: Card
    ways: int


@dataclass(frozen=True, slots=True)
class Place:
    """A way to lay the chosen card: its number, the move, and its spot."""

    number: int
    move: str
    spot: Spot
    shared: bool
    """Another way covers the same two cells; the number is then shown at the marked end."""

    @property
    def cells(self) -> tuple[Cell, Cell]:
        return cells_of(self.spot)


@dataclass(frozen=True, slots=True)
class Choices:
    hand: tuple[Held, ...]
    chosen: Card | None
    places: tuple[Place, ...]


def choices(view: View, chosen: str = "") -> Choices:
    """Return what the current player can choose; if no card is chosen, the one with the most places."""
    return _choices(view, chosen)


@lru_cache(maxsize=64)
def _choices(view: View, chosen: str) -> Choices:
    lays = [move for move in moves(view) if isinstance(move, Lay)]
    by_card: dict[int, list[Lay]] = defaultdict(list)
    for lay in lays:
        by_card[lay.card].append(lay)
    hand = view.hands[view.turn]
    held = tuple(Held(letter(at), card, len(by_card[card.number])) for at, card in enumerate(hand))
    playable = [entry for entry in held if entry.ways]
    if view.phase is Phase.FIRST or not playable:
        return Choices(held, None, ())
    wanted = [entry for entry in playable if str(entry.card.number) == chosen or entry.letter == chosen]
    entry = wanted[0] if wanted else max(playable, key=lambda each: each.ways)
    return Choices(held, entry.card, _places(by_card[entry.card.number]))


def _places(lays: list[Lay]) -> tuple[Place, ...]:
    spots = [(lay, lay.spot) for lay in lays if lay.spot is not None]
    covered = [frozenset(cells_of(spot)) for _, spot in spots]
    return tuple(
        Place(number, format_move(lay), spot, covered.count(frozenset(cells_of(spot))) > 1)
        for number, (lay, spot) in enumerate(spots, start=1)
    )


def letter(at: int) -> str:
    """Return the letter of a card by its index in the hand; after Z come AA, AB and so on."""
    return chr(ord("A") + at) if at < 26 else "A" + letter(at - 26)
