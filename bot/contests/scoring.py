"""Match points, and the table of a league. Pure, and exact: equal is equal."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from storage import Contest, DealResult, Person

ALONE = Fraction(50)
"""Match points of somebody with whom nobody can be compared yet."""


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Somebody's line in the table."""

    person: Person
    place: int
    points: Fraction
    deals: tuple[Fraction | None, ...]
    """Match points of each deal; None: not played."""
    counted: frozenset[int]
    """Which of them make up the points, from 0."""


def rank(result: DealResult) -> tuple[bool, int, int]:
    """Return what results of one deal are compared by: a game that was given up is the worst, then the win, then by
    how much.
    """
    return (not result.given_up, result.share, 0 if result.given_up else result.margin)


def match_points(results: Mapping[Person, DealResult]) -> dict[Person, Fraction]:
    """Return the share of the others whom each has beaten on a deal, in percent; those who are equal count half."""
    ranks = {person: rank(result) for person, result in results.items()}
    if len(ranks) == 1:
        return dict.fromkeys(ranks, ALONE)
    others = len(ranks) - 1
    return {person: Fraction(100 * _beaten(own, ranks.values()), 2 * others) for person, own in ranks.items()}


def _beaten(own: tuple[bool, int, int], ranks: Iterable[tuple[bool, int, int]]) -> int:
    """Return twice the number of others who were beaten; the equal rank of the player themselves does not count."""
    return sum(2 if own > other else 1 if own == other else 0 for other in ranks) - 1


def best_of(deals: Sequence[Fraction | None], best: int) -> frozenset[int]:
    """Return which deals count: the best ones; of equal ones, the earlier."""
    played = [number for number, points in enumerate(deals) if points is not None]
    return frozenset(sorted(played, key=lambda number: (-(deals[number] or 0), number))[:best])


def standings(contest: Contest, results: Mapping[tuple[Person, int], DealResult]) -> list[Standing]:
    """Return the table of a league: everybody who has finished a deal, the best first. Equal points share a place."""
    on_deal = [
        match_points({person: result for (person, number), result in results.items() if number == deal})
        for deal in contest.all_deals
    ]
    people = dict.fromkeys(person for person, _ in results)
    lines = [(person, tuple(points.get(person) for points in on_deal)) for person in people]
    counted = {person: best_of(deals, contest.best) for person, deals in lines}
    total = {
        person: sum(((deals[number] or Fraction(0)) for number in counted[person]), Fraction(0)) / contest.best
        for person, deals in lines
    }
    order = sorted(lines, key=lambda line: (-total[line[0]], line[0].platform, line[0].user))
    return [
        Standing(
            person=person,
            place=1 + sum(points > total[person] for points in total.values()),
            points=total[person],
            deals=deals,
            counted=counted[person],
        )
        for person, deals in order
    ]
