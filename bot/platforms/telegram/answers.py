"""From the desk's answer to what the presser sees: the press itself is answered first, what takes longer follows."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from telegram import CallbackQuery

from bot.desk import (
    Answer,
    BoardAgain,
    Changed,
    Panel,
    Redrawn,
    Replay,
    Rules,
    Settled,
    TextBoard,
    Told,
)
from bot.platforms.telegram.budget import Purse
from bot.platforms.telegram.caption import ALERT, clipped, paragraph
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.people import Reader
from bot.platforms.telegram.private import Pressed
from bot.platforms.telegram.wire import Lost, Moved, Shut, said
from bot.screens.language import Line, Screen
from bot.screens.press import Act, PressId, Preview, Touch
from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, private_screen, touched_lines
from bot.tables import turns
from bot.tables.lobby import seat_number
from bot.tables.speaking import RetryLater
from bot.texts import Words
from storage import Held, Phase, Table

log = logging.getLogger(__name__)

TOAST = 90
"""Characters that a toast shows in full; longer ones become an alert."""


class Answers:
    def __init__(self, place: Place) -> None:
        self._place = place

    async def give(
        self, query: CallbackQuery, reader: Reader, pressed: Pressed, asked: PressId | None, answer: Answer
    ) -> None:
        words = self._place.people.words(reader, answer.held.table if answer.held else None)
        match answer:
            case Panel(screen=screen, held=held) if not shown_as_alert(held.table, screen, asked):
                # Before they are told what they look at: from now on the picture is old, and the next press may be
                # quick.
                pressed = replace(pressed, wish=self._place.private.wishes.made(screen, held.table.id, reader.id))
            case Replay(held=held) if not pressed.room.private and self._place.papers.is_first_film(held.table.id):
                await toast(query, words("telegram-film-comes"))
                self._place.later(self._place.papers.film_in(pressed.room, pressed.message, held.table))
                return
            case Rules() | TextBoard() | Replay() if not reader.settings.dm_started:
                # The only kind of link that Telegram opens from a press: our own chat, with a word to start with.
                await said(query.answer(url=self._link(answer)), "a press could not be answered")
                return
        text, alert = spoken(answer, asked, reader, words)
        await toast(query, text, alert=alert)
        self._place.later(self._shown(reader, pressed, asked, answer))

    async def _shown(self, reader: Reader, pressed: Pressed, asked: PressId | None, answer: Answer) -> None:
        held = answer.held
        try:
            if held is None or asked is None:
                return
            await self._show(reader, pressed, asked, answer)
            if not isinstance(answer, Panel) and _ends_a_panel(pressed, asked):
                await self._place.private.done(held.table.id, pressed, reader.id)
        except (Shut, Lost, Moved, RetryLater) as error:
            log.info("a private screen of table %s could not be shown: %r", held.table.id if held else "?", error)
        finally:
            if pressed.wish is not None:
                self._place.private.wishes.settled(pressed.wish)

    async def _show(self, reader: Reader, pressed: Pressed, asked: PressId, answer: Answer) -> None:
        place = self._place
        match answer:
            case Rules() | TextBoard() | Replay():
                await place.papers.hand_out(reader, answer)
            case BoardAgain(held=held):
                await place.boards.post_again(held.table.id)
            case Redrawn(screen=screen, held=held):
                await self._redrawn(pressed, screen, held)
            case Panel(screen=screen, held=held):
                await self._panel(reader, pressed, asked, screen, held.table)
            case Changed(held=held, lines=()) if not _ends_a_panel(pressed, asked):
                await self._after_move(reader, pressed, held)
            case Changed() | Told() | Settled():
                pass
            case _:
                assert_never(answer)

    async def _panel(self, reader: Reader, pressed: Pressed, asked: PressId, screen: Screen, table: Table) -> None:
        if not shown_as_alert(table, screen, asked):
            await self._place.private.panel(reader, screen, table, pressed)
        elif screen.drawing is not None and game_screens()[table.game].secret is None:
            # Whoever has started the bot also gets the picture.
            await self._place.private.direct(reader, await self._place.private.content(reader, screen, table))

    async def _after_move(self, reader: Reader, pressed: Pressed, held: Held) -> None:
        """Go on where a private screen is what comes next (a figure to draw); else take away the one that is done."""
        screen = drawing_next(held, reader)
        if screen is not None:
            await self._place.private.panel(reader, screen, held.table, pressed)
        elif pressed.panel:
            await self._place.private.done(held.table.id, pressed, reader.id)

    async def _redrawn(self, pressed: Pressed, screen: Screen, held: Held) -> None:
        """Show a look on the board that was pressed, if it has that button: any client can make a press up."""
        if pressed.panel or not pressed.carries:
            return
        place, chat = self._place, int(pressed.room.chat)
        fare = await place.wire.turn(chat, Purse(table=held.table.id))
        try:
            poster = await place.boards.poster(screen, held.table)
            await place.boards.put(pressed.room, pressed.message, poster, fare)
        finally:
            await place.wire.budget.give_back(chat, fare)

    def _link(self, answer: Rules | TextBoard | Replay) -> str:
        """Return the way to our direct chat, for long texts and people who have not been there yet."""
        table = answer.held.table
        word = {Rules: f"rules_{table.game}", TextBoard: f"text_{table.id}", Replay: f"story_{table.id}"}[type(answer)]
        return self._place.deep_link(word)


async def toast(query: CallbackQuery, text: str, *, alert: bool = False) -> None:
    text = clipped(text, ALERT)
    shown = query.answer(text or None, show_alert=(alert or len(text) > TOAST) if text else None)
    await said(shown, "a press could not be answered")


def spoken(answer: Answer, asked: PressId | None, reader: Reader, words: Words) -> tuple[str, bool]:
    """Return what a press is answered with, and whether it must be read: an alert has to be closed."""
    match answer:
        case Told(lines=lines) | Settled(lines=lines):
            return paragraph(lines, words), asked is not None and asked.does("hint")
        case Changed(lines=lines, held=held):
            return paragraph(lines or _touched(asked, reader, held), words), False
        case Panel(screen=screen, held=held) if shown_as_alert(held.table, screen, asked):
            return paragraph(screen.lines, words) or words("telegram-nothing-hidden"), True
        case Panel(screen=screen) | Redrawn(screen=screen) if asked is not None and isinstance(asked.kind, Preview):
            # In words what somebody has picked: the picture may need a moment.
            return paragraph([line for line in screen.lines if not line.key.startswith("board-")], words), False
        case Panel() | Redrawn() | BoardAgain() | Rules() | Replay() | TextBoard():
            return "", False
        case _:
            assert_never(answer)


def _touched(asked: PressId | None, reader: Reader, held: Held) -> Sequence[Line]:
    """Return what a press on the table has done for whoever pressed."""
    seat = seat_number(held.table, reader.who.person)
    if asked is None or not isinstance(asked.kind, Touch) or seat is None:
        return ()
    return touched_lines(turns.position(held.table, held.snapshot), seat, asked.kind.word)


def _ends_a_panel(pressed: Pressed, asked: PressId) -> bool:
    """Tell whether a press on a private screen leaves nothing more to do there."""
    return pressed.panel and isinstance(asked.kind, Act) and not asked.does("hint")


def shown_as_alert(table: Table, screen: Screen, asked: PressId | None) -> bool:
    """Tell whether a private screen is an alert: a secret always, and whatever has nothing to press."""
    if screen.urgent:
        return True
    if asked is None or not asked.does("view"):
        return False
    return game_screens()[table.game].secret is not None or not screen.choices


def drawing_next(held: Held, reader: Reader) -> Screen | None:
    """Return the private screen that somebody on move needs now, if the board itself has nothing for them."""
    seat = seat_number(held.table, reader.who.person)
    if seat is None or held.table.phase is not Phase.RUNNING or game_screens()[held.table.game].secret is not None:
        return None
    position = turns.position(held.table, held.snapshot)
    if seat not in position.to_move or board_screen(position, ()).choices:
        return None
    screen = private_screen(position, seat)
    return screen if screen.choices else None
