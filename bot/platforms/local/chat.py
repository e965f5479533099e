"""What people say at a table. It is talk: kept while the program runs, and never written down."""

from collections import OrderedDict, deque
from dataclasses import dataclass

LONGEST = 300
_KEPT, _TABLES = 100, 200


@dataclass(frozen=True, kw_only=True)
class Remark:
    """Something that somebody said after so many moves."""

    move: int
    seat: int | None
    name: str
    text: str


class Chat:
    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[Remark]] = OrderedDict()

    def add(self, table: str, remark: Remark) -> None:
        self._tables.setdefault(table, deque(maxlen=_KEPT)).append(remark)
        self._tables.move_to_end(table)
        while len(self._tables) > _TABLES:
            self._tables.popitem(last=False)

    def at(self, table: str) -> list[Remark]:
        return list(self._tables.get(table, ()))
