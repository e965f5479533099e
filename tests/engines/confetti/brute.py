"""Scoring by brute force, exactly as the rulebook says: try every choice of cards, smallest first."""

from itertools import combinations

COLOURS = "ROYGCBV"


def sets(cards):
    """The sum over colours of the smallest of their small, medium and large circle counts."""
    small, medium, large = zip(*cards, strict=True) if cards else ("", "", "")
    return sum(min(small.count(colour), medium.count(colour), large.count(colour)) for colour in COLOURS)


def fewest(cards):
    """The fewest of the cards that still make as many sets."""
    wanted = sets(cards)
    return next(
        size for size in range(len(cards) + 1) if any(sets(some) == wanted for some in combinations(cards, size))
    )


def net(cards):
    return sets(cards) - (len(cards) - fewest(cards))
