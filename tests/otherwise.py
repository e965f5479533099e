"""Something as it is, but for what a test wants otherwise: given to what is tested, so that nothing is replaced."""


class Otherwise:
    """`Otherwise(store, tables=…)` is the store with other tables."""

    def __init__(self, whole, **other):
        self._whole = whole
        self.__dict__.update(other)

    def __getattr__(self, name):
        return getattr(self._whole, name)
