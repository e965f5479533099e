"""Check with the engine that the examples on the rules pages are true."""

import itertools

from engines.dorozhki.gains import earns
from engines.dorozhki.table import table_of
from tests.engines.dorozhki.tables import row

LONG = 7


def check(example: dict) -> None:
    assert example["kind"] == "path"
    cards = example["show"].split()
    colours = cards[0][0] + "".join(card[-1] for card in cards)
    assert all(one[-1] == other[0] for one, other in itertools.pairwise(cards)), "a joint of two colours"
    laid = row(colours)
    assert len(laid) == example["cards"]
    *before, last = laid
    longest = max(table_of(tuple(before)).runs(last.card, last.spot), key=lambda run: run.changes)
    assert longest.changes == example["changes"]
    assert earns(longest) == (example["changes"] >= LONG)
