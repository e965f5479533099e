"""How a game went: chances, moments, and what the game itself has to tell; as one picture, and in words."""

from render.cards.review.card import how_it_went
from render.cards.review.contents import HowItWent, Turn
from render.cards.review.retold import Retold, retold

__all__ = ["HowItWent", "Retold", "Turn", "how_it_went", "retold"]
