"""The colours of who plays alone, in Chromium: both are in sight, and each stays beside its name."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.gallery import after, brought
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)
TOUCH = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
# How much of each token of the card can be seen beside the one before it.
IN_SIGHT = """(all) => all.map((each) => each.getBoundingClientRect())
    .map(({ left, right }, at, boxes) => (boxes[at + 1]?.left ?? right) - left)"""
# The tokens whose colour begins another line.
TORN = """(all) => all.flatMap((place) => [...place.querySelectorAll(".token")]).filter((token) => {
    const after = document.createRange();
    after.setStartAfter(token);
    after.setEndAfter(token.closest(".together") ?? token.parentNode.lastChild);
    const first = [...after.getClientRects()].find(({ width }) => width > 1);
    return first && first.top > token.getBoundingClientRect().bottom;
}).length"""


@pytest.mark.parametrize("window", [TOUCH, TOUCH | {"viewport": {"width": 844, "height": 390}}, {}])
def test_both_colours_of_a_game_alone_are_in_sight_and_a_colour_stays_beside_its_token(sit_down, window):
    anna = sit_down(language="ru-RU", **window)
    brought(anna, "cvetariki", 0, after(0), secrets=2)
    anna.sees("#secret .secret-sign .token")
    tokens = anna.measured("#secret .secret-sign .token", IN_SIGHT)
    assert len(tokens) == 2
    assert min(tokens) > 30, "of two, both are seen whole: they are 38 px and more"
    assert anna.measured("#news, #log .happened", TORN) == 0
    expect(anna.page.locator("#play")).to_be_disabled()  # there is nothing to look back at
    assert anna.page.locator("#slider").evaluate("each => each.style.getPropertyValue('--done')") == "0"
