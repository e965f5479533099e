"""The end on the page: who won and why, as text; the next game, the replay and the picture are one press away."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from bot.checking import first_difference
from bot.gamefile import decoded as game_in
from tests.bot.page.access import check
from tests.bot.page.browser import QUICK_HANDS
from tests.bot.page.nearly_over import to_the_end, to_the_last_move
from tests.bot.page.test_whole_games import begin
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)


# What lies over what.
MEET = """([some, others]) => [...document.querySelectorAll(some)].flatMap((one) => {
    const box = (each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
    };
    const a = one.getBoundingClientRect();
    return [...document.querySelectorAll(others)].map(box).filter((b) => b.width
        && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map((b) => `${one.textContent} ${b.x} ${b.y}`);
})"""
# Whether the first holds all the others.
INSIDE = """([whole, ...parts]) => parts.every((each) => {
    const [a, b] = [whole, each].map((one) => one.getBoundingClientRect());
    return b.left >= a.left && b.right <= a.right && b.bottom <= a.bottom;
})"""
# The words that stand on two lines.
BROKEN = """all => all.flatMap((each) => [...each.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE).flatMap((node) => [...node.textContent.matchAll(/\\S+/gu)]
    .filter((word) => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word)))"""


def over(person, **how) -> str:
    move = to_the_last_move(person, **how)
    person.looks()
    person.click_choice(person.page.locator(f".choice[data-press='{move}']"))
    if person.has_touch:
        person.click("#go")
    person.sees("body[data-phase='finished']")
    return person.table


def test_the_end_says_who_won_why_and_what_decided_it(sit_down):
    anna = sit_down("Анна", bypass_csp=True, pauses=QUICK_HANDS | {"motion": 0.1})
    table = over(anna)
    anna.sees("#headline", "You won")
    anna.sees("#news", "moves")
    anna.sees("#chip .glyph-crown")
    expect(anna.page.locator("#places tbody tr")).to_have_count(2)
    anna.sees("#places tbody tr.strong", "Анна · you")
    anna.sees("#decided", "What decided it: move")
    anna.sees("#decided .course path.course-won")
    expect(anna.page.locator(".rain .drop").first).to_be_attached()  # it is celebrated, and nothing waits for it
    totals = anna.page.locator("#places td.total")
    assert int(totals.first.text_content()) <= int(totals.last.text_content())
    anna.sees(f".side .done a[href='#{table}']")
    check(anna)
    anna.shoot("end")
    sizes = anna.measured(
        "#places th[scope=row] .who-name, #places td, #decided p, #news",
        "all => all.map(each => parseFloat(getComputedStyle(each).fontSize))",
    )
    assert min(sizes) >= 14, "text, not a small picture of text"


def test_only_the_winner_is_told_that_they_won(sit_down):
    anna, eve = sit_down("Анна"), sit_down("Eve")
    eve.page.goto(f"{eve.program.address}#{over(anna)}")
    eve.sees("#headline", "Анна won")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_signs_over_columns_are_named_below_them(sit_down, size):
    touch = {"is_mobile": True, "has_touch": True} if size == PHONE else {}
    anna = sit_down("Анна", bypass_csp=True, viewport=size, **touch)
    to_the_end(anna, "cvetris", 3)
    named = anna.page.locator("#places .legend li")
    heads = anna.measured("#places thead th[title]", "all => all.map(({ title }) => title)")
    assert named.all_text_contents() == heads
    assert len(heads) == 7
    assert anna.measured("#places, #places .legend li", INSIDE)
    check(anna)


def test_who_wants_no_motion_sees_the_points_at_once(sit_down):
    anna = sit_down("Анна", pauses=QUICK_HANDS | {"motion": 0.001}, reduced_motion="reduce")
    over(anna)
    totals = anna.page.locator("#places td.total").all_text_contents()
    assert int(totals[1]) > 0, "counting from nothing would take minutes here"
    expect(anna.page.locator(".rain")).to_have_count(0)


def test_replay_plays_share_gives_picture_and_film_and_a_rematch_is_one_press(sit_down):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True, pauses=QUICK_HANDS | {"replay": 100})
    table = over(phone)
    phone.press("!replay")
    phone.sees("#bar", "You are looking at the past")
    expect(phone.page.locator("#stage .board")).to_be_in_viewport()
    phone.click("#pause, #play")
    phone.click("#now")
    phone.sees("#places")
    phone.click("#share")
    shown = phone.page.locator("#sheet .shared")
    expect(shown).to_have_js_property("complete", True)
    assert shown.evaluate("image => image.decode().then(() => image.naturalWidth)") == 900
    for kind, begins in (("png", b"\x89PNG"), ("gif", b"GIF8")):
        link = phone.page.locator(f"#save-{kind}")
        assert link.get_attribute("download") == f"cvetariki-{table}.{kind}"
        answer = phone.page.request.get(phone.program.address.rstrip("/") + link.get_attribute("href"))
        assert answer.body().startswith(begins)
    phone.page.keyboard.press("Escape")
    phone.press("!rematch")
    phone.sees("body[data-phase='running']")  # the computer agrees at once
    assert phone.table != table


@pytest.mark.parametrize("name", ["Muhammed Abdurrahmanoğlu", "Rhabarberbarbarabarbarenbierbar"])
def test_in_a_small_window_names_are_read_and_no_word_is_broken(sit_down, name):
    anna = sit_down(name, language="ru-RU", bypass_csp=True)
    to_the_end(anna, "cvetris", computers=2)
    for width, height in ((360, 740), (390, 844), (844, 390)):
        anna.resize(width, height)
        names = anna.page.locator("#places .who-name")
        expect(names).to_have_count(3)
        wide = anna.measured("#places .who-name", "all => all.map((each) => [each.clientWidth, each.scrollWidth])")
        assert all(seen >= min(whole, 200) for seen, whole in wide), (width, wide)
        meet = anna.page.evaluate(MEET, ["#places .who-said", "#places tbody td"])
        assert meet == [], (width, meet)
        broken = anna.measured("#headline > span", BROKEN)
        assert broken == [], (width, broken)
        check(anna)


# Names and notes of which a part is cut off.
CUT = """all => all.filter((each) => getComputedStyle(each).display !== "inline")
    .map((each) => [each.textContent, each.clientWidth, each.scrollWidth, each.clientHeight, each.scrollHeight])
    .filter(([, width, wide, height, high]) => wide > width + 1 || high > height + 1)"""


@pytest.mark.parametrize("language", ["ru-RU", "tr-TR"])
@pytest.mark.parametrize("game", ["cvetariki", "dorozhki"])
def test_a_computers_name_is_read_whole_in_every_window(sit_down, game, language):
    anna = sit_down("Анна", language=language, bypass_csp=True)
    sizes = ((360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 800))
    begin(anna, game)
    for phase in ("running", "finished"):
        if phase == "finished":
            anna.page.evaluate("() => { location.hash = ''; }")
            to_the_end(anna, game, computers=2)
        for width, height in sizes:
            anna.resize(width, height)
            place = "#scores" if phase == "running" else "#places"
            anna.sees(f"{place} .who-name")
            cut = anna.measured(f"{place} :is(.who-said, .who-name, .who-said > small)", CUT)
            assert cut == [], (width, phase)
            assert anna.measured(f"{place} .who-name", BROKEN) == [], (width, phase)
        anna.resize(1280, 800)


# The buttons of the end that a toast lies over, wherever they are scrolled to.
COVERED = """() => [...document.querySelectorAll("#after .button, #more .button")].filter((each) => {
    each.scrollIntoView({ block: "end" });
    const [a, b] = [each, document.querySelector(".toast")].map((one) => one.getBoundingClientRect());
    return Math.min(a.right, b.right) > Math.max(a.left, b.left)
        && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
}).map((each) => each.textContent)"""


def test_at_the_end_a_toast_covers_no_button_and_tokens_lie_under_no_word(sit_down):
    anna = sit_down("Анна", language="ru-RU")
    to_the_end(anna, "cvetariki", computers=2)
    said = "Смотрю, как шла партия: это займёт несколько секунд."
    for width, height in ((360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)):
        anna.resize(width, height)
        expect(anna.page.locator("#band .token").first).to_be_visible()
        anna.page.evaluate("part('dialogs.js').then(({ toast }) => toast('', {}))")
        for line in ("18 очков, 2 игрока, 3 раунда", "групп больше нет, 28 ходов"):
            anna.page.locator("#news").evaluate("(news, line) => (news.textContent = line)", line)
            assert anna.page.evaluate(MEET, ["#band .token", "#headline, #news"]) == [], (width, line)
        anna.page.evaluate("(said) => part('dialogs.js').then(({ toast }) => toast(said, {}))", said)
        assert anna.page.evaluate(COVERED) == [], width


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_deal_is_checked_on_a_press_and_the_game_can_be_kept(sit_down, size):
    anna = sit_down("Анна", viewport=size)
    anna.page.locator(".welcome .button.game[data-game='cvetariki']").click()
    anna.press("!computer:easy")
    anna.sees("#headline", "2 ")
    anna.press("!verify")
    anna.sees("#sheet", "Fair-deal code: ")
    code = re.search(r"[0-9a-f]{64}", anna.page.locator("#sheet").inner_text())[0]
    is_in_view(anna)
    anna.page.keyboard.press("Escape")
    anna.press("!start")
    anna.further("!concede")
    anna.click("#sheet .sheet-rows .bad")
    anna.sees("body[data-phase='finished']")
    anna.press("!verify")
    anna.sees("#sheet h2", "Fair deal")
    anna.sees("#sheet", f"Checked: the deal and every random event match code {code[:16]}…")
    is_in_view(anna)
    expect(anna.page.locator(".toast", has_text="Checked")).to_have_count(0)  # it has a place of its own
    with anna.page.expect_download() as saved:
        anna.page.locator("#sheet a[download]").click()
    assert saved.value.suggested_filename == f"raznotsvet-{anna.table}.json"
    file = game_in(saved.value.path().read_bytes())
    assert (file.code, first_difference(file)) == (code, None)
    anna.program.keep(anna.table, lambda table: replace(table, seed="another"))
    anna.page.keyboard.press("Escape")
    anna.press("!verify")
    anna.sees("#sheet", "The saved game is wrong")


def is_in_view(person) -> None:
    """The sheet sticks out nowhere, and all that it says is read."""
    expect(person.page.locator("#sheet")).to_be_in_viewport(ratio=1)
    assert person.measured("#sheet :is(p, h2)", CUT) == []
