"""What a press comes to: answered first by a toast or an alert; what takes longer follows."""

import logging
from collections.abc import Sequence
from dataclasses import replace

from telegram import CallbackQuery
from telegram.error import BadRequest, TelegramError

from bot import desk
from bot.chat.boards.boards import LONG
from bot.chat.dialog import Dialog, File
from bot.chat.panels import Request, panel_after_move
from bot.chat.replies import Replies, is_stale
from bot.film import film
from bot.platforms.telegram.answers import Answers
from bot.platforms.telegram.boards import bucket_in
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.messages.caption import ALERT, clipped, paragraph
from bot.platforms.telegram.messages.rate_limit import PANEL_KEEPS, Bucket
from bot.platforms.telegram.messages.wire import Content, attempted
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.viewer import number_of
from bot.screens.language import Line, Screen
from bot.screens.press import Act, PressId, Preview, Touch
from bot.screens.registry import game_screens
from bot.screens.tables import next_private_screen, own_board, touched_lines
from bot.tables import turns
from bot.tables.lobby import seat_number
from bot.texts import words_at
from render.theme import Look
from storage import LoadedTable, Phase, Table

log = logging.getLogger(__name__)

TRIES = 2
NOTICED = 1_500
"""ms. A board that waits for longer is announced."""
TOAST = 90
"""Characters that a toast shows in full; longer ones become an alert."""


