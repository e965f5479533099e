"""Accessibility: axe-core finds nothing, in light and dark, large and small; everywhere: `test_every_screen.py`."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.access import check
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)


@pytest.mark.parametrize(("size", "shade"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_nothing(sit_down, size, shade):
    anna = sit_down(language="en-GB", viewport=size, color_scheme=shade, bypass_csp=True)
    check(anna)
    anna.page.locator("#first").click()
    expect(anna.choices.first).to_be_visible()
    check(anna)
    anna.click("#reveal")
    anna.sees("#hide")
    check(anna)
    anna.press("!rules")
    anna.sees("#sheet .rules")
    check(anna)
    anna.page.keyboard.press("Escape")
    anna.further("!concede")
    anna.sees("#sheet .sheet-rows .bad")
    check(anna)
    anna.page.goto(anna.program.address)
    anna.page.locator(".welcome .game[data-game='confetti']").click()
    anna.sees("button[data-press='!start']")
    check(anna)
    anna.press("!options")
    anna.sees("#sheet .sheet-rows")
    check(anna)


def test_the_focus_stays_with_what_is_done_and_the_game_is_two_tabs_away(sit_down):
    anna = sit_down()
    keys, focused = anna.page.keyboard, "document.activeElement.id || document.activeElement.tagName"
    keys.press("Tab")
    assert anna.page.evaluate(focused) == "skip-link"
    keys.press("Tab")
    assert anna.page.evaluate(focused) == "first", "[Play now] comes first"
    keys.press("Enter")
    expect(anna.page.locator("#headline")).to_be_focused()
    anna.page.locator("#next").focus()
    keys.press("Enter")
    anna.sees("#lesson", "2 / 6")
    expect(anna.page.locator("#lesson :focus, #headline:focus")).to_have_count(1)
    anna.page.locator("#reveal").focus()
    keys.press("Enter")
    expect(anna.page.locator("#hide")).to_be_focused()
    keys.press("Enter")
    expect(anna.page.locator("#reveal")).to_be_focused()
    anna.page.locator("#skip-link").focus()
    keys.press("Enter")
    expect(anna.page.locator("#headline")).to_be_focused()
    keys.press("?")
    anna.sees("#sheet")
    keys.press("Escape")
    expect(anna.page.locator("#headline")).to_be_focused()


def test_a_screen_reader_gets_the_board_in_words_and_every_choice_by_name(sit_down):
    anna = sit_down("Анна")
    anna.page.locator("#first").click()
    expect(anna.choices.first).to_be_visible()
    assert "The board, top row first" in anna.page.locator("#spoken").text_content()
    names = anna.measured(".choice", "all => all.map(each => each.getAttribute('aria-label'))")
    assert len(names) == len(set(names)) > 10
    assert anna.page.locator(".choice[tabindex='0']").count() == 1, "Tab stops at the board once; arrows move inside it"
    expect(anna.page.get_by_role("button", name=names[0], exact=True)).to_have_count(1)
