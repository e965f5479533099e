"""What a picture needs besides the view: texts in the viewer's language, and who sits where.

`render` has no texts in its code: `say` turns a key and parameters into a sentence. The keys that pictures use are in
`render/texts/*.ftl` and `render/<game>/*.ftl`, in every language.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from engines.contract import Seat
from engines.errors import Param
from render.lettering import ELLIPSIS, drawable, initial

_UNITS = (("days", 86_400_000), ("hours", 3_600_000), ("minutes", 60_000))


class Own(NamedTuple):
    """What somebody has done playing alone."""

    best: int
    played: int
    hard: int | None = None
    """What the strongest computer makes of the same deal, where known."""


class Window(StrEnum):
    """The shape of what a window leaves to a board."""

    WIDE = "wide"
    SQUARE = "square"
    NARROW = "narrow"
    """That of a phone: what a finger presses has to be larger than elsewhere."""


class Standpoint(NamedTuple):
    """From where somebody looks at a board that is shown alone (`Words.apart`)."""

    window: Window = Window.WIDE
    turned: bool = False
    """They have turned the table by a quarter (`Pictures.turns`)."""


USUAL = Standpoint()


class Say(Protocol):
    """Turns a translation key and its parameters into a sentence."""

    def __call__(self, key: str, /, **params: Param) -> str: ...


@dataclass(frozen=True, kw_only=True)
class Words:
    say: Say
    names: tuple[str, ...]
    """By seat, as people write their own names: any text is possible."""
    computers: frozenset[Seat] = field(default=frozenset())
    now: int = 0
    """The time in ms since the game began: how much sand is left depends on it."""
    past: Callable[[], Sequence[Any]] = tuple
    """The public views of a finished game from the first to the last, where known: what decided it is found there."""
    left: int | None = None
    """How many ms are left for the move, where there is a clock."""
    apart: bool = False
    """Whoever shows the picture says whose turn it is, the scores and the result beside it, in words (`Standings`): the
    picture is the board alone."""
    seen: Standpoint = USUAL
    """From where it is looked at then."""
    latest: Any = None
    """The latest view, where an earlier one is shown: who looks back finds the board as they left it, not turned."""
    note: tuple[str, str] | None = None
    """The last line of the final picture, left and right part: the proof that the deal was fair."""
    own: Own | None = None
    """At the end of a game played alone, where known."""

    def name(self, seat: Seat) -> str:
        """Return a name that can be drawn, or the seat number if none of it can."""
        return drawable(self.names[seat]) or self.say("picture-seat", number=seat + 1)

    def together(self, seats: Sequence[Seat], longest: int = 40) -> str:
        """Return names joined as a list in the viewer's language, each cut to `longest` letters."""
        return self.joined([shortened(self.name(seat), longest) for seat in seats])

    def joined(self, names: Sequence[str]) -> str:
        """Return names as a list in the viewer's language."""
        if len(names) < 2:
            return "".join(names)
        return self.say("picture-and", first=", ".join(names[:-1]), last=names[-1])

    def time_left(self) -> str:
        """Say how long the move may still take, roughly: a picture is looked at for a while. Empty without a clock."""
        if self.left is None:
            return ""
        unit, length = next(((unit, ms) for unit, ms in _UNITS if self.left >= 2 * ms), _UNITS[-1])
        return self.say(f"picture-left-{unit}", count=max(1, self.left // length))

    def chip(self, seat: Seat) -> str:
        """Return the text on the seat's chip."""
        return chips(self.names)[seat]


def shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1].rstrip() + ELLIPSIS


_LOOK_ALIKES = str.maketrans("АВЕКМНОРСТУХІЈЅаеорсухіјѕ", "ABEKMHOPCTYXIJSaeopcyxijs")
"""Cyrillic letters that are drawn like Latin ones: names of both scripts meet at one table."""


@lru_cache(maxsize=512)
def chips(names: Sequence[str]) -> tuple[str, ...]:
    """Return initials that tell the seats apart: one letter, two if seats share one, else the seat number."""
    firsts = [initial(name) for name in names]
    seen = [first.translate(_LOOK_ALIKES) for first in firsts]
    found = []
    for seat, (name, first, look) in enumerate(zip(names, firsts, seen, strict=True)):
        text = first if seen.count(look) == 1 else _two_letters(name)
        found.append(text or str(seat + 1))
    looks = [text.translate(_LOOK_ALIKES) for text in found]
    return tuple(
        text if looks.count(look) == 1 else str(seat + 1)
        for seat, (text, look) in enumerate(zip(found, looks, strict=True))
    )


def _two_letters(name: str) -> str:
    letters = [c for c in drawable(name) if c.isalpha()]
    return "".join((letters[0].upper()[:1], *letters[1:2])) if letters else ""
