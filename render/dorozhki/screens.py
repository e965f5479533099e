"""The screens of Цветные дорожки in the gallery."""

from render.gallery.screens import Screen
from render.theme import Look, Shade

SCREENS = (
    Screen("first", 3, 0),
    Screen("table", 3, 0.6, golden=True),
    Screen("table-4", 4, 0.5, language="en"),
    Screen("table-2", 2, 0.8, language="tr"),
    Screen("dark", 3, 0.6, look=Look(Shade.DARK), golden=True),
    Screen("end", 3, 1, golden=True),
)
