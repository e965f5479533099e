"""One simulated continuation of a game."""

from collections.abc import Sequence

from engines.chance import Random
from engines.contract import Seat
from engines.cvetariki.board import CHANCES, counts, group_by_chance, popped
from engines.cvetariki.players.beliefs import NOBODY, Guess
from engines.cvetariki.players.knowledge import Side


class Line:
    """A position under a guess of everybody's secrets. Mutable."""

    __slots__ = ("_guess", "_own_taken", "_sides", "board", "pops", "seat")

    def __init__(self, board: int, seat: Seat, sides: Sequence[Side], guess: Guess) -> None:
        self.board, self.seat = board, seat
        self._sides, self._guess, self._own_taken = sides, guess, list(guess.own_taken)
        self.pops = 0

    @property
    def side(self) -> Side:
        return self._sides[self.seat]

    def pop(self, kind: int, cells: int, tokens: int) -> bool:
        """Pop a group, given all tokens of its colour; return whether that clears some side's colours."""
        self.board = popped(self.board, cells)
        self.pops += 1
        owner = self._guess.owner[kind]
        if owner != NOBODY:
            coloured = cells & tokens
            if owner == self._sides[self.seat]:
                self._own_taken[owner] += coloured.bit_count()
            if coloured == tokens and not self._left()[owner]:
                return True
        self.seat = (self.seat + 1) % len(self._sides)
        return False

    def play_out(self, random: Random) -> None:
        """Pop groups at random until somebody has won or nothing is left to pop."""
        while picked := group_by_chance(self.board, int(random() * CHANCES)):
            if self.pop(*picked):
                return

    def shares(self) -> list[float]:
        """Return each side's share of the win, once the game has ended."""
        results = list(zip(self._left(), self._own_taken, strict=True))
        best = min(results)
        share = 1 / results.count(best)
        return [share if result == best else 0.0 for result in results]

    def _left(self) -> list[int]:
        left = [0] * len(self._own_taken)
        for owner, count in zip(self._guess.owner, counts(self.board), strict=True):
            if owner != NOBODY:
                left[owner] += count
        return left
