"""The search that found the deck of Цветные дорожки.

python -m tools.dorozhki_deck                 search again, and print the deck and its number (about half an hour)
python -m tools.dorozhki_deck --number 12     print one candidate

Every candidate has all properties that the rulebook asks of a deck, and is fully determined by its number. The first
round plays few games with many candidates, the second many games with the few that met all targets most clearly.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engines.dorozhki.cards import COLOURS, ENDS, Card, half_turned
from engines.dorozhki.state import HAND
from engines.randomness import Rng
from tools.dorozhki_balance import TARGETS, Balance, measured

CARDS = 48
RICH = CARDS // 3
RICHEST = 12  # [ruling] this many of the rich cards have 5 ends of one colour, the others 4
LONE_COLOUR = 3  # the most ends of one colour on a card that is not rich

FIRST_ROUND = (96, 300)  # candidates, games for each number of players
SECOND_ROUND = (6, 3_000)
"""The search budget."""

SCALE = {
    "turns, median": 2,
    "turns passed": 2,
    "turns with a choice": 3,
    "games with a path of 7 changes": 10,
    "games with 3 joints of a colour": 4,
    "games with a ring": 10,
    "blocked": 0.5,
    "win share off fair, points": 2,
}
"""The slack in each target that counts as one step."""


def candidate(number: int) -> tuple[Card, ...]:
    """Return the deck with a number; every deck has all required properties."""
    rng = Rng.of("dorozhki deck", number)
    while True:
        deck = [Card(0, ends, wiring) for ends, wiring in zip(colourings(rng), mixed_wirings(rng), strict=True)]
        looks = {min(card, half_turned(card)) for card in deck}
        if len(looks) == CARDS and not any(card == half_turned(card) for card in deck):
            return tuple(card._replace(number=at) for at, card in enumerate(sorted(deck), start=1))


def colourings(rng: Rng) -> list[str]:
    """Return the ends of all cards: every colour equally frequent, a third of the cards rich in one."""
    colours = rng.shuffled([colour.value for colour in COLOURS])
    each, more = divmod(CARDS * ENDS, len(colours))
    left = Counter({colour: each + (at < more) for at, colour in enumerate(colours)})
    rich = [colours[at % len(colours)] * (5 if at < RICHEST else 4) for at in range(RICH)]
    left.subtract("".join(rich))
    pool = list(left.elements())
    while True:
        rng.shuffle(pool)
        rest = iter(pool)
        cards = [
            same + "".join(next(rest) for _ in range(ENDS - len(same))) for same in [*rich, *[""] * (CARDS - RICH)]
        ]
        if all(is_as_rich_as(card, same) for card, same in zip(cards, [*rich, *[""] * (CARDS - RICH)], strict=True)):
            return ["".join(rng.shuffled(card)) for card in cards]


def is_as_rich_as(card: str, same: str) -> bool:
    most = max(Counter(card).values())
    return most == len(same) if same else most <= LONE_COLOUR


def wirings(ends: Sequence[int] = range(ENDS)) -> Iterator[str]:
    """Yield all 15 ways to pair six ends."""
    if not ends:
        yield ""
    for other in ends[1:]:
        rest = [end for end in ends[1:] if end != other]
        for pairs in wirings(rest):
            yield f"{ends[0]}{other}" + (f"-{pairs}" if pairs else "")


def mixed_wirings(rng: Rng) -> list[str]:
    """Return each wiring equally often, give or take one."""
    kinds = list(wirings())
    rounds, more = divmod(CARDS, len(kinds))
    return rng.shuffled(kinds * rounds + rng.shuffled(kinds)[:more])


def merit(balances: Sequence[Balance], names: Sequence[str]) -> float:
    """Return how far inside its tightest target the deck is."""
    return min(
        target.slack(balance) / SCALE[target.name]
        for target in TARGETS
        for balance in balances
        if target.name in names and (balance.even_start or not target.only_even)
    )


def searched() -> int:
    """Return the number of the best candidate; report the merit of each on the way."""
    many, few_games = FIRST_ROUND
    few, many_games = SECOND_ROUND
    # Win shares need many games, so the first round ignores them.
    first = merits(range(many), few_games, (True,), list(SCALE)[:-1])
    best = sorted(first, key=lambda number: -first[number])[:few]
    second = merits(best, many_games, (False, True), list(SCALE))
    return max(second, key=lambda number: second[number])


def merits(numbers: Iterable[int], games: int, even_starts: Sequence[bool], names: Sequence[str]) -> dict[int, float]:
    found = {}
    for number in numbers:
        found[number] = merit(played(number, games, even_starts), names)
        print(f"candidate {number}, {games} games: {found[number]:.2f}", flush=True)  # noqa: T201 (this is a command)
    return found


def played(number: int, games: int, even_starts: Sequence[bool]) -> list[Balance]:
    deck = candidate(number)
    return [
        measured(deck, seats, even_start=even_start, games=games, seed="search")
        for seats in HAND
        for even_start in even_starts
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", type=int)
    asked = parser.parse_args()
    number = searched() if asked.number is None else asked.number
    lines = [f'    Card({card.number}, "{card.ends}", "{card.wiring}"),' for card in candidate(number)]
    print(f"candidate {number}", *lines, sep="\n")  # noqa: T201 (this is a command)


if __name__ == "__main__":
    main()
