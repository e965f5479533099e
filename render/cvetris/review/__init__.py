"""How a game of Cvetris went: the sheets after the rounds that turned it, and where the points came from."""

from render.contract import Review
from render.cvetris.review.glance import glance, told
from render.cvetris.review.panels import panels
from render.cvetris.review.tables import tables

__all__ = ["REVIEW"]

REVIEW = Review(glance=glance, told=told, panels=panels, tables=tables)
