"""What the terminal shows of a table."""

import asyncio
import logging
from pathlib import Path
from typing import TextIO

from bot.app import Resident
from bot.artist import drawn, text_board
from bot.chat.news import told_to
from bot.screens.language import Drawing
from bot.screens.tables import drawing_of
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number
from bot.tables.step_cache import StepCache
from bot.texts import Texts, Words, words_at
from render.theme import Look
from storage import LoadedTable, Person, Phase, Speech, Table

log = logging.getLogger(__name__)


class Terminal(Resident):
    """The platform `terminal`: one person, one table at a time. `play` reads what is typed."""

    name = "terminal"

    def __init__(self, texts: Texts, locale: str, person: Person, board: Path, out: TextIO) -> None:
        self._texts, self._locale, self._person, self._board, self._out = texts, locale, person, board, out
        self._steps = StepCache(tables_kept=1)
        self.asked = asyncio.Event()
        """Set when the person is on move, or the game is over."""

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
        """Tell what happened since the last time, then show the board if the person is on move."""
        table = held.table
        if table.started_at is not None:
            words = self.words(table)
            told, seat = speech.revision if speech.version else -1, seat_number(table, self._person)
            for event in told_to(seat, table, self._steps.steps(table), told):
                self.say(words.line(event))
            try:
                await self._show_board(held, words)
            except Exception:
                # Even without seeing the board, the person may type: retrying later would keep them waiting.
                log.exception("table %s could not be shown", table.id)
                self.asked.set()
        return Speech(version=held.version, revision=table.revision)

    async def _show_board(self, held: LoadedTable, words: Words) -> None:
        position = turns.position(held.table, held.snapshot)
        seat = seat_number(held.table, self._person)
        over = held.table.phase is Phase.FINISHED
        if not over and seat not in position.to_move:
            return
        view = game_of(held.table).view_for(position.state, seat)
        drawing = drawing_of(held.table, view)
        self.say("\n" + text_board(drawing, words))
        await self.picture(drawing, held.table)
        if over and (outcome := game_of(held.table).outcome(position.state)):
            self.say(words.outcome(outcome))
        self.asked.set()

    async def picture(self, drawing: Drawing, table: Table) -> None:
        """Save a picture of a table, and say where."""
        words = self.words(table)
        self._board.write_bytes((await asyncio.to_thread(drawn, drawing, words, Look())).data)
        self.say(words("terminal-picture", path=str(self._board)))

    def words(self, table: Table | None = None) -> Words:
        return words_at(table, self._texts, self._locale)

    def say(self, text: str) -> None:
        print(text, file=self._out, flush=True)
