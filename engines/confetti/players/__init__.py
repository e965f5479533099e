"""Computer players for Confetti. They see a view, never the state."""

from engines.confetti.players.levels import LEVELS, choose
from engines.confetti.players.reasons import explain

__all__ = ["LEVELS", "choose", "explain"]
