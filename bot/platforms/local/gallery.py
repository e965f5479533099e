"""A cache of pictures for tabs: what several tabs show is drawn once."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from bot.artist import Picture, drawn, text_board
from bot.screens.language import Drawing
from bot.screens.lobby_view import LobbyView
from bot.texts import Words
from render.theme import Look

_KEPT = 48


@dataclass(frozen=True, kw_only=True)
class Exhibit:
    picture: Picture
    text: str
    """The same in words."""


class Gallery:
    """Keeps the newest pictures. A key names what is drawn for whom: it must differ where the pictures may."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, asyncio.Future[Exhibit]] = OrderedDict()

    def picture(self, key: Hashable, drawing: Drawing, words: Words, look: Look) -> asyncio.Future[Exhibit]:
        """Return a future picture. Drawing has started by the time this returns, off the event loop."""
        whole = (key, drawing.chosen, words.locale, tuple(words.names), look)
        drawing_now = self._kept.get(whole)
        if drawing_now is None or (drawing_now.done() and drawing_now.exception()):
            drawing_now = asyncio.get_running_loop().run_in_executor(None, _exhibit, drawing, words, look)
            self._kept[whole] = drawing_now
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(whole)
        # A tab that leaves must not cancel a picture that another tab waits for.
        return asyncio.shield(drawing_now)


def _exhibit(drawing: Drawing, words: Words, look: Look) -> Exhibit:
    picture = drawn(drawing, words, look)
    text = picture.alt if isinstance(drawing.view, LobbyView) else text_board(drawing, words)
    return Exhibit(picture=picture, text=text)
