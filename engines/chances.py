"""From what positions are worth to chances of winning."""

from collections.abc import Sequence
from math import exp

from engines.contract import Outcome


def by_worth(worths: Sequence[float], sharpness: float) -> tuple[float, ...]:
    """Return chances that add up to 1: somebody ahead by 1 is e to the power of `sharpness` times as likely to win."""
    best = max(worths)
    weights = [exp(sharpness * (worth - best)) for worth in worths]
    return tuple(weight / sum(weights) for weight in weights)


def decided(outcome: Outcome) -> tuple[float, ...]:
    """Return the shares of a win, evenly split between the winners."""
    return tuple((seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(len(outcome.places)))
