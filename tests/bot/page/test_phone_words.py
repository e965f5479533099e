"""Words that can be read in every window: results and how a game went are text, and names stand apart from the rest."""

import re
from itertools import cycle

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from bot.pieces import offered
from bot.tables import turns
from bot.tables.lobby import game_of
from storage import Phase
from storage.timing import wall_clock
from tests.bot.page import card_messages
from tests.bot.page.access import check
from tests.bot.page.nearly_over import to_the_end
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
NARROW = {"width": 360, "height": 740}

# Every text in the dialog that is smaller than 12 px on the screen; a picture's letters are scaled with it.
SMALL = """() => {
    const sheet = document.getElementById("sheet");
    const found = [...sheet.querySelectorAll("*")].filter((each) => [...each.childNodes]
        .some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()));
    return found.filter((each) => each.checkVisibility()).map((each) => {
        const scale = each.getScreenCTM?.().a ?? 1;
        return [parseFloat(getComputedStyle(each).fontSize) * scale, each.textContent];
    }).filter(([size]) => size < 12);
}"""
# What is larger than its place, apart from what is made to be moved sideways.
CUT = """() => [...document.querySelectorAll("#sheet .sheet-body, #sheet .listed *:not(.wide, .wide *)")]
    .filter((each) => !each.matches(".who-name, .visually-hidden"))
    .filter((each) => getComputedStyle(each).display !== "inline" && !each.closest("svg"))
    .filter((each) => each.scrollWidth > each.clientWidth + 1
        || (each.scrollHeight > each.clientHeight + 2 && !each.matches(".sheet-body")))
    .map((each) => each.outerHTML.slice(0, 120))"""
# What sticks out of the dialog to the side.
OUTSIDE = """() => {
    const { left, right } = document.querySelector("#sheet .sheet-body").getBoundingClientRect();
    const seen = [...document.querySelectorAll("#sheet .sheet-body *:not(svg *, .wide *)")];
    return seen.filter((each) => {
        const box = each.getBoundingClientRect();
        return each.checkVisibility() && box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    }).map((each) => each.outerHTML.slice(0, 120));
}"""
# How far a note stands from the name before it, where both are on one line.
GAPS = """() => [...document.querySelectorAll("#scores .who-said")]
    .filter((each) => each.querySelector(":scope > small"))
    .map((each) => {
        const name = document.createRange();
        name.selectNodeContents(each.querySelector(".who-name"));
        const [last] = [...name.getClientRects()].slice(-1), note = each.lastElementChild.getClientRects()[0];
        return note.top < last.bottom - 4 && note.bottom > last.top + 4 ? note.left - last.right : null;
    }).filter((gap) => gap !== null)"""

# On how many lines the text of an element stands; a smaller word beside it begins a little lower.
LINES = """each => {
    const all = document.createRange();
    all.selectNodeContents(each);
    return new Set([...all.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
}"""


def asks(person, name: str) -> None:
    button = person.page.locator(f"#ask-{name}")
    if not button.is_visible():
        person.page.locator("#menu").click()
    button.click()


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_results_and_the_best_players_are_text_that_a_phone_shows_large_enough(sit_down, language):
    phone = sit_down("Анна", language=language, viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True)
    for game in ("dorozhki", "cvetris"):
        to_the_end(phone, game)
        phone.page.evaluate("() => { location.hash = ''; }")
    for name in ("stats", "top"):
        signs = phone.page.locator(f"#sheet[open] .listed-{name} .sign")
        while True:  # a game is counted a while after its end, each on its own; pytest's own timeout ends this
            asks(phone, name)
            phone.sees("#sheet[open] .row .button")
            if signs.count() >= 2:
                break
            phone.page.keyboard.press("Escape")
        assert phone.page.evaluate(SMALL) == []
        assert phone.page.evaluate(CUT) == []
        check(phone)
        phone.shoot(f"phone-{name}-{language[:2]}")
        phone.page.keyboard.press("Escape")


def test_a_league_is_text_that_is_moved_sideways_under_its_names(sit_down):
    phone = sit_down("Анна", viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True)
    asks(phone, "league")
    for choice in ("@league:game:dorozhki", "@league:level:dorozhki:easy"):
        phone.page.locator(f"#sheet button[data-press='{choice}']").tap()
        if not phone.page.locator("#sheet[open]").is_visible():
            phone.sees("#sheet[open]")
    phone.page.locator("#sheet button[data-press^='@league:open']").first.tap()
    phone.sees("#sheet .listed-league")  # whoever opens it sees it
    assert phone.page.evaluate(SMALL) == []
    assert phone.page.evaluate(CUT) == []
    check(phone)
    phone.shoot("phone-league")


