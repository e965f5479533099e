"""The screens of Colour Paths in the gallery."""

from render.gallery.screens import HOURS, LONG_NAMES, Screen
from render.theme import Look, Shade
from render.words import Own

SCREENS = (
    Screen("first", 3, 0),
    Screen("table", 3, 0.6, golden=True),
    Screen("table-4", 4, 0.5, language="en"),
    Screen("table-2", 2, 0.8, language="tr"),
    Screen("dark", 3, 0.6, look=Look(Shade.DARK), golden=True),
    Screen("late", 3, 0.93, language="en"),
    Screen("late-4", 4, 0.9),
    Screen("late-2", 2, 0.95, language="tr", look=Look(Shade.DARK)),
    Screen("clock", 4, 0.6, left=20 * HOURS, names=LONG_NAMES),
    Screen("waiting", 3, 0.7, viewer=0, language="en"),
    Screen("end", 3, 1, golden=True),
    Screen("end-2", 2, 1, language="en"),
    Screen("end-long", 4, 1, language="en", look=Look(Shade.DARK), names=LONG_NAMES),
    Screen("end-solo", 1, 1, (("variant", "puzzle"),), language="tr", own=Own(best=1, played=14, hard=0)),
)
