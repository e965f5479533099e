"""What can go wrong between a table and its store, each its own type."""


class StoreError(Exception):
    """Anything that the store refuses or cannot do."""


class NewerRecord(StoreError):
    """A record that a newer version of this program wrote: it is left alone."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"record of schema {found}; this program knows schemas up to {known}")
