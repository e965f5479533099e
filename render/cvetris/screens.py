"""The screens of Cvetris in the gallery."""

from render.gallery.screens import HOURS, LONG_NAMES, Screen
from render.theme import Look, Shade
from render.words import Own

SCREENS = (
    Screen("table", 4, 0.5, language="en", golden=True),
    Screen("table-2", 2, 0.45),
    Screen("table-3", 3, 0.6, language="tr"),
    Screen("dark", 4, 0.5, look=Look(Shade.DARK)),
    Screen("draw", 2, 0.53, viewer=-1, language="en", golden=True),
    Screen("draw-late", 4, 0.83, viewer=-1),
    Screen("draw-clock", 4, 0.613, viewer=-1, left=2 * HOURS - 1, names=LONG_NAMES),
    Screen("end", 4, 1, golden=True),
    Screen("end-long", 3, 1, language="en", names=LONG_NAMES),
    Screen("end-2", 2, 1, language="tr", look=Look(Shade.DARK)),
    Screen("end-solo", 1, 1, (("variant", "solo"),), language="en", own=Own(best=74, played=14, hard=83)),
)
