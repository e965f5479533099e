"""Monte Carlo tree search with UCT and determinization.

Before each simulation the others' secrets are drawn from the player's beliefs. A node keeps separate statistics for
each set of colours that the player to move could have, so that everybody plays for the colours of the guess.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from engines.chance import Random
from engines.cvetariki.board import COLOURS, Group, groups, tokens_of
from engines.cvetariki.players.beliefs import Beliefs, Guess
from engines.cvetariki.players.knowledge import Kind, Knowledge
from engines.cvetariki.players.line import Line

CURIOSITY = 0.7
A_GAME = 5  # overhead of a simulation, in pops
NEARLY = 0.03  # of the win; chance alone makes a larger difference between two choices of a search


@dataclass(frozen=True)
class Effort:
    """The search budget, in pops rather than seconds, so that a seed gives the same move on every machine."""

    pops: int
    depth: int


class Tally:
    """How the groups of a node did for players with certain colours."""

    __slots__ = ("order", "total", "visits", "won")

    def __init__(self, choices: int, random: Random) -> None:
        self.order = sorted(range(choices), key=lambda _: random())
        self.total = 0
        self.visits = [0] * choices
        self.won = [0.0] * choices

    def pick(self) -> int:
        """Return what to try next: everything once, then by upper confidence bound."""
        if self.total < len(self.order):
            return self.order[self.total]
        doubt = CURIOSITY * sqrt(log(self.total))
        best, pick = -1.0, 0
        for choice, visits in enumerate(self.visits):
            hope = self.won[choice] / visits + doubt / sqrt(visits)
            if hope > best:
                best, pick = hope, choice
        return pick

    def ranked(self) -> list[int]:
        """Return all choices, the most often simulated one first; it is the one that did best."""
        return sorted(range(len(self.visits)), key=lambda choice: (-self.visits[choice], -self.won[choice]))

    def share(self, choice: int) -> float:
        """Return the share of its games that a choice has won."""
        return self.won[choice] / max(1, self.visits[choice])

    def note(self, choice: int, share: float) -> None:
        self.total += 1
        self.visits[choice] += 1
        self.won[choice] += share


class Node:
    """A position in the tree."""

    __slots__ = ("_children", "_tallies", "groups")

    def __init__(self, choices: Sequence[Group]) -> None:
        self.groups = choices
        self._children: dict[int, Node] = {}
        self._tallies: dict[tuple[Kind, ...], Tally] = {}

    def tally(self, colours: tuple[Kind, ...], random: Random) -> Tally:
        if colours not in self._tallies:
            self._tallies[colours] = Tally(len(self.groups), random)
        return self._tallies[colours]

    def child(self, choice: int, board: int) -> "Node":
        if choice not in self._children:
            self._children[choice] = Node(tuple(groups(board)))
        return self._children[choice]


def search(known: Knowledge, choices: Sequence[Group], beliefs: Beliefs, effort: Effort, random: Random) -> int:
    """Return the choice that was simulated most often."""
    return _tallied(known, choices, beliefs, effort, random).ranked()[0]


def nearly_best(
    known: Knowledge, choices: Sequence[Group], beliefs: Beliefs, effort: Effort, random: Random
) -> list[int]:
    """Return the choice that was simulated most often, and after it those that did as well, as far as can be told."""
    tally = _tallied(known, choices, beliefs, effort, random)
    best, *others = tally.ranked()
    return [best, *(each for each in others if tally.share(each) > tally.share(best) - NEARLY)]


def _tallied(known: Knowledge, choices: Sequence[Group], beliefs: Beliefs, effort: Effort, random: Random) -> Tally:
    root, pops = Node(choices), 0
    while pops < effort.pops:
        pops += A_GAME + _grow(root, known, beliefs.draw(random), effort.depth, random).pops
    return root.tally(tuple(sorted(known.mine)), random)


def expected(known: Knowledge, guess: Guess, effort: Effort, random: Random) -> list[float]:
    """Return each side's share of the win over all simulations, if the secrets are as guessed."""
    root, pops, games = Node(tuple(groups(known.board))), 0, 0
    totals = [0.0] * len(known.taken)
    while pops < effort.pops:
        line = _grow(root, known, guess, effort.depth, random)
        pops, games = pops + A_GAME + line.pops, games + 1
        totals = [total + share for total, share in zip(totals, line.shares(), strict=True)]
    return [total / games for total in totals]


def _grow(node: Node, known: Knowledge, guess: Guess, depth: int, random: Random) -> Line:
    """Descend to a new choice, play out at random, and record the result along the path."""
    line = Line(known.board, known.seat, known.sides, guess)
    path, over = [], False
    for _ in range(depth):
        tally = node.tally(guess.colours[line.side], random)
        choice = tally.pick()
        path.append((tally, choice, line.side))
        group = node.groups[choice]
        over = line.pop(COLOURS.index(group.colour), group.cells, tokens_of(line.board, group.colour))
        if over or not tally.visits[choice]:
            break
        node = node.child(choice, line.board)
        if not node.groups:
            break
    if not over:
        line.play_out(random)
    shares = line.shares()
    for tally, choice, side in path:
        tally.note(choice, shares[side])
    return line
