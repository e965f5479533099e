"""Small things that people stumble over, each of them once reported: in Chromium, as somebody new would see them."""

import re

import pytest
from playwright.sync_api import expect

from bot.pieces import offered
from bot.rulebook import page as rulebook
from bot.texts import LOCALES
from tests.bot.page.access import check
from tests.bot.page.browser import box
from tests.bot.page.gallery import after, brought
from tests.bot.page.test_falling_figure import to_the_panel
from tests.bot.page.test_sizes import BUTTONS, OUT_OF_REACH, TOO_SMALL
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)

# Where one thing lies over another: the later one in the tree.
IS_ABOVE = """([above, below]) => [...document.querySelectorAll(below)].every((each) =>
    each.compareDocumentPosition(document.querySelector(above)) & Node.DOCUMENT_POSITION_FOLLOWING)"""

# The name of the choice that lies inside the outline of the hint, which may have a joker more.
HINTED = """() => {
    const outline = document.querySelector("#stage .wished");
    const points = (path) => {
        const { x, y, width, height } = path.getBBox(), found = [];
        for (let down = 20; down < height; down += 20)
            for (let across = 20; across < width; across += 20) found.push(new DOMPoint(x + across, y + down));
        return found.filter((each) => path.isPointInFill(each));
    };
    const isHinted = (each) => points(each.querySelector(".hit")).every((point) => outline.isPointInFill(point));
    return [...document.querySelectorAll("#stage .choice")].find(isHinted).getAttribute("aria-label");
}"""


def test_numbers_stay_readable_a_pointer_covers_nothing_and_a_hint_names_the_number_on_the_board(sit_down):
    anna = sit_down("\u202eАнна\u2066")
    anna.page.locator("#first").click()
    anna.click("#skip")
    anna.looks()
    expect(anna.choices.first).to_be_visible()
    assert anna.page.evaluate(IS_ABOVE, ["#stage .plates", "#stage .halo, #stage .ring, #stage .wished"])
    spot, before = anna.inside(anna.choices.nth(2)), anna.page.locator("body *").count()
    anna.page.mouse.move(*spot)
    anna.sees("#news", "Click to pop")
    assert anna.page.locator("#stage [title], #stage title").count() == 0
    assert anna.page.locator("body *").count() <= before + 5, "only the line over the board says it"
    anna.page.keyboard.press("h")
    anna.sees("#toasts", "Hint:")
    anna.sees(".wished")
    number = re.search(r"group (\d+)", anna.page.locator("#toasts").inner_text())[1]
    ring = anna.page.evaluate(HINTED)
    assert re.search(rf"\b{number}\b", ring), (number, ring)
    # Marks of direction are gone: a name is the same on the page and in pictures.
    assert "\u202e" not in anna.page.content()
    anna.sees("#scores", "Анна · you")


def test_who_watches_is_offered_nothing_that_would_be_refused(sit_down):
    anna, boris, eve = sit_down("Анна"), sit_down("Boris"), sit_down("Eve")
    table = anna.open("dorozhki")
    boris.goes_to(table)
    boris.press("!join")
    anna.sees("#headline", "2 of 4")
    anna.press("!start")
    anna.sees("body[data-phase='running'] #field")
    eve.page.goto(f"{eve.program.address}#{table}")
    eve.sees("#headline", "Watching")
    eve.sees("#log li")
    for offer in ("#field", "button[data-press='!hint']", "#more button", ".dots", "#stage .choice"):
        expect(eve.page.locator(offer)).to_have_count(0)


