"""A command that somebody typed, and the usual ways to answer it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.desk import Answer
from bot.platforms.telegram.caption import TEXT, clipped, escaped, paragraph
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.granting import granted
from bot.platforms.telegram.people import Reader
from bot.tables import rights
from bot.tables.lobby import Who
from bot.tables.rights import Action, Role, Standing, Where
from bot.tables.turns import position
from bot.texts import Words
from storage import Held, Phase, Room, Table


@dataclass(frozen=True, kw_only=True)
class Asked:
    place: Place
    reader: Reader
    room: Room
    reply_to: int | None
    """The message with the command; None: it was a button."""
    text: str
    """What stands after the command."""
    press: str
    """The same when the command is delivered twice."""
    as_chat: bool = False
    """Sent in the name of the chat itself: only its admins can, and Telegram does not say which one."""

    @property
    def words(self) -> Words:
        return self.place.people.words(self.reader)

    async def say(self, key: str, *buttons: InlineKeyboardButton, **params: str | int) -> None:
        await self.tell(self.words(key, **params), *buttons)

    async def tell(self, text: str, *buttons: InlineKeyboardButton) -> None:
        """Reply where the command was given."""
        keys = InlineKeyboardMarkup([[button] for button in buttons]) if buttons else None
        reply_to = None if self.room.private else self.reply_to
        await self.place.wire.text(self.room, escaped(clipped(text, TEXT)), keys, reply_to=reply_to)

    async def answer(self, answer: Answer) -> None:
        """Say a refusal; where all went well, the changed board is the answer."""
        if answer.lines:
            table = answer.held.table if answer.held else None
            await self.tell(paragraph(answer.lines, self.place.people.words(self.reader, table)))

    def link(self, key: str, word: str, *, group: bool = False) -> InlineKeyboardButton:
        return InlineKeyboardButton(self.words(key), url=self.place.deep_link(word, group=group))

    async def open_tables(self) -> list[Held]:
        """Return the open tables here: in a group the room's, in the direct chat the person's; newest first."""
        store = self.place.store
        owner = self.reader.who.person if self.room.private else self.room
        found = await store.tables.load_many(await store.tables.of(owner))
        return sorted(found, key=lambda held: held.table.touched_at or 0, reverse=True)

    async def mine(self, *phases: Phase) -> Held | None:
        """Return the table that somebody means: one where he sits and is waited for before all others."""
        here = [held for held in await self.open_tables() if self.reader.who.person in held.table.people]
        fitting = [held for held in here if not phases or held.table.phase in phases]
        return next((held for held in fitting if self._waited_for(held)), fitting[0] if fitting else None)

    async def granted(self, action: Action) -> Who:
        """Return the asker with what this room lets them do."""
        return await granted(self.place, self.reader, action, admin=self.as_chat)

    async def refusal(self, action: Action) -> str | None:
        """Return why the asker may not do something in this room, or None."""
        who = await self.granted(action)
        return rights.refusal(action, Standing(role=Role.STRANGER, where=Where.ROOM, granted=who.granted))

    async def show(self, answer: Answer) -> None:
        """Say a refusal, or show what is to be pressed by the asker alone."""
        await self.answer(answer)
        if answer.screen is not None and answer.held is not None:
            content = await self.place.private.content(self.reader, answer.screen, answer.held.table)
            reply_to = None if self.room.private else self.reply_to
            await self.place.wire.text(self.room, content.text, content.keys, reply_to=reply_to)

    def _waited_for(self, held: Held) -> bool:
        if held.table.phase is not Phase.RUNNING:
            return False
        return any(
            held.table.seats[seat].person == self.reader.who.person
            for seat in position(held.table, held.snapshot).to_move
        )


Command = Callable[[Asked], Awaitable[None]]


def names(table: Table, words: Words) -> str:
    return words.listed([seat.name or words("computer-name", number=at + 1) for at, seat in enumerate(table.seats)])
