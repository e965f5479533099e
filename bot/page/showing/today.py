"""Today's board as the welcome screen tells it: which game it is, the streak, the week. Nothing is dealt for it."""

from collections.abc import Mapping

from bot.daily.calendar import game_of_day
from bot.daily.cards import result_text, week
from bot.daily.streak import streak
from bot.page.showing.frames import Data
from bot.texts import Words
from storage import DailyResult


def today_told(number: int, results: Mapping[int, DailyResult], words: Words) -> Data:
    """Return what somebody with these results is told of a day."""
    game, done = game_of_day(number), results.get(number)
    return {
        "game": game,
        "goal": words(f"{game}-daily-goal"),
        "result": result_text(game, done.value, words, done=done.done) if done is not None else "",
        "streak": streak(results, number).days,
        "week": week(number, results, words),
    }
