"""Cards, dice and figures can be dragged: they snap to their places, turn on the way, and letting go plays."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import box
from tests.bot.page.test_falling_figure import drawn, lit, to_the_panel
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)

# The middle of what a region's piece, or its place, covers, on the screen.
MIDDLES = """(which) => part("boards.js").then(({ board }) => {
    const at = board.frame.getScreenCTM();
    const middle = ([x, y, width, height]) => {
        const point = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(at);
        return [point.x, point.y];
    };
    return board.offered.filter((each) => each[which]).map((each) => [each.press, ...middle(each[which]), each.turn]);
})"""


def begun(person, game):
    """Begin a game. The dice may leave nothing to choose before the first drawing: then another one."""
    choice, drawing = (person.page.locator(f"body[data-turn='true'] {what}") for what in (".choice", ".falls"))
    while not choice.count():
        person.page.goto(person.program.address)
        person.page.locator(f".welcome .game[data-game='{game}']").click()
        person.press("!computer:easy")
        expect(person.page.locator("button[data-press='!start']")).to_be_enabled()
        person.press("!start")
        expect(choice.or_(drawing).first).to_be_visible()


def moves(person) -> list[str]:
    return [entry.move for entry in person.program.kept(person.table).table.moves]


def finger(person, *way: tuple[float, float]) -> None:
    """Put a finger down, move it, and lift it."""
    touches = person.page.context.new_cdp_session(person.page)
    for number, (x, y) in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def to_a_place(person) -> None:
    """Drag the first card onto the felt, if the person goes first; wait until there is a place for a later one."""
    person.sees("body[data-turn='true'] .choice")
    if not moves(person):
        ((_, x, y, _), *_), ((_, to_x, to_y, _), *_) = (
            person.page.evaluate(MIDDLES, each) for each in ("piece", "drop")
        )
        dragged(person, (x, y), (to_x, to_y))
        person.page.mouse.up()
    person.sees("body[data-turn='true'] .plates use")


def dragged(person, start, *way) -> None:
    """Go to something with the mouse, and drag it along, without letting it go."""
    person.page.mouse.move(*start)
    person.page.mouse.down()
    for point in way:
        person.page.mouse.move(*point, steps=4)
    expect(person.page.locator(".lifted > *").first).to_be_attached()


@pytest.mark.parametrize("program", [20], indirect=True)  # the computer answers at once
def test_a_card_snaps_to_its_place_is_turned_and_laid_by_letting_go(sit_down):
    anna = sit_down("Анна")
    begun(anna, "dorozhki")
    to_a_place(anna)
    before, lifted = len(moves(anna)), anna.page.locator(".lifted")
    (_, x, y, _), *_ = anna.page.evaluate(MIDDLES, "piece")
    # Let go over nothing: it goes back, and nothing is played.
    dragged(anna, (x, y), (x + 15, y + 15))
    anna.page.mouse.up()
    expect(lifted.locator("*")).to_have_count(0)
    assert len(moves(anna)) == before
    # In reach of a place it snaps to it, as it lies there; away from it, it is turned.
    press, to_x, to_y, turn = anna.page.evaluate(MIDDLES, "drop")[0]
    dragged(anna, (x, y), (x, y - 60))
    for _ in range(turn):
        anna.page.keyboard.press("r")
    assert f"rotate({90 * turn})" in lifted.get_attribute("transform")
    anna.page.mouse.move(to_x + 9, to_y + 9, steps=4)
    snapped = lifted.get_attribute("transform")
    anna.page.mouse.move(to_x - 9, to_y + 4)
    assert lifted.get_attribute("transform") == snapped
    anna.shoot("dorozhki-dragged")
    anna.page.mouse.up()
    expect(lifted.locator("*")).to_have_count(0)
    anna.after(before + 1)
    assert moves(anna)[before] == press


def test_a_finger_drags_a_die_onto_the_sheet_and_a_tap_still_picks_one(sit_down):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True)
    begun(phone, "cvetris")
    phone.page.touchscreen.tap(*phone.inside(phone.choices.first))
    phone.sees("#act .act-name")
    assert phone.page.locator(".choice.held").count() > 0
    ((press, x, y, _), *_) = phone.page.evaluate(MIDDLES, "piece")
    ((_, to_x, to_y, _), *_) = phone.page.evaluate(MIDDLES, "drop")
    finger(phone, (x, y), (x + 8, y + 20), (to_x, to_y))
    phone.page.wait_for_function("() => document.getElementById('slider').max > 0")
    assert press in moves(phone)


def test_a_way_of_the_figure_is_dragged_to_its_column(sit_down):
    anna = sit_down("Анна")
    to_the_panel(anna)
    way = box(anna.page.locator(".way:enabled").last)
    sheet = box(anna.page.locator("#stage .board"))
    anna.page.mouse.move(way["x"] + 12, way["y"] + 12)
    anna.page.mouse.down()
    anna.page.mouse.move(sheet["x"] + 0.5 * sheet["width"], sheet["y"] + 0.4 * sheet["height"], steps=5)
    figure = lit(anna)
    anna.page.mouse.up()
    expect(anna.page.locator(".falls")).to_have_count(0)
    assert drawn(anna) == figure
