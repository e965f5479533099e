"""Every game in every window, to its end: nothing is out of reach, too small, or moves. The long form."""

import pytest

from bot.pieces import offered
from tests.bot.page import access
from tests.bot.page.browser import Person
from tests.bot.page.test_sizes import CONTROLS, check
from tests.bot.page.test_whole_games import begin, play_to_the_end

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3600)]
SIZES = [(360, 740), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]
BY_TOUCH = SIZES[:3]


@pytest.mark.parametrize("game", list(offered()))
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("program", [20], indirect=True)
@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_whole_game_in_this_window(sit_down, game, size, shade):
    touch = {"is_mobile": True, "has_touch": True} if size in BY_TOUCH else {}
    window = {"width": size[0], "height": size[1]}
    anna = sit_down(language="ru-RU", viewport=window, color_scheme=shade, bypass_csp=True, **touch)
    look(anna, size, "#first, .welcome .game, header button")
    begin(anna, game)
    look(anna, size, CONTROLS)
    anna.page.evaluate("() => void shifts.splice(0)")
    play_to_the_end(anna)
    shifts = anna.page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < 0.02, f"nothing moves but pieces: {max(shifts)}"
    look(anna, size, "header button, #main button, #aside button, #after button")
    anna.shoot(f"window-{game}-{size[0]}x{size[1]}-{shade}")


def look(person: Person, size: tuple[int, int], controls: str) -> None:
    check(person, size, controls)
    access.check(person)
