"""Pieces move from where they were to where they are, and nothing waits for them."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import QUICK_HANDS
from tests.bot.page.nearly_over import to_the_last_move
from tests.bot.page.two_people import begun as begun_by_two, by_turn, seated

pytestmark = pytest.mark.timeout(600)
SLOWLY = QUICK_HANDS | {"motion": 0.01}
"""A move takes half a minute: what is looked at is still in motion."""

CHANGES = """async ([before, after]) => {
    const { changes } = await part("changes.js");
    // A letter is a token in a column, from the bottom up; a word is a piece called so, at a place.
    const tokens = (columns) => columns.flatMap((column, x) => [...column].map((kind, y) => (
        { called: `token ${kind}`, x: 80 * x, y: -80 * y, width: 80 })));
    const pieces = (found) => found.map(([called, x, y]) => ({ called, x, y, width: 80 }));
    const all = (scene) => typeof scene[0] === "string" ? tokens(scene) : pieces(scene);
    const name = ({ called, x, y }) => `${called.replace("token ", "")} ${x / 80} ${-y / 80}`;
    const { moved, left, came } = changes(all(before), all(after));
    return [moved.map(([from, to]) => `${name(from)} > ${name(to)}`), left.map(name), came.map(name)];
}"""


def test_what_moved_is_the_difference_of_two_scenes(sit_down):
    page = sit_down().page

    def changed(before, after):
        return page.evaluate(CHANGES, [before, after])

    assert changed(["RGGB", "B"], ["RB", "B"]) == [["B 0 3 > B 0 1"], ["G 0 1", "G 0 2"], []], "they fall"
    assert changed(["R", "GG", "BY"], ["R", "BY"])[0] == ["B 2 0 > B 1 0", "Y 2 1 > Y 1 1"], "columns close up"
    assert changed(["RR"], []) == [[], ["R 0 0", "R 0 1"], []], "the last ones leave"
    assert changed(["R"], ["RG"]) == [[], [], []], "what can't have happened is not shown"
    table, hand = [["card ROY", 0, 0], ["card GBV", 80, 0]], [["card ROY", 0, 400], ["card GBV", 80, 0]]
    assert changed(table, hand) == [["card ROY 0 0 > card ROY 0 -5"], [], []], "one card went to a hand"
    assert changed(hand[:1], table) == [["card ROY 0 -5 > card ROY 0 0"], [], ["card GBV 1 0"]], "and another came"


TOGETHER = """async ([before, after]) => {
    const { Motion } = await part("motion.js");
    const { svg } = await part("dom.js");
    const [motion, size] = [new Motion(), { width: 80, height: 80 }];
    const token = (kind, x, y) => ({ called: `token ${kind}`, x: 80 * x, y: -80 * y, ...size, node: svg("use", {}) });
    const tokens = (columns) => columns.flatMap((column, x) => [...column].map((kind, y) => token(kind, x, y)));
    document.body.append(motion.layer);
    motion.play(tokens(before), tokens(after), "0 0 800 800");
    return [...motion.layer.children].map((each) => each.tagName === "g" ? each.children.length : 1);
}"""


def test_tokens_of_a_column_that_fall_equally_far_are_moved_as_one(sit_down):
    page = sit_down(pauses=SLOWLY).page
    assert page.evaluate(TOGETHER, [["RGBYO"], ["RBYO"]]) == [1, 3], "one bursts, three fall together"
    assert page.evaluate(TOGETHER, [["RGBGY"], ["RBY"]]) == [1, 1, 1, 1], "two burst, two fall, each its own way"
    assert page.evaluate(TOGETHER, [["R", "GG", "BY"], ["R", "BY"]]) == [1, 1, 2], "a column closes up"


def begun(person):
    person.page.locator("#first").click()
    person.click("#skip")
    person.looks()
    expect(person.choices.first).to_be_visible()


def test_tokens_fall_and_the_next_press_does_not_wait_for_them(sit_down):
    anna = sit_down(pauses=SLOWLY)
    begun(anna)
    anna.click_choice(anna.choices.nth(8))
    expect(anna.page.locator(".motion > *").first).to_be_attached()
    assert anna.page.evaluate("document.getAnimations().length") > 0
    anna.after(2)  # the computer has moved meanwhile
    anna.click_choice(anna.choices.first)  # and so can anybody
    anna.after(4)
    anna.page.mouse.click(5, 790)
    expect(anna.page.locator(".motion > *")).to_have_count(0)
    expect(anna.page.locator(".scene [visibility]")).to_have_count(0)


def test_who_wants_less_motion_gets_none(sit_down):
    anna = sit_down(pauses=SLOWLY, reduced_motion="reduce")
    begun(anna)
    anna.click_choice(anna.choices.nth(8))
    anna.after(2)
    expect(anna.page.locator(".motion > *")).to_have_count(0)


def test_a_game_that_is_won_is_celebrated_and_nothing_waits_for_it(sit_down):
    anna, boris = sit_down("Анна", pauses=SLOWLY), sit_down("Boris")
    seated(anna, boris)
    anna.press("!start")
    boris.further("!concede")
    boris.click("#sheet .sheet-rows .bad")
    expect(anna.page.locator(".rain .drop").first).to_be_attached()
    expect(boris.page.locator(".rain")).to_have_count(0)
    anna.press("!rematch")
    anna.sees("button[data-press='!ready']")


# In place of what paints a page: it does so when the test says so, at a time in ms that it says.
PAINTING = """() => {
    globalThis.due = [];
    globalThis.requestAnimationFrame = (act) => due.push(act);
    performance.now = () => 0;
}"""
PAINT = "(time) => due.splice(0).forEach((act) => act(time))"
AS_PEOPLE_HAVE_IT = QUICK_HANDS | {"motion": 1}


def counted(person, cells: str) -> list[list[int]]:
    """Return the numbers in these cells as they begin to count, halfway, and when they are there."""
    while not person.page.evaluate("due.length"):  # pytest's own timeout ends this
        pass
    seen = []
    for time in (0, 160, 320):
        person.page.evaluate(PAINT, time)
        seen.append([int(text) for text in person.page.locator(cells).all_text_contents() if text.isdigit()])
    return seen


def halfway(numbers: list[int], others: list[int]) -> list[int]:
    return [(one + other + 1) // 2 for one, other in zip(numbers, others, strict=True)]


def test_scores_count_up_to_what_they_are(sit_down):
    anna, boris = sit_down("Анна", pauses=AS_PEOPLE_HAVE_IT), sit_down("Boris", pauses=AS_PEOPLE_HAVE_IT)
    begun_by_two(anna, boris)
    mover, _ = by_turn(anna, boris)
    mover.page.evaluate(PAINTING)
    mover.click_choice(mover.choices.first)
    first, half, last = counted(mover, "#scores td[data-key]")
    assert sum(first) == 0, "nothing was taken before"
    assert sum(last) >= 2, "and now a group"
    assert half == halfway(first, last)


def test_at_the_end_points_are_counted_up_once(sit_down):
    anna = sit_down("Анна", pauses=AS_PEOPLE_HAVE_IT)
    move = to_the_last_move(anna)
    anna.looks()
    anna.page.evaluate(PAINTING)
    anna.click_choice(anna.page.locator(f".choice[data-press='{move}']"))
    anna.sees("#places")
    first, half, last = counted(anna, "#places td.total")
    totals = [int(row["total"]) for row in anna.tables()[-1][0]["end"]["standings"]["rows"]]
    assert last == totals
    assert max(totals) > 1
    assert first == [0] * len(totals)
    assert half == halfway(first, totals)
    anna.page.get_by_role("button", name="TR", exact=True).click()  # all of it is drawn anew
    anna.sees("#after button[data-press='!rematch']", "Rövanş")
    assert [int(text) for text in anna.page.locator("#places td.total").all_text_contents()] == totals
