"""A table in the terminal: the board as text and as a picture in a file, moves typed, other seats by the computer."""

from bot.platforms.terminal.play import play

__all__ = ["play"]
