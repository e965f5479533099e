"""From the desk's answer to what people see: the press itself is answered first, what takes longer follows."""

import logging
from collections.abc import Sequence
from typing import assert_never

from telegram import CallbackQuery
from telegram.error import BadRequest, TelegramError

from bot import desk
from bot.chat.errors import NOT_SENT
from bot.chat.panels import Request, panel_after_move
from bot.platforms.telegram.boards import RoomWriter, bucket_of
from bot.platforms.telegram.messages.caption import ALERT, clipped, paragraph
from bot.platforms.telegram.messages.rate_limit import PANEL_KEEPS, Bucket
from bot.platforms.telegram.messages.wire import attempted
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewer
from bot.screens.language import Line, Screen
from bot.screens.press import Act, PressId, Preview, Touch
from bot.screens.registry import game_screens
from bot.screens.tables import touched_lines
from bot.tables import turns
from bot.tables.lobby import seat_number
from bot.texts import Words
from storage import Held, Phase, Table

log = logging.getLogger(__name__)

TRIES = 2
NOTICED = 1_500
"""ms. A board that waits for longer is announced."""
TOAST = 90
"""Characters that a toast shows in full; longer ones become an alert."""


class Answers:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def give(
        self, query: CallbackQuery, viewer: Viewer, pressed: PressedMessage, asked: PressId, answer: desk.Answer
    ) -> None:
        services, request = self._services, None
        words = services.viewers.words(viewer, answer.held.table if answer.held else None)
        match answer:
            case desk.Panel(screen=screen, held=held) if not shown_as_alert(held.table, screen, asked):
                # Before the press is answered: from now on the picture is old, and the next press may be quick.
                request = services.panels.request(screen, held.table.id, viewer.who.person)
            case desk.Replay(held=held) if not pressed.room.private and self._services.documents.is_first_film(
                held.table.id
            ):
                await toast(query, words("telegram-film-comes"))
                self._services.later(self._services.documents.film_in(pressed.room, pressed.message, held.table))
                return
            case desk.Rules() | desk.TextBoard() | desk.Replay() if not viewer.settings.dm_started:
                # The only kind of link that Telegram opens from a press: the bot's own chat, with `/start word`.
                await attempted(query.answer(url=self._link(answer)), "a press could not be answered")
                return
        text, alert = spoken(answer, asked, viewer, words)
        if not text:
            text = await self._announced(viewer, pressed, asked, answer)
        await toast(query, text, alert=alert)
        services.later(self._shown(viewer, pressed, asked, answer, request))

    async def _announced(self, viewer: Viewer, pressed: PressedMessage, asked: PressId, answer: desk.Answer) -> str:
        """Say what comes of a press, where it is not seen at once: a panel elsewhere, or a picture that has to wait."""
        words, moved = self._services.viewers.words(viewer), isinstance(answer, desk.Changed) and asked.is_move
        panel = panel_after_move(answer.held, viewer.who.person) if moved and answer.held else None
        opens = isinstance(answer, desk.Panel) or panel is not None
        if opens and not pressed.panel and not pressed.room.private and viewer.can_be_written_to:
            return words("telegram-panel-there")
        if moved and answer.held is not None:
            wait = await self._services.wire.limiter.wait(int(pressed.room.chat), bucket_of(answer.held))
            if wait > NOTICED:
                return words("telegram-picture-later", seconds=-(-wait // 1000))
        return ""

    async def _shown(
        self, viewer: Viewer, pressed: PressedMessage, asked: PressId, answer: desk.Answer, request: Request | None
    ) -> None:
        held = answer.held
        try:
            if isinstance(answer, desk.Panel) and request is not None:
                table = answer.held.table
                await self._services.panels.show(viewer, pressed, answer.screen, table, request=request)
            elif held is not None:
                await self._show(viewer, pressed, asked, answer)
                if not isinstance(answer, desk.Panel) and _ends_a_panel(pressed, asked):
                    await self._services.panels.close(held.table.id, viewer, pressed)
        except NOT_SENT as error:
            log.info("a private screen of table %s could not be shown: %r", held.table.id if held else "?", error)

    async def _show(self, viewer: Viewer, pressed: PressedMessage, asked: PressId, answer: desk.Answer) -> None:
        services = self._services
        match answer:
            case desk.Rules() | desk.TextBoard() | desk.Replay():
                await services.documents.send(viewer, answer)
            case desk.Document() if viewer.settings.dm_started:
                await services.documents.send(viewer, answer)
            case desk.BoardAgain(held=held):
                await services.boards.post_again(held.table.id)
            case desk.Redrawn(screen=screen, held=held):
                await self._redrawn(pressed, screen, held)
            case desk.Panel(screen=screen, held=held):
                running = held.table.phase is Phase.RUNNING  # after the end the board has it all
                if running and screen.drawing is not None and game_screens()[held.table.game].secret is None:
                    # People who have started the bot get the picture beside the alert.
                    content = await services.private.message(viewer, screen, held.table)
                    await services.private.direct(viewer, content)
            case desk.Changed(held=held, lines=()) if not _ends_a_panel(pressed, asked):
                await self._after_move(viewer, pressed, held)
            case desk.Changed() | desk.Told() | desk.Settled() | desk.Document():
                pass
            case _:
                assert_never(answer)

    async def _after_move(self, viewer: Viewer, pressed: PressedMessage, held: Held) -> None:
        """Show the private screen that comes next (a figure to draw); else close the panel that is done."""
        screen = panel_after_move(held, viewer.who.person)
        if screen is not None:
            await self._services.panels.show(viewer, pressed, screen, held.table)
        elif pressed.panel:
            await self._services.panels.close(held.table.id, viewer, pressed)

    async def _redrawn(self, pressed: PressedMessage, screen: Screen, held: Held) -> None:
        """Show a look on the board that was pressed, if it has that button: any client can make a press up."""
        if pressed.panel or not pressed.carries:
            return
        services = self._services
        room = pressed.room
        async with services.wire.turn(room, Bucket(table=held.table.id, keeps=PANEL_KEEPS)) as reservation:
            writer = RoomWriter(services.wire, room, reservation)
            await services.boards.put(writer, pressed.message, screen, held.table)

    def _link(self, answer: desk.Rules | desk.TextBoard | desk.Replay) -> str:
        """Return the link to the direct chat, for long texts and people who have not started the bot yet."""
        table = answer.held.table
        word = {
            desk.Rules: f"rules_{table.game}",
            desk.TextBoard: f"text_{table.id}",
            desk.Replay: f"story_{table.id}",
        }[type(answer)]
        return self._services.deep_link(word)


async def toast(query: CallbackQuery, text: str, *, alert: bool = False) -> None:
    """Answer a press. What did not get through is tried once more: an unanswered button goes on spinning."""
    text = clipped(text, ALERT)
    for _ in range(TRIES):
        try:
            await query.answer(text or None, show_alert=(alert or len(text) > TOAST) if text else None)
        except BadRequest as error:
            log.info("a press could not be answered: %s", error.message)  # it is too old, or was answered
        except TelegramError as error:
            log.info("a press was not answered: %s", error.message)
            continue
        return


def spoken(answer: desk.Answer, asked: PressId, viewer: Viewer, words: Words) -> tuple[str, bool]:
    """Return what a press is answered with, and whether it must be read: an alert has to be closed."""
    match answer:
        case desk.Told(lines=lines) | desk.Settled(lines=lines) | desk.Document(lines=lines):
            return paragraph(lines, words), asked.does("hint", "verify")
        case desk.Changed(lines=lines, held=held):
            return paragraph(lines or _touched(asked, viewer, held), words), False
        case desk.Panel(screen=screen, held=held) if shown_as_alert(held.table, screen, asked):
            return paragraph(screen.lines, words) or words("telegram-nothing-hidden"), True
        case desk.Panel(screen=screen) | desk.Redrawn(screen=screen) if isinstance(asked.kind, Preview):
            # In words what somebody has picked: the picture may need a moment.
            return paragraph([line for line in screen.lines if not line.key.startswith("board-")], words), False
        case desk.Panel() | desk.Redrawn() | desk.BoardAgain() | desk.Rules() | desk.Replay() | desk.TextBoard():
            return "", False
        case _:
            assert_never(answer)


def _touched(asked: PressId, viewer: Viewer, held: Held) -> Sequence[Line]:
    """Return what a press on the table has done for the person who pressed."""
    seat = seat_number(held.table, viewer.who.person)
    if not isinstance(asked.kind, Touch) or seat is None:
        return ()
    return touched_lines(turns.position(held.table, held.snapshot), seat, asked.kind.word)


def _ends_a_panel(pressed: PressedMessage, asked: PressId) -> bool:
    """Tell whether a press on a private screen leaves nothing more to do there."""
    return pressed.panel and isinstance(asked.kind, Act) and not asked.does("hint")


def shown_as_alert(table: Table, screen: Screen, asked: PressId) -> bool:
    """Tell whether a private screen is an alert: a secret always, and whatever has nothing to press."""
    if screen.urgent:
        return True
    if not asked.does("view"):
        return False
    return game_screens()[table.game].secret is not None or not screen.choices
