"""Every screen of the gallery in every window: axe-core finds nothing on it. The long form."""

import pytest

from tests.bot.page.access import check_page
from tests.bot.page.browser import Program
from tests.bot.page.gallery import BY_TOUCH, HEIGHTS, Studio, named

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3600)]
SHADES = ("light", "dark")


class Checked(Studio):
    """Whoever goes through the page has every screen checked instead of kept."""

    screens = 0

    def shoot_page(self, page, name):
        check_page(page, name)
        self.screens += 1


# Neighbouring sizes have different themes; whole games are played in both (`test_every_window.py`).
@pytest.mark.parametrize(
    ("width", "shade"),
    [(width, SHADES[number % 2]) for number, width in enumerate(HEIGHTS) if width != 390] + [(390, "light")],
)
def test_axe_finds_nothing_on_any_screen(windows, tmp_path, width, shade):
    touch = {"is_mobile": True, "has_touch": True} if width in BY_TOUCH else {}
    size = {"width": width, "height": HEIGHTS[width]}
    program = Program(tmp_path, 1)
    program.start()
    try:
        studio = Checked(
            windows,
            program,
            tmp_path,
            viewport=size,
            color_scheme=shade,
            language="ru-RU",
            bypass_csp=True,
            **touch,
        )
        for _, part in named():
            part(studio)
        assert studio.screens > 100
    finally:
        program.stop()
