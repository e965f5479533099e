"""The private screen about the deal: its whole code, and what the players add before the start."""

from bot.screens.language import Button, Line, Row, Screen, line, rows
from bot.screens.lobby_view import SHORT_CODE
from bot.tables.fair import LONGEST_CUT, code_of
from engines.colours import Colour
from storage import Phase, Table


def code_line(table: Table) -> Line:
    """Return the short line for everybody."""
    return line("board-fingerprint", code=f"{code_of(table)[:SHORT_CODE]}…")


def fair_screen(table: Table, version: int, seat: int | None) -> Screen:
    """Return what somebody reads about the deal before and during the game."""
    whole = (line("fair-title"), line("fair-code", code=code_of(table)))
    if table.phase is not Phase.LOBBY:
        return Screen(lines=(*whole, _mixed(table), line("fair-later")), table=table.id, stamp=str(table.revision))
    if table.deal is None:
        return Screen(lines=(*whole, line("fair-fixed")), table=table.id, stamp=f"v{version}")
    own = table.seats[seat].cut if seat is not None else ""
    return Screen(
        lines=(*whole, line("fair-how"), *_cuts(table), *((line("fair-cut"),) if seat is not None else ())),
        table=table.id,
        stamp=f"v{version}",
        choices=_colours(own) if seat is not None else (),
    )


def _mixed(table: Table) -> Line:
    if table.deal is None:
        return line("fair-fixed")
    # Colours are short, presses are digests.
    cuts = [share for share in table.deal.shares if len(share) <= LONGEST_CUT]
    return line("fair-mixed-cuts", colours="".join(cuts)) if cuts else line("fair-mixed", count=len(table.deal.shares))


def _cuts(table: Table) -> tuple[Line, ...]:
    chosen = [(number, seat.cut) for number, seat in enumerate(table.seats) if seat.cut]
    return tuple(line("fair-cut-of", seat=number, colours=cut) for number, cut in chosen)


def _colours(own: str) -> tuple[Row, ...]:
    """Return a button for each colour: each carries the whole choice so far."""
    free = len(own) < LONGEST_CUT
    more = [
        Button(press=f"!cut:{own}{colour}", label=line("colour-choice", colour=colour.value), enabled=free)
        for colour in Colour
    ]
    again = Button(press="!cut", label=line("button-cut-again"), enabled=bool(own))
    return rows([*more, again], 4)
