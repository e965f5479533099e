"""Scoring a round: sets, the smallest scheme, the penalty."""

from collections import Counter
from itertools import combinations

import pytest

from engines.confetti.deck import DECK
from engines.confetti.sets import net, worth
from engines.randomness import Rng
from tests.engines.confetti import brute

EXAMPLES = [
    ("ROY OYR YRO", 3, 3, 0, 3),
    ("ROY OYR YGC VRB", 2, 4, 0, 2),
    ("YGC GCY VOC OYG CVO", 4, 5, 0, 4),
    ("ROY OYR YRO GCB", 3, 3, 1, 2),
    ("ROV OVR VYO RBO", 2, 3, 1, 1),
    ("GRV RVG VGR VYC OYR GBO", 3, 3, 3, 0),
    ("GVB YOB BOG CBV YVB OYG", 1, 3, 3, -2),
    ("ROY OYR YRO GCB CBG BGC", 6, 6, 0, 6),
    ("ROY OYR YRO GCB CBG BGC RYC YCR CRY", 9, 9, 0, 9),
    ("", 0, 0, 0, 0),
]


def hands(count):
    """Hands of up to 9 cards: any, and from few colours, where sets compete for cards."""
    rng = Rng.of("hands")
    for number in range(count):
        colours = rng.shuffled("ROYGCBV")[: 3 + number % 5]
        cards = [card for card in DECK if set(card) <= set(colours)]
        yield tuple(rng.shuffled(cards)[: rng.below(10)])


@pytest.mark.parametrize(("held", "sets", "fewest", "penalty", "points"), EXAMPLES)
def test_worked_examples(held, sets, fewest, penalty, points):
    value = worth(held.split())
    assert (value.sets, len(value.scheme), value.penalty, value.net) == (sets, fewest, penalty, points)
    assert net(held.split()) == points


@pytest.mark.parametrize(("held", "sets", "fewest", "penalty", "points"), EXAMPLES)
def test_the_worked_examples_use_cards_of_the_deck(held, sets, fewest, penalty, points):
    assert set(held.split()) <= set(DECK)


def test_the_most_economical_scheme_counts_even_if_a_use_was_found_for_every_card():
    held = ["ROV", "OVR", "VYO", "RBO"]
    orange, violet = ("OVR", "ROV", "RBO"), ("VYO", "OVR", "ROV")
    assert [card[size] for size, card in enumerate(orange)] == ["O"] * 3
    assert [card[size] for size, card in enumerate(violet)] == ["V"] * 3
    assert {*orange, *violet} == set(held)
    assert worth(held).scheme == ("ROV", "OVR", "VYO")
    assert worth(held).penalty == 1


def test_several_sets_of_one_colour_are_fine():
    reds = [card for size in range(3) for card in [card for card in DECK if card[size] == "R"][:2]]
    assert len(set(reds)) == 6
    assert "".join(worth(reds).lit).count("R") == 6


def check(hand):
    value = worth(hand)
    assert (value.sets, len(value.scheme)) == (brute.sets(hand), brute.fewest(hand)), hand
    assert (value.held, value.net) == (hand, net(hand))
    check_scheme(value)


def check_scheme(value):
    """The scheme is part of the hand and makes all sets; each circle counts for one set, and every card is used."""
    assert [card for card in value.held if card in value.scheme] == list(value.scheme)
    assert brute.sets(value.scheme) == value.sets
    lit = Counter((size, mark) for marks in value.lit for size, mark in enumerate(marks) if mark != "-")
    assert sum(lit.values()) == 3 * value.sets
    assert all(lit[0, colour] == lit[1, colour] == lit[2, colour] for colour in brute.COLOURS)
    for card, marks in zip(value.scheme, value.lit, strict=True):
        assert marks != "---"
        assert all(mark in ("-", letter) for mark, letter in zip(marks, card, strict=True))


def test_the_scorer_equals_brute_force():
    for hand in hands(2_000):
        check(hand)


@pytest.mark.soak
def test_the_scorer_equals_brute_force_on_very_many_hands():
    for hand in hands(100_000):
        check(hand)


def test_among_equally_short_schemes_the_cards_taken_first_are_used():
    def first_cards(hand):
        shortest = [some for some in combinations(hand, brute.fewest(hand)) if brute.sets(some) == brute.sets(hand)]
        spare = {
            some: sorted((at for at, card in enumerate(hand) if card not in some), reverse=True) for some in shortest
        }
        return max(shortest, key=lambda some: spare[some]), len(shortest)

    ties = 0
    for hand in hands(200):
        scheme, schemes = first_cards(hand)
        assert worth(hand).scheme == scheme
        ties += schemes > 1
    assert ties > 10
