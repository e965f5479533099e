"""Positions of Цветарики as drawn: top row first, rows separated by spaces or newlines."""

from engines.colours import Colour
from engines.contract import Context
from engines.cvetariki.state import State, Variant
from engines.randomness import Rng

NOBODY_TOOK = (0, 0, 0, 0, 0, 0)
QUIET = Context(rng=Rng.of("test"))


def columns(picture: str) -> tuple[str, ...]:
    """Parse a picture: `.` is an empty place. Returns ten columns, bottom up."""
    rows = picture.split()
    found = ["".join(row[x] for row in reversed(rows)).replace(".", "") for x in range(len(rows[0]))]
    return (*found, *[""] * (10 - len(found)))


def position(picture: str, *secrets: str, variant: Variant = Variant.CLASSIC, turn: int = 0, taken=None) -> State:
    """Return a game in progress: `position("RR YG", "R", "Y")` has two players."""
    return State(
        variant=variant,
        columns=columns(picture),
        secrets=tuple(tuple(Colour(letter) for letter in secret) for secret in secrets),
        taken=taken or (NOBODY_TOOK,) * len(secrets),
        turn=turn,
    )


def two_players(picture: str) -> State:
    """Return a game of two whose secrets are still on the board, so that it goes on."""
    present = [colour for colour in "RYGBV" if colour in picture]
    return position(picture, *present[:2])
