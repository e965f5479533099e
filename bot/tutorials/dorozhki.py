"""Colour Paths in 60 seconds."""

from bot.screens.language import line
from bot.tutorials.lesson import Lesson, Spot, Step, Waits, read
from engines.dorozhki.notation import format_move
from engines.dorozhki.state import Lay, Phase
from engines.dorozhki.view import View
from render.dorozhki.choices import choices


def _lay(key: str) -> Step:
    """Play a card: the chosen one on its first place, or, at the very start, any."""

    def says(view: View) -> Spot:
        found = choices(view)
        if view.phase is Phase.FIRST:
            first = found.hand[0]
            return Spot(
                line=line("tutorial-dorozhki-begin", letter=first.letter), move=format_move(Lay(first.card.number))
            )
        if not found.places:
            return Spot(line=line("tutorial-dorozhki-draw"))
        return Spot(line=line(key), move=found.places[0].move)

    return Step(waits=Waits.MOVE, says=says)


def _other_card(view: View) -> Spot:
    """Play another card than the chosen one, if another fits."""
    found = choices(view)
    other = next((held for held in found.hand if held.ways and held.card != found.chosen), None)
    if other is None or view.phase is Phase.FIRST:
        return _LAY.says(view)
    move = choices(view, other.letter).places[0].move
    return Spot(line=line("tutorial-dorozhki-other-card"), move=move, first=f"?{other.letter}")


_LAY = _lay("tutorial-dorozhki-place")

LESSON = Lesson(
    game="dorozhki",
    seed="first sixty seconds 3",  # the computer begins, so the learner's first card shows how cards meet
    steps=(
        read(line("tutorial-dorozhki-goal")),
        _LAY,
        Step(waits=Waits.MOVE, says=_other_card),
        read(line("tutorial-dorozhki-draw")),
        read(line("tutorial-dorozhki-extra")),
        read(line("tutorial-dorozhki-ring")),
    ),
)
