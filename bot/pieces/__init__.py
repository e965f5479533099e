"""The pieces of a game: which ones there are, whether they work, and which games are complete enough to offer."""

from bot.pieces.listed import PIECES, Piece
from bot.pieces.offered import left_out, offered

__all__ = ["PIECES", "Piece", "left_out", "offered"]
