"""How a game of Colour Paths went: the cards that turned it, and the best one that was missed."""

from render.contract import Review
from render.dorozhki.review.glance import glance, told
from render.dorozhki.review.missed import panels, tables

__all__ = ["REVIEW"]

REVIEW = Review(glance=glance, told=told, panels=panels, tables=tables)
