"""Randomness: the same everywhere, uniform, and independent for each purpose."""

from collections import Counter

import pytest

from engines.randomness import Rng, fingerprint


def test_the_stream_of_a_seed_never_changes():
    """Every saved game depends on these numbers: if they change, no old game can be replayed."""
    rng = Rng.of("seed", "move", 12)
    assert [rng.below(1000) for _ in range(8)] == KNOWN
    assert Rng.of("seed", "setup").shuffled("abcdefgh") == list(KNOWN_SHUFFLE)


def test_each_purpose_has_a_stream_of_its_own():
    streams = {Rng.of(*name).word() for name in PURPOSES}
    assert len(streams) == len(PURPOSES)


def test_a_child_stream_leaves_its_parent_where_it_is():
    alone, parent = Rng.of("x"), Rng.of("x")
    parent.child("a").word()
    assert parent.word() == alone.word()
    assert parent.child("a").word() != parent.child("b").word()


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 100])
def test_every_number_below_the_bound_is_equally_likely(bound):
    rng, throws = Rng.of("fair", bound), 600 * bound
    counts = Counter(rng.below(bound) for _ in range(throws))
    assert set(counts) == set(range(bound))
    # Four standard deviations of a fair die.
    assert all(abs(count - 600) < 4 * 600**0.5 for count in counts.values())


def test_every_order_of_a_shuffle_is_equally_likely():
    rng = Rng.of("orders")
    counts = Counter("".join(rng.shuffled("abc")) for _ in range(6_000))
    assert len(counts) == 6
    assert all(abs(count - 1000) < 130 for count in counts.values())


def test_no_number_is_below_nothing():
    with pytest.raises(ValueError, match="0"):
        Rng.of("x").below(0)


def test_a_fingerprint_is_stable_and_is_not_the_seed():
    assert fingerprint("seed") == fingerprint("seed") != fingerprint("seeD")
    assert "seed" not in fingerprint("seed")


PURPOSES = [("a", "bc"), ("ab", "c"), ("a", "b", "c"), ("abc",), ("a", 1), ("a", 11), ("a", 1, 1)]
KNOWN = [649, 714, 579, 115, 737, 636, 806, 552]
KNOWN_SHUFFLE = "hcgfbdea"
