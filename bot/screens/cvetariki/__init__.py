"""The screens of Цветарики."""

from bot.screens.cvetariki.screens import SCREENS

__all__ = ["SCREENS"]
