"""A whole game of each kind against the computer, by clicking whatever can be clicked."""

import itertools
import math
import random

import pytest
from playwright.sync_api import Error, expect

from bot.pieces import offered
from storage import Phase
from tests.bot.page.access import check
from tests.bot.page.browser import A_POINT_INSIDE, FRESH, Person
from tests.bot.page.windows import PATIENCE, PHONE

pytestmark = pytest.mark.timeout(900)
# Wait until the last click has had its effect (if any) and something can be clicked; return where, or null when the
# game is over. What was found may be gone, or elsewhere, when the click comes: then the click must do nothing, and
# nothing else may get it.
WHERE = (
    """async ([act, which]) => {
    const phase = () => document.body.dataset.phase;
    // A window that nobody sees may be painted never: then a moment is enough.
    const painted = () => new Promise((done) => (requestAnimationFrame(done), setTimeout(done, 100)));
    if (!window.aim) {
        const sand = document.getElementById("sand");
        window.effect = true;
        new MutationObserver((all) => (window.effect ||= all.some(({ target }) => !sand.contains(target))))
            .observe(document.body, { subtree: true, childList: true });
        addEventListener("click", (event) => {
            if (window.aim.contains(event.target)) return;
            event.stopPropagation();
            event.preventDefault(); // it may be a link
            window.effect = true;
        }, true);
    }
    for (let frames = 0; frames < 25 && !window.effect; frames++) await painted();
    const ready = (each) => each.checkVisibility() && !each.closest("FRESH");
    const seen = (selector) => [...document.querySelectorAll(selector)].filter(ready);
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const find = () => {
        window.aim = document.createElement("p");
        if ("changed" in document.body.dataset) return null; // what stands where is not sure just now
        const sheet = seen("#stage .falls")[0]; // a figure hangs over it
        const big = [...seen("#go"), ...(act ? seen("#choices button.good:enabled, #draw") : [])];
        if (sheet && !big.length) {
            const box = (window.aim = sheet).getBoundingClientRect();
            return [box.x + box.width * (0.1 + 0.7 * which), box.y + 60];
        }
        const loose = ":is(#choices, .fall-rest) button:enabled:not(.bad):not([data-press='!hint'])";
        // A new place can be pressed a moment later; whoever is quicker would pick one card after the other for ever.
        const move = "#stage .choice:not([data-press^='?']) .hit";
        const moves = act && !big.length ? seen(move) : [];
        if (act && !big.length && !moves.length && document.querySelector(move)?.checkVisibility()) return null;
        const usual = [big, moves].find(({ length }) => length) ?? [...seen("#stage .choice .hit"), ...seen(loose)];
        // Where nothing fits, the sheet is finished.
        const found = usual.length ? usual : seen(":is(#choices, .fall-rest) button.bad:enabled");
        const one = found[Math.floor(which * found.length)];
        if (!one) return null;
        window.aim = one;
        one.scrollIntoView({ block: "nearest" });
        const there = document.elementFromPoint(...middle(one.getBoundingClientRect()));
        if (!one.contains(there)) one.scrollIntoView({ block: "center" }); // it is under a bar
        return one.isPointInFill ? (POINT)(one) ?? null : middle(one.getBoundingClientRect());
    };
    const { body } = document;
    const begun = performance.now();
    // What is offered at the end is not the game's.
    for (let spot = null; phase() === "running"; await painted()) {
        if ((spot = find())) {
            window.effect = false;
            return spot;
        }
        if (performance.now() - begun > PATIENCE)
            throw new Error(`nothing to click: ${JSON.stringify(body.dataset)} ${body.innerText}`);
    }
    return null;
}""".replace("FRESH", FRESH)
    .replace("POINT", A_POINT_INSIDE)
    .replace("PATIENCE", str(PATIENCE))
)
MOST_CLICKS = 600
# The newest line of the log is the one that is seen.
AT_ITS_END = """() => {
    const { scrollTop, clientHeight, scrollHeight } = document.getElementById("log");
    return scrollTop + clientHeight >= scrollHeight - 2;
}"""


WINDOWS = {
    "cvetariki": {"width": 844, "height": 390},
    "confetti": {"width": 768, "height": 1024},
    "cvetris": {"width": 360, "height": 740},
    "dorozhki": {"width": 1024, "height": 768},
}
"""Each game in another window; all of them in all windows take an hour (`test_every_window.py`)."""


@pytest.mark.parametrize("game", list(offered()))
@pytest.mark.parametrize("program", [20], indirect=True)  # nobody waits for sand here
def test_a_whole_game_against_the_computer_by_clicks(sit_down, game):
    anna = sit_down("Анна", bypass_csp=True, viewport=WINDOWS[game])
    begin(anna, game)
    anna.page.evaluate("() => void shifts.splice(0)")
    play_to_the_end(anna)
    shifts = anna.page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < 0.02, f"nothing moves but pieces: {max(shifts)}"
    anna.page.wait_for_function(AT_ITS_END)
    anna.shoot(f"end-{game}")


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", list(offered()))
def test_the_same_at_the_usual_pace_on_a_phone(sit_down, game):
    phone = sit_down(viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True, color_scheme="dark")
    begin(phone, game)
    check(phone)
    phone.shoot(f"phone-begin-{game}")
    play_to_the_end(phone, most=math.inf)  # cards are taken and dropped for as long as the sand runs
    phone.shoot(f"phone-end-{game}")


def begin(person: Person, game: str) -> None:
    person.page.locator(f".welcome .game[data-game='{game}']").click()
    person.sees("button[data-press='!computer:easy']")
    person.press("!computer:easy")
    expect(person.page.locator("button[data-press='!start']")).to_be_enabled()
    person.press("!start")
    person.sees("body[data-phase='running']")


def play_to_the_end(person: Person, most: float = MOST_CLICKS) -> None:
    """Click what can be clicked, over and over: drop a figure, play what is on the board, go on."""
    dice = random.Random(7)
    for click in itertools.count():
        try:
            where = person.page.evaluate(WHERE, [dice.random() < 0.7, dice.random()])
        except Error as error:
            kept = person.program.kept(person.table).table
            raise AssertionError(f"{len(kept.moves)} moves are saved, next wake {kept.wake}") from error
        if where is None:
            break
        assert click < most, f"{click} clicks, and no end: {person.page.locator('body').inner_text()}"
        person.touch(*where)
    person.sees("button[data-press='!rematch']")
    assert person.program.kept(person.table).table.phase is Phase.FINISHED
    check(person)
