"""Computer players for Cvetariki. They see a view, never the state."""

from engines.cvetariki.players.levels import ADVICE, LEVELS, choose
from engines.cvetariki.players.reasons import explain

__all__ = ["ADVICE", "LEVELS", "choose", "explain"]
