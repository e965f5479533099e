"""The strip of a tutorial: every sentence is read whole, nothing moves from step to step, what it names is outlined."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.screens.language import line
from bot.texts import Texts, Words
from bot.tutorials import lessons
from tests.bot.page.browser import Person
from tests.bot.page.gallery import follow
from tests.bot.page.test_in_view import in_view
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)
SIZES = [(360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 800)]
PHONES = SIZES[:2]
BY_TOUCH = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
COMPUTERS = {"en": "Computer {}", "ru": "Компьютер {}", "tr": "Bilgisayar {}"}
GIVEN = {"number": 14, "tokens": 12, "colour": "G", "numbers": "18 24 36", "letter": "D"}
"""The longest that a sentence can name."""

# With each of some sentences: how high the strip is, where the board begins, and whether all of it is inside and apart.
STRIPS = """async ([sentences, buttons]) => {
    const { lessonStrip } = await part("lesson.js");
    const { now } = await part("now.js");
    const place = document.getElementById("lesson");
    const box = (each) => each.getBoundingClientRect();
    const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const apart = (a, b) => before(a, b) || before(b, a);
    const within = (a, b) => a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
    const shown = (text, next, skip) => {
        const all = [{ press: "!next:0", label: next }, { press: "!skip", label: skip }];
        const service = all.filter(({ label }) => label);
        lessonStrip(place, { lesson: { step: 7, of: 8, text, moves: [] }, service: [service] }, now.words, () => {});
        const said = document.createRange();
        said.selectNodeContents(place.querySelector(".lesson-said"));
        const [pressed, step] = [[...place.querySelectorAll("button")].map(box), box(place.querySelector(".step"))];
        const lines = [...said.getClientRects()];
        const isWhole = [...lines, ...pressed, step].every((each) => within(each, box(place)));
        const isApart = lines.every((each) => [...pressed, step].every((other) => apart(each, other)));
        const below = box(document.getElementById("stage")).top;
        return { text, height: place.offsetHeight, below, good: isWhole && isApart };
    };
    return sentences.flatMap((text) => buttons.map(([next, skip]) => shown(text, next, skip)));
}"""


def sentences(locale: str, game: str) -> list[str]:
    """Return everything that a tutorial may say, as long as it gets."""
    words = Words(Texts.load(strict=True), locale, ["Анна", *(COMPUTERS[locale].format(seat) for seat in (2, 3))])
    source = (Path(__file__).parents[3] / "bot" / "texts" / f"{locale}.tutorial.ftl").read_text()
    keys = [
        each.split(" = ")[0] for each in source.splitlines() if each.startswith((f"tutorial-{game}-", "tutorial-wait"))
    ]
    return [words.line(line(key, seats="12" if key.endswith("many") else "1", **GIVEN)) for key in keys]


def begin(person: Person, game: str) -> None:
    person.page.evaluate("() => { location.hash = ''; }")
    person.page.locator(f".button.learn[data-game='{game}']").click()
    person.sees("#lesson .step", "1 /")


def goes_on_to(person: Person, step: int) -> None:
    """Do what the tutorial asks for until it is at a step."""
    for done in range(int(person.page.locator("#lesson .step").inner_text().split(" / ")[0]), step):
        follow(person, done - 1)
        person.sees("#lesson .step", f"{done + 1} /")


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_every_sentence_is_read_whole_and_moves_nothing(sit_down, language):
    locale = language[:2]
    texts = Texts.load(strict=True)
    go_on, play, skip = (texts.say(locale, f"button-{name}", {}) for name in ("next", "play", "skip"))
    anna = sit_down(language=language)
    for game in lessons():
        begin(anna, game)
        for size in SIZES:
            anna.resize(*size)
            found = anna.page.evaluate(STRIPS, [sentences(locale, game), [[go_on, skip], ["", skip], [play, ""]]])
            assert len({(each["height"], each["below"]) for each in found}) == 1, (game, size)
            assert [each["text"] for each in found if not each["good"]] == [], (game, size)
            assert found[0]["height"] <= (122 if size == (844, 390) else 100)
        anna.resize(1280, 800)


def test_the_button_to_go_on_can_be_read_when_it_is_pointed_at(sit_down):
    for scheme in ("light", "dark"):
        anna = sit_down(color_scheme=scheme)
        begin(anna, "cvetariki")
        anna.page.locator("#next").hover()
        ink, ground = (
            anna.measured("#next:hover", f"([each]) => getComputedStyle(each).{colour}")
            for colour in ("color", "backgroundColor")
        )
        assert (ink, ground) == ("rgb(255, 255, 255)", "rgb(13, 10, 24)"), (scheme, "darker, and not grey")


def test_the_last_step_begins_the_game_and_says_so(sit_down):
    anna = sit_down(language="ru-RU")
    begin(anna, "cvetariki")
    expect(anna.page.locator("#next")).to_have_text("Дальше")
    goes_on_to(anna, 6)
    expect(anna.page.locator("#next")).to_have_text("Играть")
    expect(anna.page.locator("#skip")).to_have_count(0)
    anna.click("#next")
    anna.sees("#toasts", "теперь это твоя игра")
    expect(anna.page.locator("#lesson")).to_be_hidden()


# Whether the outline of what is suggested encloses the middle of each token that leaves.
ENCLOSED = """async () => {
    const { now } = await part("now.js");
    const region = now.frame.board.regions.find(({ move }) => now.frame.lesson.moves.includes(move));
    const path = document.querySelector("#stage .wished");
    const inside = ([x, y, width, height]) => {
        const point = new DOMPoint(x + width / 2, y + height / 2);
        return path.isPointInFill(point);
    };
    return [[...region.boxes, ...(region.shared ?? [])].filter(inside).length, now.frame.lesson.text];
}"""


def test_a_suggested_group_is_outlined_with_its_joker(sit_down):
    anna = sit_down()
    begin(anna, "cvetariki")
    goes_on_to(anna, 2)
    anna.sees("#stage .wished")
    tokens, said = anna.page.evaluate(ENCLOSED)
    assert f"× {tokens}." in said


def test_on_a_phone_all_cards_that_are_named_are_outlined_and_ones_hand_is_whole(sit_down):
    phone = sit_down(language="ru-RU", **BY_TOUCH)
    begin(phone, "confetti")
    goes_on_to(phone, 3)
    expect(phone.page.locator("#stage .wished")).to_have_count(2)
    for step in range(5, 9):
        goes_on_to(phone, step)
        for size in PHONES:
            phone.resize(*size)
            hand, bar = (
                phone.measured(
                    each, "([one]) => { const { top, bottom } = one.getBoundingClientRect(); return [top, bottom]; }"
                )
                for each in ("#foot", "#act")
            )
            assert hand[1] <= bar[0], (step, size)
            assert phone.page.evaluate("scrollY") == 0


def test_the_buttons_of_cvetris_stay_and_the_tasks_are_pointed_at(sit_down):
    phone = sit_down(language="ru-RU", **BY_TOUCH)
    begin(phone, "cvetris")
    for step in (4, 5, 6):
        goes_on_to(phone, step)
        for size in (*PHONES, (1280, 800)):
            phone.resize(*size)
            for press in ("!page:tasks", "!hint", "!rules"):
                phone.sees(f"button[data-press='{press}']:visible")
        phone.resize(*PHONES[0])
        suggested = phone.page.locator("#act [data-suggested]")
        expect(suggested).to_have_count(1 if step == 5 else 0)
        if step == 5:
            expect(suggested).to_have_text("Задания")
            assert in_view(phone, "#act [data-suggested]")
