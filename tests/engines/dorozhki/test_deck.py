"""The deck: what the rulebook says about it, and where it comes from."""

from collections import Counter

from engines.dorozhki.cards import COLOURS, half_turned
from engines.dorozhki.deck import CANDIDATE, DECK
from tools.dorozhki_deck import candidate, wirings


def most_of_one_colour(card):
    return max(Counter(card.ends).values())


def test_there_are_48_cards_with_numbers_from_1():
    assert [card.number for card in DECK] == list(range(1, 49))


def test_every_card_has_6_ends_joined_in_pairs_by_3_paths():
    for card in DECK:
        assert len(card.ends) == 6
        assert set(card.ends) <= {colour.value for colour in COLOURS}
        assert sorted(end for piece in card.pieces for end in piece) == [0, 1, 2, 3, 4, 5]
        assert len(card.pieces) == 3
        assert all(card.partners[card.partners[end]] == end for end in range(6))


def test_a_half_turn_twice_is_no_turn():
    for card in DECK:
        assert sorted(half_turned(half_turned(card)).pieces) == sorted(card.pieces)
        assert half_turned(half_turned(card)).ends == card.ends


def test_no_card_equals_another_under_a_half_turn():
    looks = [min(look[1:] for look in (card, half_turned(card))) for card in DECK]
    assert len(set(looks)) == 48


def test_no_card_looks_the_same_after_a_half_turn():
    assert not any(card == half_turned(card) for card in DECK)


def test_every_colour_is_equally_frequent_among_the_ends():
    ends = Counter("".join(card.ends for card in DECK))
    assert set(ends) == {colour.value for colour in COLOURS}
    assert sorted(ends.values()) == [57, 57, 58, 58, 58]


def test_there_are_15_ways_to_pair_the_ends_and_the_deck_has_3_or_4_of_each():
    kinds = Counter(card.wiring for card in DECK)
    assert set(kinds) == set(wirings())
    assert len(kinds) == 15
    assert set(kinds.values()) == {3, 4}


def test_a_third_of_the_cards_has_4_or_5_ends_of_one_colour_and_every_colour_has_some():
    rich = [card for card in DECK if most_of_one_colour(card) >= 4]
    assert len(rich) == 16
    assert {most_of_one_colour(card) for card in rich} == {4, 5}
    by_colour = Counter(Counter(card.ends).most_common(1)[0][0] for card in rich)
    assert sorted(by_colour.values()) == [3, 3, 3, 3, 4]


def test_the_deck_is_the_candidate_that_the_search_found():
    assert candidate(CANDIDATE) == DECK
