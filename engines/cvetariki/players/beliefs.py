"""Who may hide which colour, judged by what everybody can see."""

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, permutations
from math import exp, log, prod

from engines.chance import Random
from engines.cvetariki.board import CHANCES, COLOURS, counts, group_by_chance, popped
from engines.cvetariki.players.knowledge import Kind, Knowledge, Side

NOBODY: Side = -1

# How players give themselves away; tried out in matches of all levels against each other (docs/players.md).
COLLECTORS = 0.2
"""The share of players who take what they collect wherever they see it."""
OF_THE_OWN = 0.5
"""How much of what such a player takes is of the own colour."""
TOKENS_A_GROUP = 2.5
"""Tokens come in groups: five reds are two choices, not five."""
FORESIGHTS = 80
"""Random games that tell which colours are doing well."""
STEERED_A_MOVE = 0.4
STEERED_AT_MOST = 1.5
"""How much less likely to be left a token of somebody's own colour is, in powers of e: it grows with his moves."""


@dataclass(frozen=True)
class Guess:
    """The secrets as they could be."""

    owner: tuple[Side, ...]
    """By kind: the side that hides it, or `NOBODY`."""
    own_taken: tuple[int, ...]
    """By side: the own tokens that it has taken."""
    colours: tuple[tuple[Kind, ...], ...]
    """By side."""


class Beliefs:
    """Guesses, each as often as it is likely."""

    def __init__(self, weights: Mapping[Guess, float]) -> None:
        self._guesses = list(weights)
        self._upto = list(accumulate(weights.values()))

    def draw(self, random: Random) -> Guess:
        return self._guesses[bisect(self._upto, random() * self._upto[-1], hi=len(self._upto) - 1)]


def open_minded(known: Knowledge) -> Beliefs:
    """Whatever is possible is as likely as anything else."""
    return Beliefs(dict.fromkeys(_possible(known), 1.0))


def suspicious(known: Knowledge, random: Random) -> Beliefs:
    """Judge by what the others took, and by which colours are doing well.

    Two kinds of player are reckoned with: one takes what he collects, the other works for it without touching it.
    """
    left = _left_at_random(known.board, random)
    tallies = {side: _suspicions(known, side, left) for side in known.others}
    return Beliefs(
        {
            guess: prod(tallies[side][kind] for kind, side in enumerate(guess.owner) if side in tallies)
            for guess in _possible(known)
        }
    )


def suspect(known: Knowledge, side: Side) -> Kind | None:
    """Return the colour that somebody seems to collect, if what he took makes it likelier than not."""
    hidden = [kind for kind, count in enumerate(counts(known.board)) if count and kind not in known.mine]
    weights = {kind: COLLECTORS * collects(known.taken[side], kind) + 1 - COLLECTORS for kind in hidden}
    likeliest = max(hidden, key=weights.__getitem__)
    return likeliest if weights[likeliest] > sum(weights.values()) / 2 else None


def collects(taken: Sequence[int], kind: Kind) -> float:
    """Return how many times likelier somebody took these tokens if he collects a kind than if he takes anything."""
    coloured = taken[: len(COLOURS)]
    own, others = coloured[kind], sum(coloured) - coloured[kind]
    rest = (1 - OF_THE_OWN) / (len(COLOURS) - 1)
    return exp((own * log(OF_THE_OWN * len(COLOURS)) + others * log(rest * len(COLOURS))) / TOKENS_A_GROUP)


def _left_at_random(board: int, random: Random) -> list[float]:
    """Return how many tokens of each colour would be left if everybody went on at random."""
    totals = [0] * len(COLOURS)
    for _ in range(FORESIGHTS):
        end = board
        while picked := group_by_chance(end, int(random() * CHANCES)):
            end = popped(end, picked[1])
        totals = [total + count for total, count in zip(totals, counts(end), strict=True)]
    return [total / FORESIGHTS for total in totals]


def _suspicions(known: Knowledge, side: Side, left: Sequence[float]) -> list[float]:
    trust = min(STEERED_AT_MOST, STEERED_A_MOVE * known.moves / len(known.taken))
    steered = [exp(-trust * expected) for expected in left]
    hidden = [kind for kind, count in enumerate(counts(known.board)) if count and kind not in known.mine]
    usual = sum(steered[kind] for kind in hidden) / len(hidden)
    return [
        COLLECTORS * collects(known.taken[side], kind) + (1 - COLLECTORS) * steered[kind] / usual
        for kind in range(len(COLOURS))
    ]


def _possible(known: Knowledge) -> Iterator[Guess]:
    """Yield every way in which the secrets can lie: who has no token left would have won."""
    free = [kind for kind in range(len(COLOURS)) if kind not in known.mine]
    hands = [side for side in known.others for _ in known.mine]
    left = counts(known.board)
    for order in sorted(set(permutations(hands + [NOBODY] * (len(free) - len(hands))))):
        owner = [known.side] * len(COLOURS)
        for kind, side in zip(free, order, strict=True):
            owner[kind] = side
        guess = _guess(known, owner)
        if all(any(left[kind] for kind in colours) for colours in guess.colours):
            yield guess


def _guess(known: Knowledge, owner: Sequence[Side]) -> Guess:
    colours = tuple(
        tuple(kind for kind, holder in enumerate(owner) if holder == side) for side in range(len(known.taken))
    )
    own_taken = tuple(sum(known.taken[side][kind] for kind in kinds) for side, kinds in enumerate(colours))
    return Guess(tuple(owner), own_taken, colours)
