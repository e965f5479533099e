"""The screens of Cvetariki."""

from bot.screens.cvetariki.screens import SCREENS

__all__ = ["SCREENS"]
