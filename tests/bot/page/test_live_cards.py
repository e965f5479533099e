"""Конфетти in Chromium: the sand runs on the page, a click takes and drops, and a contested card is nobody's."""

import pytest
from playwright.sync_api import expect

from bot.tables import turns
from tests.bot.page.windows import PHONE

# Time passes slowly here: even on the busiest machine the second person comes within the time for contesting.
pytestmark = [pytest.mark.timeout(600), pytest.mark.parametrize("program", [1 / 500], indirect=True)]


def opened(host, *others) -> str:
    """Open a table with a long round, and let everybody sit down and say that they are ready."""
    host.page.locator(".welcome .game[data-game='confetti']").click()
    host.sees("button[data-press='!start']")
    table = host.table
    host.press("!options")
    host.sees("#sheet button[data-press='!option:sand=180']")
    host.press("!option:sand=180")
    host.sees("#sheet .main[data-press='!option:sand=180']")
    host.page.keyboard.press("Escape")
    for other in others:
        other.goes_to(table)
        other.press("!join")
    host.sees("#headline", f"{1 + len(others)} of 7")
    host.press("!start")
    for person in (host, *others):
        person.press("ready")
    for person in (host, *others):
        expect(person.choices).to_have_count(42)
    return table


def on_the_table(person, card):
    return person.page.locator(f"#stage .choice[data-press='#{card}']")


def hands(program, table) -> dict[str, list[str]]:
    at = position(program, table)
    return {seat.name: [hold.card for hold in hand] for seat, hand in zip(at.table.seats, at.state.hands, strict=True)}


def position(program, table):
    kept = program.kept(table)
    return turns.position(kept.table, kept.snapshot)


def test_two_hands_on_one_card_and_one_lets_go(sit_down, program):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    table = opened(anna, boris)
    card = position(program, table).state.slots[0]
    anna.click_choice(on_the_table(anna, card))
    boris.sees("#log", "card 1")
    boris.click_choice(on_the_table(boris, card))
    for person in (anna, boris):
        person.sees("#log", "both grabbed card 1")
    found = hands(program, table)
    assert card in found["Анна"]
    assert card in found["Boris"]
    anna.shoot("confetti-contested")
    program.pass_by()  # immediately repeated, the press would count as a double tap
    boris.click_choice(on_the_table(boris, card))
    for person in (anna, boris):
        person.sees("#log", "Boris lets go of card 1. Анна keeps it")
    found = hands(program, table)
    assert card in found["Анна"]
    assert card not in found["Boris"]


SPILLED = """() => {
  const board = document.querySelector(".foot .board"), frame = board.getBoundingClientRect();
  if (getComputedStyle(board).overflow !== "visible") return [];
  const isOutside = (box) => box.bottom < frame.top + 1 || box.top > frame.bottom - 1;
  const spilled = [...board.querySelectorAll("text")].filter((text) => isOutside(text.getBoundingClientRect()));
  return spilled.map((text) => text.textContent);
}"""
"""The texts of a picture that are seen outside of it."""


# Which part of the sand is left, by its bar and by its number.
LEFT = """() => [
    document.querySelector(".sand-left").offsetWidth / document.querySelector(".sand-bar").offsetWidth,
    document.querySelector(".sand-number").textContent.split(":").reduce((all, part) => 60 * all + Number(part), 0),
]"""


def test_whoever_opens_the_page_in_the_middle_of_a_round_sees_how_much_sand_is_left(sit_down, program):
    anna = sit_down()
    opened(anna)
    left = 180
    while left > 150:
        for _ in range(10):
            program.pass_by()
        anna.page.reload()  # the page's own clock does not jump
        anna.sees(".sand-number")
        bar, left = anna.page.evaluate(LEFT)
    assert abs(bar - left / 180) < 0.1


def test_the_sand_runs_on_the_page_and_a_tap_takes_a_card_at_once(sit_down, program):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True)
    table = opened(phone)
    sand = phone.page.locator(".sand-number")
    before = sand.text_content()
    phone.page.touchscreen.tap(*phone.inside(phone.choices.nth(4)))
    phone.sees("#log", "card 5")
    assert [len(hand) for hand in hands(program, table).values()] == [1]
    expect(sand).not_to_have_text(before)
    assert ":" in sand.text_content(), "the sand of the round, not the time for contesting a card"
    expect(phone.page.locator("#act #go")).to_have_count(0)  # nothing to confirm
    assert phone.page.evaluate(SPILLED) == [], "the head of the hand's picture is on the page already"
    phone.shoot("phone-confetti")
    names = phone.measured(".choice", "all => all.map(each => each.getAttribute('aria-label'))")
    assert any("violet" in name for name in names), "a screen reader hears colours"
