"""Cvetariki in 60 seconds."""

from bot.screens.language import line
from bot.tutorials.lesson import Lesson, Spot, Step, Waits, read
from engines.colours import Colour
from engines.cvetariki.view import View
from render.cvetariki.choices import Choice, choices


def _biggest(view: View) -> Spot:
    """Pop the largest group on the board."""
    found = choices(view)
    if not found:
        return Spot(line=line("tutorial-cvetariki-any"))
    group = max(found, key=lambda choice: (len(choice.cells), -choice.number))
    told = line("tutorial-cvetariki-pop", number=group.number, tokens=len(group.cells), colour=group.colour.value)
    return Spot(line=told, move=group.move)


def _own(view: View) -> Spot:
    """Pop one of the learner's own groups, if there is one. A view that does not know the colour names none."""
    if view.viewer is None:
        return Spot(line=line("tutorial-cvetariki-own-any"))
    found = [choice for choice in choices(view) if choice.colour in _colours(view)]
    if not found:
        return Spot(line=line("tutorial-cvetariki-none-own"))
    group: Choice = max(found, key=lambda choice: (len(choice.cells), -choice.number))
    return Spot(line=line("tutorial-cvetariki-own", number=group.number), move=group.move)


def _colours(view: View) -> tuple[Colour, ...]:
    return (view.secrets[view.viewer] or ()) if view.viewer is not None else ()


LESSON = Lesson(
    game="cvetariki",
    seed="first sixty seconds 36",
    steps=(
        read(line("tutorial-cvetariki-groups")),
        Step(waits=Waits.MOVE, says=_biggest),
        Step(waits=Waits.VIEW, says=lambda _view: Spot(line=line("tutorial-cvetariki-secret"), button="!view")),
        Step(waits=Waits.MOVE, says=_own),
        read(line("tutorial-cvetariki-joker")),
        read(line("tutorial-cvetariki-others")),
    ),
)
