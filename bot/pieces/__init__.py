"""The pieces of a game: which there are, whether they work, and which games are whole enough to be offered."""

from bot.pieces.listed import PIECES, Piece
from bot.pieces.offered import left_out, offered

__all__ = ["PIECES", "Piece", "left_out", "offered"]
