"""The words for one reader at one table: people's names, and computers' names in the reader's language."""

from bot.texts.library import Texts
from bot.texts.words import Words
from storage import Table


def words_at(table: Table | None, texts: Texts, locale: str) -> Words:
    """Return the words for a reader; away from any table nobody has a name."""
    seats = table.seats if table is not None else ()
    names = [seat.name or texts.say(locale, "picture-computer", {"number": n + 1}) for n, seat in enumerate(seats)]
    return Words(texts, locale, tuple(names))
