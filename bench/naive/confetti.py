"""The smallest scheme by brute force: every choice of cards, smallest first. A baseline."""

from itertools import combinations

from engines.confetti.deck import COLOURS


def sets(cards):
    return sum(min(sum(card[size] == colour for card in cards) for size in range(3)) for colour in COLOURS)


def scheme(cards):
    wanted = sets(cards)
    for size in range(len(cards) + 1):
        for some in combinations(cards, size):
            if sets(some) == wanted:
                return some
    raise AssertionError
