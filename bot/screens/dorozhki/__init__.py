"""The screens of Цветные дорожки."""

from bot.screens.dorozhki.screens import SCREENS

__all__ = ["SCREENS"]
