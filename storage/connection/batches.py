"""Many things, so many at a time: other calls come in between, and each batch has a time limit of its own."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

BATCH = 200
"""Records of people or rooms that are read together."""


def batches(items: Sequence[T], size: int = BATCH) -> Iterator[Sequence[T]]:
    """Yield all items in order, in parts of at most this size. (`itertools.batched` came with Python 3.12.)"""
    for start in range(0, len(items), size):
        yield items[start : start + size]
