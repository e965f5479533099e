"""Iterative deepening: my best move against the others' replies, as deep as the budget allows."""

from collections.abc import Iterator, Sequence
from math import inf

from engines.contract import Seat
from engines.dorozhki.players.worlds import WON, after, worth
from engines.dorozhki.rules import moves
from engines.dorozhki.state import Move, Phase, State

DEEPEST = 16
DUEL = 2


class _Spent(Exception):
    """The budget is used up."""


class Search:
    """Searches one decision. The budget is counted in moves tried, never in seconds."""

    def __init__(self, seat: Seat, effort: int) -> None:
        self._seat, self._left = seat, effort

    def best(self, legal: Sequence[Move], worlds: Sequence[State]) -> Move:
        """Return the move with the best total over all worlds; ties keep the order of the previous depth."""
        firsts = {move: [after(world, move) for world in worlds] for move in legal}
        order = list(legal)
        for depth in range(DEEPEST):
            try:
                values = {move: sum(self._value(state, depth) for state in firsts[move]) for move in order}
            except _Spent:
                break
            order.sort(key=lambda move: -values[move])
            if all(abs(value) == WON * len(worlds) for value in values.values()):
                break
        return order[0]

    def _value(self, state: State, depth: int, low: float = -inf, high: float = inf) -> float:
        """Return what a position is worth to me: exact between `low` and `high`, a bound outside (alpha-beta)."""
        if depth == 0 or state.phase is Phase.OVER:
            return worth(state, self._seat)
        mine = state.turn == self._seat
        if not mine and state.seats > DUEL:
            return self._value(self._likely(state), depth - 1, low, high)
        for following in self._followings(state):
            value = self._value(following, depth - 1, low, high)
            if mine:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high:
                break
        return low if mine else high

    def _likely(self, state: State) -> State:
        """Return where one of several opponents moves: what looks best to them, as they have more rivals than me."""
        return max(self._followings(state), key=lambda following: worth(following, state.turn))

    def _followings(self, state: State) -> Iterator[State]:
        for move in moves(state):
            if self._left == 0:
                raise _Spent
            self._left -= 1
            yield after(state, move)
