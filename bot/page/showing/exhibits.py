"""What tabs are shown of tables, as scenes: no picture is drawn for them. What several tabs show is made once."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict

from bot.artist import scened, text_board, told
from bot.page.showing.frames import Data
from bot.recent import Recent
from bot.screens.language import Drawing
from bot.screens.lobby_view import LobbyView
from bot.texts import Words
from render.plain import Plain
from render.scene import Scene
from render.theme import Look
from render.vector import Drawn, Symbol, drawn

_KEPT = 64


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


class Exhibits:
    """Keeps the newest scenes."""

    def __init__(self) -> None:
        self._kept = Recent[Hashable, Exhibit](_KEPT)

    async def exhibit(self, key: Hashable, drawing: Drawing, words: Words, look: Look) -> Exhibit:
        """Return a scene. The key names what is shown, to whom, and which version: it must differ where scenes may."""
        whole = (key, drawing.chosen, words.locale, tuple(words.names), look)
        found = self._kept.get(whole)
        if found is None:
            # A scene takes a millisecond; but the last one looks back at the whole game.
            over = drawing.record is not None
            found = await asyncio.to_thread(_made, drawing, words, look) if over else _made(drawing, words, look)
        self._kept[whole] = found
        return found


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
