"""What each game's folder in `render/` provides. `render.registry` finds it by the game's slug."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from render.art.sign import Sketch
from render.films.story import Frame, Story
from render.scene import Item, Scene
from render.standings import Result, Standings
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
