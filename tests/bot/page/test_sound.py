"""Who wants to hears what happens and feels their own moves; and a tab that nobody looks at calls its person."""

import re

import pytest
from playwright.sync_api import expect

from bot.texts import LOCALES, Texts
from tests.bot.page.browser import Person
from tests.bot.page.test_motion import begun
from tests.bot.page.two_people import begun as begun_by_two, by_turn
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)
HEARD = "part('sound.js').then(({ heard }) => heard)"
# Stand-ins for what a test can neither hear nor feel: the pitches, the length of a buzz, the texts of notifications.
SENSES = """() => {
    Object.assign(globalThis, { pitches: [], buzzes: [], notes: [] });
    Object.defineProperty(navigator, "vibrate", { value: (length) => void buzzes.push(length) });
    globalThis.Notification = class { static permission = "granted"; constructor(...said) { notes.push(said); } };
    const oscillator = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const made = oscillator.call(this);
        const start = made.start.bind(made);
        made.start = (at) => (pitches.push(Math.round(made.frequency.value)), start(at));
        return made;
    };
}"""
AWAY = """() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_sounds_are_asked_for_once_and_the_tab_says_whose_turn_it_is(sit_down):
    anna = sit_down()
    begun(anna)
    expect(anna.page).to_have_title("● Your move · Cvetariki")
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    assert anna.page.evaluate(HEARD) == [], "nobody is surprised"
    anna.click("#sound-on")
    anna.click_choice(anna.choices.first)
    anna.after(2)
    assert anna.page.evaluate(HEARD) == ["yours", "tick", "pop", "yours"]
    anna.page.reload()
    expect(anna.choices.first).to_be_visible()
    expect(anna.page.locator("#ask-sound")).to_have_count(0)
    anna.page.locator(".settings [data-setting=sound]").click()
    anna.sees(".settings [data-setting=sound]", "quiet")


def test_a_larger_group_pops_higher_and_ones_own_moves_are_felt(sit_down):
    anna = sit_down()
    begun(anna)  # the tutorial's deal, which is always the same
    anna.click("#sound-on")
    anna.page.evaluate(SENSES)
    sizes = anna.measured(".choice", "all => all.map((each) => each.getAttribute('aria-label'))")
    sizes = [int(re.search(r"× (\d+)", each)[1]) for each in sizes]
    largest = sizes.index(max(sizes))
    assert sizes[largest] > 2
    anna.click_choice(anna.choices.nth(largest))
    anna.after(2)
    anna.sees("#headline", "Your move")
    pop = round(523 * 2 ** ((sizes[largest] - 2) / 12))
    assert pop in anna.page.evaluate("pitches"), "two tokens are the note itself, each one more a semitone"
    assert anna.page.evaluate("buzzes") == [10], "her own move, not the computer's"


@pytest.mark.parametrize("key", ["cvetris-row-stars", "confetti-scored", "dorozhki-ring-takes", "dorozhki-extra-path"])
def test_what_is_worth_more_than_a_move_chimes(sit_down, key):
    anna = sit_down()
    anna.page.evaluate("part('settings.js').then(({ settings }) => settings.change('sound', 'on'))")
    anna.page.evaluate(
        """async (key) => {
            const { call } = await part("calling.js");
            const frame = { table: "A", game: "cvetris", phase: "running", headline: ["", "", ""], moves: 4, me: 0,
                mine_to_move: true, movers: "0101", happened: [] };
            call(frame, { ...frame, moves: 5, movers: "01010", happened: [["cvetris-draws", 0]] }, {});
            call(frame, { ...frame, moves: 5, movers: "01011", happened: [["cvetris-draws", 0]] }, {});
            call(frame, { ...frame, moves: 5, movers: "0101-" }, {}); // nobody is told of it, nor hears it
            call(frame, { ...frame, moves: 5, movers: "01011", happened: [[key, 0]] }, {});
        }""",
        key,
    )
    assert anna.page.evaluate(HEARD) == ["knock", "others", "chime"]


def test_what_chimes_is_told_in_every_language(sit_down):
    chimes = sit_down().page.evaluate("part('calling.js').then(({ CHIMES }) => [...CHIMES])")
    texts = Texts.load(strict=True)
    assert chimes
    for locale in LOCALES:
        assert all(texts.has(locale, key) for key in chimes)


def test_who_wins_hears_it_and_who_does_not_hears_that_it_is_over(sit_down):
    anna, boris, eve = sit_down("Анна"), sit_down("Boris"), sit_down("Eve")
    table = begun_by_two(anna, boris)
    eve.page.goto(f"{eve.program.address}#{table}")
    for person in (anna, boris):
        person.click("#sound-on")
    eve.page.locator(".settings [data-setting=sound]").click()
    eve.sees(".settings [data-setting=sound]", "on")
    boris.further("!concede")
    boris.click("#sheet .sheet-rows .bad")
    for person, heard in ((anna, "won"), (boris, "over"), (eve, "over")):
        person.sees("body[data-phase='finished']")
        assert person.page.evaluate(HEARD)[-1:] == [heard]
        person.page.reload()
        person.sees("body[data-phase='finished']")
        assert person.page.evaluate(HEARD) == [], "once, when it happens"


@pytest.mark.parametrize("sound", ["on", "off"])
def test_a_tab_that_nobody_looks_at_calls_its_person(sit_down, sound):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    begun_by_two(anna, boris)
    mover, other = by_turn(anna, boris)
    other.click(f"#sound-{sound}")
    other.page.evaluate(SENSES)
    other.page.evaluate(AWAY)
    expect(other.page).to_have_title(f"{mover.name} is thinking · Cvetariki")
    expect(icon(other)).to_have_attribute("href", re.compile(r"/icon\.svg$"))
    mover.click_choice(mover.choices.first)
    expect(other.page).to_have_title("● Your move · Cvetariki")
    expect(icon(other)).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    expect(mover.page).to_have_title(f"{other.name} is thinking · Cvetariki")
    said = [note[0] for note in other.page.evaluate("notes")]
    heard = other.page.evaluate(HEARD)
    assert said == (["Cvetariki"] if sound == "on" else [])
    assert heard[-1:] == (["yours"] if sound == "on" else [])


def test_who_leaves_a_table_is_no_longer_called_by_it(sit_down):
    anna = sit_down(viewport=PHONE)
    anna.page.locator("#first").click()
    expect(anna.page).to_have_title("● Your move · Cvetariki")
    anna.sees("#brand-name", "Cvetariki")
    anna.page.locator("#home").click()
    expect(anna.page).to_have_title("Raznotsvet")
    expect(icon(anna)).to_have_attribute("href", re.compile(r"/icon\.svg$"))
    anna.sees("#brand-name", "Raznotsvet")


def icon(person: Person):
    return person.page.locator("link[rel=icon]")
