"""A table that waits for players: its card is text, which is read whole in every window and does not move."""

import pytest
from playwright.sync_api import expect

from bot.page.showing.waiting import waiting
from bot.page.site import page_words
from bot.pieces import offered
from bot.screens.lobby import options_screen
from bot.screens.lobby_view import lobby_view
from bot.texts import LOCALES, Texts, words_at
from tests.bot.page import access
from tests.bot.page.browser import Person
from tests.bot.page.test_sizes import BUTTONS, OUT_OF_REACH, SIZES, TOO_SMALL
from tests.bot.page.windows import PHONE
from tests.bot.tables.people import table, who

pytestmark = pytest.mark.timeout(600)
TEXTS = Texts.load(strict=True)
WINDOWS = [*SIZES, (PHONE["width"], PHONE["height"])]

# The texts of the card that are too small, and those that are cut.
UNREADABLE = """() => [...document.querySelectorAll("#seating :is(h2, p, strong, li span:not(:has(*)))")]
    .filter((each) => each.checkVisibility() && !each.closest("[aria-hidden]"))
    .filter((each) => {
        const least = each.matches(".seat-note, .pill *, .long") ? 12 : 14;
        const cut = each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflow === "hidden";
        return parseFloat(getComputedStyle(each).fontSize) < least || cut;
    }).map((each) => `${getComputedStyle(each).fontSize} ${each.outerHTML}`)"""
# Where everything is that people may be about to press or read.
PLACES = """() => [...document.querySelectorAll("#headline, #seating, .seat, .pill, #choices button, #act button")]
    .map((each) => Object.values(each.getBoundingClientRect().toJSON()).map(Math.round).join(" "))"""
LINES = "([each]) => Math.round(each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight))"
LEFT = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().left))"
SIDES_OF_HEAD = """() => ["h2", ".close"].map((each) => {
    const { top, height } = document.querySelector(`.sheet-head ${each}`).getBoundingClientRect();
    return [top, height];
})"""


def opens(person: Person, game: str) -> None:
    person.page.locator(f".welcome .button.game[data-game='{game}']").click()
    person.sees("#seating .seat")


