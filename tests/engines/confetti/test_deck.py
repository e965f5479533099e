"""The deck: what the box says, and the properties of the reconstruction."""

from collections import Counter
from itertools import combinations, permutations

from engines.confetti.deck import COLOURS, DECK, FAMILIES
from engines.confetti.sets import worth


def rotations(card):
    return {card, card[1:] + card[0], card[2] + card[:2]}


def test_there_are_84_different_cards():
    assert len(DECK) == len(set(DECK)) == 84


def test_the_colours_stand_in_the_order_of_the_rulebook():
    assert "".join(COLOURS) == "ROYGCBV"


def test_the_three_colours_of_a_card_differ():
    assert all(len(set(card)) == 3 and set(card) <= set("ROYGCBV") for card in DECK)


def test_each_size_and_colour_occurs_on_exactly_12_cards():
    pairs = Counter((size, card[size]) for card in DECK for size in range(3))
    assert len(pairs) == 21
    assert set(pairs.values()) == {12}


def test_the_deck_is_closed_under_rotation():
    assert all(rotations(card) <= set(DECK) for card in DECK)


def test_every_card_belongs_to_exactly_one_full_set_of_3_cards_worth_3():
    by_colours = {}
    for card in DECK:
        by_colours.setdefault(frozenset(card), []).append(card)
    full = [set(three) for alike in by_colours.values() for three in combinations(alike, 3) if worth(three).sets == 3]
    assert len(full) == 28
    for card in DECK:
        assert [three for three in full if card in three] == [rotations(card)]


def test_full_sets_need_the_same_three_colours():
    """So the search above, among cards of the same colours, misses none. One card of each family is enough."""
    for card in DECK[::21]:
        for pair in combinations((other for other in DECK if other != card), 2):
            if worth((card, *pair)).sets == 3:
                assert {card, *pair} == rotations(card)


def test_the_families_are_shifted_and_turned_in_the_order_of_the_rulebook():
    assert FAMILIES == ((0, 1, 2), (0, 2, 4), (0, 6, 3), (0, 6, 4))
    assert DECK[:6] == ("ROY", "OYR", "YRO", "OYG", "YGO", "GOY")
    assert [DECK[at] for at in range(0, 84, 21)] == ["ROY", "RYC", "RVG", "RVC"]


def test_every_two_colours_stand_together_on_neighbouring_sizes_equally_often():
    neighbours = Counter(pair for card in DECK for pair in (card[:2], card[1:]))
    assert len(neighbours) == 42
    assert {neighbours[a + b] + neighbours[b + a] for a, b in permutations("ROYGCBV", 2)} == {8}
