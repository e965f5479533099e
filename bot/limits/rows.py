"""The table of limits. A person who plays never meets one; a program that floods meets them at once."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Limit:
    """At most this many: open at once, or within a number of seconds (after a burst, evenly over that time)."""

    most: int
    """0: no limit."""
    seconds: int | None = None

    def __str__(self) -> str:
        return str(self.most) if self.seconds is None else f"{self.most}/{self.seconds}"


Limits = Mapping[str, Limit]

LIMITS: Limits = MappingProxyType(
    {
        # Of one person.
        "presses": Limit(60, 10),
        "openings": Limit(5, 60),
        "lobbies": Limit(5),
        "tables": Limit(50),
        "contests": Limit(10),
        "seeks": Limit(6, 600),
        # Of one chat: all people in it together.
        "room-presses": Limit(300, 10),
        "room-openings": Limit(20, 60),
        "room-lobbies": Limit(20),
        "room-tables": Limit(200),
        "room-contests": Limit(5),
        # How often somebody is told in a chat that they are too fast: each time costs the others a message.
        "refusals": Limit(1, 10),
        # Of the local page: tabs of one browser, tabs of all, and attempts to guess the join code from one address.
        "sockets": Limit(30),
        "all-sockets": Limit(2_000),
        "codes": Limit(10, 60),
    }
)
"""The sentence of each is `limit-<name>`. The variable that changes it is `LIMIT_<NAME>`: `60/10`, or `50`."""


def limit_of(name: str, text: str) -> Limit:
    """Read a limit as an operator writes it, in the form of the one that it replaces."""
    usual = LIMITS[name]
    if text == "0":
        return Limit(0, usual.seconds)
    most, slash, seconds = text.partition("/")
    if not _is_number(most) or (bool(slash) if usual.seconds is None else not _is_number(seconds)):
        form = "a whole number" if usual.seconds is None else "how many in how many seconds"
        raise ValueError(f"is {form}, like {usual}; 0 for no limit")
    return Limit(int(most), int(seconds) if slash else None)


def at_home(limits: Limits) -> Limits:
    """Return the limits without those of a chat, for the page: there all tables of a machine are in one room."""
    return {name: Limit(0, limit.seconds) if name.startswith("room-") else limit for name, limit in limits.items()}


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text[:9]) > 0 and len(text) <= 9
