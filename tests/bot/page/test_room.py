"""What people read and press has the room that the window has: hands, sheets, results."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import Person
from tests.bot.page.gallery import after, brought
from tests.bot.page.test_dragging import MIDDLES, finger, moves

pytestmark = pytest.mark.timeout(600)
SMALL = {"width": 360, "height": 740}
# How wide and how high the cards are that can be lifted.
HAND = """() => part("boards.js").then(({ board }) => {
    const scale = board.frame.getScreenCTM().a;
    return board.offered.filter(({ piece }) => piece).map(({ piece }) => [piece[2] * scale, piece[3] * scale]);
})"""
WIDTH = "document.querySelector('#stage .board').viewBox.baseVal.width"


def at_the_table(person: Person, computers: int = 1, moves: int = 4) -> None:
    brought(person, "dorozhki", computers, after(moves))
    person.sees("#stage .choice")


@pytest.mark.parametrize("computers", [1, 2])
def test_on_a_phone_the_cards_of_a_hand_are_large_enough_for_a_finger(sit_down, computers):
    phone = sit_down(viewport=SMALL, is_mobile=True, has_touch=True)
    at_the_table(phone, computers)
    hand = phone.page.evaluate(HAND)
    assert hand
    assert min(wide for wide, _ in hand) >= 100
    assert min(tall for _, tall in hand) >= 44
    expect(phone.page.locator("#stage")).to_be_in_viewport(ratio=0.99)


def test_a_finger_drags_a_card_of_the_hand_to_its_place(sit_down):
    phone = sit_down(viewport=SMALL, is_mobile=True, has_touch=True)
    at_the_table(phone)
    before = len(moves(phone))
    (press, to_x, to_y, _), *_ = phone.page.evaluate(MIDDLES, "drop")
    # The piece of a place is the chosen card.
    x, y = next((x, y) for each, x, y, _ in phone.page.evaluate(MIDDLES, "piece") if each == press)
    finger(phone, (x, y), (x, y - 20), (to_x, to_y))
    phone.after(before + 1)
    assert moves(phone)[before] == press


def test_a_window_that_becomes_narrow_gets_larger_cards_and_a_wide_one_the_whole_hand_in_a_row(sit_down):
    anna = sit_down()
    at_the_table(anna)
    wide = anna.page.evaluate(WIDTH)
    anna.resize(**SMALL)
    anna.page.wait_for_function(f"() => {WIDTH} < {wide}")
    assert min(across for across, _ in anna.page.evaluate(HAND)) >= 100
    anna.resize(1024, 768)
    anna.page.wait_for_function("() => document.querySelector('#stage .board').getBoundingClientRect().height > 500")
    filled = "{ const { a, d } = board.getScreenCTM(); return d * board.viewBox.baseVal.height / board.clientHeight; }"
    assert anna.measured("#stage .board", f"([board]) => {filled}") > 0.9, "of the height that there is"
    anna.resize(1280, 800)
    anna.page.wait_for_function(f"() => {WIDTH} === {wide}")
    assert min(across for across, _ in anna.page.evaluate(HAND)) >= 110
    assert len({tall for _, tall in anna.page.evaluate(HAND)}) == 1


# How wide the cards of others' hands are, how far the number of cards is below the name, and what sticks out.
OTHERS = """() => [...document.querySelectorAll("#scores tbody tr")].map((row) => {
    const at = (each) => each.getBoundingClientRect();
    const [whole, art] = [at(row), row.querySelector(".painted")];
    const cards = [...art.querySelectorAll("use, g[transform]")].map(at).filter(({ width }) => width);
    const text = document.createRange();
    text.selectNodeContents(row.querySelector("td.total"));
    const [name, number] = [at(row.querySelector(".who-name")), at(text)];
    return {
        card: Math.min(...cards.map(({ width }) => width)),
        below: Math.abs(number.y + number.height / 2 - name.y - name.height / 2),
        out: cards.some(({ bottom, right }) => bottom > whole.bottom + 1 || right > whole.right + 1),
    };
})"""


def test_others_hands_have_the_width_of_their_panel_and_the_number_stands_beside_the_name(sit_down):
    anna = sit_down(language="ru-RU")
    for computers, least in ((1, 100), (2, 80), (3, 80)):
        at_the_table(anna, computers)
        for row in anna.page.evaluate(OTHERS):
            assert row["card"] >= least, row
            assert row["below"] < 6, row
            assert not row["out"], row
        expect(anna.page.locator("#field")).to_be_in_viewport()


# Of others' sheets: the width of a cell, names as they are read, and how far their cards stick out of the column.
SHEETS = """() => {
    const at = (each) => each.getBoundingClientRect();
    const board = document.querySelector("#foot .board"), column = at(document.getElementById("aside"));
    const names = [...board.querySelectorAll("text")].filter((each) => each.textContent.length > 5);
    const parts = [...board.querySelectorAll(".scene *")].map(at).filter(({ width }) => width);
    return {
        cell: board.getScreenCTM().a * 38,
        names: names.map((each) => [each.textContent, at(each).height]),
        out: Math.max(...parts.map(({ right }) => right)) - column.right,
        cut: Math.min(...parts.map(({ left }) => left)) - at(board).left,
    };
}"""


@pytest.mark.parametrize(("computers", "least"), [(1, 18), (2, 18), (3, 16)])
def test_others_sheets_of_cvetris_have_the_width_of_their_column_and_names_are_read_whole(sit_down, computers, least):
    anna = sit_down(language="ru-RU")
    brought(anna, "cvetris", computers, after(14))
    anna.sees("#foot .board")
    for size, share in (((1280, 800), 1), ((1024, 768), 0.8)):
        anna.resize(*size)
        seen = anna.page.evaluate(SHEETS)
        assert seen["cell"] >= least * share, (size, seen)
        assert [name for name, _ in seen["names"]] == [f"Компьютер {number + 2}" for number in range(computers)]
        assert min(tall for _, tall in seen["names"]) >= 12, (size, seen)
        assert seen["out"] <= 0, (size, seen)
        assert seen["cut"] >= -1, (size, seen)
        expect(anna.page.locator("#field")).to_be_in_viewport(ratio=0.9)
