"""What is remembered only for a while: a dictionary that forgets its oldest entries."""

from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Recent(dict[K, T]):
    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: T) -> None:
        """Set an entry, which is the newest from now on."""
        self.pop(key, None)
        super().__setitem__(key, value)
        while len(self) > self._most:
            del self[next(iter(self))]
