"""The replay of a game, or of some of its moves: what everybody could see, as a GIF, which every platform can play."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.artist import Picture, picture_words
from bot.gamefile import GameFile
from bot.screens.language import Drawing
from bot.screens.tables import drawing_of
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.texts import Words
from engines.contract import Outcome, Step
from engines.registry import games
from render.films import Story, gif, paced
from render.registry import pictures
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


async def film(table: Table, words: Words, look: Look, moves: Moves | None = None) -> Picture:
    """Return the replay of a table; its alt text says how the film ends."""
    return await asyncio.to_thread(_of_table, table, words, look, moves)


def _of_table(table: Table, words: Words, look: Look, moves: Moves | None) -> Picture:
    steps = turns.steps(table)
    last = game_of(table).view_for(steps[-1].state, None)
    return _drawn(steps, drawing_of(table, last), words, look, _Part(moves, table.id, _announced(table)))


def film_of_file(game: GameFile, words: Words, look: Look, moves: str = "") -> Picture:
    """Return the replay of a game that was saved, or of some of its moves."""
    steps = list(game.steps())
    part = _Part(Moves.read(moves, len(steps) - 1) if moves else None)
    last = game.rulebook.view_for(steps[-1].state, None)
    return _drawn(steps, Drawing(game=game.game, view=last), words, look, part)


@dataclass(frozen=True, slots=True)
class _Part:
    moves: Moves | None
    table: str = ""
    announced: Outcome | None = None


def _drawn(steps: Sequence[Step[Any]], drawing: Drawing, words: Words, look: Look, part: _Part) -> Picture:
    drawn, said = pictures()[drawing.game], picture_words(words, drawing)
    story = _story(drawing.game, steps, part)
    frames = paced(drawn.film(story, said))
    alt = drawn.alt(story.views[-1], said)
    return Picture(data=gif(frames, look), alt=alt, scene=frames[-1].scene, file="replay.gif")


def _story(slug: str, steps: Sequence[Step[Any]], part: _Part) -> Story:
    """Return the positions as the public saw them, from before the first of the moves to after the last."""
    count = len(steps) - 1
    moves = part.moves or Moves(1, count)
    first, last = moves.first - 1, min(moves.last, count)
    views = tuple(games()[slug].view_for(step.state, None) for step in steps[first : last + 1])
    outcome = (games()[slug].outcome(steps[-1].state) or part.announced) if last == count else None
    return Story(views=views, start=first, moves=count, table=part.table, outcome=outcome)


def _announced(table: Table) -> Outcome | None:
    """Return how a game ended that was conceded: its rules don't know."""
    result = table.result
    if result is None or not result.places or result.totals:
        return None
    return Outcome(key=result.key, winners=result.winners, places=result.places, scores=())
