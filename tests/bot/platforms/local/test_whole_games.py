"""A whole game of each kind against the computer, by clicking whatever can be clicked."""

import contextlib
import random

import pytest
from playwright.sync_api import Error, expect

from bot.pieces import offered
from storage import Phase
from tests.bot.platforms.local.access import check
from tests.bot.platforms.local.browser import A_POINT_INSIDE, FRESH, PATIENCE, PHONE, Person, Program

pytestmark = pytest.mark.timeout(600)
WHERE = """([act, which]) => {
    // What can be clicked is found and measured in one go. It may be gone, or lie elsewhere, when the click comes: then
    // the click is for nothing, and whatever else is there must not get it.
    window.letThrough ??= (event) => window.aim.contains(event.target) || event.stopPropagation();
    addEventListener("click", window.letThrough, true);
    window.aim = document.createElement("p");
    if ("changed" in document.body.dataset) return null; // what stands where is not sure just now
    if (document.body.dataset.phase !== "running") return null; // what is offered at the end is not the game's
    const ready = (each) => each.checkVisibility() && !each.closest("FRESH");
    const seen = (selector) => [...document.querySelectorAll(selector)].filter(ready);
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const sheet = seen("#fall").length ? seen("#stage .board")[0] : null;
    const big = [...seen("#go"), ...(act ? seen("#choices button.good:enabled") : [])];
    if (sheet && !big.length) {
        const box = (window.aim = sheet).getBoundingClientRect();
        return [box.x + box.width * (0.1 + 0.7 * which), box.y + 60];
    }
    const loose = "#choices button:enabled:not(.bad):not([data-press='!hint'])";
    const found = big.length ? big : [...seen("#stage .choice .hit"), ...seen(loose)];
    const one = found[Math.floor(which * found.length)];
    if (!one) return null;
    window.aim = one;
    one.scrollIntoView({ block: "nearest" });
    return one.isPointInFill ? (POINT)(one) ?? null : middle(one.getBoundingClientRect());
}""".replace("FRESH", FRESH).replace("POINT", A_POINT_INSIDE)
MOST_CLICKS = 3000
SOON = 5_000


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """The program, with time that passes faster: nobody waits for sand here."""
    running = Program(tmp_path_factory.mktemp("quick"), module="tests.bot.platforms.local.quick")
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("game", list(offered()))
def test_a_whole_game_against_the_computer_by_clicks(browser, quick, game):
    anna = Person(browser, quick, "Анна", quick=True, bypass_csp=True)
    begin(anna, game)
    play_to_the_end(anna)
    expect(anna.page.locator("#log li").last).to_be_in_viewport(timeout=PATIENCE)
    anna.shoot(f"end-{game}")
    assert not anna.errors
    anna.context.close()


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", list(offered()))
def test_the_same_at_the_usual_pace_on_a_phone(sit_down, game):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True, color_scheme="dark")
    begin(phone, game)
    check(phone)
    phone.shoot(f"phone-begin-{game}")
    play_to_the_end(phone)
    phone.shoot(f"phone-end-{game}")


def begin(person: Person, game: str) -> None:
    person.page.locator(f".welcome .game[data-game='{game}']").click()
    person.sees("button[data-press='!computer:easy']")
    person.press("!computer:easy")
    expect(person.page.locator("button[data-press='!start']")).to_be_enabled(timeout=PATIENCE)
    while person.phase == "lobby":  # drawn anew between a finger's down and up, a button is not pressed
        with contextlib.suppress(Error):
            person.page.locator("button[data-press='!start']").click(timeout=SOON)
            person.page.wait_for_function("document.body.dataset.phase === 'running'", timeout=SOON)


def play_to_the_end(person: Person) -> None:
    dice = random.Random(7)
    clicks = 0
    while person.phase == "running" and clicks < MOST_CLICKS:
        heard = len(person.frames)
        click_something(person, dice)
        clicks += 1
        for _ in range(20):
            if len(person.frames) > heard:
                break
            person.page.wait_for_timeout(20)
    person.sees("button[data-press='!rematch']")
    assert person.program.kept(person.table).table.phase is Phase.FINISHED
    check(person)


def click_something(person: Person, dice: random.Random) -> None:
    """Click one of the things that can be clicked: let a figure fall, play what is on the board, go on."""
    where = person.page.evaluate(WHERE, [dice.random() < 0.7, dice.random()])
    if where is not None:
        person.touch(*where)
