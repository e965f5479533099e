"""The answer to one command or press: what it is comes from the front, how it is shown from the platform."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable
from typing import ClassVar, assert_never

from bot import desk
from bot.chat.commands.command import Outcome, Shown, game_buttons
from bot.chat.context import Context
from bot.chat.dialog import Dialog, File
from bot.desk import Told
from bot.screens.language import Line, line
from engines.errors import RuleError
from storage import StoreError

log = logging.getLogger(__name__)

OFFERING_GAMES = frozenset({"chat-no-table", "chat-no-lobby", "chat-no-such-game"})
"""Refusals that come with a button for each game, where games are chosen by buttons."""


class Replies(ABC):
    """Each kind of answer, in the way that a platform has for it."""

    context: Context
    between: ClassVar[str] = "\n"
    """What stands between two lines."""

    async def respond(self, coming: Awaitable[Shown]) -> None:
        """Show what a command or press comes to. Whatever happens, people are answered."""
        try:
            await self.show(await coming)
        except Exception as error:  # noqa: BLE001 (whatever it is)
            await self.refuse(error)

    async def refuse(self, error: Exception) -> None:
        await self.show(refusal(self.context, error))

    async def show(self, shown: Shown) -> None:
        match shown:
            case Dialog():
                await self.dialog(shown)
            case tuple():
                for dialog in shown:
                    await self.dialog(dialog)
            case File():
                await self.file(shown)
            case _:
                await self.answer(shown)

    async def answer(self, answer: desk.Answer) -> None:
        match answer:
            case desk.Changed() | desk.Told() | desk.Settled():
                await self.tell(answer)
            case desk.Panel():
                await self.panel(answer)
            case desk.Redrawn():
                await self.redrawn(answer)
            case desk.BoardAgain():
                await self.board_again(answer)
            case desk.Rules():
                await self.rules(answer)
            case desk.Replay():
                await self.replay(answer)
            case desk.LookBack(held=held):
                await self.panel(desk.Panel(screen=await answer.screen(), held=held))
            case desk.TextBoard():
                await self.text_board(answer)
            case desk.Document(held=held, lines=lines, name=name, data=data):
                text = self.between.join(map(self.context.words(held.table).line, lines))
                await self.file(File(data=data, name=name, text=text))
            case _:
                assert_never(answer)

    @abstractmethod
    async def tell(self, answer: desk.Changed | desk.Told | desk.Settled) -> None:
        """Say the lines, if there are any. Of a table that has changed, the board is the answer."""

    @abstractmethod
    async def dialog(self, dialog: Dialog) -> None: ...

    @abstractmethod
    async def file(self, file: File) -> None: ...

    @abstractmethod
    async def rules(self, answer: desk.Rules) -> None: ...

    @abstractmethod
    async def replay(self, answer: desk.Replay) -> None: ...

    @abstractmethod
    async def text_board(self, answer: desk.TextBoard) -> None: ...

    @abstractmethod
    async def board_again(self, answer: desk.BoardAgain) -> None: ...

    async def redrawn(self, answer: desk.Redrawn) -> None:  # noqa: B027 (elsewhere there is nothing to show)
        """Show the board as the presser looks at it, where boards are messages that can be pressed."""

    @abstractmethod
    async def panel(self, answer: desk.Panel) -> None: ...


def is_stale(answer: desk.Answer) -> bool:
    """Tell whether somebody pressed what belongs to an older position."""
    return any(told.key == "table-stale" for told in desk.lines_of(answer))


def refusal(context: Context, error: Exception) -> Outcome:
    """Return what somebody is told whose command or press failed. If the fault is ours, it is logged."""
    match error:
        case RuleError() if error.key in OFFERING_GAMES and not context.whispers:
            words = context.words()
            return Dialog(text=words.line(error), buttons=game_buttons(words), shared=True)
        case RuleError():
            return Told(lines=(Line(error.key, error.params),), refused=True)
        case StoreError():
            log.info("something could not be done: %r", error)
            return Told(lines=(line("busy"),), refused=True)
        case _:
            log.error("something could not be handled", exc_info=error)
            return Told(lines=(line("chat-trouble"),), refused=True)
