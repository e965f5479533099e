"""A table in the terminal: the board as text and as a picture file, typed moves, computers in the other seats."""

from bot.platforms.terminal.play import play

__all__ = ["play"]
