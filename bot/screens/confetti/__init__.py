"""The screens of Конфетти."""

from bot.screens.confetti.screens import SCREENS

__all__ = ["SCREENS"]
