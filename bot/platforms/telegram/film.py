"""A finished game as a film of its public boards. (Telegram turns GIFs into video.)"""

import asyncio

from bot.artist import picture_words
from bot.screens.tables import drawing_of
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.texts import Words
from render.animation import gif
from render.registry import pictures
from render.theme import Look
from storage import Table

MOST_FRAMES = 60
"""Of a longer game every second board is shown, or every third; the last one always."""


async def film(table: Table, words: Words, look: Look) -> bytes:
    return await asyncio.to_thread(_film, table, words, look)


def _film(table: Table, words: Words, look: Look) -> bytes:
    game, drawn = game_of(table), pictures()[table.game]
    views = [game.view_for(step.state, None) for step in turns.steps(table)]
    every = -(-len(views) // MOST_FRAMES)
    said = picture_words(words, drawing_of(table, views[-1]))
    return gif([drawn.frame(view, said) for view in (*views[:-1:every], views[-1])], look)
