"""What everybody may see of a table before its game: who sits there and what was agreed, but never the seed."""

from dataclasses import dataclass

from bot.screens.registry import game_screens
from bot.tables.fair import code_of
from bot.tables.lobby import game_of, seat_range
from bot.tables.turns import dealt
from engines.contract import OptionValue
from storage import Pace, Sight, Table

SHORT_CODE = 16
"""Letters of the fair-deal code that are shown: enough to recognise it. What is compared is the whole code."""


@dataclass(frozen=True, kw_only=True)
class LobbySeat:
    name: str
    level: str | None
    """The level of a computer player; None: a person."""
    host: bool
    ready: bool
    sight: Sight


@dataclass(frozen=True, kw_only=True)
class LobbyView:
    game: str
    seats: tuple[LobbySeat, ...]
    least: int
    most: int
    options: tuple[tuple[str, OptionValue], ...]
    """The options that make sense together with the current values of the others."""
    pace: Pace | None
    """The time for a move. None: the game keeps the time itself."""
    dealt: bool
    """Secrets are dealt: the card shows who has looked."""
    begun: bool = False
    table: str = ""
    deal: str = ""
    """The code of the deal, once it was dealt."""
    first: int | None = None
    """The seat that makes the first move of a game that has begun, if it is one of several."""


def lobby_view(table: Table) -> LobbyView:
    info, fits = game_of(table).info, seat_range(table)
    chosen = info.complete(table.options)
    meant = [o.name for o in info.options if not o.only_with or chosen.get(o.only_with[0]) == o.only_with[1]]
    seats = tuple(
        LobbySeat(
            name=seat.name,
            level=seat.level if seat.person is None else None,
            host=seat.person is not None and seat.person == table.host,
            ready=seat.ready,
            sight=seat.sight,
        )
        for seat in table.seats
    )
    return LobbyView(
        game=table.game,
        seats=seats,
        least=fits.least,
        most=fits.most,
        options=tuple((name, chosen[name]) for name in meant),
        pace=None if info.is_timed(table.options) else table.clock.pace,
        dealt=table.started_at is not None and game_screens()[table.game].secret is not None,
        begun=table.started_at is not None,
        table=table.id,
        deal=short_code(table) if table.started_at is not None else "",
        first=_first(table) if table.started_at is not None else None,
    )


def _first(table: Table) -> int | None:
    movers = dealt(table).to_move
    return next(iter(movers)) if len(movers) == 1 < len(table.seats) else None


def short_code(table: Table) -> str:
    """Return the beginning of a fair-deal code in groups that the eye can compare."""
    code = code_of(table)[:SHORT_CODE]
    return " ".join(code[at : at + 4] for at in range(0, len(code), 4))
