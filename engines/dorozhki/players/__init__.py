"""Computer players for Colour Paths. They see a view, never the state."""

from engines.dorozhki.players.levels import LEVELS, choose
from engines.dorozhki.players.reasons import explain

__all__ = ["LEVELS", "choose", "explain"]
