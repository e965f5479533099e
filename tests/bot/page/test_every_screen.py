"""Every screen of the gallery in every window: axe-core finds nothing on it. The long form."""

import itertools

import pytest

from tests.bot.page.access import check_page
from tests.bot.page.browser import Program
from tests.bot.page.gallery import HEIGHTS, Studio, named, window_of

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3600)]
SHADES = ("light", "dark")


class Checked(Studio):
    """Whoever goes through the page has every screen checked instead of kept."""

    screens = 0

    def shoot_page(self, page, name):
        check_page(page, name)
        self.screens += 1


# Neighbouring sizes have different themes; whole games are played in both (`test_every_window.py`).
@pytest.mark.parametrize(("width", "shade"), list(zip(HEIGHTS, itertools.cycle(SHADES), strict=False)))
def test_axe_finds_nothing_on_any_screen(windows, tmp_path, width, shade):
    program = Program(tmp_path, 1)
    program.start()
    try:
        studio = Checked(windows, program, tmp_path, bypass_csp=True, **window_of(width, shade, "ru-RU"))
        for _, part in named():
            part(studio)
        assert studio.screens > 100
    finally:
        program.stop()
