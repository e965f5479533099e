"""Hands are slower than a game: what has just come takes no press, and what is drawn anew under a finger does."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import A_POINT_INSIDE, SURE, box
from tests.bot.page.two_people import begun, says, seated

pytestmark = pytest.mark.timeout(600)
MIDDLE = """selector => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return width ? [x + width / 2, y + height / 2] : null;
}"""


def test_a_hand_is_slower_than_a_game_what_has_just_come_takes_no_press(sit_down):
    # The page as people use it; but on hers, time passes when the test says so.
    anna, boris = sit_down("Анна", pauses={}, frozen=True), sit_down("Boris")
    table = seated(anna, boris)
    pressed_until(anna, "button[data-press='!start']", "#reveal")
    boris.looks()
    pressed_until(anna, "#reveal", "#hide")
    moves = int(boris.is_on_move)  # before it is her turn
    if moves:
        boris.click_choice(boris.choices.first)
    passes_until(anna, f"{SURE}[data-moves='{moves}'] .choice.steady")
    # What is redrawn with the same meaning can be pressed at once.
    says(boris, "and now?")
    passes_until(anna, ".remark:has-text('and now?')")
    anna.touch(*anna.choices.first.locator(".hit").evaluate(A_POINT_INSIDE))
    passes_until(anna, f"{SURE}[data-moves='{moves + 1}']")
    # A double click does not answer the question that it opens.
    pressed_until(anna, ".dots", "#further")
    pressed_until(anna, "button[data-press='!concede']", "#sheet .sheet-rows .bad")
    assert click(anna, "#sheet .sheet-rows .bad:not(.steady)")
    anna.sees("#sheet .sheet-rows .bad")
    anna.page.keyboard.press("Escape")
    # A click where the game has just ended opens no rematch.
    boris.further("!concede")
    boris.click("#sheet .sheet-rows .bad")
    anna.sees("button[data-press='!rematch']:not(.steady)")
    assert click(anna, "button[data-press='!rematch']")
    says(anna, "well played")
    anna.sees(".remark >> nth=-1", "well played")  # so earlier presses have been answered
    assert anna.table == table
    pressed_until(anna, "button[data-press='!rematch']", "button[data-press='!ready']")
    assert anna.table != table


def test_on_a_slow_device_the_moment_begins_when_a_button_is_seen(sit_down):
    anna = sit_down(pauses={}, frozen=True)
    start = "button[data-press='!start']"
    anna.page.locator(".welcome .game[data-game='cvetariki']").click()
    anna.sees(f"{start}:not(.steady)")
    anna.page.clock.fast_forward(5000)  # it was busy for all this time, and paints it only now
    anna.page.clock.run_for(50)
    assert anna.page.locator(f"{start}.steady").count() == 0, "who presses now has not seen it"
    passes_until(anna, f"{start}.steady")


def test_a_button_that_is_drawn_anew_under_the_finger_is_pressed_all_the_same(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    begun(anna, boris)
    anna.page.locator("#service .dots").click()
    text = anna.page.locator("#further button[data-press='!text']")
    text.evaluate("button => button.dataset.old = true")
    at = box(text)
    anna.page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    anna.page.mouse.down()
    says(boris, "quick!")
    expect(text).not_to_have_attribute("data-old", "true")
    anna.page.mouse.up()
    anna.sees("#sheet .text-board")


def passes_until(person, selector: str) -> None:
    """On a page whose clock the test controls, let time pass until something is there."""
    while not person.page.locator(selector).count():  # pytest's own timeout ends this
        person.page.clock.run_for(10)


def pressed_until(person, button: str, selector: str) -> None:
    """On such a page, press a button until something comes of it: if all has just changed again, nothing does.

    Until it is seen: a second click may come when a sheet has just opened, and close it.
    """
    while not person.page.locator(f"{selector}:visible").count():
        person.page.clock.run_for(10)
        click(person, f"{SURE} {button}.steady")


def click(person, selector: str) -> bool:
    """Click in the middle of something, whether it takes the click or not; tell whether it is there now."""
    if (middle := person.page.evaluate(MIDDLE, selector)) is not None:
        person.page.mouse.click(*middle)
    return middle is not None
