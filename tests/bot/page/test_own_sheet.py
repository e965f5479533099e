"""One's own sheet of Cvetris on the page: what its owner reads, picks and sees around it."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from bot.page.showing.headline import Reader, headed
from bot.screens.cvetris.falling import falling
from bot.screens.language import line
from bot.screens.tables import board_screen
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.texts import LOCALES, words_at
from tests.bot.page.gallery import after, brought, never
from tests.bot.page.test_headline import TEXTS, position
from tests.bot.page.windows import PHONE
from tests.bot.tables.people import NOW

pytestmark = pytest.mark.timeout(600)
BY_TOUCH = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
SIZE = "([each]) => { const { width, height } = each.getBoundingClientRect(); return [width, height]; }"
CUT = """() => [...document.querySelectorAll(".places .who-name")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""


@pytest.mark.parametrize("locale", LOCALES)
def test_who_draws_is_told_so_without_their_name_and_who_else_draws(locale):
    found = position("cvetris")
    game = game_of(found.table)
    while len(found.to_move) < 2:
        seat = min(found.to_move)
        found = turns.played(found, seat, game.format_move(next(iter(game.legal_moves(found.state, seat)))), NOW)
    words = words_at(found.table, TEXTS, locale)
    lines = [*board_screen(found, ()).lines, line("cvetris-gets-shape", seat=0, shape="V")]
    fall = falling(game.view_for(found.state, 0), "")
    said = headed(found, Reader(seat=0, called=fall.call), lines, words)["news"]
    reader, other = (seat.name for seat in found.table.seats)
    assert other in said[0], "they draw, too"
    assert reader not in " ".join(said), "the reader knows who they are"
    assert words("cvetris-gets-shape-own", seat=0, shape="V") in said


def with_twins(found) -> bool:
    """Whether the first seat may take a shape that lies there twice."""
    view = game_of(found.table).view_for(found.state, 0)
    return view.drafter == 0 and view.hands[0].shape is None and max(Counter(view.shapes).values(), default=0) > 1


def test_a_die_that_lies_there_twice_is_picked_as_one_and_taken(sit_down):
    phone = sit_down(language="ru-RU", **BY_TOUCH)
    brought(phone, "cvetris", 3, with_twins)
    twin = next(each for each in phone.page.locator("#stage .choice").all() if is_twin(each))
    phone.click_choice(twin)
    expect(phone.page.locator("#go")).to_have_text("Взять")
    expect(phone.page.locator("#act .act-name")).to_have_text(f"Форма {twin.get_attribute('data-press')[-1]}")
    expect(phone.page.locator(".fall-said").first).to_be_hidden()


def is_twin(choice) -> bool:
    return choice.locator(".hit").get_attribute("d").count("M") > 1


def with_a_square(found) -> bool:
    hand = game_of(found.table).view_for(found.state, 0).hands[0]
    return 0 in found.to_move and str(hand.shape) == "O" and hand.colour is not None


def test_what_looks_the_same_from_all_sides_cannot_be_turned(sit_down):
    anna = sit_down()
    brought(anna, "cvetris", 2, with_a_square)
    for name in ("rotate", "mirror"):
        expect(anna.page.locator(f"#fall-{name}")).to_be_disabled()
    expect(anna.page.locator("#fall-left, #fall-right").first).to_be_enabled()


def test_on_a_phone_the_block_below_the_sheet_leaves_others_in_view_with_a_figure_and_without(sit_down):
    phone = sit_down(language="ru-RU", **BY_TOUCH)
    tops = set()
    for until in (after(14), with_a_square):
        brought(phone, "cvetris", 2, until)
        phone.sees("#fall .swap")
        tops.add(phone.measured("#fall", "([each]) => Math.round(each.getBoundingClientRect().top)"))
        expect(phone.page.locator("#foot")).to_be_in_viewport()
    assert len(tops) == 1, "it stays where it is"
    assert PHONE["height"] - tops.pop() <= 160


def test_in_every_language_the_slider_can_be_used(sit_down):
    anna = sit_down(language="ru-RU")
    brought(anna, "cvetris", 3, after(60))
    anna.sees("#past .track")
    assert anna.measured(".track", SIZE)[0] >= 130


def test_who_plays_alone_or_looks_back_has_the_moves_in_the_place_of_others_sheets(sit_down):
    anna = sit_down()
    brought(anna, "cvetris", 0, after(10))
    anna.sees("#log .log-move")
    assert anna.measured("#log", SIZE)[1] >= 200
    brought(anna, "cvetris", 2, after(14))
    anna.sees("#foot .board")
    anna.page.keyboard.press(",")
    anna.sees("body.in-past #log .log-move")
    assert anna.measured("#log", SIZE)[1] >= 200


@pytest.mark.parametrize(("computers", "least"), [(0, 200), (1, 110)])
def test_at_the_end_sheets_are_as_large_as_there_is_room_and_no_name_is_cut(sit_down, computers, least):
    anna = sit_down("Анна", language="ru-RU")
    brought(anna, "cvetris", computers, never)
    anna.sees(".places .row-art .painted")
    assert anna.measured(".places .row-art .painted", SIZE)[1] >= least
    assert not anna.page.evaluate(CUT)
    anna.resize(390, 844)
    anna.page.wait_for_function("() => document.querySelector('.places .row-art .painted').clientHeight < 70")
    wide, tall = anna.measured(".places .row-art .painted", SIZE)
    assert (round(wide), round(tall)) == (57, 64)
    assert not anna.page.evaluate(CUT)
