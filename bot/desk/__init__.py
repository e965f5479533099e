"""The desk: takes every press and every command, from any platform, and always has an answer."""

from bot.desk.ask import Answer, Press
from bot.desk.desk import Desk

__all__ = ["Answer", "Desk", "Press"]
