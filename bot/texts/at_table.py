"""The words for one reader at one table: people's names, and computers' names in the reader's language."""

from bot.texts.library import Texts
from bot.texts.words import Words
from storage import Table


def words_at(table: Table, texts: Texts, locale: str) -> Words:
    names = [seat.name or texts.say(locale, "computer-name", {"number": n + 1}) for n, seat in enumerate(table.seats)]
    return Words(texts, locale, tuple(names))
