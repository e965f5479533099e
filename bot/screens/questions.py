"""Confirmations of what can't be undone. The question's own button carries the answer."""

from bot.screens.language import Button, Line, Screen, Style, line
from storage import Table

YES = "yes"
"""The argument of a verb that has been confirmed: `!concede:yes`."""


def concede_question(table: Table, seat: int) -> Screen:
    """Return the question whether somebody concedes, naming the table and everybody else at it."""
    others = "".join(str(number) for number in range(len(table.seats)) if number != seat)
    asked = line("concede-sure", game=table.game, code=table.id, seats=others)
    return _question(table, asked if others else line("concede-sure-alone", game=table.game, code=table.id), "concede")


def abandon_question(table: Table) -> Screen:
    return _question(table, line("abandon-sure", game=table.game, code=table.id), "abandon")


def _question(table: Table, asked: Line, verb: str) -> Screen:
    yes = Button(press=f"!{verb}:{YES}", label=line(f"button-{verb}"), style=Style.BAD)
    no = Button(press="!stay", label=line("button-cancel"))
    return Screen(lines=(asked,), table=table.id, stamp=str(table.revision), service=((yes, no),))
