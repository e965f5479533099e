"""A table on a phone: cards and scores have the room, words stand apart and on one line, rows look alike."""

import pytest
from playwright.sync_api import expect

from engines.dorozhki.state import Phase
from tests.bot.page.browser import box
from tests.bot.page.gallery import after, brought
from tests.bot.page.test_in_view import COVERED
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)
HAND = {"is_mobile": True, "has_touch": True}
# Where the texts of elements are: left, right, bottom.
EDGES = """all => all.map((each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    const { left, right, bottom } = text.getBoundingClientRect();
    return [left, right, Math.round(bottom)];
})"""
# How far each name begins below the top of its row, and whether its note stands below it.
ROWS = """all => all.map((row) => {
    const name = row.querySelector(".who-name").getClientRects()[0], note = row.querySelector(".who-said > small");
    const below = note.getClientRects()[0].top >= name.bottom - 6;
    return [Math.round(name.top - row.getBoundingClientRect().top), below];
})"""
LINES = """([each]) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}"""
TOPS = "all => all.map((each) => each.getBoundingClientRect().y)"
# Those that are cut.
CUT = """all => all
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent)"""
# How far apart fingers are that press two cards side by side, and one below the other, in px.
REACH = """() => {
    const [first, ...rest] = [...document.querySelectorAll("#stage .hit")].map((each) => each.getBoundingClientRect());
    const gap = parseFloat(getComputedStyle(document.querySelector("#stage .hit")).strokeWidth)
        * document.querySelector("#stage .board").getScreenCTM().a;
    return rest[0].left - first.right - gap;
}"""


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_the_sand_stands_beside_the_headline_and_the_scores_are_in_view(sit_down, language):
    phone = sit_down("Анна", viewport=PHONE, language=language, **HAND)
    brought(phone, "confetti", 2, after(12))
    sand, headline, news, cards = (box(phone.page.locator(each)) for each in ("#sand", "#headline", "#news", "#stage"))
    assert sand["y"] < headline["y"] + headline["height"], "on one line"
    assert headline["x"] + headline["width"] <= sand["x"]
    assert news["y"] + news["height"] <= cards["y"] < 190
    rows = phone.page.locator("#scores tbody tr")
    bar = box(phone.page.locator("#act"))
    seen = box(rows.nth(1))
    assert seen["y"] + seen["height"] <= bar["y"] + 2, "one's own row, and another one"
    # Between cards there is no gap that takes no press.
    assert phone.page.evaluate(REACH) <= 0.5
    said = phone.measured(".own-line", "all => all.map(({ clientHeight: a, scrollHeight: b }) => b - a)")
    assert all(cut <= 1 for cut in said), "what is held is read whole"


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_the_heads_of_the_scores_stand_apart_on_one_line(sit_down, language):
    phone = sit_down("Анна", viewport=PHONE, language=language, **HAND)
    brought(phone, "confetti", 2, after(12))
    (_, right, first), (left, _, second) = phone.measured("#scores thead th:not(:first-child)", EDGES)
    assert left - right >= 6
    assert first == second


def test_a_note_stands_below_its_name_in_every_row_or_in_none(sit_down):
    phone = sit_down("Анна", viewport=PHONE, language="ru-RU", **HAND)
    brought(phone, "cvetariki", 2, after(9))
    rows = phone.measured("#scores tbody tr", ROWS)
    assert len(rows) == 3
    assert len({tuple(row) for row in rows}) == 1, rows


@pytest.mark.parametrize("width", [360, 390])
def test_an_extra_turn_moves_nothing_and_can_be_ended_from_the_edge(sit_down, width):
    phone = sit_down("Анна", viewport=PHONE | {"width": width}, language="ru-RU", **HAND)
    brought(phone, "dorozhki", 2, after(9))
    before = phone.measured("#stage, #scores", TOPS)
    brought(phone, "dorozhki", 2, lambda at: 0 in at.to_move and at.state.phase is Phase.EXTRA, seed="extra 1")
    assert phone.measured("#stage, #scores", TOPS) == before
    assert phone.measured("#brand-name, #news .fact", CUT) == [], "what is said is read whole"
    ends = phone.page.locator("#act [data-press='pass']")
    assert box(ends)["height"] >= 44
    ends.tap()
    expect(phone.page.locator("body")).not_to_have_attribute("data-moves", "11")
    assert len(phone.program.kept(phone.table).table.moves) == 12


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_the_name_of_a_game_and_of_a_column_are_on_one_line(sit_down, language):
    phone = sit_down("Анна", viewport=PHONE, language=language, **HAND)
    brought(phone, "dorozhki", 2, after(9))
    for part in ("#brand-name", "#scores thead th.total"):
        assert phone.measured(part, LINES) == 1, part
    assert phone.page.evaluate(COVERED, ["#brand-name", "#zoom"]) == 0
    (*_, bank), (*_, total) = phone.measured("#scores thead th", EDGES)
    assert bank == total, "on one line with each other"
