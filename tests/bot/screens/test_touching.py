"""What people are told when they touch a card of Конфетти: whose it is now, and who else wants it."""

import pytest

from bot.screens.tables import touched_lines
from bot.tables.turns import Position, dealt, played
from storage import Phase, Seat, Table


@pytest.fixture
def position() -> Position:
    """Two players, with the sand running."""
    table = Table(
        id="ABCDEF1", game="confetti", rules=1, seed="s", locale="en", opened_at=0, started_at=0, phase=Phase.RUNNING,
        seats=(Seat(name="Anna", level="easy"), Seat(name="Boris", level="easy")),
    )  # fmt: skip
    at = dealt(table)
    for seat in (0, 1):
        at = played(at, seat, "ready", 1)
    return at


def after(position: Position, *moves: tuple[int, str], now: int = 6_000) -> Position:
    for seat, text in moves:
        position = played(position, seat, text, now)
    return position


def told(position: Position, seat: int, card: str):
    return [(line.key, line.params["card"]) for line in touched_lines(position, seat, card)]


def card(position: Position, number: int) -> str:
    return str(position.state.slots[number - 1])


def test_a_card_that_is_taken_and_one_that_is_let_go(position):
    third = card(position, 3)
    taken = after(position, (0, third))
    assert told(taken, 0, third) == [("confetti-yours-now", 3)]
    assert told(after(taken, (0, f"drop {third}")), 0, third) == [("confetti-let-go", 3)]


def test_both_holders_of_a_contested_card_hear_of_it_once(position):
    first, second, third = (card(position, number) for number in (1, 2, 3))
    both = after(position, (0, third), (1, third))
    assert told(both, 1, third) == [("confetti-you-contest", 3)]
    next_press = after(both, (0, first))
    assert told(next_press, 0, first) == [("confetti-yours-now", 1), ("confetti-you-contest", 3)]
    assert told(after(next_press, (0, second)), 0, second) == [("confetti-yours-now", 2)]


def test_who_lets_go_of_a_contested_card_hears_whose_it_is(position):
    third = card(position, 3)
    yielded = after(position, (0, third), (1, third), (0, f"drop {third}"))
    assert told(yielded, 0, third) == [("confetti-yielded", 3)]
