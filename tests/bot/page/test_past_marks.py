"""What is told beside a moment of the past: who made each move, which one it is in the log, what comes next."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from bot.texts import Texts, Words
from tests.bot.page.browser import Person, box
from tests.bot.page.gallery import after, brought
from tests.bot.page.nearly_over import to_the_end, to_the_last_move
from tests.bot.page.two_people import begun, by_turn, says
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)

TEXTS = "all => all.map((each) => each.textContent)"
# As if this many moves had been made by two players: edges of what is written, and how many ticks there are.
# In one go: the next frame shows again how many there are.
MANY = """moves => part("now.js").then(({ now }) => {
    now.past.draw({ ...now.frame, moves, movers: "01".repeat(moves / 2) }, now.words);
    const initials = [...document.querySelectorAll(".initial")].filter((each) => each.checkVisibility());
    const boxes = initials.filter((each) => each.textContent).map((each) => each.getBoundingClientRect());
    const edges = boxes.map(({ left, right }) => [left, right]);
    return [edges, document.querySelectorAll(".tick").length];
})"""
SEEN = "all => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length"
# Over the board something is said, as if it came from the server.
SAYS = """said => Promise.all([part("headline.js"), part("now.js")]).then(([{ headline }, { now }]) =>
    headline({ headline: [said, "", ""], news: [] }, now.words))"""
BEFORE_THE_BADGE = """([said]) =>
    said.getBoundingClientRect().right <= document.getElementById("badge").getBoundingClientRect().left"""
ONE_ABOVE_THE_OTHER = "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
NOT_CUT = """all => all.every((each) => each.scrollHeight <= each.offsetHeight + 1
    && (!each.clientWidth || each.scrollWidth <= each.clientWidth))"""
ROOM_BESIDE = """all => {
    const [stage, drawn] = all.map((each) => each.getBoundingClientRect());
    return [drawn.left - stage.left, stage.right - drawn.right];
}"""
TEXTS_OF_ALL = Texts.load(strict=True)
MOVERS = "part('now.js').then(({ now }) => [...now.frame.movers].map((seat) => now.frame.seats[seat].chip))"


def whole(person: Person) -> int:
    return int(person.page.locator("#slider").get_attribute("max"))


def goes_to(person: Person, step: int) -> None:
    person.page.evaluate(f"part('now.js').then(({{ now }}) => now.past.stepTo({step}))")
    person.sees("#headline", f"After move {step} of {whole(person)}" if step else "Before move 1")


def test_each_move_has_a_tick_and_the_initial_of_whoever_made_it(sit_down):
    anna = sit_down("Анна")
    to_the_last_move(anna)
    goes_to(anna, 3)
    made = anna.page.evaluate(MOVERS)
    assert set(made) == {"А", "C"}
    assert anna.measured(".initial", TEXTS) == made
    expect(anna.page.locator(".tick.here")).to_have_text(made[2])
    expect(anna.page.locator(".tick.later")).to_have_count(len(made) - 3)
    thumb = anna.measured(".tick.here", "([each]) => each.offsetLeft + each.offsetWidth / 2")
    wide = anna.measured("#slider", "([each]) => each.clientWidth")
    assert thumb == pytest.approx(11 + (wide - 22) * 3 / len(made), abs=1.5), "below the thumb"
    anna.page.locator("#now").click()
    expect(anna.page.locator(".tick.here")).to_have_text(made[-1])
    expect(anna.page.locator(".tick.later")).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 768, 390, 360])
def test_initials_never_touch_and_many_moves_have_neither_ticks_nor_initials(sit_down, width):
    anna = sit_down()
    to_the_last_move(anna)
    goes_to(anna, 1)
    anna.resize(width, 900)
    shown = []
    for moves in (4, 8, 16, 30, 60, 120, 400):
        edges, ticks = anna.page.evaluate(MANY, moves)
        assert all(one[1] < other[0] for one, other in pairwise(edges)), moves
        assert ticks in {moves, 0}
        shown.append((len(edges), ticks))
    assert shown[0] == (4, 4)
    assert shown[-1] == (0, 0)
    assert (1, 16) in shown or (1, 30) in shown or (1, 60) in shown, "in between only the shown one has its initial"


def test_a_move_in_the_log_shows_the_position_after_it(sit_down):
    anna = sit_down("Анна")
    to_the_last_move(anna)
    last, note = whole(anna), anna.page.locator("#talk-note")
    expect(note).to_be_empty()
    anna.page.locator(".log-move[data-move='4']").click()  # from the game as it is
    anna.sees("#headline", f"After move 4 of {last}")
    expect(note).to_have_text("press a move to see it")
    current = anna.page.locator(".log-move[aria-current]")
    expect(current).to_have_attribute("data-move", "4")
    expect(current).to_have_css("background-color", "rgb(255, 231, 74)")
    expect(anna.page.locator(".log-move.later")).to_have_count(last - 4)
    anna.page.locator(".log-move[data-move='2']").click()
    anna.sees("#headline", f"After move 2 of {last}")
    expect(current).to_have_attribute("data-move", "2")
    anna.page.locator("#later").click()
    expect(current).to_have_attribute("data-move", "3")
    anna.page.locator(f".log-move[data-move='{last}']").click()  # after the last one the game is as it is
    expect(anna.page.locator("#bar")).to_be_hidden()
    expect(current).to_have_count(0)
    expect(anna.page.locator(".log-move.later")).to_have_count(0)


def test_the_log_is_one_stop_of_the_tab_key_and_arrows_go_from_move_to_move(sit_down):
    anna = sit_down()
    to_the_last_move(anna)
    last = whole(anna)
    expect(anna.page.locator(".log-move[tabindex='0']")).to_have_count(1)
    anna.page.locator(".log-move[tabindex='0']").focus()
    for key, move in (
        ("ArrowUp", last - 1),
        ("ArrowUp", last - 2),
        ("ArrowDown", last - 1),
        ("Home", 0),
        ("End", last),
    ):
        anna.page.keyboard.press(key)
        expect(anna.page.locator(".log-move:focus")).to_have_attribute("data-move", str(move))
    anna.page.keyboard.press("ArrowUp")
    anna.page.keyboard.press("Enter")
    anna.sees("#headline", f"After move {last - 1} of {last}")
    expect(anna.page.locator(".log-move:focus")).to_have_attribute("data-move", str(last - 1))
    expect(anna.page.locator(".log-move[tabindex='0']")).to_have_count(1)


def test_on_a_phone_a_move_in_the_log_closes_the_sheet_over_the_board(sit_down):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True)
    to_the_last_move(phone)
    phone.page.locator("#chat").tap()
    move = phone.page.locator(".log-move[data-move='2']")
    assert box(move)["height"] >= 44
    move.tap()
    phone.sees("#headline", "After move 2")
    expect(phone.page.locator("#talk")).to_be_hidden()
    phone.page.locator("#past-log").tap()  # it opens where one is
    seen = "([each]) => each.getBoundingClientRect().top >= document.getElementById('log').getBoundingClientRect().top"
    assert phone.measured(".log-move[aria-current]", seen)


def test_the_next_move_is_outlined_and_told(sit_down):
    anna = sit_down()
    to_the_last_move(anna)
    last = whole(anna)
    goes_to(anna, last - 1)
    said = anna.page.locator(f".log-move[data-move='{last}'] .happened").text_content()
    anna.sees(".news-next", f"Next: {said}")
    box_of = "([each]) => (({ width, height }) => width * height)(each.getBBox())"
    assert anna.measured(".ahead", box_of) > 0
    goes_to(anna, 1)
    expect(anna.page.locator(".ahead")).to_have_count(1)
    anna.page.locator("#now").click()
    expect(anna.page.locator(".ahead")).to_have_count(0)
    expect(anna.page.locator(".news-next")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_in_a_window_what_happened_and_what_comes_next_are_read_whole(sit_down, size):
    anna = sit_down(language="ru-RU", viewport=dict(zip(("width", "height"), size, strict=True)))
    brought(anna, "cvetris", 2, after(14))
    at_first = box(anna.page.locator("#stage"))
    for step in range(9, 14):
        anna.page.evaluate(f"part('now.js').then(({{ now }}) => now.past.stepTo({step}))")
        anna.sees(".news-next", "Дальше:")
        assert anna.measured("#news, #news > span", NOT_CUT)
        assert anna.measured("#news, #stage", ONE_ABOVE_THE_OTHER)
        assert box(anna.page.locator("#stage")) == pytest.approx(at_first, abs=3), "and the board stays where it is"
        left, right = anna.measured("#stage, #stage .scene:not(.plates)", ROOM_BESIDE)
        assert left == pytest.approx(right, abs=4), "everybody's sheets are in the middle"


def test_the_bar_says_where_the_game_is_and_keeps_up_with_it(sit_down):
    anna, boris = sit_down("Anna"), sit_down("Boris")
    begun(anna, boris)
    mover, other = by_turn(anna, boris)
    mover.click_choice(mover.choices.first)
    other.after(1)
    high = box(mover.page.locator("#secret"))
    mover.page.locator("#earlier").click()
    mover.sees("#bar", f"You are looking at the past. The game is at move 1 and waits for {other.name}.")
    expect(mover.page.locator("#badge")).to_have_text("Past")
    assert box(mover.page.locator("#secret")) == high
    mover.sees("#headline", "Before move 1 of 1")
    other.click_choice(other.choices.first)
    mover.sees("#bar", "The game is at move 2 and waits for you.")  # who looks at the past stays there
    mover.sees("#headline", "Before move 1 of 2")
    expect(mover.page.locator("#now")).to_have_text("Back to the game")
    mover.page.locator("#now").focus()
    mover.page.keyboard.press(".")
    mover.sees("#headline", "After move 1 of 2")
    expect(mover.page.locator("#now")).to_be_focused()
    expect(mover.page.locator("#chip")).to_have_text(mover.name[0])
    mover.page.keyboard.press("Enter")
    expect(mover.page.locator("#badge")).to_be_hidden()
    mover.sees("#headline", "Your move")


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_on_a_phone_the_badge_leaves_the_headline_free(sit_down, language):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True, language=language)
    to_the_last_move(phone)
    phone.page.evaluate("part('now.js').then(({ now }) => now.past.stepTo(2))")
    phone.sees(".news-next")
    for size in ((360, 740), (390, 844), (844, 390)):
        phone.resize(*size)
        for step in (0, 99):
            said = Words(TEXTS_OF_ALL, language[:2])("local-past-at", step=step, moves=120)
            phone.page.evaluate(SAYS, said)
            assert phone.measured("#headline span", BEFORE_THE_BADGE), (size, said)


def test_the_past_of_a_finished_game_says_that_it_is_over(sit_down):
    anna = sit_down()
    to_the_end(anna, "cvetariki")
    goes_to(anna, 2)
    anna.sees("#bar", f"You are looking at the past. The game ended with move {whole(anna)}.")


def test_the_past_that_was_asked_for_without_a_server_comes_when_it_is_back(sit_down, program):
    anna = sit_down()
    to_the_last_move(anna)
    goes_to(anna, 2)
    with program.away():
        anna.sees("#try-now")
        anna.page.locator("#earlier").click()
    anna.sees("#headline", "After move 1 ")
    anna.page.locator("#later").click()
    anna.sees("#headline", "After move 2 ")
    anna.errors.clear()  # the browser logs that there is no response
    says(anna, "hello")
    anna.sees("#log", "hello")


@pytest.mark.parametrize("game", ["confetti", "cvetris"])
def test_in_the_past_nothing_of_the_present_is_seen_beside_the_board(sit_down, game):
    anna = sit_down("Анна")
    brought(anna, game, 2, after(12))
    present = "#views > *, #foot .board, #fall p, #fall button"
    assert anna.measured(present, SEEN) > 0
    kept = ("#stage",) if game == "cvetris" else ("#stage", "#foot")  # its log has the room of the others' sheets then
    before = [box(anna.page.locator(each)) for each in kept]
    anna.page.locator("#earlier").click()
    anna.sees("#now")
    assert anna.measured(present, SEEN) == 0
    assert [box(anna.page.locator(each)) for each in kept] == before
    anna.page.locator("#now").click()
    expect(anna.page.locator("#bar")).to_be_hidden()
    assert anna.measured(present, SEEN) > 0
