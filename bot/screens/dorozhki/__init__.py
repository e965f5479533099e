"""The screens of Colour Paths."""

from bot.screens.dorozhki.screens import SCREENS

__all__ = ["SCREENS"]
