"""What is offered fits the moment: a hint on one's own turn, a move where the game is seen as it is."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.two_people import begun, by_turn
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)


def test_a_hint_is_offered_on_ones_own_turn_and_keeps_its_place_on_others(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    begun(anna, boris)
    for number in range(2):
        mover, other = by_turn(anna, boris)
        expect(mover.page.locator("button[data-press='!hint']:visible")).to_be_enabled()
        expect(other.page.locator("button[data-press='!hint']:visible")).to_be_disabled()
        mover.click_choice(mover.choices.first)
        for person in (anna, boris):
            person.after(number + 1)


def test_in_the_past_the_field_offers_no_move(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    begun(anna, boris)
    mover, _ = by_turn(anna, boris)
    mover.click_choice(mover.choices.first)
    field = anna.page.locator("#field")
    anna.after(1)
    expect(field).to_have_attribute("placeholder", "Move (C5) or message")
    anna.click("#earlier")
    expect(field).to_have_attribute("placeholder", "Message")
    anna.click("#now")
    expect(field).to_have_attribute("placeholder", "Move (C5) or message")


def test_a_hidden_colour_has_a_shut_eye_and_says_what_is_hidden(sit_down):
    phone = sit_down("Анна", language="ru-RU", viewport=PHONE, is_mobile=True, has_touch=True)
    phone.page.locator("#first").tap()
    phone.sees("#secret.shut .glyph-shut")
    expect(phone.page.locator("#secret strong")).to_have_text("цвет скрыт")
    strong = phone.page.locator("#secret strong")
    assert strong.evaluate("each => each.scrollWidth <= each.clientWidth"), "all of it is seen"


def test_the_button_of_a_lesson_is_not_grey_under_the_pointer(sit_down):
    anna = sit_down("Анна")
    anna.page.locator("#first").click()
    next_one = anna.page.locator("#next")
    anna.sees("#next")
    next_one.hover()
    style = "each => [getComputedStyle(each).filter, getComputedStyle(each).backgroundColor]"
    assert next_one.evaluate(style) == ["none", "rgb(13, 10, 24)"]