@pytest.mark.parametrize(("game", "language"), [*zip(offered(), cycle(["ru-RU", "tr-TR", "en-GB"]))])
def test_how_a_game_went_is_text_that_every_window_shows_large_enough(sit_down, game, language):
    fewest = 0 if game == "confetti" else 1  # alone it has the most rounds
    for sizes, computers in (((NARROW,), fewest), ((PHONE, DESKTOP), 3)):  # each look back is seconds of work
        touch = {"viewport": sizes[0], "is_mobile": True, "has_touch": True}
        anna = sit_down("Александр-Константин", language=language, bypass_csp=True, **touch)
        to_the_end(anna, game, computers, **({"pace": "async"} if game == "confetti" else {}))
        anna.press("!review")
        anna.sees("#sheet[open] .review")
        assert anna.page.locator("#sheet .review .who-name").count() >= computers + 1
        for size in sizes:
            anna.resize(**size)
            readable(anna)
            anna.shoot(f"went-{game}-{size['width']}-{language[:2]}")


def test_a_moment_leads_to_its_position(sit_down):
    phone = sit_down("Анна", viewport=PHONE, is_mobile=True, has_touch=True)
    to_the_end(phone, "cvetris")
    phone.press("!review")
    phone.sees("#sheet[open] .moment")
    moment = phone.page.locator("#sheet .moment").first
    number = moment.locator("button").get_attribute("data-press").split(":")[1]
    moment.locator("button").tap()
    expect(phone.page.locator("#sheet")).to_be_hidden()
    phone.sees("#bar")
    expect(phone.page.locator(".past-number")).to_have_text(re.compile(rf"^{number} / "))


HEAR = "message => part('hearing.js').then(({ hear }) => hear(JSON.parse(message)))"


@pytest.mark.parametrize("game", offered())
def test_the_board_of_a_day_is_text_around_its_picture_with_the_button_in_view(sit_down, game):
    touch = {"is_mobile": True, "has_touch": True}
    for size, hands, language in (
        (NARROW, touch, "tr"),
        (PHONE, touch, "ru"),
        (DESKTOP, {}, "en"),
        (DESKTOP, {}, "ru"),
    ):
        anna = sit_down(viewport=size, language=language, bypass_csp=True, **hands)
        anna.page.evaluate(HEAR, card_messages.board(game, language))
        expect(anna.page.locator("#sheet .daily-board .painted")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("#sheet .row .button")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("#sheet .daily-week > li")).to_have_count(7)
        title = anna.page.locator("#sheet-title").inner_text()
        assert re.search(r"\d", title), "the title says which day's it is"
        assert title not in anna.page.locator("#sheet .sheet-body").inner_text(), "once is enough"
        readable(anna)


@pytest.mark.parametrize("size", [NARROW, PHONE, DESKTOP], ids=lambda size: size["width"])
def test_what_came_of_a_board_and_of_a_challenge_is_text(sit_down, size):
    anna = sit_down(viewport=size, bypass_csp=True)
    for message, kind in (
        (card_messages.attempt("cvetariki", "en"), "attempt"),
        (card_messages.challenge(), "duel"),
    ):
        anna.page.evaluate(HEAR, message)
        anna.sees(f"#sheet .listed-{kind}")
        readable(anna)
        anna.page.keyboard.press("Escape")


def readable(person) -> None:
    """Everything in the dialog is large enough, inside, whole and accessible."""
    for found in (SMALL, CUT, OUTSIDE):
        assert person.page.evaluate(found) == []
    check(person)


def test_a_note_stands_apart_from_the_name_before_it(sit_down):
    phone = sit_down("Анна", language="ru-RU", viewport={"width": 600, "height": 900}, is_mobile=True, has_touch=True)
    phone.page.locator(".welcome .button.game[data-game='cvetariki']").tap()
    phone.press("!computer:easy")
    expect(phone.page.locator("button[data-press='!start']")).to_be_enabled()
    phone.press("!start")
    phone.sees("#scores .who-said small")
    gaps = phone.page.evaluate(GAPS)
    assert gaps
    assert min(gaps) >= 3, gaps


def test_five_rounds_leave_room_for_a_name(sit_down):
    phone = sit_down("Анна", language="ru-RU", viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True)
    phone.page.locator(".welcome .button.game[data-game='confetti']").tap()
    phone.sees("button[data-press='!start']")
    alone_to_the_end(phone)
    name = phone.page.locator("#places .who-name")
    expect(name).to_contain_text("Анна")
    assert name.evaluate(LINES) == 1, "a short name stands on one line"
    assert name.evaluate("each => each.scrollWidth <= each.clientWidth")
    check(phone)


def alone_to_the_end(person) -> None:
    """Take a card and stop, round after round."""
    lobby = person.program.kept(person.table).table
    now = wall_clock()
    by_turns = replace(lobby, options={**lobby.options, "pace": "async"}, seed="alone", wake=None)
    begun = replace(by_turns, phase=Phase.RUNNING, started_at=now, touched_at=now)
    position, rules = turns.dealt(begun), game_of(begun)
    while position.table.phase is not Phase.FINISHED:
        seat = min(position.to_move)
        legal = [rules.format_move(each) for each in rules.legal_moves(position.state, seat)]
        position = turns.played(position, seat, "done" if "done" in legal else legal[0], now)
    person.program.keep(person.table, lambda _: position.table)
    person.page.reload()
    person.sees("body[data-phase='finished']")