def test_a_tutorial_leaves_no_empty_table_behind(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    table = anna.open("cvetariki")
    boris.sees(f".side a[href='#{table}']")
    anna.page.locator("#teach").click()
    anna.sees("#lesson", "1 / 6")
    expect(boris.page.locator(f".side a[href='#{table}']")).to_have_count(0)
    expect(boris.page.locator(f".side .others a[href='#{anna.table}']")).to_have_count(0)


@pytest.mark.parametrize("game", list(offered()))
def test_every_backtick_of_the_rules_has_its_partner(game):
    for locale in LOCALES:
        blocks = [block for section in rulebook(game, locale).sections for block in section.blocks]
        assert blocks
        assert all(block.text.count("`") % 2 == 0 for block in blocks)


def test_options_have_names_and_rules_are_plain(sit_down):
    phone = sit_down(language="ru-RU", viewport=PHONE, is_mobile=True, has_touch=True)
    phone.page.locator(".welcome .game[data-game='confetti']").tap()
    phone.press("!options")
    phone.sees("#sheet .row-name")
    names = phone.measured("#sheet .option .row-name", "all => all.map(each => each.textContent)")
    assert len(set(names)) == len(names) >= 3
    values = phone.measured("#sheet .option", "all => all.map(each => each.querySelectorAll('button').length)")
    assert len(values) == len(names)
    assert min(values) >= 2, "behind their name"
    expect(phone.page.locator("#sheet [data-press^='!option']")).to_have_count(sum(values))
    phone.page.keyboard.press("Escape")
    phone.press("!rules")
    phone.sees("#sheet .rules pre .token")
    assert "`" not in phone.page.locator("#sheet").inner_text()


# Where a line may end between a token and the comma behind it, or between the tokens of one card.
TORN = """() => [...document.querySelectorAll("#sheet .rules :is(p, li) .token")].filter((each) => {
    const next = each.nextSibling;
    const goes_on = next?.matches?.(".token") || /^[.,;:)]/u.test(next?.textContent ?? "");
    return goes_on && !each.closest(".together");
}).map((each) => each.parentElement.textContent)"""


@pytest.mark.parametrize("game", list(offered()))
def test_a_token_stays_with_its_comma_and_a_card_on_its_line(sit_down, game):
    anna = sit_down(language="ru-RU")
    anna.open(game)
    anna.press("!rules")
    anna.sees("#sheet .rules .token")
    assert anna.page.evaluate(TORN) == []


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_on_the_narrowest_phone_no_page_is_wider_than_the_window(sit_down, language):
    phone = sit_down(language=language, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    for game in offered():
        brought(phone, game, 1, after(0))
        assert phone.page.evaluate("innerWidth") == 360, game
        assert phone.measured("#brand-name", "([name]) => name.scrollWidth <= name.clientWidth"), game
        phone.page.evaluate("() => { location.hash = ''; }")


def test_a_colour_has_its_symbol_on_a_button_too(sit_down):
    anna = sit_down()
    anna.open()
    anna.press("!verify")
    anna.sees("#sheet [data-press^='!cut:'] .token .mark")
    expect(anna.page.locator("#sheet [data-press^='!cut:'] .token .mark:visible")).to_have_count(7)


def test_a_question_is_the_title_and_what_is_known_of_it_stands_below(sit_down):
    anna = sit_down(language="ru-RU")
    brought(anna, "cvetariki", 1, after(2))
    anna.further("!concede")
    anna.sees("#sheet-title", "Сдаться?")
    expect(anna.page.locator("#sheet-title")).to_have_text("Сдаться?")
    anna.sees("#sheet p", "Отменить это нельзя.")


# Every cell of an example that is not in one of the columns of the others.
LOOSE = """() => [...document.querySelectorAll("#sheet .rules pre")].flatMap((each) => {
    const places = [...each.querySelectorAll(".cell")].map((cell) => Math.round(cell.getBoundingClientRect().left));
    const first = places.slice(0, places.findIndex((left, at) => at && left <= places[at - 1]));
    return places.filter((left) => !first.some((other) => Math.abs(other - left) <= 1));
})"""


@pytest.mark.parametrize("game", list(offered()))
def test_rules_have_tokens_for_letters_and_each_ruling_has_a_sign_with_a_note(sit_down, game):
    phone = sit_down(language="ru-RU", viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True)
    phone.page.locator(f".welcome .game[data-game='{game}']").tap()
    phone.press("!rules")
    phone.sees("#sheet .rules-note >> nth=-1")
    marked = [block.mark for section in rulebook(game, "ru").sections for block in section.blocks if block.mark]
    signs = phone.page.locator("#sheet .rules :is(p:not(.rules-note), li) > sup")
    kinds = list(dict.fromkeys(marked))
    assert signs.all_inner_texts() == [str(kinds.index(mark) + 1) for mark in marked], "every ruling stays marked"
    notes = phone.page.locator("#sheet .rules-note").all_inner_texts()
    assert [note[0] for note in notes] == [str(number + 1) for number in range(len(kinds))]
    text = phone.page.locator("#sheet .rules").inner_text()
    assert "(наше уточнение)" not in text
    letters = phone.page.locator("#sheet .rules pre").all_inner_texts()
    assert not re.search("[RYGBV][ -]?[RYGBV]", "".join(line for each in letters for line in each.split("\n")[:-1]))
    if game in {"cvetariki", "cvetris"}:
        assert phone.page.evaluate(LOOSE) == []
    check(phone)
    phone.page.locator("#sheet .rules pre").last.scroll_into_view_if_needed()
    phone.shoot(f"rules-{game}")


def test_confetti_on_a_phone_says_things_once_and_its_cards_can_be_hit(sit_down):
    phone = sit_down(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    phone.page.locator(".welcome .game[data-game='confetti']").tap()
    phone.press("!computer:easy")
    expect(phone.page.locator("button[data-press='!start']")).to_be_enabled()
    phone.press("!start")
    phone.sees("#go")
    assert phone.page.locator("button[data-press='ready']:visible").count() == 1
    assert phone.page.locator("body").inner_text().count("Your cards") == 1
    phone.click("#go")
    expect(phone.choices).to_have_count(42)
    cards = phone.measured(".choice", "all => all.map(each => each.getBoundingClientRect().width)")
    assert min(cards) >= 44
    phone.click_choice(phone.choices.first)
    phone.sees("#foot .choice")
    assert box(phone.page.locator("#foot .choice").first)["width"] >= 64
    assert phone.page.locator("body").inner_text().count("Your cards") == 1
    where = "id => document.getElementById(id).getBoundingClientRect().top"
    assert phone.page.evaluate(where, "foot") < phone.page.evaluate(where, "scores"), "the hand is next to the table"
    assert phone.page.locator("button[data-press='!rules']:visible").count() == 1


@pytest.mark.parametrize("language", ["ru-RU", "tr-TR"])
def test_what_is_said_of_ones_cards_is_read_whole_on_a_phone(sit_down, language):
    phone = sit_down(language=language, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    phone.page.locator(".welcome .button.game[data-game='confetti']").tap()
    phone.press("!computer:easy")
    expect(phone.page.locator("button[data-press='!start']")).to_be_enabled()
    phone.press("!start")
    phone.click("#go")
    phone.click_choice(phone.choices.first)
    phone.sees("#foot .choice")
    for width in (360, 390, 412):
        phone.resize(width, 740)
        phone.sees(".own-line", "−1")  # one card is no set
        cut = phone.measured(
            "#views, .own-line",
            """all => all.filter((each) => each.scrollHeight > each.clientHeight + 1
                || each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)""",
        )
        assert cut == [], width


def test_cvetris_on_a_phone_has_its_buttons_over_the_bar_and_long_news_move_nothing(sit_down):
    phone = sit_down(language="ru-RU", viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    to_the_panel(phone)
    in_window = "all => all.every((each) => each.getBoundingClientRect().bottom <= innerHeight)"
    phone.page.evaluate("scrollTo(0, 0)")
    assert phone.measured("#fall button, #act button", in_window)
    assert phone.page.locator("#stage .board").evaluate(
        "each => each.getBoundingClientRect().bottom <= document.getElementById('fall').getBoundingClientRect().top + 1"
    )
    assert phone.page.evaluate(OUT_OF_REACH, "#fall button, #act button") == []
    assert phone.page.evaluate(TOO_SMALL, [BUTTONS, 44]) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 360
    top = "document.querySelector('#stage .board').getBoundingClientRect().top"
    before = phone.page.evaluate(top)
    phone.page.evaluate("document.getElementById('news').textContent = 'очень длинная новость '.repeat(20)")
    assert phone.page.evaluate(top) == before


# Say one thing after the other, and wait until each is painted; return what has moved meanwhile.
SAY = """async (sentences) => {
    const { toast } = await part("dialogs.js");
    shifts.splice(0);
    for (const said of sentences) {
        toast(said, {});
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
    return shifts;
}"""


@pytest.mark.parametrize("size", [(360, 740), (844, 390), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_longer_message_after_a_short_one_moves_nothing(sit_down, size):
    anna = sit_down("Анна", viewport={"width": size[0], "height": size[1]})
    anna.page.locator("#first").click()
    anna.sees("body[data-phase='running'] #stage")
    anna.page.evaluate(SAY, ["Начали."])
    assert anna.page.evaluate(SAY, ["Эту карту уже взяли. " * 4, "Начали.", "Эту карту уже взяли. " * 4]) == []
