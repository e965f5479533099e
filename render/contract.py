"""What a folder of `render/` offers for a game. `render.registry` finds it by the game's name."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from render.scene import Item, Scene
from render.words import Words


class Draw(Protocol):
    """Turns a view into a picture. `chosen` is what the viewer has picked so far, in the game's notation of moves."""

    def __call__(self, view: Any, words: Words, chosen: str = "") -> Scene: ...


class Tell(Protocol):
    """Turns a view into words."""

    def __call__(self, view: Any, words: Words) -> str: ...


class Frame(Protocol):
    """Turns a view into one frame of a replay, 480 px wide, or larger as the still poster of the final board."""

    def __call__(self, view: Any, words: Words, width: int = 480) -> Scene: ...


class Banner(Protocol):
    """The game's own art in the head of the lobby card, from `x` to the right edge."""

    def __call__(self) -> Iterable[Item]: ...


@dataclass(frozen=True, kw_only=True)
class Pictures:
    """All pictures of one game. Every function is pure."""

    scene: Draw
    """The picture of a view: the public one, or the one for its viewer."""
    text: Tell
    """The text board: enough to play from without seeing the picture."""
    alt: Tell
    """What the picture shows, in a few sentences."""
    frame: Frame
    banner: Banner
