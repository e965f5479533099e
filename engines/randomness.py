"""Randomness as keyed counter streams: the same on every machine and in every version of Python.

A table has one seed. Each purpose (the deal, the 12th move) has its own stream, so one move's draws never affect the
next one's, and a game can be rebuilt from its seed and its moves.
"""

import hashlib
from collections.abc import MutableSequence, Sequence
from functools import cached_property
from typing import TypeVar

T = TypeVar("T")

_WORD = 8
_WORDS_A_BLOCK = 32
_SPAN = 1 << (8 * _WORD)


class Rng:
    """An endless stream of numbers, fully determined by its key."""

    def __init__(self, source: bytes) -> None:
        self._source = source
        self._blocks = 0
        self._words: list[int] = []

    @classmethod
    def of(cls, seed: str, *purpose: str | int) -> "Rng":
        """Return the stream of a table's seed for one purpose: `Rng.of(seed, "move", 12)`."""
        # A separator that no part can contain keeps ("a", "bc") and ("ab", "c") apart.
        name = "\x1f".join(("raznotsvet", seed, *map(str, purpose)))
        return cls(name.encode())

    def child(self, *purpose: str | int) -> "Rng":
        """Return an independent stream; drawing from it does not advance this one."""
        name = "\x1f".join(map(str, purpose))
        return Rng(self._key + name.encode())

    @cached_property
    def _key(self) -> bytes:
        # Computed lazily: most moves draw nothing.
        return hashlib.sha256(self._source).digest()

    def word(self) -> int:
        """Return 64 random bits."""
        if not self._words:
            self._refill()
        return self._words.pop()

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, each equally likely."""
        if bound < 1:
            raise ValueError(bound)
        fair = _SPAN - _SPAN % bound
        while True:
            word = self.word()
            if word < fair:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order."""
        mixed = list(items)
        self.shuffle(mixed)
        return mixed

    def _refill(self) -> None:
        block = hashlib.shake_128(self._key + self._blocks.to_bytes(8, "big")).digest(_WORD * _WORDS_A_BLOCK)
        self._blocks += 1
        self._words = [int.from_bytes(block[at : at + _WORD], "big") for at in range(0, len(block), _WORD)]


def fingerprint(seed: str) -> str:
    """Return a commitment to the seed: shown before the game, checked after it, and it reveals nothing."""
    return hashlib.sha256(("raznotsvet-fingerprint\x1f" + seed).encode()).hexdigest()
