"""Without a server: what waits is said whole, can be cancelled where it was pressed, and is not offered again."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import box
from tests.bot.page.gallery import after, brought
from tests.bot.page.test_in_view import begun
from tests.bot.page.test_offline import plays
from tests.bot.page.windows import DESKTOP, PHONE

pytestmark = pytest.mark.timeout(600)
BACK = {
    "ru-RU": "Ждёт: вернуть карту 39",
    "en-GB": "Waiting: put back card 39",
    "tr-TR": "Bekliyor: 39. kartı geri koy",
}
HAND = {"is_mobile": True, "has_touch": True}
PLATES = "getComputedStyle(document.querySelector('#stage .plates')).display !== 'none'"
# What is seen of a headline, and whether all of it is.
WHOLE = """() => {
    const parts = [...document.querySelectorAll("#headline > *")].filter((each) => each.checkVisibility());
    const fits = ({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth;
    return [parts.map((each) => each.textContent).join(""), parts.every(fits)];
}"""


def test_what_waits_is_not_offered_again_and_another_choice_is(sit_down, program):
    phone = sit_down(viewport=PHONE, language="ru-RU", **HAND)
    begun(phone)
    with program.away():
        phone.sees("#try-now")
        faint = "getComputedStyle(document.querySelector('#act [data-press]')).opacity < 1"
        assert phone.page.evaluate(faint), "nothing answers"
        plays(phone, 0)
        phone.sees("#act #cancel")
        expect(phone.page.locator("#go")).to_have_count(0)
        assert not phone.page.evaluate(PLATES), "nothing more is to be pressed"
        phone.click_choice(phone.choices.nth(1))
        phone.sees("#act #go")
        phone.click_choice(phone.choices.nth(0))
        phone.click("#act #cancel")
        phone.sees("#act #go")
        assert phone.page.evaluate(PLATES)
    expect(phone.page.locator("#bar")).to_be_hidden()
    phone.errors.clear()  # the browser logs that there is no response


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_a_card_that_is_given_back_is_named_so_and_moves_nothing(sit_down, program, language):
    phone = sit_down("Анна", viewport=PHONE, language=language, **HAND)
    brought(phone, "confetti", 2, after(12))
    parts = ("#stage", "#foot", "#scores")
    before = [box(phone.page.locator(part)) for part in parts]
    said = BACK[language]
    with program.away():
        phone.sees("#try-now")
        own = phone.page.locator("#foot .choice").first
        phone.touch(*phone.inside(own))
        phone.sees("#act #cancel")
        assert phone.page.evaluate(WHOLE) == [said, True]
        assert [box(phone.page.locator(part)) for part in parts] == before
        phone.click("#cancel")
        # The same card in its place on the table is one's own, too.
        press = own.get_attribute("data-press")
        phone.touch(*phone.inside(phone.page.locator(f"#stage .choice[data-press='{press}']")))
        phone.sees("#act #cancel")
        assert phone.page.evaluate(WHOLE) == [said, True]
        phone.click("#cancel")
    expect(phone.page.locator("#bar")).to_be_hidden()
    phone.errors.clear()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_choosing_a_card_is_no_move_that_waits(sit_down, program, size):
    anna = sit_down("Анна", viewport=size, **(HAND if size is PHONE else {}))
    brought(anna, "dorozhki", 2, after(9))
    with program.away():
        anna.sees("#try-now")
        letter = anna.page.locator("#stage .choice[data-press^='?']").last
        name = letter.get_attribute("data-press")[1:]
        anna.touch(*anna.inside(letter))
        anna.sees("#headline", f"Waiting to send: choosing card {name}")
        expect(anna.page.locator("#news")).not_to_contain_text("spot")
        assert not anna.page.evaluate(PLATES), "the places are those of another card"
        anna.click("#cancel")
    expect(anna.page.locator("#bar")).to_be_hidden()
    anna.errors.clear()
