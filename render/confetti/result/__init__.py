"""What a finished game of Confetti shows besides the places: what decided it, and the hands of the last round."""

from render.confetti.result.decision import decision
from render.confetti.result.last_hands import last_hands

__all__ = ["decision", "last_hands"]
