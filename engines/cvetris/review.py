"""Looking back at a game of Cvetris: how the chances changed, and what each round brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engines.chances import by_worth, decided
from engines.contract import Review
from engines.cvetris.players.outlook import Outlook
from engines.cvetris.players.trials import Player
from engines.cvetris.scoring import is_over, outcome, worths_at
from engines.cvetris.state import Stage, State
from engines.randomness import Rng

SHARP, BLUNT = 0.5, 0.3
"""How much a star ahead is worth at the end, and how quickly that falls with the rounds left (docs/players.md)."""


@dataclass(frozen=True, kw_only=True)
class Found:
    gains: tuple[tuple[int, ...], ...]
    """By round and seat: stars gained, or lost to others."""


def stage(state: State) -> int:
    """Return how many rounds are over."""
    return state.round if is_over(state) else state.round - 1


def chances(state: State, _rng: Rng) -> tuple[float, ...]:
    """Return chances by what `medium` and `hard` expect of every sheet; alone nobody wins or loses."""
    if state.seats == 1:
        return ()
    over = outcome(state)
    if over is not None:
        return decided(over)
    worths, left = [], 0.0
    for seat, hand in enumerate(state.hands):
        player, out = Player(state, seat), hand.stage is Stage.OUT
        worths.append(player.prospects.value(player.board, over=out))
        left = max(left, Outlook.of(player.board, over=out).rounds)
    return by_worth(worths, SHARP / (1 + BLUNT * left))


def found(states: Sequence[State], _rng: Rng) -> Found:
    totals = [(0,) * states[0].seats]
    for before, after in pairwise(states):
        if stage(after) > stage(before):
            # A round in which nobody can draw is over as it begins: one move ends two, and counts in the last of them.
            totals += [totals[-1]] * (stage(after) - stage(before) - 1)
            totals.append(tuple(worth.total for worth in worths_at(after)))
    return Found(
        gains=tuple(
            tuple(now - then for now, then in zip(later, sooner, strict=True)) for sooner, later in pairwise(totals)
        )
    )


REVIEW: Review[State] = Review(stage=stage, chances=chances, found=found, found_type=Found)
