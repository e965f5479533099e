"""What moves are called: in buttons, hints, questions, lists and typed moves the same words."""

import itertools
from collections.abc import Iterator
from typing import Any

from bot.screens.language import Line
from bot.screens.registry import game_screens
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.tables.turns import Position
from engines.contract import Seat
from storage import Table

MOST_LOOKED_AT = 5000
"""Some positions have very many moves; so many are named while somebody types."""


def move_name(position: Position, seat: Seat, move: str) -> Line:
    """Return a move in the words of its button, as its player sees them."""
    return _named(position.table, position.state, seat, move)


def typed_move(position: Position, seat: Seat, text: str) -> str:
    """Return the move that somebody typed in the words of the buttons; anything else unchanged."""
    view = game_of(position.table).view_for(position.state, seat)
    return game_screens()[position.table.game].typed(view, text)


def named_moves(position: Position, seat: Seat) -> Iterator[tuple[Line, str]]:
    """Yield what a seat may play now: the name of a move, and its text."""
    game = game_of(position.table)
    for move in itertools.islice(game.legal_moves(position.state, seat), MOST_LOOKED_AT):
        text = game.format_move(move)
        yield move_name(position, seat, text), text


def told_moves(table: Table) -> tuple[tuple[Seat, Line], ...]:
    """Return the moves of a finished game in order: who made it, and its name."""
    before = turns.steps(table)
    return tuple(
        (played.seat, _named(table, step.state, played.seat, played.move))
        for played, step in zip(table.moves, before[:-1], strict=True)
        if played.seat is not None
    )


def _named(table: Table, state: Any, seat: Seat, move: str) -> Line:
    return game_screens()[table.game].named(game_of(table).view_for(state, seat), move)
