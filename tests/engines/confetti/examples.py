"""Check with the engine that the examples on the rules pages are true."""

from engines.confetti.deck import DECK
from engines.confetti.sets import worth


def check(example: dict) -> None:
    held = example["show"].split()
    assert set(held) <= set(DECK)
    value = worth(held)
    found = {"sets": value.sets, "fewest": len(value.scheme), "penalty": value.penalty, "net": value.net}
    assert found == {name: number for name, number in example.items() if name != "show"}
