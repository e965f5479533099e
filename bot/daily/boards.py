"""Boards are worked out in a worker process, and kept here for as long as people ask for them."""

import asyncio

from bot.daily.board import Board, board_of, board_with
from bot.recent import Recent
from bot.workers.analyst import Analyst

KEPT = 64


class Boards:
    """What every part of a program that asks for boards shares: each is worked out once."""

    def __init__(self, analyst: Analyst) -> None:
        self._analyst, self._working = analyst, asyncio.Lock()
        self._of_days: Recent[tuple[int, str], Board] = Recent(KEPT)
        self._dealt: Recent[tuple[int, str, str], Board | None] = Recent(KEPT)

    async def of(self, number: int, secret: str) -> Board:
        """Return the board of a day. Whoever asks while it is worked out waits for the same."""
        if (number, secret) not in self._of_days:
            async with self._working:
                if (number, secret) not in self._of_days:
                    board = await self._analyst.do(board_of, number, secret)
                    self._of_days[number, secret] = board
                    self._dealt[number, board.game, board.seed] = board
        return self._of_days[number, secret]

    def of_day(self, number: int, secret: str) -> Board | None:
        """Return the board of a day, if it was worked out already."""
        return self._of_days.get((number, secret))

    def known(self, number: int, game: str, seed: str) -> Board | None:
        """Return the board of a day with this deal, if it was worked out already."""
        return self._dealt.get((number, game, seed))

    async def dealt(self, number: int, game: str, seed: str) -> Board | None:
        """Return the board of a day with this deal; None if the computer can't solve it."""
        if (number, game, seed) not in self._dealt:
            async with self._working:
                if (number, game, seed) not in self._dealt:
                    self._dealt[number, game, seed] = await self._analyst.do(board_with, number, game, seed)
        return self._dealt[number, game, seed]
