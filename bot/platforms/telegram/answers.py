"""What commands and presses are answered with alike: long texts go to the direct chat."""

from bot.chat.context import Context
from bot.chat.documents import board_in_words, replay, rules_of
from bot.chat.page import File
from bot.chat.replies import Replies
from bot.desk import BoardAgain, Replay, TextBoard
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.messages.caption import escaped, packed
from bot.platforms.telegram.viewer import direct_room
from bot.rulebook.chat import html_lines


class Answers(Replies):
    between = " "

    def __init__(self, chat: TelegramChat, context: Context) -> None:
        self.context, self.chat, self.viewer = context, chat, context.viewer
        self.direct = direct_room(context.viewer.who.person)

    async def file(self, file: File) -> None:
        await self.chat.wire.document(self.direct, file.data, file.name, file.text)

    async def rules(self, game: str, _section: int | None) -> None:
        words = self.context.words()
        for part in packed(html_lines(rules_of(game, words.locale), words)):
            await self.chat.wire.text(self.direct, part)

    async def text_board(self, answer: TextBoard) -> None:
        board = board_in_words(answer, self.context.words(answer.held.table))
        for part in packed(map(escaped, board.split("\n"))):
            await self.chat.wire.text(self.direct, f"<pre>{part}</pre>")

    async def replay(self, answer: Replay) -> None:
        words = self.context.words(answer.held.table)
        shown, moves = await replay(self.chat.app.artist, answer, words, self.viewer.look)
        await self.chat.wire.animation(self.direct, shown.data, words("button-replay"))
        for part in packed(map(escaped, moves)):
            await self.chat.wire.text(self.direct, part)

    async def board_again(self, answer: BoardAgain) -> None:
        await self.chat.boards.post_again(answer.held.table.id)
