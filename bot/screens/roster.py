"""Games with secrets: the card that shows who has looked, and a word for those who have not."""

from dataclasses import replace

from bot.screens.language import Button, Drawing, Screen, line
from bot.screens.lobby import begun_screen
from bot.screens.lobby_view import lobby_view
from bot.screens.registry import game_screens
from bot.screens.tables import hides
from bot.tables.service import is_unseen
from bot.tables.turns import Position
from storage import Phase, Table


def has_roster(table: Table) -> bool:
    return game_screens()[table.game].secret is not None


def roster(table: Table) -> Screen:
    """Return the card that shows who has seen what is theirs, with the button to look."""
    mine = Button(press="!view", label=line(game_screens()[table.game].private_label))
    return Screen(
        lines=(line("chat-dealt"),),
        table=table.id,
        stamp="card",
        drawing=Drawing(game=table.game, view=lobby_view(table)),
        service=((mine,),) if table.phase is Phase.RUNNING else (),
    )


def begun(table: Table) -> Screen:
    """Return what becomes of the lobby's message where there are no secrets: nobody can join or start any more."""
    return replace(begun_screen(table), drawing=Drawing(game=table.game, view=lobby_view(table)))


def with_advice(screen: Screen, position: Position) -> Screen:
    """Add a word for somebody on move who has not seen their secret. (That they have not is no secret.)"""
    unseen = [seat for seat in screen.mention if is_unseen(position.table, seat) and hides(position, seat)]
    if not unseen or not screen.lines:
        return screen
    return replace(screen, lines=(screen.lines[0], line("chat-look-first"), *screen.lines[1:]))
