"""A command, and what commands and presses come to. A platform shows each of these in its own way."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.app import App
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry, File
from bot.chat.wish import Wish
from bot.desk import Answer
from bot.pieces import offered
from bot.tables.lobby import Who
from bot.tables.lookup import Fits, any_table, meant
from bot.tables.rights import action_of
from bot.texts import Words
from storage import LoadedTable, Room, Store

Outcome = Answer | Dialog
"""What a press comes to: the desk's answer, or something that belongs to no table."""
Shown = Outcome | tuple[Dialog, ...] | File
"""What a command comes to."""


@dataclass(frozen=True, kw_only=True)
class Command:
    """A command that was typed, or that a button or a link stands for."""

    app: App
    context: Context
    text: str = ""
    """What follows the command."""
    wish: Wish | None = None
    """What is to be opened, where a platform has options for it."""

    @property
    def store(self) -> Store:
        return self.app.store

    @property
    def words(self) -> Words:
        return self.context.words()

    @property
    def who(self) -> Who:
        return self.context.viewer.who

    @property
    def room(self) -> Room:
        return self.who.room

    async def tables(self, fits: Fits = any_table, *, seat: bool = True, turn: bool = False) -> list[LoadedTable]:
        """Return the table whose code was typed, or else those that may be meant here: see `lookup.meant`."""
        if self.text:
            return [await self.app.tables.load(self.text.split()[0])]
        return await meant(self.store, self.who, fits, seat=seat, turn=turn, elsewhere=self.context.private)

    async def act(self, held: LoadedTable, verb: str) -> Answer:
        who = await self.context.granted(self.store, action_of(verb))
        return await self.app.desk.act(held, who, verb, self.context.id)

    def in_direct(self, word: str) -> Dialog:
        """Lead to the direct chat, for what others should not read."""
        link = Entry(link=word, label=self.words("chat-open-direct"))
        return Dialog(text=self.words("chat-in-direct"), buttons=(link,))


Handler = Callable[[Command], Awaitable[Shown]]


def game_buttons(words: Words) -> tuple[Entry, ...]:
    return tuple(Entry(id=f"+{slug}", label=words(f"game-{slug}")) for slug in offered())
