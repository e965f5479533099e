"""How strong a computer plays: `easy` takes what fits, `medium` looks one step ahead, `hard` plans."""

from collections.abc import Sequence

from engines.confetti.players.easy import what_fits
from engines.confetti.players.grabbing import planned
from engines.confetti.players.lookahead import looked_ahead
from engines.confetti.players.medium import one_step
from engines.confetti.players.situation import Situation
from engines.confetti.state import Keep, Move, Phase, Ready
from engines.confetti.view import View
from engines.randomness import Rng

LEVELS = ("easy", "medium", "hard")


def choose(view: View, legal: Sequence[Move], level: str, rng: Rng) -> Move | None:
    """Return one of the legal moves or, while the sand runs, None to wait for the others."""
    if level not in LEVELS:
        raise ValueError(level)
    now = Situation.of(view)
    # Which cards become points makes no foreseeable difference.
    if isinstance(legal[0], Keep | Ready) or (len(legal) == 1 and view.phase is Phase.DRAFT):
        return legal[0]
    match level:
        case "easy":
            return what_fits(view, legal, rng)
        case "medium":
            return one_step(now, legal)
        case _:
            return planned(now) if view.phase is Phase.SAND else looked_ahead(view, now, legal, rng)
