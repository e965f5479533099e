"""Scoring as the rulebook says it, word by word: every choice of cards is tried, smallest first."""

from itertools import combinations

COLOURS = "ROYGCBV"


def sets(cards):
    """The sum over the colours of the smallest of their numbers of small, medium and large circles."""
    small, medium, large = zip(*cards, strict=True) if cards else ("", "", "")
    return sum(min(small.count(colour), medium.count(colour), large.count(colour)) for colour in COLOURS)


def fewest(cards):
    """The fewest of the cards that still give as many sets."""
    wanted = sets(cards)
    return next(
        size for size in range(len(cards) + 1) if any(sets(some) == wanted for some in combinations(cards, size))
    )


def net(cards):
    return sets(cards) - (len(cards) - fewest(cards))
