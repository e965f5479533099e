"""The balance of the deck, as required by the rulebook: `python -m tools.dorozhki_balance` prints the whole table."""

from collections import Counter

import pytest

from engines.dorozhki.deck import DECK
from engines.dorozhki.news import What
from engines.randomness import Rng
from tools.dorozhki_balance import TARGETS, Balance, Story, measured, missed, play, report

KINDS = [(seats, even_start) for seats in (2, 3, 4) for even_start in (False, True)]


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "even_start"), KINDS)
def test_every_target_holds_over_10000_games(seats, even_start):
    assert missed(measured(DECK, seats, even_start=even_start, games=10_000)) == []


def test_the_same_seed_gives_the_same_games():
    assert measured(DECK, 3, even_start=True, games=3) == measured(DECK, 3, even_start=True, games=3)
    assert measured(DECK, 3, even_start=True, games=3) != measured(DECK, 3, even_start=True, games=3, seed="another")


def story(won=(0,), placements=(2, 1), **news):
    counts = Counter({What[name.upper()]: many for name, many in news.items()})
    return Story(news=counts, placements=placements, largest_hand=6, width=9, won=won, blocked=False)


def test_a_turn_is_a_laid_card_a_pass_or_a_missed_turn():
    told = story(first=1, laid=4, drew=1, drew_laid=1, drew_passed=2, passed=1, missed=1, ring_takes=1, lapsed=1)
    assert Balance(seats=2, even_start=False, stories=[told]).lengths == [10]


def test_every_line_of_the_rulebook_s_table_is_measured():
    balance = Balance(
        seats=2,
        even_start=True,
        stories=[
            story(first=1, laid=5, drew_passed=2, extra_path=2, ring_takes=1),
            story(first=1, laid=7, passed=4, extra_both=1, won=(0, 1), placements=(3, 3, 3)),
        ],
    )
    values = {target.name: round(target.value(balance), 1) for target in TARGETS}
    assert values == {
        "turns, median": 10,
        "turns passed": 30,
        "turns with a choice": 20,
        "games with a path of 7 changes": 100,
        "games with 3 joints of a colour": 50,
        "games with a ring": 50,
        "blocked": 0,
        "win share off fair, points": 25,
    }


def test_what_misses_its_target_is_named():
    names = missed(Balance(seats=2, even_start=True, stories=[story(first=1, laid=5)]))
    assert "turns, median: 6.0" in names
    assert "win share off fair, points: 50.0" in names
    plain = missed(Balance(seats=2, even_start=False, stories=[story(first=1, laid=5)]))
    assert "win share off fair, points: 50.0" not in plain, "without even start it is only reported"


def test_the_report_has_a_line_for_every_target():
    text = "\n".join(report([measured(DECK, 2, even_start=False, games=5)]))
    assert all(f"| {target.name} |" in text for target in TARGETS)


def test_a_story_adds_up():
    told = play(DECK, 4, Rng.of("a game"), even_start=False)
    assert told.news[What.FIRST] == 1
    assert len(told.placements) == told.news[What.FIRST] + told.news[What.LAID], "every choice lays a card"
    assert not told.blocked
    assert len(told.won) == 1
