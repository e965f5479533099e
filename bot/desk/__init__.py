"""The desk: handles every press and every command, from any platform, and always has an answer."""

from bot.desk.answer import (
    Answer,
    BoardAgain,
    Changed,
    Document,
    LookBack,
    Panel,
    Redrawn,
    Replay,
    Rules,
    Settled,
    TextBoard,
    Told,
    lines_of,
)
from bot.desk.ask import Press, needed
from bot.desk.desk import Desk

__all__ = [
    "Answer",
    "BoardAgain",
    "Changed",
    "Desk",
    "Document",
    "LookBack",
    "Panel",
    "Press",
    "Redrawn",
    "Replay",
    "Rules",
    "Settled",
    "TextBoard",
    "Told",
    "lines_of",
    "needed",
]
