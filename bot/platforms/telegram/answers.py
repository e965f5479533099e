"""From what a command comes to, to what the person sees: each kind of answer in Telegram's way.

A command is answered where it was typed, with long texts in the direct chat. What a press comes to: `press_answers`.
"""

from collections.abc import Iterable

from telegram.error import TelegramError

from bot import desk
from bot.artist import text_board
from bot.chat.dialog import Dialog, File
from bot.chat.errors import NOT_SENT
from bot.chat.replies import Replies
from bot.film import retold
from bot.limits import TooMany
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.messages.caption import TEXT, clipped, escaped, packed, paragraph
from bot.platforms.telegram.messages.wire import Content
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.viewer import direct_room, number_of
from bot.rulebook import page as rulebook
from bot.rulebook.chat import html_lines


class Answers(Replies):
    """Of a command."""

    between = " "
    context: Context

    def __init__(self, chat: TelegramChat, context: Context) -> None:
        self.context, self.chat, self.viewer = context, chat, context.viewer
        self.direct = direct_room(context.viewer.who.person)

    async def refuse(self, error: Exception) -> None:
        """Say why. Of too many, not each time: a reply takes one of the few messages that the boards may have."""
        if isinstance(error, (*NOT_SENT, TelegramError)):
            raise error  # nothing can be said there
        if not isinstance(error, TooMany) or self.chat.app.limiter.tells(self.viewer.who.person):
            await super().refuse(error)

    async def dialog(self, dialog: Dialog) -> None:
        await self._reply(self.chat.content(dialog, None if dialog.shared else number_of(self.viewer)))

    async def tell(self, answer: desk.Changed | desk.Told | desk.Settled) -> None:
        """Say the lines. In a group the board is the answer to what changed it."""
        said = paragraph(answer.lines, self.context.words(answer.held.table if answer.held else None))
        if said and (self.context.private or not isinstance(answer, desk.Changed)):
            await self._reply(Content(text=escaped(clipped(said, TEXT))))

    async def panel(self, answer: desk.Panel) -> None:
        table, screen = answer.held.table, answer.screen
        if answer.seat is None:  # a question, which only its owner can answer
            await self._reply(await self.chat.private.message(self.viewer, screen, table))
        else:
            await self.chat.panels.show(self.viewer, PressedMessage(room=self.direct), screen, table)

    async def _reply(self, content: Content) -> None:
        room = self.viewer.room
        await self.chat.wire.say(room, content, reply_to=None if room.private else self.context.message)

    async def file(self, file: File) -> None:
        await self.chat.wire.say(self.direct, Content(text=escaped(file.text), file=file))

    async def rules(self, answer: desk.Rules) -> None:
        words = self.context.words()
        await self._send(html_lines(rulebook(answer.game, words.locale), words))

    async def text_board(self, answer: desk.TextBoard) -> None:
        board = text_board(answer.drawing, self.context.words(answer.held.table))
        await self._send(map(escaped, board.split("\n")), "<pre>{}</pre>")

    async def replay(self, answer: desk.Replay) -> None:
        words = self.context.words(answer.held.table)
        shown, moves = await retold(self.chat.app.artist, answer.held.table, answer.moves, words, self.viewer.look)
        await self.chat.wire.say(self.direct, Content(text=words("button-replay"), picture=shown))
        await self._send(map(escaped, moves))

    async def _send(self, lines: Iterable[str], around: str = "{}") -> None:
        """Send a long text (HTML) to the direct chat, in as many messages as it takes."""
        for part in packed(lines):
            await self.chat.wire.say(self.direct, Content(text=around.format(part)))

    async def board_again(self, answer: desk.BoardAgain) -> None:
        await self.chat.boards.post_again(answer.held.table.id)
