"""What tabs are shown of tables, as scenes: no picture is drawn for them."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import asdict

from bot.artist import scened, text_board, told
from bot.page.showing.frames import Data
from bot.screens.language import Drawing
from bot.texts import Words
from render.plain import Plain
from render.scene import Scene
from render.theme import Look
from render.vector import Drawn, Symbol, drawn
from render.words import USUAL, Standpoint


@dataclass(frozen=True, kw_only=True)
class Exhibit:
    scene: Scene
    drawn: Drawn
    """The scene as a browser gets it."""
    alt: str
    text: str
    """The same in words."""
    scores: Data | None
    end: Data | None
    """What the page says beside the picture."""


class Surface(NamedTuple):
    """What decides how a tab shows a scene, apart from what is in it."""

    look: Look
    seen: Standpoint = USUAL


async def exhibit(drawing: Drawing, words: Words, surface: Surface) -> Exhibit:
    # A scene takes a millisecond; but the last one looks back at the whole game.
    over = drawing.record is not None
    return await asyncio.to_thread(_made, drawing, words, surface) if over else _made(drawing, words, surface)


def _made(drawing: Drawing, words: Words, surface: Surface) -> Exhibit:
    scene, alt = scened(drawing, words, apart=True, seen=surface.seen)
    made, symbols = drawn(scene, surface.look), dict[str, Symbol]()

    def painted(small: Scene) -> Data:
        one = drawn(small, surface.look)
        symbols.update(one.symbols)
        return one.data

    scores, end = (as_data(each, painted) for each in told(drawing, words))
    return Exhibit(
        scene=scene,
        drawn=Drawn(made.data, made.symbols | symbols),
        alt=alt,
        text=text_board(drawing, words),
        scores=scores,
        end=end,
    )


def as_data(said: Any, paint: Callable[[Scene], Data]) -> Any:
    """Return words field by field, for the page to set as text; small scenes among them are painted."""
    match said:
        case Scene():
            return paint(said)
        case Plain():
            return {name: as_data(each, paint) for name, each in asdict(said).items()}
        case tuple():
            return [as_data(each, paint) for each in said]
        case _:
            return said
