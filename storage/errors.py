"""What can go wrong between a table and its store, each with its own type."""

from collections.abc import Iterable


class StoreError(Exception):
    """Anything that the store refuses or can't do."""


class StoreUnavailable(StoreError):
    """The store can't be reached, or can't write now. A write may or may not have taken effect: load again first."""


class Conflict(StoreError):
    """The table is not what the writer loaded: somebody else saved it first, or it is gone. Nothing was changed."""


class AlreadyDone(StoreError):
    """This press was delivered twice, and has already taken effect. Nothing was changed."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class StillSeated(StoreError):
    """A person can't be forgotten while they have a seat at an open table."""

    def __init__(self, tables: Iterable[str]) -> None:
        self.tables = tuple(tables)
        super().__init__(*self.tables)


class UnreadableRecord(StoreError):
    """A record can't be read: it is left untouched, and everything else works without it."""


class NewerRecord(UnreadableRecord):
    """A newer version of this program wrote the record."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"record of schema {found}; this program knows schemas up to {known}")


class BadStoreUrl(StoreError, ValueError):
    """The address of the store is not in a supported form."""
