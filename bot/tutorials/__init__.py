"""The first 60 seconds of each game: a fixed deal against an easy computer, explained one sentence at a time."""

from bot.tutorials.lesson import Lesson, Spot, Step, Waits
from bot.tutorials.registry import lessons

__all__ = ["Lesson", "Spot", "Step", "Waits", "lessons"]
