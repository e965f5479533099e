"""What a table refuses. Like a game's refusals: a key and parameters, said to the presser."""

from engines.errors import RuleError


class TableError(RuleError):
    """The table refused; nothing has changed."""


class Gone(TableError):
    """The table no longer exists."""


class Unreadable(TableError):
    """The table exists, but this version of the program can't read its record. It is left untouched."""


class Stale(TableError):
    """The button belongs to a board that has changed since. Nobody's fault."""


class Stranger(TableError):
    """The presser does not sit at the table."""


class NotAllowed(TableError):
    """Only the host, or a room's admin, may do this."""


class WrongPhase(TableError):
    """Not possible in this phase: the table is not in the lobby, not running, or has ended."""


class Busy(TableError):
    """The store can't be reached, or saving ran into conflicts several times in a row."""


class LookFirst(TableError):
    """Somebody is about to move who has not seen their secret yet."""
