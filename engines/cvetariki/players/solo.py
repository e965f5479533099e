"""Solo play: a nested search over fixed playout policies.

A *way* is a policy: in every position it picks a pseudo-random group, but always the same one. So a solution that was
found once is found again after each of its moves, and a player without memory never loses it.
"""

from collections.abc import Iterable, Sequence

from engines.cvetariki.board import CHANCES, Group, counts, group_by_chance, groups, popped
from engines.cvetariki.players.knowledge import Kind

_PRIME = (1 << 61) - 1
_MIXER = 0x9E3779B97F4A7C15


class Solitaire:
    """A search that tries to clear some colours; `pops` counts the work done."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self._kinds = tuple(kinds)
        self.pops = 0

    def left(self, board: int) -> int:
        """Return how many tokens of these colours are on a board."""
        count = counts(board)
        return sum(count[kind] for kind in self._kinds)

    def left_by(self, way: int, board: int) -> int:
        """Follow one way to the end; return how many tokens are left."""
        salt = (way + 1) * _MIXER
        while picked := group_by_chance(board, (board % _PRIME + salt) * _MIXER % CHANCES):
            kind, cells, tokens = picked
            board = popped(board, cells)
            self.pops += 1
            if cells & tokens == tokens and kind in self._kinds and not self.left(board):
                return 0
        return self.left(board)

    def after_each(self, way: int, board: int, choices: Sequence[Group]) -> list[int]:
        """Return how many tokens are left after each choice if one way follows it; stop at the first 0."""
        results: list[int] = []
        for group in choices:
            self.pops += 1
            results.append(self.left_by(way, popped(board, group.cells)))
            if not results[-1]:
                break
        return results

    def nested(self, way: int, board: int, choices: Sequence[Group]) -> tuple[int, int]:
        """At every step make the choice after which one way does best; return the tokens left and the first choice."""
        first = None
        while choices and self.left(board):
            results = self.after_each(way, board, choices)
            best = min(results)
            choice = results.index(best)
            first = choice if first is None else first
            if not best:
                return 0, first
            board = popped(board, choices[choice].cells)
            choices = tuple(groups(board))
        return self.left(board), first or 0


def planned(board: int, kinds: Iterable[Kind], choices: Sequence[Group], pops: int) -> int:
    """Return the first move of the best plan found: one nested search per way, within a budget."""
    thoughts, way = Solitaire(kinds), 0
    best = thoughts.nested(way, board, choices)
    while best[0] and thoughts.pops < pops:
        way += 1
        best = min(best, thoughts.nested(way, board, choices))
    return best[1]


def glanced(board: int, kinds: Iterable[Kind], choices: Sequence[Group], ways: int) -> int:
    """Return the choice after which a few ways leave the fewest tokens on average."""
    thoughts = Solitaire(kinds)
    left = [sum(thoughts.left_by(way, popped(board, group.cells)) for way in range(ways)) for group in choices]
    return left.index(min(left))
