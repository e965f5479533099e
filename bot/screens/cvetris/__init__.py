"""The screens of Цветрис."""

from bot.screens.cvetris.screens import SCREENS

__all__ = ["SCREENS"]
