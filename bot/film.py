"""The replay of a finished game: its public boards as an animated GIF, which every platform can play."""

import asyncio

from bot.artist import Picture
from bot.screens.language import Drawing
from bot.screens.tables import drawing_of
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.texts import Words
from bot.workers.artist import Artist
from render.theme import Look
from storage import Table

MOST_FRAMES = 60
"""Of a longer game only every second (third, …) frame is shown, and always the last."""


async def film(artist: Artist, table: Table, words: Words, look: Look) -> Picture:
    """Return the replay as a GIF; its alt text says how the game ended."""
    return await artist.film(await asyncio.to_thread(_frames, table), words, look)


def _frames(table: Table) -> list[Drawing]:
    game = game_of(table)
    views = [game.view_for(step.state, None) for step in turns.steps(table)]
    every = -(-len(views) // MOST_FRAMES)
    return [drawing_of(table, view) for view in (*views[:-1:every], views[-1])]
