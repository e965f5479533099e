"""The best hand that can be made from the cards on the table.

A beam search: hands grow by one card, or by all three cards of a full trio; the best hands of each size grow further.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import NamedTuple

from engines.confetti.deck import Card
from engines.confetti.players.circles import (
    LARGE,
    LARGE_BRINGS,
    MEDIUM,
    MEDIUM_BRINGS,
    PLACES,
    SMALL,
    SMALL_BRINGS,
    WHOLE_SET,
    Tally,
    sets,
    tally,
)
from engines.confetti.sets import net

WIDTH = 30
"""Beam width: how many hands of each size grow further."""
_TRIO = 3
_VALUE = 4  # so that cards already held only break ties between hands
_MIXER = 0x9E3779B97F4A7C15
_MIXED = (1 << 32) - 1


@dataclass(frozen=True)
class Plan:
    """A hand to aim at."""

    points: int
    cards: tuple[Card, ...]


class _Grown(NamedTuple):
    value: int
    counted: Tally


class _Addition(NamedTuple):
    """Some cards of the pool, as bits, with the colour indexes of the first one."""

    bits: int
    small: int
    medium: int
    large: int


def best_plan(held: Sequence[Card], free: Sequence[Card], limit: int, width: int = WIDTH) -> Plan:
    """Return the best hand found from held and free cards; among equals, the one that takes the fewest moves."""
    pool, own = (*held, *free), (1 << len(held)) - 1
    singles = [_Addition(1 << at, *PLACES[card]) for at, card in enumerate(pool)]
    trios = list(_trios(pool))
    levels: list[dict[int, _Grown]] = [{} for _ in range(limit + _TRIO + 1)]
    levels[0][0] = _Grown(0, tally(()))
    best, best_mask = (net(held), 0), own
    for size in range(limit + 1):
        for mask, grown in nlargest(width, levels[size].items(), key=_promise):
            made = sets(grown.counted)
            if made >= best[0]:
                points = made if made == size else net(_cards(pool, mask))
                if (points, -(own ^ mask).bit_count()) > best:
                    best, best_mask = (points, -(own ^ mask).bit_count()), mask
            if size < limit:
                _add_one(levels[size + 1], mask, grown, singles, own)
                _add_trio(levels[size + _TRIO], mask, grown, trios, own)
    return Plan(best[0], _cards(pool, best_mask))


def _trios(pool: Sequence[Card]) -> Iterator[_Addition]:
    """Yield the full trios: a card and its two rotations, worth three points with three cards."""
    at = {card: place for place, card in enumerate(pool)}
    for card in pool:
        trio = (card, card[1:] + card[:1], card[2:] + card[:2])
        if card == min(trio) and all(other in at for other in trio):
            yield _Addition(sum(1 << at[other] for other in trio), *PLACES[card])


def _promise(item: tuple[int, _Grown]) -> tuple[int, int]:
    # Break ties by a hash: in bit order the surviving hands would all be alike.
    return item[1].value, item[0] * _MIXER & _MIXED


def _add_one(level: dict[int, _Grown], mask: int, grown: _Grown, singles: Sequence[_Addition], own: int) -> None:
    value, counted = grown
    for bit, small, medium, large in singles:
        if mask & bit or mask | bit in level:
            continue
        brings = SMALL_BRINGS[counted[small]] + MEDIUM_BRINGS[counted[medium]] + LARGE_BRINGS[counted[large]]
        after = list(counted)
        after[small] += SMALL
        after[medium] += MEDIUM
        after[large] += LARGE
        level[mask | bit] = _Grown(value + _VALUE * brings + (bit & own > 0), after)


def _add_trio(level: dict[int, _Grown], mask: int, grown: _Grown, trios: Sequence[_Addition], own: int) -> None:
    for bits, *colours in trios:
        if mask & bits or mask | bits in level:
            continue
        after = list(grown.counted)
        for colour in colours:
            after[colour] += SMALL + MEDIUM + LARGE
        value = grown.value + _VALUE * _TRIO * WHOLE_SET + (bits & own).bit_count()
        level[mask | bits] = _Grown(value, after)


def _cards(pool: Sequence[Card], mask: int) -> tuple[Card, ...]:
    return tuple(card for at, card in enumerate(pool) if mask >> at & 1)
