"""Cvetris in 60 seconds."""

from bot.screens.cvetris.screens import private
from bot.screens.language import line
from bot.tutorials.lesson import Lesson, Spot, Step, Waits, read
from engines.cvetris.figures import FIGURES
from engines.cvetris.notation import format_move
from engines.cvetris.state import TakeColour, TakeShape
from engines.cvetris.view import View


def _next(view: View) -> Spot:
    """Whatever the learner does next: take a shape, take a colour, draw. The last die is assigned automatically."""
    if view.viewer is None or view.drafter != view.viewer:
        return Spot(line=line("tutorial-cvetris-draw"), move=private(view, "").chosen)
    if view.hands[view.viewer].shape is None and view.shapes:
        # The third step is about turning it: the first one that can be turned.
        shape = max(view.shapes, key=lambda each: len(FIGURES[each]) > 1)
        return Spot(line=line("tutorial-cvetris-shape"), move=format_move(TakeShape(shape)))
    return Spot(line=line("tutorial-cvetris-colour"), move=format_move(TakeColour(view.colours[0])))


_MOVE = Step(waits=Waits.MOVE, says=_next)

LESSON = Lesson(
    game="cvetris",
    seed="first sixty seconds 1",
    players=3,  # with two, one of the learner's dice would be the only choice
    steps=(
        _MOVE,
        _MOVE,
        _MOVE,
        read(line("tutorial-cvetris-bonus")),
        read(line("tutorial-cvetris-tasks"), "!page:tasks"),
        read(line("tutorial-cvetris-end")),
    ),
)
