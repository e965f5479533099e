"""The screens of Cvetris."""

from bot.screens.cvetris.screens import SCREENS

__all__ = ["SCREENS"]
