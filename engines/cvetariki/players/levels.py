"""How strong a computer plays: `easy` looks at its own tokens, `medium` one move ahead, `hard` as far as it can."""

from collections.abc import Sequence

from engines.chance import quick
from engines.cvetariki.board import Group, lone, popped
from engines.cvetariki.players.beliefs import open_minded, suspicious
from engines.cvetariki.players.knowledge import Knowledge
from engines.cvetariki.players.reasons import persuasion
from engines.cvetariki.players.search import Effort, nearly_best, search
from engines.cvetariki.players.solo import glanced, planned
from engines.cvetariki.rules import group_at
from engines.cvetariki.state import Pop
from engines.cvetariki.view import View
from engines.randomness import Rng

LEVELS = ("easy", "medium", "hard")
ADVICE = "advice"
"""As `hard`, but of nearly equal moves one that has a reason: a hint that nobody understands seems to be a mistake."""

MEDIUM = Effort(pops=6_000, depth=1)
HARD = Effort(pops=40_000, depth=50)
GLANCES_ALONE = 6


def choose(view: View, legal: Sequence[Pop], level: str, rng: Rng) -> Pop:
    """Return one of the legal moves."""
    if level not in {*LEVELS, ADVICE}:
        raise ValueError(level)
    known = Knowledge.of(view)
    if len(legal) == 1:
        return legal[0]
    choices = [group_at(known.board, move) for move in legal]
    if level == ADVICE and known.others:
        equals = nearly_best(known, choices, suspicious(known, random := quick(rng)), HARD, random)
        return max((legal[each] for each in equals), key=lambda move: persuasion(view, move))
    return legal[_PLAYERS[level](known, choices, rng)]


def _tidy(known: Knowledge, choices: Sequence[Group], rng: Rng) -> int:
    """Leave as few lone tokens of my own as possible: sensible, but ignores everything else."""
    boards = [popped(known.board, group.cells) for group in choices]
    left = [sum(lone(board, kind) for kind in known.mine) for board in boards]
    return rng.choice([choice for choice, alone in enumerate(left) if alone == min(left)])


def _medium(known: Knowledge, choices: Sequence[Group], rng: Rng) -> int:
    if not known.others:
        return glanced(known.board, known.mine, choices, GLANCES_ALONE)
    return search(known, choices, open_minded(known), MEDIUM, quick(rng))


def _hard(known: Knowledge, choices: Sequence[Group], rng: Rng) -> int:
    if not known.others:
        return planned(known.board, known.mine, choices, HARD.pops)
    random = quick(rng)
    return search(known, choices, suspicious(known, random), HARD, random)


_PLAYERS = {"easy": _tidy, "medium": _medium, "hard": _hard, ADVICE: _hard}
