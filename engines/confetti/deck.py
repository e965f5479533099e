"""The 84 cards of Confetti. A card is written small-medium-large: `ROY`."""

from collections.abc import Iterator

from engines.colours import Colour

Card = str
"""The colours of a card's small, medium and large circles, as three letters. No two cards are the same."""

COLOURS = (
    Colour.RED,
    Colour.ORANGE,
    Colour.YELLOW,
    Colour.GREEN,
    Colour.CYAN,
    Colour.BLUE,
    Colour.VIOLET,
)

# [reconstructed] Indexes into COLOURS. Each family is shifted through all seven colours and through its three
# rotations, so no colour is special. Both sides of the cards have the same 84 triples.
FAMILIES = ((0, 1, 2), (0, 2, 4), (0, 6, 3), (0, 6, 4))


def _cards() -> Iterator[Card]:
    for family in FAMILIES:
        for shift in range(len(COLOURS)):
            small, medium, large = (COLOURS[(place + shift) % len(COLOURS)].value for place in family)
            yield small + medium + large
            yield medium + large + small
            yield large + small + medium


DECK: tuple[Card, ...] = tuple(_cards())
