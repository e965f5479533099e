"""Finished games, for whatever happens to them afterwards."""

from functools import cache

from msgspec.structs import replace

from bot.tables import fair, lobby, turns
from bot.tables.lobby import game_of
from storage import Table
from tests.bot.tables.people import ANNA, BORIS, NOW, table

SALT, SECRET = "5a" * 32, "5e" * 32


def dealt(*others, game: str = "cvetariki", **options) -> Table:
    """Return a lobby with a deal, as the program opens them; the others' presses are named after them."""
    opened = replace(table(game=game, **options), seed="", deal=fair.new_deal(iter((SALT, SECRET)).__next__))
    for other in others:
        opened = lobby.joined(opened, other, NOW, f"press of {other.name}")
    return opened


def finished(game: str = "cvetariki", opened: Table | None = None) -> Table:
    """Return a game that was played to its end with first legal moves; the usual one of each kind is played once."""
    return _usual(game) if opened is None else _played(opened)


@cache
def _usual(game: str) -> Table:
    return _played(dealt(BORIS, game=game))


def _played(opened: Table) -> Table:
    """Play to the end, advancing the clock where nobody can move."""
    position, now = turns.dealt(lobby.started(opened, ANNA, NOW, "press of Анна")), NOW
    rules = game_of(position.table)
    for _ in range(2000):
        if rules.outcome(position.state) is not None:
            return position.table
        due, now = rules.deadline(position.state), now + 1000
        if due is not None or not position.to_move:
            now = max(now, NOW + (due or 0))
            position = turns.expired(position, now) or position
        for seat in sorted(position.to_move)[:1]:
            move = next(iter(rules.legal_moves(position.state, seat)))
            position = turns.played(position, seat, rules.format_move(move), now)
    raise AssertionError("it does not end")
