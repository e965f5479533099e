"""What is too long for a message: the rules, the board in words, a finished game as a film and in words."""

import asyncio

from bot.artist import Picture, text_board
from bot.desk import Replay, TextBoard
from bot.film import Moves, film
from bot.rulebook import Page, page, slugs
from bot.screens.naming import told_moves
from bot.screens.tables import drawing_of
from bot.tables import turns
from bot.tables.errors import TableError
from bot.tables.lobby import game_of
from bot.texts import Words
from bot.workers.artist import Artist
from render.registry import pictures
from render.theme import Look
from storage import Table


def rules_of(game: str, locale: str) -> Page:
    if game not in slugs():
        raise TableError("chat-no-such-game")
    return page(game, locale)


def board_in_words(answer: TextBoard, words: Words) -> str:
    """Return a position as text, with what a seat or the public may know."""
    table = answer.held.table
    if table.game not in pictures():
        raise TableError("chat-no-text-board")
    view = game_of(table).view_for(answer.position.state, answer.seat)
    return text_board(drawing_of(table, view), words)


async def replay(artist: Artist, answer: Replay, words: Words, look: Look) -> tuple[Picture, list[str]]:
    """Return a finished game as a film, and its moves in the words of the buttons that made them.

    Of a part of it there is the film alone.
    """
    table = answer.held.table
    part = Moves.part(answer.moves, len(table.moves))
    shown = await film(artist, table, words, look, part)
    # Off the event loop: the whole game is played again.
    return shown, await asyncio.to_thread(_told, table, words) if part is None else []


def _told(table: Table, words: Words) -> list[str]:
    begun = [words.line(event) for event in turns.dealt(table).events if event.to is None]
    moves = (f"{words.names[seat]}: {words.line(name)}" for seat, name in told_moves(table))
    return [words("chat-moves"), *begun, *(f"{number}. {move}" for number, move in enumerate(moves, 1))]
