"""How a game of Confetti went: the hands that turned it, what nobody took, and what would have been possible."""

from render.confetti.review.glance import glance, told
from render.confetti.review.panels import panels
from render.confetti.review.tables import tables
from render.contract import Review

__all__ = ["REVIEW"]

REVIEW = Review(glance=glance, told=told, panels=panels, tables=tables)
