"""The last screen of a game of many: places, the last board and the slider in one window; a chart that can be read."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import Person
from tests.bot.page.gallery import brought, never
from tests.bot.page.nearly_over import to_the_end
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)
# The lines of the chart: how they are dashed, and their contrast to the card below them.
LINES = """() => {
    const parts = (colour) => colour.match(/[\\d.]+/gu).slice(0, 3).map((each) => each / 255);
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const weights = [0.2126, 0.7152, 0.0722];
    const light = (colour) => parts(colour).map(linear).reduce((sum, part, at) => sum + part * weights[at], 0);
    const card = light(getComputedStyle(document.getElementById("decided")).backgroundColor);
    return [...document.querySelectorAll(".course path")].map((path) => {
        const { stroke, strokeDasharray } = getComputedStyle(path);
        const line = light(stroke);
        return [strokeDasharray, (Math.max(line, card) + 0.05) / (Math.min(line, card) + 0.05), stroke];
    });
}"""
TOKENS = """all => all.map((each) => each.getBoundingClientRect()).map(({ x, width }) => [x, width])"""
FIRST = "#places tbody td .token:first-child"


def in_the_window(person: Person, *selectors: str) -> None:
    for selector in selectors:
        expect(person.page.locator(selector)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game", ["cvetariki", "cvetris", "dorozhki"])
def test_four_places_leave_room_for_the_last_board_and_the_slider(sit_down, game):
    anna = sit_down(language="ru-RU")
    to_the_end(anna, game, computers=3)
    expect(anna.page.locator("#places tbody tr")).to_have_count(4)
    boards = ["#stage .board"] if game != "cvetris" else []
    in_the_window(anna, "#places", "#slider", *boards)
    if boards:
        seen = anna.measured("#stage .board", "([board]) => board.getBoundingClientRect().height")
        assert seen >= 200
    anna.resize(1024, 768)
    in_the_window(anna, "#places", "#slider")


def test_what_is_left_of_ones_colour_stands_in_a_column(sit_down):
    anna = sit_down(language="ru-RU")
    to_the_end(anna, "cvetariki", computers=3)
    for size in ({"width": 1280, "height": 800}, PHONE, {"width": 360, "height": 740}):
        anna.resize(**size)
        found = anna.measured(FIRST, TOKENS)
        assert len(found) > 1
        assert len({round(x) for x, _ in found}) == 1, (size, found)
        assert min(wide for _, wide in found) >= 16, (size, found)
        assert not anna.page.evaluate("document.documentElement.scrollWidth > innerWidth"), size


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lines_of_the_chart_are_told_apart(sit_down, scheme):
    anna = sit_down(color_scheme=scheme)
    to_the_end(anna, "dorozhki", computers=3)
    anna.sees(".course path")
    lines = anna.page.evaluate(LINES)
    assert len(lines) == 4
    assert len({dash for dash, _, _ in lines}) == 4
    assert min(contrast for _, contrast, _ in lines) >= 3


def test_who_played_alone_has_no_place_and_their_line_is_in_ink(sit_down):
    anna = sit_down()
    brought(anna, "dorozhki", 0, never, seed="end 0")
    anna.sees("#places tbody tr")
    expect(anna.page.locator("#places .place")).to_have_count(0)
    ((dash, _, stroke),) = anna.page.evaluate(LINES)
    ink = anna.measured("#places td.total", "([each]) => getComputedStyle(each).color")
    assert (dash, stroke) == ("none", ink)


@pytest.mark.parametrize("computers", [0, 3])
def test_the_last_hands_of_confetti_fill_the_empty_half(sit_down, computers):
    anna = sit_down(language="ru-RU")
    brought(anna, "confetti", computers, never, seed=f"end {computers}")
    in_the_window(anna, "#places", "#slider", "#stage .board")
    anna.resize(**PHONE)
    anna.sees("#stage .board")
    assert not anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_on_a_phone_the_cards_left_and_the_board_come_before_what_decided_it(sit_down):
    anna = sit_down(language="ru-RU", viewport=PHONE)
    to_the_end(anna, "dorozhki", computers=3)
    cards = anna.page.locator("#places .row-art .painted")
    left = [int(text) for text in anna.page.locator("#places td.total").all_inner_texts()]
    expect(cards).to_have_count(sum(number > 0 for number in left))
    sizes = anna.measured("#places .row-art .painted", "all => all.map((each) => each.getScreenCTM().a)")
    assert all(80 * scale >= 30 for scale in sizes), "cards can be told apart"
    tops = "all => all.map((each) => each.getBoundingClientRect().top)"
    (stage,), (decided,) = anna.measured("#stage", tops), anna.measured("#decided", tops)
    assert stage < decided
    between = """all => all.map((who) => {
        const [place, chip] = [...who.children].map((each) => each.getBoundingClientRect());
        return chip.left - place.right;
    })"""
    assert min(anna.measured("#places .who", between)) >= 8
