"""The screens of Cvetariki in the gallery."""

from render.gallery.screens import HOURS, LONG_NAMES, Screen
from render.theme import Look, Shade
from render.words import Own

SCREENS = (
    Screen("table", 3, 0.25, golden=True),
    Screen("start", 5, 0, language="en"),
    Screen("dark", 3, 0.25, look=Look(Shade.DARK), golden=True),
    Screen("private", 3, 0.25, viewer=-1, golden=True),
    Screen("two-colours", 2, 0.4, (("variant", "two-colours"),), viewer=-1, language="tr"),
    Screen("teams", 4, 0.3, (("variant", "teams"),), viewer=-1, language="en"),
    Screen("clock", 3, 0.5, viewer=-1, left=20 * HOURS),
    Screen("clock-teams", 4, 0.3, (("variant", "teams"),), viewer=-1, left=2 * HOURS - 1, names=LONG_NAMES),
    Screen("solo", 1, 0.3, (("variant", "solo"), ("secrets", 3)), viewer=0),
    Screen("late", 3, 0.85),
    Screen("end", 3, 1, golden=True),
    Screen("end-teams", 4, 1, (("variant", "teams"),), language="en"),
    Screen("end-two-colours", 2, 1, (("variant", "two-colours"),), language="tr"),
    Screen("end-long", 5, 1, names=LONG_NAMES),
    Screen("end-dark", 3, 1, language="en", look=Look(Shade.DARK)),
    Screen("end-solo", 1, 1, (("variant", "solo"), ("secrets", 3)), own=Own(best=2, played=14, hard=0)),
)
