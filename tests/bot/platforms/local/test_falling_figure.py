"""Цветрис in Chromium: the figure follows the pointer, the keys and the thumb, and is drawn where it was shown."""

import pytest
from playwright.sync_api import expect

from bot.tables import turns
from tests.bot.platforms.local.browser import DESKTOP, PATIENCE, PHONE

pytestmark = pytest.mark.timeout(300)


def to_the_panel(person):
    """Open the tutorial's table, which has a fixed deal, and take dice until there is a figure to draw."""
    person.page.locator(".welcome .game[data-game='cvetris']").click()
    person.sees("#teach")
    person.page.locator("#teach").click()
    figure, die = person.page.locator("#fall"), person.choices.first
    for _ in range(6):
        expect(figure.or_(die).first).to_be_visible(timeout=PATIENCE)
        if figure.is_visible():
            expect(person.page.locator(".fresh")).to_have_count(0, timeout=PATIENCE)
            return
        moves = int(person.page.locator("#slider").get_attribute("max") or 0)
        person.click_choice(die)
        if person.page.locator("#go").is_visible():
            person.page.locator("#go").click()
        person.page.wait_for_function("moves => Number(document.getElementById('slider').max) > moves", arg=moves)
    raise AssertionError("no figure came")


def lit(person) -> list[list[int]]:
    """Return where the ghost's cells are, in cells of the sheet."""
    return person.page.evaluate(
        """() => [...document.querySelectorAll('.ghost > g')].map(cell => {
            const [x, y] = cell.getAttribute('transform').match(/[\\d.]+/g).map(Number);
            return [Math.round((x - 66) / 68), 8 - Math.round((y - 76) / 68)];
        }).sort()"""
    )


def drawn(person) -> list[list[int]]:
    """Return which cells of the learner's sheet are filled, as the store has it."""
    kept = person.program.kept(person.table)

    state = turns.position(kept.table, kept.snapshot).state
    seat = next(number for number, seat in enumerate(kept.table.seats) if seat.person is not None)
    return sorted(
        [x, y] for x, column in enumerate(state.sheets[seat].columns) for y, cell in enumerate(column) if cell.isalpha()
    )


def test_the_figure_hangs_under_the_pointer_and_a_click_draws_it(sit_down):
    anna = sit_down("Анна", viewport=DESKTOP)
    to_the_panel(anna)
    sheet = anna.page.locator("#stage .board").bounding_box()
    middle = sheet["y"] + sheet["height"] / 2
    seen = []
    for part in (0.2, 0.7):
        anna.page.mouse.move(sheet["x"] + part * sheet["width"], middle)
        seen.append(lit(anna))
    assert seen[0] != seen[1]
    assert min(seen[0])[0] < min(seen[1])[0]
    anna.shoot("cvetris-ghost")
    anna.page.mouse.click(sheet["x"] + 0.7 * sheet["width"], middle)
    expect(anna.page.locator("#fall")).to_be_hidden(timeout=PATIENCE)
    assert drawn(anna) == seen[1]


def test_arrows_move_and_turn_m_mirrors_and_enter_draws(sit_down):
    anna = sit_down("Анна")
    to_the_panel(anna)
    anna.page.keyboard.press("h")
    anna.sees("#toasts", "A good move")
    before = lit(anna)
    ways = anna.page.locator(".way:enabled").count()
    for key in ("ArrowUp", "m", "ArrowRight", "ArrowRight"):
        anna.page.keyboard.press(key)
    after = lit(anna)
    assert ways > 1
    assert after != before
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#fall")).to_be_hidden(timeout=PATIENCE)
    assert drawn(anna) == after


def test_on_a_phone_thumbs_move_it_and_the_big_button_draws(sit_down):
    phone = sit_down(language="ru-RU", viewport=PHONE, is_mobile=True, has_touch=True)
    to_the_panel(phone)
    before = lit(phone)
    for thumb in ("rotate", "mirror", "right", "right", "left"):
        phone.page.locator(f"#fall-{thumb}").tap()
    after = lit(phone)
    assert after != before
    phone.sees("#act", "очков с этой фигурой")
    phone.shoot("phone-cvetris")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.page.locator("#go").tap()
    expect(phone.page.locator("#fall")).to_be_hidden(timeout=PATIENCE)
    assert drawn(phone) == after
