"""What can go wrong between a table and its store, each its own type."""

from collections.abc import Iterable


class StoreError(Exception):
    """Anything that the store refuses or cannot do."""


class StoreUnavailable(StoreError):
    """The store can't be reached, or can't write now. Whether a write arrived is unknown: load again, then decide."""


class Conflict(StoreError):
    """The table is not as the writer knew it: somebody was faster, or it is gone. Nothing was changed."""


class AlreadyDone(StoreError):
    """This press was acted upon before: it was delivered twice. Nothing was changed."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class StillSeated(StoreError):
    """A person can't be forgotten while open tables count on him."""

    def __init__(self, tables: Iterable[str]) -> None:
        self.tables = tuple(tables)
        super().__init__(*self.tables)


class UnreadableRecord(StoreError):
    """A record that can't be read: it is left alone, and whatever else there is goes on without it."""


class NewerRecord(UnreadableRecord):
    """A record that a newer version of this program wrote."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"record of schema {found}; this program knows schemas up to {known}")


class BadStoreUrl(StoreError, ValueError):
    """The address of the store is none that this program understands."""
