"""Words for people: Fluent messages in every language, and the locale is always a parameter."""

from bot.texts.library import LOCALES, MissingText, Texts
from bot.texts.words import Words

__all__ = ["LOCALES", "MissingText", "Texts", "Words"]
