"""How a command is answered: where it was typed, and with long texts in the direct chat."""

from collections.abc import Iterable

from bot.artist import text_board
from bot.chat.dialog import Dialog, File
from bot.chat.replies import Replies
from bot.desk import BoardAgain, Changed, Panel, Replay, Rules, Settled, TextBoard, Told
from bot.film import retold
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.messages.caption import TEXT, clipped, escaped, packed, paragraph
from bot.platforms.telegram.messages.wire import Content
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.viewer import direct_room, number_of
from bot.rulebook import page as rulebook
from bot.rulebook.chat import html_lines


class Answers(Replies):
    between = " "
    context: Context

    def __init__(self, chat: TelegramChat, context: Context) -> None:
        self.context, self.chat, self.viewer = context, chat, context.viewer
        self.direct = direct_room(context.viewer.who.person)

    async def dialog(self, dialog: Dialog) -> None:
        await self._reply(self.chat.content(dialog, None if dialog.shared else number_of(self.viewer)))

    async def tell(self, answer: Changed | Told | Settled) -> None:
        """Say the lines. In a group the board is the answer to what changed it."""
        said = paragraph(answer.lines, self.context.words(answer.held.table if answer.held else None))
        if said and (self.context.private or not isinstance(answer, Changed)):
            await self._reply(Content(text=escaped(clipped(said, TEXT))))

    async def panel(self, answer: Panel) -> None:
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

    async def rules(self, answer: Rules) -> None:
        words = self.context.words()
        await self._send(html_lines(rulebook(answer.game, words.locale), words))

    async def text_board(self, answer: TextBoard) -> None:
        board = text_board(answer.drawing, self.context.words(answer.held.table))
        await self._send(map(escaped, board.split("\n")), "<pre>{}</pre>")

    async def replay(self, answer: Replay) -> None:
        words = self.context.words(answer.held.table)
        shown, moves = await retold(self.chat.app.artist, answer.held.table, answer.moves, words, self.viewer.look)
        await self.chat.wire.say(self.direct, Content(text=words("button-replay"), picture=shown))
        await self._send(map(escaped, moves))

    async def _send(self, lines: Iterable[str], around: str = "{}") -> None:
        """Send a long text (HTML) to the direct chat, in as many messages as it takes."""
        for part in packed(lines):
            await self.chat.wire.say(self.direct, Content(text=around.format(part)))

    async def board_again(self, answer: BoardAgain) -> None:
        await self.chat.boards.post_again(answer.held.table.id)
