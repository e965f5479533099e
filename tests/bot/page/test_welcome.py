"""The welcome screen in Chromium: what waits, today's board, a table by its code, and the games with their covers."""

import pytest
from playwright.sync_api import expect

from bot.pieces import offered
from tests.bot.page import access
from tests.bot.page.test_sizes import FILLED, OUT_OF_REACH
from tests.bot.page.two_people import begun, by_turn
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
SIZES = [(360, 740), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]
# What sticks out of its card, is cut, or lies over what stands beside it.
CUT = """() => {
    const cards = [...document.querySelectorAll(".first, .today, .card, .welcome-head, .code")];
    const parts = cards.flatMap((each) => [each, ...each.querySelectorAll("strong, h2, h3, p, span, ul")]);
    const isCut = (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline";
    const meet = ([a, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const boxes = (...found) => found.map((each) => each.getBoundingClientRect());
    const over = cards.flatMap(({ children }) => [...children].filter((one, number) =>
        [...children].slice(0, number).some((other) => meet(boxes(one, other)))));
    return [...parts.filter(isCut), ...over].map((each) => each.outerHTML.slice(0, 90));
}"""


def test_every_game_has_a_cover_that_fills_its_place(sit_down):
    for size in (DESKTOP, PHONE):
        anna = sit_down(viewport=size)
        page = anna.page
        expect(page.locator(".cover svg .fill, .cover svg .path").first).to_be_attached()
        assert page.locator(".cover > svg").count() == len(offered())
        places = "all => all.map((each) => [each.clientHeight, each.firstChild.getBoundingClientRect().height])"
        assert all(0 < place == round(drawn) for place, drawn in anna.measured(".cover", places))
        sizes = (
            "all => all.flatMap((each) => [each.parentNode, each].map((one) => [one.clientWidth, one.clientHeight]))"
        )
        found = anna.measured(".cover", sizes)
        for (wide, tall), cover in zip(found[::2], found[1::2], strict=True):
            assert wide == cover[0] or tall == cover[1], "along one whole side of its card"


def test_todays_board_and_own_games_come_first_and_fit_in_every_window(sit_down):
    anna = sit_down("Muhammed Abdurrahmanoğlu", language="ru-RU", bypass_csp=True)
    expect(anna.page.locator(".today .day")).to_have_count(7)
    for game in ("cvetariki", "dorozhki", "confetti"):
        anna.open(game)
        if game == "cvetariki":
            for taken in (2, 3):
                anna.press("!computer:easy")
                anna.sees("#headline", f"{taken} из 5")
            anna.press("!start")
            anna.sees("body[data-phase='running']")
        leave(anna)
    expect(anna.page.locator(".first-row .first")).to_have_count(3)
    anna.sees("#first .glimpse .painted")
    anna.sees("#first", "за столом Компьютер ")
    for width, height in SIZES:
        anna.resize(width, height)
        assert anna.page.evaluate(CUT) == [], (width, height)
        assert not anna.page.evaluate(FILLED)["sticksOut"], (width, height)
        assert anna.page.evaluate(OUT_OF_REACH, "#welcome button, #welcome a, #welcome input") == [], (width, height)
        access.check(anna)
    anna.resize(1280, 800)
    expect(anna.page.locator(".side .games")).to_be_hidden()  # they are on the page, and leave room in the side
    anna.page.locator("#today").click()
    anna.sees("#sheet .painted")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_todays_board_is_seen_whole_with_the_button_that_opens_it(sit_down, size):
    anna = sit_down(viewport=size)
    anna.page.locator("#today").click()
    anna.sees("#sheet .daily-board .painted")
    expect(anna.page.locator("#sheet .daily-board .painted")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("#sheet .row .button")).to_be_in_viewport(ratio=1)


def leave(person) -> None:
    person.page.evaluate("() => { location.hash = ''; }")
    person.sees("#first")


def test_the_game_that_waits_is_shown_with_its_board_as_it_is_now(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    table = begun(anna, boris)
    mover, other = by_turn(anna, boris)
    leave(mover)
    mover.open("confetti")
    for person in (mover, other):
        leave(person)
        person.sees(f"#first.again[href='#{table}'] .glimpse .painted")
    card = mover.page.locator("#first")
    expect(card).to_contain_text(f"with {other.name}, move 1")
    expect(card.locator(".dot")).to_be_visible()
    expect(mover.page.locator(".first.later")).to_contain_text("Confetti")
    tokens = "#first .glimpse use"
    assert other.page.locator(tokens).count() == mover.page.locator(tokens).count() > 100
    before = other.page.locator("#first .glimpse").inner_html()
    assert mover.page.locator("#first .glimpse").inner_html() == before, "nobody's colour is marked"
    card.click()
    mover.looks()
    mover.click_choice(mover.choices.first)
    expect(other.page.locator("#first")).to_contain_text(f"with {mover.name}, move 2")
    expect(other.page.locator("#first")).to_contain_text("your turn")
    assert other.page.locator("#first .glimpse").inner_html() != before


def test_a_table_is_found_by_its_code_however_it_is_typed(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    table = anna.open()
    code = boris.page.locator("#code")
    code.fill("0000000")
    code.press("Enter")
    boris.sees("#nowhere h1:focus", "There is no such table")
    boris.page.locator("#nowhere a.button").click()
    boris.sees("#first")
    expect(boris.page.locator("#nowhere")).to_be_hidden()
    boris.page.goto(f"{boris.program.address}#0000000")
    boris.sees("#nowhere")
    code.fill(f" {table[:4].lower()}-{table[4:].lower()}")
    boris.page.locator(".code button").click()
    boris.sees("button[data-press='!join']")
    assert boris.table == table
