"""Ratings and results of people: a cache of what follows from the records of finished games."""

from storage.ratings.changes import Changes, State
from storage.ratings.finished import Due, FinishedGames
from storage.ratings.lists import Listed
from storage.ratings.names import room_name
from storage.ratings.ratings import Ratings

__all__ = ["Changes", "Due", "FinishedGames", "Listed", "Ratings", "State", "room_name"]