class PressAnswers(Answers):
    """Of a press."""

    refuse = Replies.refuse  # a toast takes no message from the boards

    def __init__(
        self, chat: TelegramChat, context: Context, query: CallbackQuery, on: PressedMessage, asked: PressId | None
    ) -> None:
        super().__init__(chat, context)
        self._query, self._on, self._asked = query, on, asked
        self._request: Request | None = None

    async def dialog(self, dialog: Dialog) -> None:
        """Say what was chosen, and show it on the dialog that was pressed; what is new is posted below it."""
        if dialog.anew:
            await toast(self._query, dialog.note)
            self.chat.later(self.chat.post(self._on.room, dialog))
            return
        await toast(self._query, dialog.note or dialog.text)
        if dialog.note and self._on.carries:
            content = self.chat.content(dialog, number_of(self.viewer))
            self.chat.later(self.chat.wire.edit(self._on.room, self._on.message, content))

    async def answer(self, answer: desk.Answer) -> None:
        match answer:
            case desk.Panel(screen=screen, held=held) if not self._is_alert(held.table, screen):
                # Before the press is answered: from now on the picture is old, and the next press may be quick.
                self._request = self.chat.panels.request(screen, held.table.id, self.viewer.who.person)
            case desk.Replay(held=held, moves="") if not self._on.room.private and held.table.id not in self.chat.films:
                self.chat.films[held.table.id] = None
                await toast(self._query, self.context.words()("telegram-film-comes"))
                self.chat.later(self._film_here(held.table))
                return
            case desk.Rules() | desk.TextBoard() | desk.Replay() if not self.viewer.settings.dm_started:
                word = {desk.Rules: "rules", desk.TextBoard: "text", desk.Replay: "story"}[type(answer)]
                await self.lead_to(f"{word}_{answer.game if isinstance(answer, desk.Rules) else answer.held.table.id}")
                return
        text, alert = self._spoken(answer)
        now = answer.held if is_stale(answer) else None
        if now is not None and self._waits(now) and (seconds := await self._seconds(now)):
            text = self.context.words()("telegram-board-later", seconds=seconds)
        await toast(self._query, text or await self._announced(answer), alert=alert)
        self.chat.later(self._shown(answer))

    async def lead_to(self, word: str) -> None:
        """Open the bot's own chat with `/start word`: the only kind of link that Telegram opens from a press."""
        await attempted(self._query.answer(url=self.chat.deep_link(word)), "a press could not be answered")

    async def _film_here(self, table: Table) -> None:
        """Show a finished game as a film where it was played, below its result."""
        words = words_at(table, self.context.texts, table.locale)
        shown = await film(self.chat.app.artist, table, words, Look())
        content = Content(text=words("button-replay"), picture=shown)
        await self.chat.wire.say(self._on.room, content, reply_to=int(self._on.message))

    def _spoken(self, answer: desk.Answer) -> tuple[str, bool]:
        """Return what a press is answered with, and whether it must be read: an alert has to be closed."""
        words, asked = self.context.words(answer.held.table if answer.held else None), self._asked
        match answer:
            case desk.Changed(lines=lines, held=held):
                return paragraph(lines or self._touched(held), words), False
            case desk.Panel(screen=screen, held=held) if self._is_alert(held.table, screen):
                return paragraph(screen.lines, words) or words("telegram-nothing-hidden"), True
            case desk.Panel(screen=screen) | desk.Redrawn(screen=screen) if asked and isinstance(asked.kind, Preview):
                # In words what somebody has picked: the picture may need a moment.
                return paragraph([line for line in screen.lines if not line.key.startswith("board-")], words), False
            case desk.Document(lines=lines) if not self.viewer.settings.dm_started:
                return f"{paragraph(lines, words)} {words('telegram-file-after-start')}", True
            case _:
                must_be_read = asked is not None and asked.does("hint", "verify")
                return paragraph(desk.lines_of(answer), words), must_be_read

    def _touched(self, held: LoadedTable) -> Sequence[Line]:
        """Return what a press on the table has done for the person who pressed."""
        seat = seat_number(held.table, self.viewer.who.person)
        if self._asked is None or not isinstance(self._asked.kind, Touch) or seat is None:
            return ()
        return touched_lines(turns.position(held.table, held.snapshot), seat, self._asked.kind.word)

    async def _announced(self, answer: desk.Answer) -> str:
        """Say what comes of a press, where it is not seen at once: a panel elsewhere, or a picture that has to wait."""
        words, on = self.context.words(), self._on
        if isinstance(answer, desk.LookBack):
            return "" if answer.ready else words("review-thinking")
        moved = isinstance(answer, desk.Changed) and self._asked is not None and self._asked.is_move
        panel = panel_after_move(answer.held, self.viewer.who.person) if moved and answer.held else None
        opens = isinstance(answer, desk.Panel) or panel is not None
        if opens and not on.panel and not on.room.private and self.viewer.can_be_written_to:
            return words("telegram-panel-there")
        is_calm = self.chat.wire.limiter.is_calm(int(on.room.chat))
        if moved and answer.held is not None and not is_calm and (seconds := await self._seconds(answer.held)):
            there = not on.room.private and self.viewer.can_be_written_to and 1000 * seconds > LONG
            return words("telegram-picture-there" if there else "telegram-picture-later", seconds=seconds)
        return ""

    async def _seconds(self, held: LoadedTable) -> int:
        """Return in how many seconds a picture that is still to come is shown here; 0: soon."""
        room = self._on.room
        wait = await self.chat.wire.limiter.wait(int(room.chat), await bucket_in(room, held, self.chat.app))
        return -(-wait // 1000) if wait > NOTICED else 0

    def _waits(self, held: LoadedTable) -> bool:
        """Tell whether the group that was pressed in does not show a table as it is."""
        room = self._on.room
        return room in held.table.rooms and not room.private and self.chat.boards.is_late(held, room)

    async def _shown(self, answer: desk.Answer) -> None:
        """Show the rest, in the background."""
        await super().answer(answer)
        if answer.held and not isinstance(answer, desk.Panel | desk.LookBack) and self._ends_a_panel:
            await self.chat.panels.close(answer.held.table.id, self.viewer, self._on)

    async def tell(self, answer: desk.Changed | desk.Told | desk.Settled) -> None:
        """Show what comes next for somebody who has moved (a figure to draw); else close the panel that is done."""
        held = answer.held
        if isinstance(answer, desk.Told) and held and (is_stale(answer) or held.table.phase is Phase.FINISHED):
            await self._brought_up_to_date(held)
        if not isinstance(answer, desk.Changed) or answer.lines or self._ends_a_panel:
            return
        table, screen = answer.held.table, panel_after_move(answer.held, self.viewer.who.person)
        if screen is not None:
            await self.chat.panels.show(self.viewer, self._on, screen, table)
        elif self._on.panel:
            await self.chat.panels.close(table.id, self.viewer, self._on)

    async def _brought_up_to_date(self, held: LoadedTable) -> None:
        """Show somebody who pressed on an older position the newest: in that panel, or while the board waits alone."""
        table, on, panels = held.table, self._on, self.chat.panels
        seat = seat_number(table, self.viewer.who.person)
        if seat is None or table.phase is not Phase.RUNNING:
            if on.panel:
                await panels.close(table.id, self.viewer, on)
        elif on.panel or (self._waits(held) and not self.viewer.can_be_written_to):
            position = turns.position(table, held.snapshot)
            screen = next_private_screen(position, seat) or own_board(position, seat)
            request = panels.request(screen, table.id, self.viewer.who.person, copy=on.room.private)
            await panels.show(self.viewer, on, screen, table, request=request, alone=not on.panel)

    async def file(self, file: File) -> None:
        if self.viewer.settings.dm_started:
            await super().file(file)

    async def panel(self, answer: desk.Panel) -> None:
        """Show a panel; or the picture beside an alert, to people who have started the bot.

        After the end the board has it all.
        """
        table, screen = answer.held.table, answer.screen
        shown = table.phase is Phase.RUNNING and game_screens()[table.game].secret is None
        if not self._is_alert(table, screen):
            await self.chat.panels.show(self.viewer, self._on, screen, table, request=self._request)
        elif shown and screen.drawing is not None and self.viewer.can_be_written_to:
            content = await self.chat.private.message(self.viewer, screen, table)
            await self.chat.private.direct(self.viewer, content)

    async def redrawn(self, answer: desk.Redrawn) -> None:
        """Show a look on the board that was pressed, if it has that button: any client can make a press up."""
        room, table, wire = self._on.room, answer.held.table, self.chat.wire
        if self._on.panel:
            screen, panels = replace(answer.screen, service=()), self.chat.panels
            request = panels.request(screen, table.id, self.viewer.who.person, copy=room.private)
            await panels.show(self.viewer, self._on, screen, table, request=request)
        elif self._on.carries:
            async with wire.turn(room, Bucket(table=table.id, keeps=PANEL_KEEPS)) as writer:
                await self.chat.boards.put(writer, room, self._on.message, answer.screen, table)

    @property
    def _ends_a_panel(self) -> bool:
        """Tell whether a press on a private screen leaves nothing more to do there."""
        asked = self._asked
        return self._on.panel and asked is not None and isinstance(asked.kind, Act) and not asked.does("hint")

    def _is_alert(self, table: Table, screen: Screen) -> bool:
        """Tell whether a private screen is an alert: a secret always, and whatever has nothing to press."""
        if screen.urgent:
            return True
        looks = self._asked is not None and self._asked.does("view")
        return looks and (game_screens()[table.game].secret is not None or not screen.choices)


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
