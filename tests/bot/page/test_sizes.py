"""Windows of every size, from a small phone to a large screen: nothing is blank, cut off or covered."""

import pytest

from tests.bot.page import access
from tests.bot.page.browser import Person

pytestmark = pytest.mark.timeout(600)
SIZES = [(360, 740), (768, 1024), (820, 1180), (844, 390), (1024, 768), (1180, 820), (1280, 800), (1920, 1080)]
SMALL = SIZES[:1]
"""Here a click picks, and the big button plays."""

# How much of the window #main takes, and how much the elements beside it leave to it.
FILLED = """() => {
    const box = (id) => { // on a phone they have none of their own
        const whole = document.getElementById(id);
        const parts = getComputedStyle(whole).display === "contents" ? [...whole.querySelectorAll("*")] : [whole];
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width && height);
        const [left, top] = ["left", "top"].map((edge) => Math.min(...boxes.map((each) => each[edge])));
        const [right, bottom] = ["right", "bottom"].map((edge) => Math.max(...boxes.map((each) => each[edge])));
        return { left, top, right, bottom, width: right - left };
    };
    const main = box("main");
    const hasSide = document.getElementById("side").checkVisibility({ visibilityProperty: true });
    const before = hasSide ? box("side").right : 0;
    const after = Math.min(innerWidth, box("aside").left >= main.right - 1 ? box("aside").left : innerWidth);
    return {
        width: main.width / (after - before),
        height: (Math.min(main.bottom, innerHeight) - main.top) / innerHeight,
        sticksOut: document.documentElement.scrollWidth > innerWidth,
    };
}"""

# What a person can't press even after scrolling to it: it is outside the window, or covered.
BUTTONS = "button, a, input:not([type='range'])"

OUT_OF_REACH = """(selector) => {
    const found = [...document.querySelectorAll(selector)];
    const shown = found.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    if (!shown.length) return ["nothing is there"];
    return shown.filter((each) => {
        each.scrollIntoView({ block: "center", inline: "nearest" });
        const box = each.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = box.left >= 0 && box.right <= innerWidth + 0.5 && y > 0 && y < innerHeight;
        const there = document.elementFromPoint(x, y);
        const takesIt = each.contains(there) || (each.matches(".choice") && there?.closest(".board"));
        return !inside || !takesIt;
    }).map((each) => each.outerHTML.slice(0, 120));
}"""
# What is too small to be hit.
TOO_SMALL = """([selector, least]) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each.getBoundingClientRect(), each])
    .filter(([{ width, height }]) => Math.round(width) < least || Math.round(height) < least)
    .map(([{ width, height }, each]) => `${width} x ${height}: ${each.outerHTML.slice(0, 120)}`)"""
CONTROLS = "header button, #main button, #aside button, #aside input, #act button, #stage .choice"


@pytest.mark.parametrize("program", [20], indirect=True)  # the computer answers at once
# Russian has the longest words.
@pytest.mark.parametrize("language", ["ru-RU", pytest.param("en-GB", marks=pytest.mark.soak)])
def test_everything_can_be_reached_in_every_window(sit_down, language):
    anna = sit_down(language=language, bypass_csp=True)
    for size in SIZES:
        anna.resize(*size)
        check(anna, size, "#first, .welcome .game, header button")
    anna.page.locator("#first").click()
    anna.click("#skip")
    anna.looks()
    for number, size in enumerate(SIZES):
        anna.resize(*size)
        anna.page.locator("#headline").scroll_into_view_if_needed()
        check(anna, size, CONTROLS)
        access.check(anna)
        anna.choices.first.scroll_into_view_if_needed()
        anna.click_choice(anna.choices.first)
        if size in SMALL:
            anna.click("#go")
        anna.after(2 * (number + 1))
        anna.shoot(f"size-{language[:2]}-{size[0]}x{size[1]}")


def check(person: Person, size: tuple[int, int], controls: str) -> None:
    filled = person.page.evaluate(FILLED)
    assert filled["width"] > 0.85, size
    assert filled["height"] > 0.5, size
    assert not filled["sticksOut"], size
    assert person.page.evaluate(OUT_OF_REACH, controls) == [], size
    assert person.page.evaluate(TOO_SMALL, [BUTTONS, 44 if person.has_touch else 24]) == [], size


@pytest.mark.parametrize("program", [20], indirect=True)
def test_what_a_finger_presses_is_large_enough(sit_down):
    phone = sit_down(language="ru-RU", viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    check(phone, (360, 740), "#first, .welcome .game, header button")
    phone.page.locator("#first").tap()
    phone.click("#next")
    check(phone, (360, 740), CONTROLS)
    phone.page.locator("#menu").tap()
    check(phone, (360, 740), "#side button, #side a")
