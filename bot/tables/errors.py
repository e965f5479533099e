"""What a table refuses: like a game's refusals, a key and parameters, said to whoever pressed."""

from engines.errors import RuleError


class TableError(RuleError):
    """A table said no; nothing has changed."""


class Gone(TableError):
    """There is no such table any more."""


class Unreadable(TableError):
    """The table is there, but its record can't be read by this version of the program. It is left alone."""


class Stale(TableError):
    """The button belongs to a board that has changed since. Nobody's fault."""


class Stranger(TableError):
    """The press came from somebody who does not sit at the table."""


class NotAllowed(TableError):
    """Only the host, or a room's admin, may do this."""


class WrongPhase(TableError):
    """Not now: the table is not in the lobby, or not running, or has ended."""


class Busy(TableError):
    """The store can't be reached, or others were faster several times in a row."""


class LookFirst(TableError):
    """Somebody is about to move who has not been shown his secret yet."""
