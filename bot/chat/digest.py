"""Tells two screens apart, so that nothing is sent that is there already."""

import asyncio
from typing import Any

from bot.artist import picture_words
from bot.screens.language import Screen
from bot.screens.lobby_view import LobbyView
from bot.texts import Texts, words_at
from render.registry import pictures
from storage import Table


async def digest(screen: Screen, table: Table, texts: Texts, locale: str = "") -> int:
    """Return a number that tells two screens apart. When their pictures are drawn makes no difference."""
    return await asyncio.to_thread(_digest, screen, table, texts, locale or table.locale)


def _digest(screen: Screen, table: Table, texts: Texts, locale: str) -> int:
    words, drawing = words_at(table, texts, locale), screen.drawing
    items: tuple[Any, ...] = ()
    if drawing is not None and isinstance(drawing.view, LobbyView):
        items = (drawing.view,)
    elif drawing is not None and drawing.game in pictures():
        said = picture_words(words, drawing, lambda: 0)
        items = pictures()[drawing.game].scene(drawing.view, said, drawing.chosen).items
    buttons = tuple((button.press, button.enabled) for row in (*screen.choices, *screen.service) for button in row)
    return hash((tuple(map(words.line, screen.lines)), screen.text, screen.mention, screen.ends_at, items, buttons))
