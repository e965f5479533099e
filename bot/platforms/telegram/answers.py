"""What commands and presses are answered with alike: long texts go to the direct chat."""

from collections.abc import Iterable

from bot.artist import text_board
from bot.chat.context import Context
from bot.chat.page import File
from bot.chat.replies import Replies
from bot.desk import BoardAgain, Replay, Rules, TextBoard
from bot.film import retold
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.messages.caption import escaped, packed
from bot.platforms.telegram.messages.wire import Content
from bot.platforms.telegram.viewer import direct_room
from bot.rulebook import page as rulebook
from bot.rulebook.chat import html_lines


class Answers(Replies):
    between = " "

    def __init__(self, chat: TelegramChat, context: Context) -> None:
        self.context, self.chat, self.viewer = context, chat, context.viewer
        self.direct = direct_room(context.viewer.who.person)

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
