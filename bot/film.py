"""The replay of a game, or of some of its moves: what everybody could see, as a GIF, which every platform can play."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.artist import Picture, filmed
from bot.gamefile import GameFile
from bot.screens.naming import told_moves
from bot.tables import turns
from bot.texts import Words
from bot.workers.artist import Artist
from engines.contract import Outcome, Step
from engines.registry import games
from render.films import Story
from render.theme import Look
from storage import Table

_MOVES = re.compile(r"([0-9]{1,6})(?:\s*[-–—]\s*([0-9]{1,6}))?")


class NoSuchMoves(ValueError):
    """The game has no such moves; the message says which it has."""


@dataclass(frozen=True, slots=True)
class Moves:
    """Consecutive moves of a game, counted from 1; one alone is a highlight."""

    first: int
    last: int

    @classmethod
    def read(cls, text: str, most: int) -> "Moves":
        """Read `10-25`, `10–25` or `13` for a game of `most` moves."""
        found = _MOVES.fullmatch(text.strip())
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
        if not 1 <= first <= last <= most:
            raise NoSuchMoves(f"{text}: the game has moves 1–{most}; give two of them as 10-25, or one as 13")
        return cls(first, last)

    @classmethod
    def part(cls, text: str, most: int) -> "Moves | None":
        """Read the same of a button; None: all moves, or none that the game has."""
        try:
            return cls.read(text, most) if text else None
        except NoSuchMoves:
            return None


async def film(artist: Artist, table: Table, words: Words, look: Look, moves: Moves | None = None) -> Picture:
    """Return the replay of a table; its alt text says how the film ends."""
    return await artist.film(table.game, await asyncio.to_thread(story_of, table, moves), words, look)


async def retold(artist: Artist, table: Table, moves: str, words: Words, look: Look) -> tuple[Picture, list[str]]:
    """Return a finished game as a film, and its moves in the words of the buttons that made them.

    Of a part of it, given as `10-13`, there is the film alone.
    """
    part = Moves.part(moves, len(table.moves))
    shown = await film(artist, table, words, look, part)
    # Off the event loop: the whole game is played again.
    return shown, await asyncio.to_thread(_told, table, words) if part is None else []


def _told(table: Table, words: Words) -> list[str]:
    begun = [words.line(event) for event in turns.dealt(table).events if event.to is None]
    moves = (f"{words.names[seat]}: {words.line(name)}" for seat, name in told_moves(table))
    return [words("chat-moves"), *begun, *(f"{number}. {move}" for number, move in enumerate(moves, 1))]


def film_of_file(game: GameFile, words: Words, look: Look, moves: str = "") -> Picture:
    """Return the replay of a game that was saved, or of some of its moves."""
    steps = list(game.steps())
    part = Moves.read(moves, len(steps) - 1) if moves else None
    return filmed(game.game, _story(game.game, steps, part), words, look)


def story_of(table: Table, moves: Moves | None = None) -> Story:
    """Return what a film of a table is made of."""
    return _story(table.game, turns.steps(table), moves, table=table.id, announced=_announced(table))


def _story(
    slug: str, steps: Sequence[Step[Any]], moves: Moves | None, *, table: str = "", announced: Outcome | None = None
) -> Story:
    """Return the positions as the public saw them, from before the first of the moves to after the last."""
    game, count = games()[slug], len(steps) - 1
    first, last = (moves.first - 1, min(moves.last, count)) if moves else (0, count)
    views = tuple(game.view_for(step.state, None) for step in steps[first : last + 1])
    outcome = (game.outcome(steps[-1].state) or announced) if last == count else None
    return Story(views=views, start=first, moves=count, table=table, outcome=outcome)


def _announced(table: Table) -> Outcome | None:
    """Return how a game ended that was conceded: its rules don't know."""
    result = table.result
    if result is None or not result.places or result.totals:
        return None
    return Outcome(key=result.key, winners=result.winners, places=result.places, scores=())
