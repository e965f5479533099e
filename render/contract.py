"""What each game's folder in `render/` provides. `render.registry` finds it by the game's slug."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from engines.contract import Seat
from render.art.sign import Sketch
from render.films.story import Frame, Story
from render.scene import Area, Item, Scene
from render.standings import Result, Row, Standings, Table
from render.words import Words


class Draw(Protocol):
    """Turns a view into a picture. `chosen` is what the viewer has picked so far, in the game's move notation."""

    def __call__(self, view: Any, words: Words, chosen: str = "") -> Scene: ...


class Tell(Protocol):
    """Turns a view into text."""

    def __call__(self, view: Any, words: Words) -> str: ...


class Film(Protocol):
    """Turns the positions of a game into the frames of a film. All of them have one size and one scale."""

    def __call__(self, story: Story, words: Words, width: int = 480) -> Iterable[Frame]: ...


class Banner(Protocol):
    """The game's own art on the right of the lobby card's header."""

    def __call__(self) -> Iterable[Item]: ...


class Glance(Protocol):
    """The position after a moment of the game, small, around (0, 0), no larger than `GLANCE`; what mattered stands out.

    It gets the public views before and after, and the seat that gained.
    """

    def __call__(self, before: Any, after: Any, seat: Seat, /) -> Iterable[Item]: ...


class Retell(Protocol):
    """Says who made a moment and what they did, in a few words without the name; tokens may be marks."""

    def __call__(self, before: Any, after: Any, seat: Seat, words: Words, /) -> tuple[Seat, str]: ...


class Panels(Protocol):
    """What the game itself found about a finished game, from y downwards; with where that ends. May be nothing."""

    def __call__(self, found: Any, last: Any, words: Words, y: int, /) -> tuple[list[Item], int]: ...


class Tables(Protocol):
    """The same in words, for platforms that set text themselves. May be nothing."""

    def __call__(self, found: Any, last: Any, words: Words, /) -> tuple[Table, ...]: ...


class Ahead(Protocol):
    """Where the move between two views is made, in the picture of the first: rectangles, or none if it has no place.

    It is shown to whoever looks at the past, and made from nothing but what both views show.
    """

    def __call__(self, before: Any, after: Any, words: Words, /) -> tuple[Area, ...]: ...


GLANCE = (306, 246)


@dataclass(frozen=True, kw_only=True)
class Review:
    """A game's part of what tells how it went. Its words are `SLUG-picture-review-…`."""

    glance: Glance
    told: Retell
    panels: Panels
    tables: Tables = lambda _found, _last, _words: ()
    sides: Callable[[Any, tuple[Seat, ...]], int] | None = None
    """How many sides the winners are, given the last view, where partners win together; None: as many as winners."""


@dataclass(frozen=True, kw_only=True)
class Pictures:
    """All pictures of one game. Every function is pure."""

    scene: Draw
    """The picture of a view: the public one, or the viewer's own."""
    text: Tell
    """The text board: enough to play without seeing the picture."""
    alt: Tell
    """What the picture shows, in a few sentences."""
    film: Film
    """The game, or a part of it, move by move: first what a player does, then what comes of it."""
    banner: Banner
    standings: Callable[[Any, Words], Standings | None] = lambda _view, _words: None
    """The scores of a game that goes on, in words; None: they are in the picture."""
    result: Callable[[Any, Words], Result | None] = lambda _view, _words: None
    """The end in words, of a view that has an outcome; None: it is in the picture."""
    sign: Sketch | None = None
    """The game's art in a small square; without it, its first letter stands there."""
    dealt: Callable[[Any, Words], Scene | None] = lambda _view, _words: None
    """A deal that is still to be played alone; None: the board of its picture."""
    tasks: Callable[[Any, Words], tuple[Row, ...]] = lambda _view, _words: ()
    """What scores in a deal, in words, where deals differ in that."""
    turns: bool = False
    """Its table has no upper edge: who sits at it may look from another side (`Standpoint.turned`)."""
    ahead: Ahead = lambda _before, _after, _words: ()
    """Where the next move is made, for the past."""
    review: Review | None = None
    """Its part of the picture that tells how a game went; without it, that shows the chances alone."""
