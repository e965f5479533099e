"""What the moves of Cvetariki are called: a group by its number."""

import re

from bot.screens.language import Line, line
from engines.cvetariki.notation import parse_move
from engines.cvetariki.state import Pop
from engines.cvetariki.view import View
from render.cvetariki.choices import Choice, choices

_NUMBER = re.compile(
    r"(?:group|группа|группу|grup)?\s*№?\s*([0-9]{1,2})(?:\s*numaralı grup)?(?:\s*\(.*\))?", re.IGNORECASE
)


def named(view: View, move: str) -> Line:
    """Return the number of the group that a move pops; of a move that pops none, its cell."""
    pop = parse_move(move)
    group = next((choice for choice in choices(view) if _pops(pop, choice)), None)
    if group is None:
        return line("cvetariki-move-cell", cell=str(pop.cell))
    return line("cvetariki-move", number=group.number, colour=group.colour.value, tokens=len(group.cells))


def typed(view: View, text: str) -> str:
    """Read the number of a group."""
    found = _NUMBER.fullmatch(text.strip())
    groups = {choice.number: choice.move for choice in choices(view)}
    return groups.get(int(found[1]), text) if found else text


def _pops(pop: Pop, choice: Choice) -> bool:
    return pop.cell in choice.cells and pop.colour in (None, choice.colour)
