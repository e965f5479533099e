"""On a phone moves and chat are a sheet from below, behind a button; what others write is never missed."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.access import check
from tests.bot.page.gallery import after, brought
from tests.bot.page.test_sizes import BUTTONS, OUT_OF_REACH, TOO_SMALL
from tests.bot.page.two_people import begun, says
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)
BOARD = "() => Object.values(document.querySelector('#stage .board').getBoundingClientRect().toJSON())"


def test_chat_is_a_sheet_from_below_and_a_dot_says_that_somebody_wrote(sit_down):
    anna, phone = sit_down("Анна"), sit_down("Boris", viewport={"width": 360, "height": 740}, bypass_csp=True)
    phone.resize(1280, 800)  # the lists are beside the table there
    begun(anna, phone)
    phone.resize(360, 740)
    chat, sheet = phone.page.locator("#chat"), phone.page.locator("#talk")
    expect(sheet).to_be_hidden()
    says(anna, "hello")
    expect(chat).to_have_class("icon only-phone unread")
    before = phone.page.evaluate(BOARD)
    chat.click()
    expect(sheet).to_be_visible()
    expect(chat).to_have_class("icon only-phone")
    expect(phone.page.locator(".remark", has_text="hello")).to_be_in_viewport()
    assert phone.page.evaluate(OUT_OF_REACH, "#talk button, #talk input") == []
    assert phone.page.evaluate(TOO_SMALL, [BUTTONS, 24]) == []
    check(phone)
    says(phone, "hi")
    anna.sees(".remark >> nth=-1", "hi")
    phone.sees(".remark >> nth=-1", "hi")
    phone.shoot("phone-chat")
    phone.click("#close-chat")
    expect(sheet).to_be_hidden()
    expect(chat).to_have_class("icon only-phone")
    chat.click()
    phone.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    chat.click()
    phone.page.locator("#headline").click()
    expect(sheet).to_be_hidden()
    assert phone.page.evaluate(BOARD) == before, "it lies over the table, which stays where it is"
    phone.page.keyboard.press("7")  # a key that is no other's goes to the field
    expect(phone.page.locator("#field")).to_have_value("7")


def test_a_picture_of_the_whole_page_can_be_taken_with_the_moves_open(sit_down):
    """Chromium's tab crashed: it can not lay out a nowrap span in lines that are broken prettily (`.together`)."""
    phone = sit_down("Анна", viewport=PHONE, is_mobile=True, has_touch=True)
    brought(phone, "cvetris", 2, after(14))
    phone.page.locator("#chat").click()
    phone.sees("#log .together")
    phone.page.screenshot(full_page=True)
    phone.sees("#log .together")
