"""The chart of the end and the strips of the review: lines end where the numbers are, plates stand over their lines."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.gallery import brought, never
from tests.bot.page.nearly_over import to_the_end
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
# Where the lines of the chart end: by the numbers of its grid, and how far before the right end of it.
ENDS = """() => {
    const chart = document.querySelector(".course svg");
    const grid = [...chart.querySelectorAll("g")].map((each) =>
        [Number(each.querySelector("text").textContent), each.querySelector("line").y1.baseVal.value]);
    const [[low, bottom], [high, top]] = [grid.at(0), grid.at(-1)];
    const value = (y) => low + ((bottom - y) / (bottom - top)) * (high - low);
    const right = chart.querySelector("g line").x2.baseVal.value;
    return [...chart.querySelectorAll("path")].map((path) => {
        const last = path.getPointAtLength(path.getTotalLength());
        return [value(last.y), right - last.x];
    });
}"""
SIZES = """all => all.map((text) => [text.textContent,
    parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a])"""
# How far each plate is from the dashed line of its moment, how far it sticks out, and how far plates are apart.
PLATES = """() => {
    const places = document.querySelector(".strip-marks .strip-places").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".strip-marks .plate")].map((each) => each.getBoundingClientRect());
    const middle = ({ left, right }) => (left + right) / 2;
    const threads = [...document.querySelector(".strip-plot").querySelectorAll(".thread")]
        .map((each) => each.getBoundingClientRect().right);
    return {
        off: boxes.map((box, at) => Math.abs(middle(box) - threads[at])),
        out: boxes.map(({ left, right }) => Math.max(places.left - left, right - places.right)),
        apart: boxes.slice(1).map((box, at) => box.left - boxes[at].right),
    };
}"""
# Words of which the last line has only a number.
ORPHANS = """all => all.filter((each) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const words = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of node.textContent.matchAll(/\\S+/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            words.push([word[0], Math.round(range.getBoundingClientRect().top)]);
        }
    }
    const last = words.filter(([, top]) => top === words.at(-1)[1]);
    return last.length < words.length && last.length === 1 && /^[\\d.+−]+$/u.test(last[0][0]);
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_line_ends_at_the_last_move_with_the_number_that_is_said(sit_down, size):
    anna = sit_down(viewport=size)
    to_the_end(anna, "cvetariki", computers=3)
    totals = sorted(int(text) for text in anna.page.locator("#places td.total").all_inner_texts())
    ends = anna.page.evaluate(ENDS)
    assert sorted(round(value, 1) for value, _ in ends) == totals
    assert all(abs(before) < 1 for _, before in ends), ends
    expect(anna.page.locator(".course .course-lead")).to_have_count(4)


@pytest.mark.parametrize("game", ["cvetariki", "cvetris", "dorozhki"])
def test_the_chart_counts_moves_as_the_slider_does(sit_down, game):
    anna = sit_down()
    brought(anna, game, 1, never, seed="end 1")
    anna.sees(".course svg")
    moves = anna.page.locator(".past-number").inner_text().split(" / ")[1]
    *_, last = (text for text, _ in anna.measured(".course svg > text:not([class])", SIZES))
    assert last == moves


def test_numbers_of_the_chart_are_large_enough_in_every_window(sit_down):
    anna = sit_down()
    to_the_end(anna, "cvetariki", computers=3)
    for width, height in ((360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 800)):
        anna.resize(width, height)
        sizes = anna.measured(".course text", SIZES)
        assert min(size for _, size in sizes) >= 12, (width, sizes)


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_no_number_stands_alone_below_its_words(sit_down, language):
    anna = sit_down("Анна", language=language)
    brought(anna, "confetti", 1, never, seed="end 1")
    for width, height in ((360, 740), (390, 844), (1280, 800)):
        anna.resize(width, height)
        anna.sees("#decided :is(h2, figcaption)")
        assert anna.measured("#decided :is(h2, p)", ORPHANS) == [], width


def test_the_log_leaves_no_number_alone(sit_down):
    anna = sit_down("Анна", language="ru-RU")
    brought(anna, "confetti", 3, never, seed="end 3")
    anna.sees(".log .happened")
    assert anna.measured(".log .happened", ORPHANS) == []


@pytest.mark.parametrize(
    "marks",
    [
        [[0, "1"], [50, "2"], [100, "3"]],
        [[1, "1"], [6, "2"], [97.5, "3"]],
        [[90, "1"], [95, "2"], [99, "3"]],
    ],
)
def test_plates_stand_over_their_lines_unless_they_would_meet(sit_down, marks):
    anna = sit_down(bypass_csp=True)
    drawn = """async (marks) => {
        const { strips } = await part("strips.js");
        const row = { seat: 0, said: "", strong: true, values: [0, 50, 100] };
        const what = { title: "", note: "", form: "area", strips: [row], axis: "", ticks: [], marks };
        const place = document.createElement("div");
        place.className = "review";
        place.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 100vw; z-index: 99";
        place.append(...strips(what, [{ chip: "A", name: "Anna" }], {}));
        document.body.append(place);
    }"""
    anna.page.evaluate(drawn, marks)
    for width, height in ((360, 740), (1280, 800)):
        anna.resize(width, height)
        found = anna.page.evaluate(PLATES)
        assert max(found["out"]) <= 0.5, found
        assert min(found["apart"]) >= 0, found
        alone = [
            off
            for off, (at, _) in zip(found["off"], marks, strict=True)
            if all(abs(at - other) > 9 for other, _ in marks if other != at)
        ]
        assert all(off <= 14 for off in alone), found
