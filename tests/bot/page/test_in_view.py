"""What matters is in view where there is little room: no bar over the board, no button below the window."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import Person, box
from tests.bot.page.test_falling_figure import to_the_panel
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
TABLET, SIDEWAYS = {"width": 768, "height": 1024}, {"width": 844, "height": 390}

# Whether something is in the window as a whole, and nothing lies over its middle.
IN_VIEW = """selector => {
    const each = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
    const box = each.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth && each.contains(there);
}"""
# The share of one thing that another one covers.
COVERED = """([below, above]) => {
    const [a, b] = [below, above].map((each) => document.querySelector(each).getBoundingClientRect());
    const wide = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
    return wide * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / (a.width * a.height);
}"""

# In how many lines the first of these stands. All at once: a redrawn one, no longer in the page, has none.
LINES = """([first]) => {
    const text = document.createRange();
    text.selectNodeContents(first);
    return text.getClientRects().length;
}"""
# Where the middles of texts are.
MIDDLES = """all => all.map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const { x, width } = range.getBoundingClientRect();
    return x + width / 2;
})"""


def begun(person: Person) -> None:
    person.page.locator("#first").click()
    person.click("#skip")
    person.looks()
    expect(person.choices.first).to_be_visible()
    person.click_choice(person.choices.first)
    if person.page.viewport_size["width"] < 760:
        person.click("#go")
    person.after(2)


def in_view(person: Person, selector: str) -> bool:
    return person.page.evaluate(IN_VIEW, selector)


@pytest.mark.parametrize("program", [20], indirect=True)
def test_the_bar_of_the_past_covers_neither_the_board_nor_what_it_says(sit_down):
    anna = sit_down(viewport=PHONE, is_mobile=True, has_touch=True, language="ru-RU")
    begun(anna)
    anna.page.evaluate("() => document.getElementById('earlier').click()")
    anna.sees("#now")
    for size in (PHONE, SIDEWAYS):
        anna.resize(**size)
        for part in ("#stage .board", "#headline", "#earlier"):
            assert anna.page.evaluate(COVERED, [part, "#bar"]) == 0, (size, part)
        assert in_view(anna, "#now"), size


# What is said while the server is away and a press waits, as it would be shown now.
AWAY = """async () => {
    const { Offline } = await part("offline.js");
    const { now } = await part("now.js");
    const { drawTable: changed } = await part("table.js");
    const away = new Offline({ wire: { next: Date.now() + 5000 }, words: () => now.words, changed });
    away.state(false);
    away.pressed({ detail: "4 · ✚ × 2 · A10", label: "4" }, "id");
}"""


@pytest.mark.parametrize("program", [20], indirect=True)
def test_without_a_connection_there_is_room_for_saying_so(sit_down):
    for language in ("ru-RU", "tr-TR"):
        anna = sit_down(viewport=PHONE, is_mobile=True, has_touch=True, language=language)
        begun(anna)
        anna.page.evaluate(AWAY)
        anna.sees("#cancel")
        for size in (PHONE, SIDEWAYS, {"width": 360, "height": 740}):
            anna.resize(**size)
            assert in_view(anna, "#cancel"), size
            assert in_view(anna, "#try-now"), size
            wide = anna.page.evaluate("document.querySelector('#bar p').clientWidth")
            assert wide > 90, (size, language, wide)
            assert anna.page.evaluate(COVERED, ["#stage .board", "#bar"]) == 0, size
            assert anna.page.evaluate(COVERED, ["#headline", "#cancel"]) == 0, size
            name = anna.measured(".headline-name", "([each]) => [each.clientWidth, each.scrollWidth]")
            assert name[0] >= name[1], (size, language, "what waits is read whole")


@pytest.mark.parametrize("program", [20], indirect=True)
def test_on_a_tablet_one_can_write_without_looking_for_the_field(sit_down):
    anna = sit_down(viewport=TABLET, is_mobile=True, has_touch=True, language="ru-RU")
    begun(anna)
    assert in_view(anna, "#field")
    assert in_view(anna, ".say button")


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_a_lobby_shows_its_seats_and_how_to_begin_at_once(sit_down, language):
    anna = sit_down(language=language)
    anna.page.locator(".welcome .game[data-game='cvetariki']").click()
    for size in ({"width": 1280, "height": 800}, {"width": 1024, "height": 768}, PHONE):
        anna.resize(**size)
        anna.sees("button[data-press='!start']")
        for button in ("!start", "!options", "!rules", "!leave", "!computer:easy"):
            assert in_view(anna, f":is(#choices, #act) button[data-press='{button}']"), (size, button)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_names_its_colour_by_a_token_and_covers_nothing_that_is_played(sit_down, size):
    anna = sit_down(viewport=size)
    begun(anna)
    anna.page.keyboard.press("h")
    anna.sees("#toasts", "Hint:")
    anna.sees("#toasts .token")
    for part in ("#stage", "#headline", "#act") if size is PHONE else ("#stage", "#scores", "#past", "#service"):
        assert anna.page.evaluate(COVERED, [part, ".toast"]) == 0, part


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_what_the_secret_says_is_read_whole(sit_down, language):
    anna = sit_down(language=language)
    begun(anna)
    for size in (DESKTOP, PHONE, SIDEWAYS, {"width": 360, "height": 740}):
        anna.resize(**size)
        cut = "(({ clientHeight: a, scrollHeight: b }) => b - a)(document.querySelector('.secret-said'))"
        assert anna.page.evaluate(cut) <= 1, size


def test_numbers_stand_below_what_they_count_and_a_chip_beside_its_headline(sit_down):
    anna = sit_down()
    begun(anna)
    for size in (DESKTOP, PHONE):
        anna.resize(**size)
        heads = anna.measured("#scores .head-note", MIDDLES)
        cells = anna.measured("#scores tbody tr:first-child td", MIDDLES)
        assert len(heads) == len(cells) > 5
        assert all(abs(head - cell) <= 2 for head, cell in zip(heads, cells, strict=True)), size
        tops = [box(anna.page.locator(each))["y"] for each in ("#chip", "#headline")]
        assert abs(tops[0] - tops[1]) < 8, size


@pytest.mark.parametrize("size", [DESKTOP, PHONE, TABLET, SIDEWAYS], ids=["desktop", "phone", "tablet", "sideways"])
def test_looking_at_the_past_moves_nothing(sit_down, size):
    touch = {} if size is DESKTOP else {"is_mobile": True, "has_touch": True}
    anna = sit_down(viewport=size, **touch)
    begun(anna)
    anna.click("#sound-off")
    parts = [
        part for part in ("#stage", "#secret", "#scores", "#talk", "#more") if anna.page.locator(part).is_visible()
    ]
    before = [box(anna.page.locator(part)) for part in parts]
    anna.page.evaluate("() => document.getElementById('earlier').click()")
    anna.sees("#now")
    anna.sees("#news", "Next: ")
    assert [box(anna.page.locator(part)) for part in parts] == before
    assert {"#stage", "#secret", "#scores"} <= set(parts)


def test_before_anything_has_happened_the_log_says_so(sit_down):
    anna = sit_down()
    anna.open()
    said = "getComputedStyle(document.getElementById('log'), '::before').content"
    assert anna.page.evaluate(said) == '"No moves yet."'
    anna.page.locator("#field").fill("hello")
    anna.page.locator("#field").press("Enter")
    anna.sees("#log", "hello")
    assert anna.page.evaluate(said) == "none"


def test_beside_ones_own_sheet_everything_fits_and_what_happened_is_read(sit_down):
    anna = sit_down(viewport=DESKTOP)
    to_the_panel(anna)
    anna.sees("#ask-sound")
    fits = "(({ clientHeight: a, scrollHeight: b }) => b <= a)(document.getElementById('aside'))"
    assert anna.page.evaluate(fits)
    assert box(anna.page.locator("#log"))["height"] >= box(anna.page.locator("#log li").last)["height"]
    anna.click("#sound-off")
    expect(anna.page.locator("#ask-sound")).to_have_count(0)
    assert anna.page.evaluate(fits)


# Buttons for what is no place on the board, such as the card of a ring that is taken. They are rare.
CHOICES = """() => document.getElementById("choices").replaceChildren(...["A", "B"].map((label) => {
    const row = Object.assign(document.createElement("div"), { className: "row" });
    row.append(Object.assign(document.createElement("button"), { className: "button", textContent: label.repeat(9) }));
    return row;
}))"""


def test_on_a_phone_held_sideways_a_rare_choice_moves_nothing(sit_down):
    phone = sit_down(viewport=SIDEWAYS, is_mobile=True, has_touch=True)
    phone.page.locator(".welcome .learn[data-game='dorozhki']").tap()
    expect(phone.choices.first).to_be_visible()
    places = ("#stage", "#aside", "#service", "#past")
    before = [box(phone.page.locator(each)) for each in places]
    phone.page.evaluate(CHOICES)
    assert [box(phone.page.locator(each)) for each in places] == before
    assert in_view(phone, "#choices .row:first-child button")
    assert in_view(phone, "#choices .row:last-child button")


def test_on_a_phone_a_table_that_grows_can_be_seen_twice_as_large(sit_down):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True)
    phone.page.locator(".welcome .learn[data-game='dorozhki']").tap()
    expect(phone.choices.first).to_be_visible()
    small = box(phone.page.locator("#stage .board"))
    phone.click("#zoom")
    large = box(phone.page.locator("#stage .board"))
    assert large["width"] == pytest.approx(2 * small["width"], abs=2)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "it moves in its own place"
    assert phone.page.evaluate(
        "(({ scrollWidth: a, clientWidth: b }) => a > 1.9 * b)(document.getElementById('stage'))"
    )
    phone.click("#zoom")
    assert box(phone.page.locator("#stage .board")) == small


def test_in_colour_paths_the_others_names_are_read_beside_their_hands(sit_down):
    anna = sit_down(language="ru-RU")
    anna.page.locator(".welcome .button.game[data-game='dorozhki']").click()
    anna.press("!computer:easy")
    expect(anna.page.locator("button[data-press='!start']")).to_be_enabled()
    anna.press("!start")
    anna.sees("body[data-phase='running'] #scores .row-art .painted")
    for width, height in ((360, 740), (390, 844), (844, 390), (768, 1024), (1280, 800)):
        anna.resize(width, height)
        widths = "all => all.map((each) => [each.clientWidth, each.scrollWidth])"
        found = anna.measured("#scores .who-name", widths)
        assert found
        assert all(seen >= whole for seen, whole in found), (width, found)
        assert anna.page.evaluate(COVERED, ["#scores .who-name", "#scores .row-art .painted"]) == 0, width
        assert anna.measured("#scores thead th", LINES) == 1, width
