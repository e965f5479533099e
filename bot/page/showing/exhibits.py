"""What tabs are shown of tables, as scenes: no picture is drawn for them."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict

from bot.artist import scened, text_board, told
from bot.page.showing.frames import Data
from bot.screens.language import Drawing
from bot.screens.lobby_view import LobbyView
from bot.texts import Words
from render.plain import Plain
from render.scene import Scene
from render.theme import Look
from render.vector import Drawn, Symbol, drawn


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


async def exhibit(drawing: Drawing, words: Words, look: Look) -> Exhibit:
    # A scene takes a millisecond; but the last one looks back at the whole game.
    over = drawing.record is not None
    return await asyncio.to_thread(_made, drawing, words, look) if over else _made(drawing, words, look)


def _made(drawing: Drawing, words: Words, look: Look) -> Exhibit:
    scene, alt = scened(drawing, words, apart=True)
    text = alt if isinstance(drawing.view, LobbyView) else text_board(drawing, words)
    made, symbols = drawn(scene, look), dict[str, Symbol]()

    def painted(small: Scene) -> Data:
        one = drawn(small, look)
        symbols.update(one.symbols)
        return one.data

    scores, end = (_as_data(each, painted) for each in told(drawing, words))
    return Exhibit(
        scene=scene, drawn=Drawn(made.data, made.symbols | symbols), alt=alt, text=text, scores=scores, end=end
    )


def _as_data(said: Any, paint: Callable[[Scene], Data]) -> Any:
    """Return scores or a result field by field, for the page to set as text; small scenes among them are painted."""
    match said:
        case Scene():
            return paint(said)
        case Plain():
            return {name: _as_data(each, paint) for name, each in asdict(said).items()}
        case tuple():
            return [_as_data(each, paint) for each in said]
        case _:
            return said
