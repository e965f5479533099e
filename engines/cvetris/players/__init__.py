"""Computer players for Cvetris. They see a view, never the state."""

from engines.cvetris.players.levels import LEVELS, choose
from engines.cvetris.players.reasons import explain

__all__ = ["LEVELS", "choose", "explain"]
