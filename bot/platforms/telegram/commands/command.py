"""A command that somebody typed, and the usual ways to answer it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.chat.lookup import Fits, any_table, own_table, table_here
from bot.chat.page import Page
from bot.desk import Answer, Panel, lines_of
from bot.pieces import offered
from bot.platforms.telegram.messages.caption import TEXT, clipped, escaped, paragraph
from bot.platforms.telegram.messages.keyboard import page_keys
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewer, granted
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.texts import Words
from storage import Held, Room

GAME = "+"
"""The first letter of what a game's button carries: see `bot.chat.press`."""


@dataclass(frozen=True, kw_only=True)
class Command:
    services: Services
    viewer: Viewer
    text: str
    """What follows the command."""
    press: str
    """The same when the command is delivered twice."""
    message: int | None = None
    """The id of the command's message; None: it was a button."""
    as_chat: bool = False
    """Sent in the name of the chat itself: only its admins can, and Telegram does not say which one."""

    @property
    def room(self) -> Room:
        return self.viewer.room

    @property
    def words(self) -> Words:
        return self.services.viewers.words(self.viewer)

    async def say(self, key: str, *buttons: InlineKeyboardButton, **params: str | int) -> None:
        await self.tell(self.words(key, **params), *buttons)

    async def tell(self, text: str, *buttons: InlineKeyboardButton) -> None:
        """Reply where the command was given."""
        keys = InlineKeyboardMarkup([[button] for button in buttons]) if buttons else None
        await self._reply(escaped(clipped(text, TEXT)), keys)

    async def page(self, page: Page) -> None:
        """Reply with a page that only this person can press."""
        await self._reply(escaped(clipped(page.text, TEXT)), page_keys(page, self.viewer.id))

    async def answer(self, answer: Answer) -> None:
        """Say a refusal, or show what only this person can press; otherwise the changed board is the answer."""
        table = answer.held.table if answer.held else None
        if lines := lines_of(answer):
            await self.tell(paragraph(lines, self.services.viewers.words(self.viewer, table)))
        if isinstance(answer, Panel):
            content = await self.services.panels.content(self.viewer, answer.screen, answer.held.table)
            await self._reply(content.text, content.keys)

    def link(self, key: str, word: str, *, group: bool = False) -> InlineKeyboardButton:
        return InlineKeyboardButton(self.words(key), url=self.services.deep_link(word, group=group))

    def game_buttons(self) -> list[InlineKeyboardButton]:
        return [InlineKeyboardButton(self.words(f"game-{slug}"), callback_data=f"{GAME}{slug}") for slug in offered()]

    async def table(self, fits: Fits = any_table) -> Held:
        """Return the table that is meant: in a group one of its tables, in the direct chat one of the person's own."""
        find = own_table if self.room.private else table_here
        return await find(self.services.store, self.viewer.who, fits)

    async def granted(self, action: Action) -> Who:
        """Return the person with what this room lets them do."""
        return await granted(self.viewer, self.services.store, self.services.bot, action, admin=self.as_chat)

    async def _reply(self, text: str, keys: InlineKeyboardMarkup | None) -> None:
        reply_to = None if self.room.private else self.message
        await self.services.wire.text(self.room, text, keys, reply_to=reply_to)


Handler = Callable[[Command], Awaitable[None]]
