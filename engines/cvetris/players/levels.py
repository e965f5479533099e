"""How strong a computer plays: `easy` draws tidily, `medium` estimates sheets, `hard` looks a round ahead."""

from collections.abc import Callable, Sequence

from engines.contract import Seat
from engines.cvetris.drawing import Dice, dice_of
from engines.cvetris.players import tidy
from engines.cvetris.players.board import Board
from engines.cvetris.players.drafting import Draft, liking, planned, worth_on
from engines.cvetris.players.foresight import Foresight
from engines.cvetris.players.trials import Player
from engines.cvetris.state import Done, Draw, Leave, Move, Patch, Stage, TakeColour, TakeShape
from engines.cvetris.view import View
from engines.randomness import Rng

LEVELS = ("easy", "medium", "hard")

LOOKED_INTO = 4
"""How many of the best drawings `hard` examines further."""

Foreseen = Callable[[Board], float]


def choose(view: View, legal: Sequence[Move], level: str, rng: Rng) -> Move:
    """Return one of the legal moves."""
    if level not in LEVELS:
        raise ValueError(level)
    if view.viewer is None:
        raise ValueError("the public does not play")
    if len(legal) == 1:
        return legal[0]
    seat = view.viewer
    dice = dice_of(view.hands[seat])
    if level == "easy":
        return tidy.easy(view.sheets[seat], dice, legal, rng)
    player = Player(view, seat)
    foreseen = Foresight(player.prospects, rng).value if level == "hard" else None
    if dice is None:
        return _take(view, seat, legal, foreseen)
    if view.hands[seat].stage is Stage.DRAWING:
        return _draw(player, dice, legal, foreseen)
    return _patch(player, legal, over=view.hands[seat].stage is Stage.LEAVING)


def _take(view: View, seat: Seat, legal: Sequence[Move], foreseen: Foreseen | None) -> Move:
    draft, worth = Draft.of(view), worth_on(view, seat, foreseen)
    if foreseen is not None:
        _, take = planned(draft, seat, worth)
        return take if take is not None else legal[0]
    takes = [move for move in legal if isinstance(move, TakeShape | TakeColour)]
    return max(takes, key=lambda take: liking(draft, take, worth))


def _draw(player: Player, dice: Dice, legal: Sequence[Move], foreseen: Foreseen | None) -> Move:
    """Make the most promising drawing. Patches can wait: after the drawing it is clearer where they belong."""
    trials = player.draws(dice, [move for move in legal if isinstance(move, Draw)])
    leaving = player.prospects.value(player.board, over=True)
    if not trials or (Leave() in legal and leaving > trials[0].value):
        return Leave()
    if foreseen is None:
        return trials[0].move
    return max(trials[:LOOKED_INTO], key=lambda trial: foreseen(trial.board) - trial.spent).move


def _patch(player: Player, legal: Sequence[Move], *, over: bool) -> Move:
    """Patch if that is worth more than keeping the patch; when leaving, if it is worth anything."""
    best, value = None, player.prospects.value(player.board, over=over)
    for trial in player.patches([move for move in legal if isinstance(move, Patch)], over=over):
        if trial.value > value:
            best, value = trial.move, trial.value
    return best or Done()
