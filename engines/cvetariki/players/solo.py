"""Alone against the board: a nested search over fixed ways to go on.

A *way* is a policy: in every position it takes a group that looks random, but always the same one there. So a solution
that was found is found again after each of its moves, and a player without a memory never loses it.
"""

from collections.abc import Iterable, Sequence

from engines.cvetariki.board import CHANCES, Group, counts, group_by_chance, groups, popped
from engines.cvetariki.players.knowledge import Kind

_PRIME = (1 << 61) - 1
_MIXER = 0x9E3779B97F4A7C15


class Solitaire:
    """Thoughts about clearing some colours; `pops` counts how much was thought."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self._kinds = tuple(kinds)
        self.pops = 0

    def left(self, board: int) -> int:
        """Return how many tokens of the colours are on a board."""
        count = counts(board)
        return sum(count[kind] for kind in self._kinds)

    def left_by(self, way: int, board: int) -> int:
        """Go one way to its end; return how many tokens are left then."""
        salt = (way + 1) * _MIXER
        while picked := group_by_chance(board, (board % _PRIME + salt) * _MIXER % CHANCES):
            kind, cells, tokens = picked
            board = popped(board, cells)
            self.pops += 1
            if cells & tokens == tokens and kind in self._kinds and not self.left(board):
                return 0
        return self.left(board)

    def after_each(self, way: int, board: int, choices: Sequence[Group]) -> list[int]:
        """Return how many are left if each of the choices is taken and one way followed; stop at the first 0."""
        results: list[int] = []
        for group in choices:
            self.pops += 1
            results.append(self.left_by(way, popped(board, group.cells)))
            if not results[-1]:
                break
        return results

    def nested(self, way: int, board: int, choices: Sequence[Group]) -> tuple[int, int]:
        """Choose at every step what is best if one way follows; return how many are left then, and the first choice."""
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
    """Return the choice that begins the best plan found: one nested search after another, each another way."""
    thoughts, way = Solitaire(kinds), 0
    best = thoughts.nested(way, board, choices)
    while best[0] and thoughts.pops < pops:
        way += 1
        best = min(best, thoughts.nested(way, board, choices))
    return best[1]


def glanced(board: int, kinds: Iterable[Kind], choices: Sequence[Group], ways: int) -> int:
    """Return the choice after which a few ways leave fewest on average."""
    thoughts = Solitaire(kinds)
    left = [sum(thoughts.left_by(way, popped(board, group.cells)) for way in range(ways)) for group in choices]
    return left.index(min(left))
