"""What happened at a table, in words. It is long, and many tabs read the same: it is written once for them."""

from collections.abc import Hashable

from bot.page.showing.facts import Shown
from bot.page.showing.frames import Data
from bot.recent import Recent
from bot.texts import Words

_KEPT = 64


class Logs:
    """Keeps the newest ones."""

    def __init__(self) -> None:
        self._kept = Recent[Hashable, list[Data]](_KEPT)

    def log(self, shown: Shown, words: Words) -> list[Data]:
        """Return what everybody was told, and what only this seat was, unless it may be a secret that is covered."""
        seat = None if shown.hides else shown.seat
        key = (shown.table.id, shown.held.version, seat, words.locale, tuple(words.names))
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = _written(shown, words, {None, seat})
        return found


def _written(shown: Shown, words: Words, heard: set[int | None]) -> list[Data]:
    moves = list(shown.table.moves)
    found = []
    for number, step in enumerate(shown.steps):
        who = moves[number - 1].seat if number else None
        found += [{"move": number, "seat": who, "text": words.line(e)} for e in step.events if e.to in heard]
    return found
