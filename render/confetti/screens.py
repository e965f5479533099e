"""The screens of Confetti in the gallery."""

from engines.confetti.live import contestable, take
from engines.confetti.state import State, Take
from engines.contract import Context
from engines.randomness import Rng
from render.gallery.screens import HOURS, LONG_NAMES, Screen
from render.theme import Look, Shade
from render.words import Own

_BLACK = (("side", "black"),)
_DRAFT = (("pace", "async"),)


def _contested(state: State, now: int) -> State:
    """Everybody who has room contests a card that was just taken."""
    for seat in range(state.seats):
        hold = next(contestable(state, seat), None)
        if hold is not None and len(state.hands[seat]) < state.limit:
            state = take(state, seat, Take(hold.card), Context(rng=Rng.of("gallery"), now=now)).state
    return state


SCREENS = (
    Screen("ready", 4, 0, language="en"),
    Screen("table", 4, 0.12, language="tr", golden=True),
    Screen("table-7", 7, 0.8),
    Screen("dark", 4, 0.12, look=Look(Shade.DARK)),
    Screen("hand", 2, 0.24, viewer=1, language="tr", golden=True),
    Screen("tray", 4, 0.12, _BLACK, chosen="1-25", look=Look(Shade.DARK), golden=True),
    Screen("scored", 4, 0.2, language="en", phase="keep"),
    Screen("scored-late", 3, 0.9, language="ru", phase="keep", names=LONG_NAMES),
    Screen("scored-dark", 4, 0.2, _BLACK, look=Look(Shade.DARK), phase="keep"),
    Screen("table-long", 7, 0.8, look=Look(Shade.DARK), names=LONG_NAMES),
    Screen("hand-dark", 4, 0.12, viewer=2, look=Look(Shade.DARK)),
    Screen("hand-black", 2, 0.24, _BLACK, viewer=1, language="en"),
    Screen("keep", 4, 0, viewer=-1, phase="keep"),
    Screen("contested-7", 7, 0.725, language="en", phase="sand", names=LONG_NAMES, then=_contested),
    Screen("contested-hand", 4, 0.867, viewer=0, language="tr", phase="sand", look=Look(Shade.DARK), then=_contested),
    Screen("ready-7", 7, 0, left=2 * HOURS, names=LONG_NAMES),
    Screen("draft", 3, 0.36, _DRAFT, language="en"),
    Screen("draft-hand", 3, 0.5, _DRAFT, viewer=-1, language="en"),
    Screen("end", 4, 1, golden=True),
    Screen("end-7", 7, 1, language="en", look=Look(Shade.DARK)),
    Screen("end-solo", 1, 1, names=LONG_NAMES, own=Own(best=29, played=14)),
    Screen("end-solo-draft", 1, 1, _DRAFT, language="tr", own=Own(best=18, played=3, hard=15)),
)
