"""A cache of pictures for tabs: what several tabs show is drawn once."""

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass

from bot.artist import Picture, text_board
from bot.recent import Recent
from bot.screens.language import Drawing
from bot.screens.lobby_view import LobbyView
from bot.texts import Words
from bot.workers.artist import Artist
from render.theme import Look

_KEPT = 48


@dataclass(frozen=True, kw_only=True)
class Exhibit:
    picture: Picture
    text: str
    """The same in words."""


class Gallery:
    """Keeps the newest pictures."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist
        self._kept = Recent[Hashable, asyncio.Future[Exhibit]](_KEPT)

    def picture(
        self, key: Hashable, drawing: Drawing, words: Words, look: Look, *, version: int | None = None
    ) -> asyncio.Future[Exhibit]:
        """Return a future picture. It is lined up for drawing by the time this returns.

        The key names what is drawn, and for whom: it must differ where pictures of the same version may. If a newer
        version is asked for while this one waits, it raises `Outdated`.
        """
        of = (key, drawing.chosen, words.locale, tuple(words.names), look)
        drawing_now = self._kept.get((of, version))
        if drawing_now is None or _has_failed(drawing_now):
            drawing_now = asyncio.ensure_future(self._exhibit(drawing, words, look, of, version))
            drawing_now.add_done_callback(_has_failed)  # looked at, so that a failure nobody waits for is not logged
        self._kept[of, version] = drawing_now
        # A tab that leaves must not cancel a picture that another tab waits for.
        return asyncio.shield(drawing_now)

    async def _exhibit(self, drawing: Drawing, words: Words, look: Look, of: Hashable, version: int | None) -> Exhibit:
        if version is None:
            picture = await self._artist.draw(drawing, words, look)
        else:
            picture = await self._artist.draw(drawing, words, look, of=of, version=version)
        text = picture.alt if isinstance(drawing.view, LobbyView) else text_board(drawing, words)
        return Exhibit(picture=picture, text=text)


def _has_failed(drawing: asyncio.Future[Exhibit]) -> bool:
    return drawing.done() and (drawing.cancelled() or drawing.exception() is not None)
