"""How a game went, as one picture: chances, moments, and what the game itself has to tell."""

from render.cards.review.card import how_it_went
from render.cards.review.contents import HowItWent, Turn

__all__ = ["HowItWent", "Turn", "how_it_went"]
