"""Guesses about who has which secret colour, based on what everybody can see."""

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, permutations
from math import exp, log, prod

from engines.chance import Random
from engines.cvetariki.board import CHANCES, COLOURS, counts, group_by_chance, popped
from engines.cvetariki.players.knowledge import Kind, Knowledge, Side

NOBODY: Side = -1

# How players give their colour away; tuned in matches of all levels against each other (docs/players.md).
COLLECTORS = 0.2
"""The share of players who take their own colour wherever they see it."""
OF_THE_OWN = 0.5
"""How much of what such a player takes is their own colour."""
TOKENS_A_GROUP = 2.5
"""Tokens come in groups: five reds are two choices, not five."""
FORESIGHTS = 80
"""How many random games show which colours are doing well."""
STEERED_A_MOVE = 0.4
STEERED_AT_MOST = 1.5
"""How much less likely a token of a player's own colour is to be left, as a power of e: it grows with their moves."""


@dataclass(frozen=True)
class Guess:
    """One possible assignment of the secrets."""

    owner: tuple[Side, ...]
    """By kind: the side that has it as a secret, or `NOBODY`."""
    own_taken: tuple[int, ...]
    """By side: how many of its own tokens it has taken."""
    colours: tuple[tuple[Kind, ...], ...]
    """By side."""


class Beliefs:
    """Guesses, weighted by how likely they are."""

    def __init__(self, weights: Mapping[Guess, float]) -> None:
        self._guesses = list(weights)
        self._upto = list(accumulate(weights.values()))

    def draw(self, random: Random) -> Guess:
        return self._guesses[bisect(self._upto, random() * self._upto[-1], hi=len(self._upto) - 1)]


def open_minded(known: Knowledge) -> Beliefs:
    """Consider every possible assignment equally likely."""
    return Beliefs(dict.fromkeys(_possible(known), 1.0))


def suspicious(known: Knowledge, random: Random) -> Beliefs:
    """Weigh guesses by what the others took, and by which colours are doing well.

    Two kinds of player are modelled: one takes their own colour, the other works for it without touching it.
    """
    left = left_at_random(known.board, random)
    tallies = {side: suspicions(known, side, left) for side in known.others}
    return Beliefs(
        {
            guess: prod(tallies[side][kind] for kind, side in enumerate(guess.owner) if side in tallies)
            for guess in _possible(known)
        }
    )


def suspect(known: Knowledge, side: Side) -> Kind | None:
    """Return the colour that a side seems to collect, if what it took makes one colour more likely than not."""
    hidden = [kind for kind, count in enumerate(counts(known.board)) if count and kind not in known.mine]
    weights = {kind: COLLECTORS * collects(known.taken[side], kind) + 1 - COLLECTORS for kind in hidden}
    likeliest = max(hidden, key=weights.__getitem__)
    return likeliest if weights[likeliest] > sum(weights.values()) / 2 else None


def collects(taken: Sequence[int], kind: Kind) -> float:
    """Return the likelihood ratio of taking these tokens: collecting a kind, compared with taking anything."""
    coloured = taken[: len(COLOURS)]
    own, others = coloured[kind], sum(coloured) - coloured[kind]
    rest = (1 - OF_THE_OWN) / (len(COLOURS) - 1)
    return exp((own * log(OF_THE_OWN * len(COLOURS)) + others * log(rest * len(COLOURS))) / TOKENS_A_GROUP)


def left_at_random(board: int, random: Random) -> list[float]:
    """Return how many tokens of each colour would be left, on average, if everybody played at random."""
    totals = [0] * len(COLOURS)
    for _ in range(FORESIGHTS):
        end = board
        while picked := group_by_chance(end, int(random() * CHANCES)):
            end = popped(end, picked[1])
        totals = [total + count for total, count in zip(totals, counts(end), strict=True)]
    return [total / FORESIGHTS for total in totals]


def suspicions(known: Knowledge, side: Side, left: Sequence[float]) -> list[float]:
    """Return how likely each kind is to be a side's secret, compared with an average one."""
    trust = min(STEERED_AT_MOST, STEERED_A_MOVE * known.moves / len(known.taken))
    steered = [exp(-trust * expected) for expected in left]
    hidden = [kind for kind, count in enumerate(counts(known.board)) if count and kind not in known.mine]
    usual = sum(steered[kind] for kind in hidden) / len(hidden)
    return [
        COLLECTORS * collects(known.taken[side], kind) + (1 - COLLECTORS) * steered[kind] / usual
        for kind in range(len(COLOURS))
    ]


def _possible(known: Knowledge) -> Iterator[Guess]:
    """Yield every possible assignment of the secrets: a side with no token left would have won already."""
    free = [kind for kind in range(len(COLOURS)) if kind not in known.mine]
    hands = [side for side in known.others for _ in known.mine]
    left = counts(known.board)
    for order in sorted(set(permutations(hands + [NOBODY] * (len(free) - len(hands))))):
        owner = [known.side] * len(COLOURS)
        for kind, side in zip(free, order, strict=True):
            owner[kind] = side
        guess = guess_of(known, owner)
        if all(any(left[kind] for kind in colours) for colours in guess.colours):
            yield guess


def guess_of(known: Knowledge, owner: Sequence[Side]) -> Guess:
    """Return a guess, given by kind the side that has it."""
    colours = tuple(
        tuple(kind for kind, holder in enumerate(owner) if holder == side) for side in range(len(known.taken))
    )
    own_taken = tuple(sum(known.taken[side][kind] for kind in kinds) for side, kinds in enumerate(colours))
    return Guess(tuple(owner), own_taken, colours)
