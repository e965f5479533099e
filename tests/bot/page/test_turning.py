"""The table of Colour Paths seen from another side, in Chromium: remembered for each table, and seen by nobody else."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.gallery import after, brought
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
TOUCH = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
# What is seen on the table, and where.
SEEN = """() => part("now.js").then(({ now }) => JSON.stringify(now.frame.board.scene))"""
# Wait until it is seen otherwise. `wait_for_function` takes a promise for an answer, and would not wait.
CHANGED = """async (before) => {
    const { now } = await part("now.js");
    while (JSON.stringify(now.frame.board.scene) === before) await new Promise(requestAnimationFrame);
}"""


def turn(person) -> None:
    if person.page.locator("#service .turn-table:visible").count() == 0:
        person.page.locator("#dots").click()
    before = person.page.evaluate(SEEN)
    person.page.locator(".turn-table:visible").click()
    person.page.evaluate(CHANGED, before)
    expect(person.page.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("window", [{"viewport": DESKTOP}, TOUCH], ids=["desktop", "phone"])
def test_the_table_is_turned_and_stays_so_for_whoever_turned_it(sit_down, window):
    anna, eve = sit_down("Анна", **window), sit_down("Eve")
    brought(anna, "dorozhki", 1, after(7))
    eve.page.goto(f"{eve.program.address}#{anna.table}")
    eve.sees("#stage .scene")
    plain, watched = anna.page.evaluate(SEEN), eve.page.evaluate(SEEN)
    turn(anna)
    turned = anna.page.evaluate(SEEN)
    anna.page.reload()
    anna.sees("#stage .choice")
    assert anna.page.evaluate(SEEN) == turned, "the table remembers it"
    assert eve.page.evaluate(SEEN) == watched
    turn(anna)
    assert anna.page.evaluate(SEEN) == plain


def test_a_turned_table_is_turned_in_the_past_too_and_moves_are_made_as_before(sit_down):
    anna = sit_down("Анна", viewport=DESKTOP)
    brought(anna, "dorozhki", 1, after(7))
    drawn = "document.querySelector('#stage .scene').innerHTML"
    anna.page.locator("#earlier").click()
    anna.sees(".news-next")
    plain = anna.page.evaluate(drawn)
    anna.page.locator(".turn-table").evaluate("each => each.click()")  # its row is hidden in the past
    anna.page.evaluate(f"async (was) => {{ while ({drawn} === was) await new Promise(requestAnimationFrame); }}", plain)
    anna.sees("#headline", "After move")
    anna.page.locator("#now").click()
    anna.sees("#headline", "Your move")
    laid = anna.page.locator("#stage .choice:not([data-press^='?']):not([data-press^='#'])")
    moves = int(anna.page.locator("#slider").get_attribute("max"))
    anna.click_choice(laid.first)
    anna.after(moves + 1)


def test_a_game_whose_table_has_an_upper_edge_can_not_be_turned(sit_down):
    anna = sit_down("Анна")
    brought(anna, "cvetariki", 1, after(2))
    expect(anna.page.locator("#service .button").first).to_be_visible()
    expect(anna.page.locator(".turn-table")).to_have_count(0)
