"""Texts for people: Fluent messages in every language; the locale is always a parameter."""

from bot.texts.at_table import words_at
from bot.texts.library import LOCALES, MissingText, Texts
from bot.texts.words import Words

__all__ = ["LOCALES", "MissingText", "Texts", "Words", "words_at"]
