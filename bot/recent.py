"""What is remembered only for a while: a dictionary that forgets its oldest entries."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Recent(OrderedDict[K, T]):
    """At most this many entries. Threads may share it: each step is one call of the dictionary."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: T) -> None:
        """Set an entry, which is the newest from now on."""
        self.pop(key, None)
        super().__setitem__(key, value)
        while len(self) > self._most:
            self.popitem(last=False)
