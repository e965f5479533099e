"""The answer to one command or press: what it is comes from the front, how it is shown from the platform."""

from abc import ABC, abstractmethod
from typing import ClassVar, assert_never

from bot.chat.commands.command import Shown
from bot.chat.context import Context
from bot.chat.page import File, Page
from bot.chat.press import ReadRules
from bot.desk import (
    Answer,
    BoardAgain,
    Changed,
    Document,
    LookBack,
    Panel,
    Redrawn,
    Replay,
    Rules,
    Settled,
    TextBoard,
    Told,
)


class Replies(ABC):
    """Each kind of answer, in the way that a platform has for it."""

    context: Context
    between: ClassVar[str] = "\n"
    """What stands between two lines."""

    async def show(self, shown: Shown) -> None:
        match shown:
            case Page():
                await self.page(shown)
            case tuple():
                for page in shown:
                    await self.page(page)
            case File():
                await self.file(shown)
            case ReadRules(game, section):
                await self.rules(game, section)
            case _:
                await self.answer(shown)

    async def answer(self, answer: Answer) -> None:
        match answer:
            case Changed() | Told() | Settled():
                await self.tell(answer)
            case Panel():
                await self.panel(answer)
            case Redrawn():
                await self.redrawn(answer)
            case BoardAgain():
                await self.board_again(answer)
            case Rules(game=game):
                await self.rules(game, None)
            case Replay():
                await self.replay(answer)
            case LookBack(held=held):
                await self.panel(Panel(screen=await answer.screen(), held=held))
            case TextBoard():
                await self.text_board(answer)
            case Document(held=held, lines=lines, name=name, data=data):
                text = self.between.join(map(self.context.words(held.table).line, lines))
                await self.file(File(data=data, name=name, text=text))
            case _:
                assert_never(answer)

    @abstractmethod
    async def tell(self, answer: Changed | Told | Settled) -> None:
        """Say the lines, if there are any. Of a table that has changed, the board is the answer."""

    @abstractmethod
    async def page(self, page: Page) -> None: ...

    @abstractmethod
    async def file(self, file: File) -> None: ...

    @abstractmethod
    async def rules(self, game: str, section: int | None) -> None:
        """Show the rules from their beginning, or another section where they are read already."""

    @abstractmethod
    async def replay(self, answer: Replay) -> None: ...

    @abstractmethod
    async def text_board(self, answer: TextBoard) -> None: ...

    @abstractmethod
    async def board_again(self, answer: BoardAgain) -> None: ...

    @abstractmethod
    async def redrawn(self, answer: Redrawn) -> None: ...

    @abstractmethod
    async def panel(self, answer: Panel) -> None: ...
