"""The long form: a whole game of each kind against the computer, by clicking whatever can be clicked."""

import random

import pytest
from playwright.sync_api import Error, expect

from bot.platforms.local.words import playable
from storage import Phase
from tests.bot.platforms.local.browser import PATIENCE

CLICKABLE = ".choice:visible, #choices button:enabled:visible:not([data-press='!hint']):not(.bad)"


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", playable())
def test_a_whole_game_against_the_computer_by_clicks(sit_down, program, game):
    anna, dice = sit_down("Анна"), random.Random(7)
    table = anna.open(game)
    anna.press("!computer:easy")
    expect(anna.page.locator("button[data-press='!start']")).to_be_enabled(timeout=PATIENCE)
    anna.press("!start")
    clicks = 0
    while program.kept(table).table.phase is Phase.RUNNING and clicks < 3000:
        click_something(anna, dice)
        clicks += 1
    assert program.kept(table).table.phase is Phase.FINISHED
    anna.sees("button[data-press='!rematch']")
    anna.shoot(f"end-{game}")


def click_something(person, dice) -> None:
    """Click one of the things that can be clicked; draw where there is a figure to be drawn."""
    act = person.page.locator("#choices button.good:enabled:visible")
    found = act if act.count() and dice.random() < 0.5 else person.page.locator(CLICKABLE)
    count = found.count()
    if not count:
        person.page.wait_for_timeout(200)
        return
    chosen = found.nth(dice.randrange(count))
    try:
        if "choice" in (chosen.get_attribute("class", timeout=500) or ""):
            person.click_choice(chosen)
        else:
            chosen.click(timeout=1000)
    except (Error, StopIteration):
        return  # it went away: somebody was faster
    person.page.wait_for_timeout(60)
