"""The past says nothing that was not so then, hides none of its own controls, and counts moves as people do."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import Person, box
from tests.bot.page.gallery import after, brought, never
from tests.bot.page.nearly_over import to_the_last_move
from tests.bot.page.test_past import TICKING
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)

NUMBERS = "all => all.map((each) => Number(each.textContent)).filter(Boolean)"
HITS = """all => all.every((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
SYMBOLS = "all => [...new Set(all.map((each) => each.getAttribute('href')))].sort()"
MOVERS = "part('now.js').then(({ now }) => now.frame.movers)"
STEP = "step => part('now.js').then(({ now }) => now.past.stepTo(step))"
CONTROLS = "#earlier, #play, #later, #speed"


def phone(sit_down, **window) -> Person:
    return sit_down("Анна", viewport=PHONE, is_mobile=True, has_touch=True, **window)


def test_what_nobody_was_told_of_is_no_step_and_no_number(sit_down):
    """In a live game of Confetti the record has an entry whenever a window for contests closes."""
    anna = sit_down("Анна")
    brought(anna, "confetti", 2, after(24))
    movers = anna.page.evaluate(MOVERS)
    moves = len(movers) - movers.count("-")
    assert 5 < moves < len(movers)
    expect(anna.page.locator(".past-number")).to_have_text(f"{moves} / {moves}")
    expect(anna.page.locator("#slider")).to_have_attribute("max", str(moves))
    expect(anna.page.locator(".tick")).to_have_count(moves)
    told = anna.measured(".log-move .number", NUMBERS)
    assert sorted(set(told)) == list(range(1, moves + 1))
    for number in range(moves - 1, 0, -1):
        anna.page.locator("#earlier").click()
        is_after(anna, number, moves)
    anna.sees("#bar", f"The game is at move {moves}")
    anna.page.locator("#slider").press("ArrowRight")
    is_after(anna, 2, moves)


def test_a_replay_spends_no_time_on_what_nobody_was_told_of(sit_down):
    anna = sit_down("Анна")
    brought(anna, "confetti", 2, after(12))
    told = set(anna.measured(".log-move", "all => all.map((each) => Number(each.dataset.move))")) - {0}
    anna.page.evaluate(TICKING)
    anna.page.locator("#play").click()
    seen = []
    while anna.page.evaluate("replay !== null"):
        said = anna.page.locator(".past-number").text_content()
        if said not in seen:
            seen.append(said)
        anna.page.evaluate("() => replay?.act()")
    assert seen == [f"{number} / {len(told)}" for number in range(len(told))]


def is_after(person: Person, number: int, moves: int) -> None:
    person.sees("#headline", f"After move {number} of {moves}")
    expect(person.page.locator(".log-move[aria-current] .number").first).to_have_text(str(number))
    expect(person.page.locator(".news-then")).not_to_be_empty()


def test_the_sand_is_seen_in_the_past_and_the_game_waits_for_nobody(sit_down):
    anna = phone(sit_down)
    brought(anna, "confetti", 2, after(12))
    before = box(anna.page.locator("#stage"))
    anna.page.locator("#earlier").evaluate("each => each.click()")
    anna.sees("#bar", "and the clock is running")
    expect(anna.page.locator("#bar")).not_to_contain_text("waits for you")
    for size in ((390, 844), (1280, 800)):
        anna.resize(*size)
        assert anna.measured(".sand-number", HITS), size
    anna.resize(390, 844)
    assert box(anna.page.locator("#stage")) == before


def test_an_open_secret_speaks_of_then_and_now_and_is_covered_at_once(sit_down):
    anna = sit_down("Анна")
    to_the_last_move(anna)
    anna.looks()
    present = anna.page.locator(".secret-said").text_content()
    high = box(anna.page.locator("#secret"))
    anna.page.evaluate(STEP, 2)
    anna.sees(".secret-said", "on the board then")
    assert anna.page.locator(".secret-said").text_content() != present
    assert box(anna.page.locator("#secret")) == high
    ringed = anna.measured("#stage use", SYMBOLS)
    anna.page.locator("#hide").click()
    public = anna.measured("#stage use", SYMBOLS)  # without waiting for the server
    assert set(ringed) - set(public), "own tokens are ringed no more"
    anna.sees("#reveal")
    anna.looks()
    anna.sees(".secret-said", "on the board then")
    anna.sees("#headline", "After move 2")
    assert anna.measured("#stage use", SYMBOLS) == ringed
    anna.page.locator("#now").click()
    anna.sees(".secret-said", present)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_past_of_a_finished_game_leads_back_to_its_result(sit_down, scheme):
    anna = sit_down("Анна", color_scheme=scheme, language="ru-RU")
    brought(anna, "cvetariki", 3, never, seed="end 3")
    anna.page.evaluate(STEP, 7)
    expect(anna.page.locator("#now")).to_have_text("К итогам")
    expect(anna.page.locator("#badge")).to_be_hidden()  # it would lie on the tokens of the band
    rim = anna.page.locator(".log-move[aria-current] .token .rim").first
    expect(rim).to_have_css("fill", "rgb(36, 31, 54)")  # on yellow, a light one would not be seen
    anna.page.locator("#now").click()
    anna.sees("#places")


@pytest.mark.parametrize("game", ["cvetariki", "confetti", "cvetris", "dorozhki"])
def test_on_a_phone_nothing_lies_over_the_controls_of_the_past(sit_down, game):
    anna = phone(sit_down)
    brought(anna, game, 3, never, seed="end 3")
    anna.sees("#after")
    anna.page.evaluate(STEP, 3)
    anna.sees("#now")
    expect(anna.page.locator("#after")).to_be_hidden()
    assert anna.measured(CONTROLS, HITS)
    anna.page.locator("#now").tap()
    anna.sees("#after")
    brought(anna, game, 2, after(6))
    anna.page.locator("#earlier").evaluate("each => each.click()")  # nothing is picked
    anna.sees("#now")
    assert anna.measured(CONTROLS, HITS)


def test_what_comes_next_is_in_sight_however_long_the_line_is(sit_down):
    anna = sit_down("Анна", language="ru-RU", viewport=DESKTOP)
    brought(anna, "dorozhki", 2, after(9))
    inside = """([next]) => {
        const [one, line] = [next, document.getElementById("news")].map((each) => each.getBoundingClientRect());
        return one.top >= line.top - 1 && one.bottom <= line.bottom + 1 && one.width > 40;
    }"""
    for width in (1280, 1024, 900):
        anna.resize(width, 800)
        for step in range(1, 8):
            anna.page.evaluate(STEP, step)
            anna.sees("#headline", f"После хода {step} ")
            assert anna.measured(".news-next", inside), (width, step)


def test_the_replay_of_four_hands_leaves_room_for_the_log(sit_down):
    anna = sit_down("Анна", viewport={"width": 1280, "height": 800})
    brought(anna, "dorozhki", 3, never, seed="end 3")
    anna.page.evaluate(STEP, 5)
    anna.sees("#headline", "After move 5")
    expect(anna.page.locator(".scores tbody tr")).to_have_count(3)  # one's own hand is below the table
    log, here = box(anna.page.locator("#log")), box(anna.page.locator(".log-move[aria-current]").first)
    assert log["height"] >= 60
    assert log["y"] <= here["y"] <= here["y"] + here["height"] <= log["y"] + log["height"]
    assert log["y"] + log["height"] <= 800
    assert box(anna.page.locator("#talk"))["y"] + box(anna.page.locator("#talk"))["height"] <= 800


def test_the_focus_does_not_stay_on_what_the_bar_covers(sit_down):
    anna = phone(sit_down)
    to_the_last_move(anna)
    anna.page.locator("#dots").focus()
    anna.page.locator("#earlier").evaluate("each => each.click()")
    anna.sees("#now")
    expect(anna.page.locator(".top :focus")).to_have_count(0)
    expect(anna.page.locator("#dots")).to_be_hidden()
    anna.page.locator("#now").tap()
    expect(anna.page.locator("#dots")).to_be_visible()
