"""Цветрис in Chromium: the figure follows the pointer, the keys and a finger, and is drawn where it was shown."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from bot.tables import turns
from engines.registry import games
from engines.replay import Played
from storage import Moves, Phase
from storage.timing import wall_clock
from tests.bot.page.access import check
from tests.bot.page.browser import SURE, box
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
SEED = "bonuses 0"
UNTIL_BONUSES = """
1 shape T, 0 colour B, 1 1C, 0 1D, 0 shape L, 1 1F, 0 4A, 1 shape S, 0 colour R, 1 1A, 0 5G, 0 shape I,
1 colour R, 1 3G, 0 2D, 1 shape S, 0 colour V, 1 2D, 0 5F, 0 shape I, 1 colour B, 1 2A, 0 2B, 1 shape I,
0 colour O, 1 2F, 0 4G, 0 shape V, 1 colour G, 1 4B, 0 1E, 1 shape I, 0 colour G, 1 2G, 0 7F, 0 shape V,
1 colour O, 1 3D, 0 3D, 1 shape S, 0 colour B, 1 1A, 0 2A, 0 shape O, 1 1D, 0 1A, 1 shape I, 0 colour G,
1 2H, 0 6E, 0 shape S, 1 colour O, 1 1E, 0 3E, 1 shape V, 0 colour V, 1 2A
"""


def at_a_table(person, until) -> None:
    """Sit down with a computer and look at the game as it is when `until` has changed its table.

    Nobody else is on move there: what a test presses is not moved away meanwhile.
    """
    person.page.locator(".welcome .game[data-game='cvetris']").click()
    person.press("!computer:easy")
    expect(person.page.locator("button[data-press='!start']")).to_be_enabled()
    now = wall_clock()
    begun = {"phase": Phase.RUNNING, "seed": SEED, "started_at": now, "touched_at": now, "wake": None}
    person.program.keep(person.table, lambda table: replace(until(replace(table, **begun)), wake=None))
    person.page.reload()
    person.sees(f"{SURE} .falls.steady")


def to_the_panel(person) -> None:
    """Sit down where two computers have drawn their first figures, and the person's, which can be turned, hangs."""
    at_a_table(person, first_figure)


def first_figure(table):
    """Let a second computer join, everybody take the first die that they may, and the others draw."""
    table = replace(table, seats=(*table.seats, table.seats[-1]))
    game, position = games()["cvetris"], turns.position(table, None)
    while True:
        seat = max(position.to_move)  # the person has the first seat
        move = game.format_move(next(iter(game.legal_moves(position.state, seat))))
        if seat == 0 and move[0].isdigit():
            return position.table
        position = turns.played(position, seat, move, table.started_at)


def lit(person) -> list[list[int]]:
    """Return where the ghost's cells are, in cells of the sheet."""
    return person.page.evaluate(
        """() => [...document.querySelectorAll('.ghost > g')].map(cell => {
            const [x, y] = cell.getAttribute('transform').match(/[\\d.]+/g).map(Number);
            return [Math.round((x - 66) / 68), 8 - Math.round((y - 188) / 68)];
        }).sort()"""
    )


def drawn(person) -> list[list[int]]:
    """Return the filled cells of the person's sheet, from the store."""
    kept = person.program.kept(person.table)

    state = turns.position(kept.table, kept.snapshot).state
    seat = next(number for number, seat in enumerate(kept.table.seats) if seat.person is not None)
    return sorted(
        [x, y] for x, column in enumerate(state.sheets[seat].columns) for y, cell in enumerate(column) if cell.isalpha()
    )


def test_the_figure_hangs_under_the_pointer_and_a_click_draws_it(sit_down):
    anna = sit_down("Анна", viewport=DESKTOP)
    to_the_panel(anna)
    sheet = box(anna.page.locator("#stage .board"))
    middle = sheet["y"] + sheet["height"] / 2
    seen = []
    for part in (0.2, 0.7):
        anna.page.mouse.move(sheet["x"] + part * sheet["width"], middle)
        seen.append(lit(anna))
    assert seen[0] != seen[1]
    assert min(seen[0])[0] < min(seen[1])[0]
    anna.shoot("cvetris-ghost")
    anna.page.mouse.click(sheet["x"] + 0.7 * sheet["width"], middle)
    expect(anna.page.locator(".falls")).to_have_count(0)
    assert drawn(anna) == seen[1]


def test_arrows_move_and_turn_m_mirrors_and_enter_draws(sit_down):
    anna = sit_down("Анна")
    to_the_panel(anna)
    anna.page.keyboard.press("h")
    anna.sees("#toasts", "Hint:")
    before = lit(anna)
    ways = anna.page.locator(".way:enabled").count()
    for key in ("ArrowUp", "m", "ArrowRight", "ArrowRight"):
        anna.page.keyboard.press(key)
    after = lit(anna)
    assert ways > 1
    assert after != before
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".falls")).to_have_count(0)
    assert drawn(anna) == after


def test_on_a_phone_thumbs_move_it_and_the_big_button_draws(sit_down):
    phone = sit_down(language="ru-RU", viewport=PHONE, is_mobile=True, has_touch=True)
    to_the_panel(phone)
    before = lit(phone)
    for thumb in ("rotate", "mirror", "right", "right", "left"):
        phone.click(f"#fall-{thumb}")
    after = lit(phone)
    assert after != before
    phone.sees("#act", "очки с этой фигурой")
    phone.shoot("phone-cvetris")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.click("#go")
    expect(phone.page.locator(".falls")).to_have_count(0)
    assert drawn(phone) == after


def with_bonuses(table):
    """Let both play until the person's figure may be changed and a cell patched."""
    entries = (each.split(maxsplit=1) for each in UNTIL_BONUSES.split(","))
    return replace(table, moves=Moves.of(*(Played(seat=int(seat), move=move, at=0) for seat, move in entries)))


def test_a_patch_is_a_colour_and_a_cell_and_a_bonus_dragged_onto_the_sheet_changes_the_figure(sit_down):
    anna = sit_down("Анна", bypass_csp=True)
    at_a_table(anna, with_bonuses)
    cells, figure = drawn(anna), lit(anna)
    check(anna)
    anna.click("#fall button[data-press^='?!bonus']")
    anna.sees("button[data-press='?!patch']")
    anna.sees("#draw", "Draw here")  # it still draws the figure as it is
    anna.press("?!patch")
    check(anna)
    anna.press("?!patch R")
    anna.sees("#fall", "Which cell?")
    anna.click_choice(anna.page.locator(".choice[data-press='patch C3 R']"))
    anna.sees("#log", "patches C3")
    assert drawn(anna) == sorted([*cells, [2, 2]])
    sheet = anna.page.locator("#stage .board")
    anna.page.locator("#fall button[data-press^='?!bonus']").drag_to(sheet)
    anna.sees("button[data-press='?!* shape=I']")
    check(anna)
    anna.shoot("cvetris-bonuses")
    anna.page.locator("button[data-press='?!* shape=I']").drag_to(sheet)
    expect(anna.page.locator(".way")).to_have_count(2)
    ghost = lit(anna)
    assert ghost != figure
    anna.sees(f"{SURE} .falls.steady")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".falls")).to_have_count(0)
    anna.sees("#log", "draws I")
    assert drawn(anna) == sorted([*cells, [2, 2], *ghost])
