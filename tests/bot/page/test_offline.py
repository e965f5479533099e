"""Without a server: what was pressed and written waits, is shown to wait where it was done, and can be cancelled."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import Person, box
from tests.bot.page.nearly_over import to_the_last_move
from tests.bot.page.test_in_view import begun
from tests.bot.page.two_people import says
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
SIDEWAYS = {"width": 844, "height": 390}

# How far the label of what waits stands out of the group that it is on, in px.
STANDS_OUT = """([label]) => {
    const [on, group] = [label, document.querySelector(".waits")].map((each) => each.getBoundingClientRect());
    return Math.max(group.left - on.left, on.right - group.right, group.top - on.top, on.bottom - group.bottom);
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_a_press_waits_where_it_was_made_and_says_so(sit_down, program, size):
    touch = {} if size is DESKTOP else {"is_mobile": True, "has_touch": True}
    anna = sit_down("Anna", viewport=size, **touch)
    begun(anna)
    parts = ("#stage", "#secret", "#scores")
    before = [box(anna.page.locator(part)) for part in parts]
    with program.away():
        anna.sees("#try-now")
        expect(anna.page.locator("#bar .glyph-offline")).to_be_visible()
        anna.sees("#bar", "Trying again")
        number = anna.choices.first.get_attribute("aria-label").split(" · ")[0]
        plays(anna, 0)
        anna.sees("#headline", f"Waiting to send: group {number}")
        anna.sees("#news", "ago")
        anna.sees("#news .token")
        anna.sees("#bar", "Your press waits and is sent as soon as the table answers.")
        assert anna.measured(".waits-label", STANDS_OUT) <= 0, "it stands on the group itself"
        assert [box(anna.page.locator(part)) for part in parts] == before
        assert box(anna.page.locator("#cancel"))["height"] >= (24 if size is DESKTOP else 44)
        plays(anna, 1)  # a later one replaces it
        expect(anna.page.locator("#headline")).not_to_have_text(f"Waiting to send: group {number}")
        expect(anna.page.locator(".waits")).to_have_count(1)
        anna.page.locator("#cancel").click()
        expect(anna.page.locator("#cancel")).to_have_count(0)
        expect(anna.page.locator(".waits, .waits-label")).to_have_count(0)
        anna.sees("#headline", "Your move")
        assert [box(anna.page.locator(part)) for part in parts] == before
    expect(anna.page.locator("#bar")).to_be_hidden()
    anna.sees("#headline", "Your move")
    anna.errors.clear()  # the browser logs that there is no response


def plays(person: Person, number: int) -> None:
    person.click_choice(person.choices.nth(number))
    if person.page.locator("#go").is_visible():
        person.page.locator("#go").click()


def test_what_is_written_waits_in_the_log_with_a_clock(sit_down, program):
    anna = sit_down("Anna")
    to_the_last_move(anna)
    with program.away():
        anna.sees("#try-now")
        field = anna.page.locator("#field")
        expect(field).to_have_attribute("placeholder", "Messages wait too")
        expect(anna.page.locator("#talk-note")).to_contain_text("as of ")
        for text in ("one sec", "and another"):
            says(anna, text)
        waiting = anna.page.locator("#log .waiting")
        expect(waiting).to_have_count(2)
        expect(waiting.first.locator(".glyph-clock")).to_be_visible()
        expect(waiting.first.locator(".chip")).to_have_text("A")
        anna.resize(1024, 768)  # everything is drawn again
        expect(waiting).to_have_count(2)
    anna.sees(".remark >> nth=-1", "and another")
    expect(waiting).to_have_count(0)
    expect(field).to_have_attribute("placeholder", "Move (C5) or message")
    expect(anna.page.locator("#talk-note")).to_be_empty()
    anna.errors.clear()


def test_who_waits_to_try_again_keeps_the_focus(sit_down, program):
    anna = sit_down("Anna")
    to_the_last_move(anna)
    with program.away():
        anna.sees("#try-now")
        anna.page.locator("#try-now").focus()
        said = anna.page.locator(".bar-time")
        expect(said).to_contain_text("next try in")
        before = said.text_content()
        expect(said).not_to_have_text(before)
        expect(anna.page.locator("#try-now")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#bar")).to_be_hidden()
    anna.errors.clear()


@pytest.mark.parametrize(
    ("language", "named", "ago"),
    [("ru-RU", "К отправке: группа ", " назад"), ("tr-TR", "Gönderilecek: ", " önce basıldı")],
)
def test_what_waits_is_said_in_the_language_of_the_page(sit_down, program, language, named, ago):
    anna = sit_down("Anna", language=language)
    to_the_last_move(anna)
    anna.looks()
    with program.away():
        anna.sees("#try-now")
        plays(anna, 0)
        anna.sees("#headline", named)
        anna.sees("#news", ago)
        anna.page.locator("#cancel").click()
    expect(anna.page.locator("#bar")).to_be_hidden()
    anna.errors.clear()