def said(lobby, locale="en"):
    return waiting(lobby_view(lobby), words_at(lobby, TEXTS, locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(offered()))
def test_a_setting_is_not_said_twice(game, locale):
    for name, value in said(table(game=game), locale)["facts"]:
        assert name
        assert not {each[:4] for each in name.lower().split()} & {each[:4] for each in value.lower().split()}
    labels = page_words(TEXTS, locale)
    values = {key: text for key, text in labels.items() if key.startswith("option-value-")}
    for name in ("clock-live", "clock-none", "even-start-false", "secrets-2"):
        option = labels[f"option-name-{name.rpartition('-')[0]}"]
        assert not set(option.split()) & set(values[f"option-value-{name}"].split()), "said beside it"


@pytest.mark.parametrize(("pace", "has_clock"), [("live", False), ("async", True)])
def test_where_sand_runs_nobody_has_a_time_for_a_move(pace, has_clock):
    lobby = table(game="confetti", pace=pace)
    assert any(name == "clock" for name, _ in said(lobby)["facts"]) == has_clock
    presses = [each.press for row in options_screen(lobby, 1).choices for each in row]
    assert ("!option:clock=day" in presses) == has_clock


def test_a_name_has_all_its_letters():
    name = "Émilie 🌻 Łódź"
    assert [each["name"] for each in said(table(who(name)))["guests"]] == ["Анна", name]


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
@pytest.mark.parametrize("game", ["cvetariki", "confetti"])
def test_the_card_is_read_whole_in_every_window_and_stays_when_somebody_sits_down(sit_down, game, language):
    anna = sit_down("Екатерина Смирнова", language=language)
    opens(anna, game)
    expect(anna.page.locator("#stage")).to_be_hidden()  # it is no picture
    seats = anna.page.locator(".seat").count()
    before = {}
    for size in WINDOWS:
        anna.resize(*size)
        assert anna.page.evaluate(UNREADABLE) == [], size
        assert anna.measured("#headline", LINES) == 1, size
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert anna.page.evaluate("document.getElementById('main').scrollTop") == 0
        before[size] = anna.page.evaluate(PLACES)
    anna.seats(1)
    for size in WINDOWS:
        anna.resize(*size)
        after = anna.page.evaluate(PLACES)
        headline, *rest = after  # as long as it must be, in its place
        assert headline.split()[:2] == before[size][0].split()[:2]
        assert rest == before[size][1:], size
    expect(anna.page.locator(".seat")).to_have_count(seats)


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_screen_reader_gets_the_seats_as_a_list(sit_down, shade):
    anna = sit_down("Анна", color_scheme=shade, bypass_csp=True)
    opens(anna, "cvetariki")
    anna.seats(1)
    read = anna.page.get_by_role("list", name="Seats").get_by_role("listitem").locator("> :not([aria-hidden])")
    assert read.all_inner_texts() == [
        "Анна\nyou · host",
        "Computer 2\neasy",
        *3 * ["open seat\nInvite"],
    ]
    expect(anna.page.get_by_role("heading", name="Cvetariki")).to_be_visible()
    expect(anna.page.locator("#spoken")).to_be_hidden()  # there is no board to be told of
    access.check(anna)


def test_a_free_seat_calls_somebody_or_is_taken(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    opens(anna, "cvetariki")
    anna.click("#seat-3")
    anna.sees("#sheet #invite-link")
    boris.page.goto(f"{boris.program.address}#{anna.table}")
    boris.sees("#seating .free", "Join")
    expect(boris.page.locator("[data-press='!start']")).to_have_count(0)  # it is not theirs to start
    boris.click("#seat-4")
    boris.sees(".seat:nth-child(2)", "Boris")
    boris.sees("#headline", "You're in: 2 of 5 seats taken")
    anna.sees(".seat:nth-child(2)", "Boris")


def test_on_a_phone_every_button_of_a_lobby_is_large_enough_and_in_reach(sit_down):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True, language="ru-RU")
    opens(phone, "confetti")
    buttons = ", ".join(f"{place} :is({BUTTONS})" for place in ("#seating", "#choices", "#act"))
    assert phone.page.evaluate(TOO_SMALL, [buttons, 44]) == []
    assert phone.page.evaluate(OUT_OF_REACH, buttons) == []
    heights = phone.measured("#choices .row .button", "(all) => all.map((each) => each.offsetHeight)")
    assert len(set(heights)) == 1, "no label is broken"


def test_options_stand_in_one_column_and_the_colours_of_a_deal_in_one_row(sit_down):
    anna = sit_down(language="ru-RU")
    opens(anna, "dorozhki")
    anna.press("!options")
    anna.sees("#sheet .option")
    assert len(set(anna.measured("#sheet .option .row button:first-child", LEFT))) == 1
    assert anna.page.locator("#sheet [data-press='!option:clock=live']").inner_text() == "3 минуты"
    assert anna.page.locator("#sheet [data-press='!option:even-start=true']").inner_text() == "ровный"
    anna.page.keyboard.press("Escape")
    anna.press("!verify")
    anna.sees("#sheet [data-press^='!cut']")
    expect(anna.page.locator("#sheet .row:has([data-press^='!cut'])")).to_have_count(1)


def test_a_dialog_is_closed_at_the_top_of_its_title(sit_down):
    anna = sit_down(viewport=PHONE, language="ru-RU")
    opens(anna, "cvetariki")
    anna.press("!options")
    anna.sees("#sheet .option")
    (title, height), (close, _) = anna.page.evaluate(SIDES_OF_HEAD)
    assert height > 60, "it has two lines"
    assert close - title < 4
