"""The past in Chromium: it is played, paused, made faster, stepped through, and left."""

import pytest
from playwright.sync_api import expect

from tests.bot.page.browser import QUICK_HANDS
from tests.bot.page.nearly_over import to_the_end

pytestmark = pytest.mark.timeout(600)
PAUSE = 1000
# In place of the clock of a replay: it ticks when the test says so.
TICKING = """() => {
    globalThis.replay = null;
    globalThis.setInterval = (act, pause) => (globalThis.replay = { act, pause }, 1);
    globalThis.clearInterval = (which) => void (which && (globalThis.replay = null));
}"""
WAITS = "replay?.pause ?? null"
"""Between two moves, in ms; None while nothing is played."""


def at_the_end(sit_down):
    """Return somebody at the end of a game, with a clock that the test controls."""
    anna = sit_down("Анна", pauses=QUICK_HANDS | {"replay": PAUSE})
    to_the_end(anna, "cvetariki")
    anna.page.evaluate(TICKING)
    return anna


def test_the_past_is_played_at_the_speed_that_was_chosen(sit_down):
    anna = at_the_end(sit_down)
    anna.page.locator("#play").click()
    is_at(anna, 0)
    assert anna.page.evaluate(WAITS) == PAUSE
    ticks_to(anna, 1)
    for speed, pause in (("2×", PAUSE / 2), ("4×", PAUSE / 4), ("0.5×", PAUSE * 2), ("1×", PAUSE)):
        anna.page.locator("#speed").click()
        anna.sees("#speed", speed)
        for said in ("aria-label", "title"):
            expect(anna.page.locator("#speed")).to_have_attribute(said, f"Speed {speed}")
        is_at(anna, 1)
        assert anna.page.evaluate(WAITS) == pause, "at once, from where it is"
    ticks_to(anna, 2)


def test_the_past_is_paused_stepped_through_and_played_on_from_there(sit_down):
    anna = at_the_end(sit_down)
    play = anna.page.locator("#play")
    play.click()
    ticks_to(anna, 2)
    expect(play).to_have_attribute("aria-label", "Pause")
    play.click()
    expect(play).to_have_attribute("aria-label", "Play the game so far")
    is_paused_at(anna, 2)
    anna.page.locator("#speed").click()
    anna.sees("#speed", "2×")
    is_paused_at(anna, 2)
    for button, step in (("#later", 3), ("#earlier", 2), ("#later", 3)):
        anna.page.locator(button).click()
        is_paused_at(anna, step)
    play.click()
    assert anna.page.evaluate(WAITS) == PAUSE / 2
    ticks_to(anna, 4)
    anna.page.locator("#later").click()  # who steps by hand looks at that one
    is_paused_at(anna, 5)
    play.click()
    ticks_to(anna, 6)
    anna.page.locator("#slider").press("ArrowLeft")
    is_paused_at(anna, 5)
    expect(play).to_have_attribute("aria-label", "Play the game so far")
    anna.page.locator("#slider").press("Home")
    is_paused_at(anna, 0)
    expect(anna.page.locator("#earlier")).to_be_disabled()


def test_the_past_ends_where_the_game_is(sit_down):
    anna = at_the_end(sit_down)
    play, moves = anna.page.locator("#play"), whole(anna)
    anna.page.locator("#earlier").click()
    is_paused_at(anna, moves - 1)
    play.click()
    ticks_to(anna, moves)
    assert anna.page.evaluate(WAITS) is None, "it does not begin anew by itself"
    expect(play).to_have_attribute("aria-label", "Play the game so far")
    expect(anna.page.locator("#later")).to_be_disabled()
    expect(anna.page.locator("#bar")).to_be_hidden()
    anna.sees("#places")
    play.click()  # from the beginning
    is_at(anna, 0)
    anna.page.locator("#now").click()
    anna.sees("#places")
    assert anna.page.evaluate(WAITS) is None


def whole(person) -> int:
    return int(person.page.locator("#slider").get_attribute("max"))


def ticks_to(person, step: int) -> None:
    """Let time pass until the replay is at a step; as long as the last board has not come, a tick shows nothing new."""
    said = f"{step} / {whole(person)}"
    while person.page.locator(".past-number").text_content() != said:  # pytest's own timeout ends this
        person.page.evaluate("() => replay.act()")
    if step < whole(person):
        is_at(person, step)


def is_at(person, step: int) -> None:
    moves = whole(person)
    expect(person.page.locator(".past-number")).to_have_text(f"{step} / {moves}")
    said = f"After move {step} of {moves}" if step else f"Before move 1 of {moves}"
    person.sees("#headline", said)  # it has come from the server
    person.sees("#bar", "You are looking at the past")


def is_paused_at(person, step: int) -> None:
    is_at(person, step)
    assert person.page.evaluate(WAITS) is None
