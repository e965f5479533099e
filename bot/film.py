"""The replay of a finished game: its public boards as an animated GIF, which every platform can play."""

import asyncio

from bot.artist import Picture, picture_words
from bot.screens.tables import drawing_of
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.texts import Words
from render.animation import gif
from render.registry import pictures
from render.theme import Look
from storage import Table

MOST_FRAMES = 60
"""Of a longer game only every second (third, …) frame is shown, and always the last."""


async def film(table: Table, words: Words, look: Look) -> Picture:
    """Return the replay as a GIF; its alt text says how the game ended."""
    return await asyncio.to_thread(_film, table, words, look)


def _film(table: Table, words: Words, look: Look) -> Picture:
    game, drawn = game_of(table), pictures()[table.game]
    views = [game.view_for(step.state, None) for step in turns.steps(table)]
    every = -(-len(views) // MOST_FRAMES)
    shown = [*views[:-1:every], views[-1]]
    said = picture_words(words, drawing_of(table, views[-1]))
    scenes = [drawn.frame(view, said) for view in shown]
    return Picture(data=gif(scenes, look), alt=drawn.alt(views[-1], said), scene=scenes[-1], file="replay.gif")
