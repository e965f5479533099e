"""Dialogs of the page in Chromium: what is said while one is open is read over it, and nobody is left in a dead end."""

import pytest
from playwright.sync_api import expect

from bot.pieces import offered
from tests.bot.page.access import check

pytestmark = pytest.mark.timeout(600)
# Whether something is the topmost thing where it stands.
ON_TOP = """([each]) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    each.style.pointerEvents = "auto";
    return document.elementFromPoint(left + width / 2, top + height / 2).closest(".toast") === each;
}"""


def asks(person, name: str) -> None:
    person.page.locator(f"#ask-{name}").evaluate("each => each.click()")
    person.sees("#sheet[open]")


def test_what_is_refused_in_a_dialog_is_read_over_it(sit_down):
    anna = sit_down(bypass_csp=True)
    asks(anna, "challenge")
    anna.page.locator("#card-typed").fill("0000000")
    anna.page.locator("#sheet .code button").click()
    anna.sees("#sheet .toast", "I don't know that challenge")
    assert anna.measured("#sheet .toast", ON_TOP)
    check(anna)
    anna.page.keyboard.press("Escape")
    anna.sees("#toasts .toast", "I don't know that challenge")  # it is said to the end


def test_who_has_no_results_is_led_to_the_games(sit_down):
    anna = sit_down()
    asks(anna, "stats")
    expect(anna.page.locator("#sheet .button.game")).to_have_count(len(offered()))
    for width, rows in ((1280, 1), (360, 2)):
        anna.resize(width, 800)
        tops = anna.measured("#sheet .button.game", "all => all.map(each => each.getBoundingClientRect().top)")
        assert [tops.count(top) for top in sorted(set(tops))] == [len(tops) // rows] * rows, "two or four in a row"
    anna.page.locator("#sheet .button.game[data-game='cvetris']").click()
    anna.sees("body[data-phase='lobby'][data-game='cvetris']")
    expect(anna.page.locator("#sheet")).to_be_hidden()


def test_others_are_invited_to_a_challenge_by_a_link_that_leads_to_it(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    anna.open()
    anna.page.evaluate("part('pressing.js').then(({ ask }) => ask('challenge', '@challenge:open:cvetris:easy:'))")
    anna.page.locator("#invite-others").click()
    link = anna.page.locator("#invite-link")
    expect(link).to_be_visible()
    code = link.input_value().partition("#")[2]
    assert code != anna.table
    anna.sees("#sheet .visually-hidden", code)
    boris.page.goto(f"{boris.program.address}#{code}")
    boris.sees("#sheet[open]", "Анна issues a challenge in Cvetris")
    boris.page.locator(f"#sheet button[data-press='@challenge:play:{code}']").click()
    boris.sees("body[data-game='cvetris'] #stage")
