"""What can be pressed says what the press does; on a phone the bar at the bottom edge names what is picked."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.bot.page.browser import box
from tests.bot.page.gallery import after, brought
from tests.bot.page.test_in_view import COVERED, begun, in_view
from tests.bot.page.test_sizes import OUT_OF_REACH
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)
HAND = {"is_mobile": True, "has_touch": True}
EACH = {"cvetariki": 9, "confetti": 12, "dorozhki": 9}


def points_at(person, place) -> None:
    person.page.mouse.move(*person.inside(place))


@pytest.mark.parametrize(
    ("game", "choice", "said"),
    [
        ("confetti", "#stage .choice >> nth=0", r"Карта 1: .*нажми, чтобы взять"),
        ("confetti", "#foot .choice >> nth=0", r"Карта 39: .*нажми, чтобы вернуть"),
        ("dorozhki", "#stage .choice[data-press^='?'] >> nth=-1", r"Карта E: 1 место · нажми, чтобы выбрать"),
        ("dorozhki", "#stage .choice:not([data-press^='?']) >> nth=0", r"Место 1: 2 стыка · нажми, чтобы сходить"),
    ],
)
def test_under_the_pointer_it_is_said_what_a_press_does(sit_down, game, choice, said):
    anna = sit_down("Анна", language="ru-RU")
    brought(anna, game, 2, after(EACH[game]))
    points_at(anna, anna.page.locator(choice))
    expect(anna.page.locator("#news")).to_have_text(re.compile(said))


def test_what_is_picked_is_named_once_with_a_hint_beside_it(sit_down):
    phone = sit_down("Анна", viewport=PHONE, language="ru-RU", **HAND)
    brought(phone, "cvetariki", 2, after(9))
    phone.looks()
    phone.click_choice(phone.choices.first)
    expect(phone.page.locator("#act .act-name")).to_have_text("Группа 1")
    expect(phone.page.locator("#act .act-more")).to_have_text(re.compile(r"^\s*×\s\d+\s*$"))
    hint = phone.page.locator("#act [data-press='!hint']")
    expect(hint).to_have_accessible_name("Подсказка")
    assert min(box(hint)["width"], box(hint)["height"]) >= 44
    assert in_view(phone, "#go")


def test_what_was_said_leaves_with_the_next_press_and_with_the_present(sit_down):
    phone = sit_down(viewport=PHONE, **HAND)
    begun(phone)
    hint = phone.page.locator("#toasts", has_text="Hint:")
    phone.page.keyboard.press("h")
    expect(hint).to_be_visible()
    for part in (".top", "#headline", "#stage", "#act"):
        assert phone.page.evaluate(COVERED, [part, ".toast"]) == 0, part
    phone.click_choice(phone.choices.first)
    expect(hint).to_have_count(0)
    phone.click("#act [data-press='!hint']")
    expect(hint).to_be_visible()
    phone.page.evaluate("() => document.getElementById('earlier').click()")
    phone.sees("#now")
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("press", ["!rules", "!hint"])
def test_alone_the_question_about_sounds_stands_on_the_bar_and_leaves_its_buttons(sit_down, press):
    phone = sit_down("Анна", viewport=PHONE, language="ru-RU", **HAND)
    brought(phone, "cvetariki", 0, after(9))
    if press == "!rules":  # on the board of a day there are no hints
        phone.program.keep(phone.table, lambda table: replace(table, daily=321))
        phone.page.reload()
        expect(phone.page.locator("#act [data-press='!hint']")).to_have_count(0)
    phone.sees("#ask-sound")
    bar = box(phone.page.locator("#act"))
    asked = box(phone.page.locator("#ask-sound"))
    assert abs(asked["y"] + asked["height"] - bar["y"]) <= 1, "it is not cut in half by the bar"
    assert in_view(phone, "#sound-on")
    assert in_view(phone, f"#act [data-press='{press}']")
    if press == "!hint":
        phone.click_choice(phone.choices.first)
        assert in_view(phone, "#go")
        assert in_view(phone, "#sound-on")
        phone.click("#go")
    assert phone.page.evaluate(OUT_OF_REACH, "#main button, #aside button, .controls button") == []
    phone.click("#sound-off")
    assert box(phone.page.locator("#act")) == bar
    assert in_view(phone, f"#act [data-press='{press}']")
    if press == "!rules":
        assert box(phone.page.locator("#act [data-press='!rules']"))["width"] < 200
        phone.sees("#act", "Выбери")


# How far lines of the hint's mark are hidden by anything of the place below it: a whole line lies under its dashes.
MARK = """([mark]) => [mark, mark.previousElementSibling].map((each) => {
    const { strokeDasharray, strokeWidth } = getComputedStyle(each);
    return [strokeDasharray, parseFloat(strokeWidth), each.getAttribute("d") === mark.getAttribute("d")];
})"""


def test_the_mark_of_a_hint_has_a_whole_line_below_its_dashes(sit_down):
    anna = sit_down("Анна")
    brought(anna, "dorozhki", 2, after(9))
    anna.page.keyboard.press("h")
    anna.sees("#stage .wished")
    (dashes, thin, _), (line, wide, same) = anna.measured("#stage .wished", MARK)
    assert dashes != "none"
    assert line == "none"
    assert same
    assert wide > thin + 4
