"""The screens of Confetti."""

from bot.screens.confetti.screens import SCREENS

__all__ = ["SCREENS"]
