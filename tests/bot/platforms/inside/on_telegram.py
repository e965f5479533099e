"""The emulated Bot API, with a group of people of whom only the first has started the bot."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from bot.app import App
from bot.platforms.telegram.boards import bucket_in
from bot.platforms.telegram.messages.keyboard import owner_of
from bot.platforms.telegram.messages.rate_limit import RateLimiter
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.platform import Telegram
from storage import Room
from storage.connection.client import Client
from tests.bot.platforms.inside.chat import NAMES, Chat, Seen
from tests.bot.platforms.telegram.emulator.people import Human, group, person
from tests.bot.platforms.telegram.emulator.server import TOKEN, Server
from tests.bot.platforms.telegram.emulator.world import Message, World


class OnTelegram(Chat):
    name = NAME

    def __init__(self, link: Client, prefix: str, server: Server, count: int, locale: str) -> None:
        super().__init__(link, prefix)
        self.server, self.world = server, server.world
        self.environment = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API_BASE": server.base}
        self.people = [person(self.world, name, locale) for name in NAMES[:count]]
        self.group = group(self.world, *self.people)
        self.room = Room(platform=NAME, chat=str(self.group.id))
        self._heard = 0

    def build(self, app: App) -> Telegram:
        return Telegram(app)

    async def begin(self) -> None:
        self._heard = self._polls()
        await super().begin()

    def _polls(self) -> int:
        return self.server.pollers

    async def ready(self) -> None:
        await self.until(lambda: self._polls() > self._heard)

    async def owed(self) -> int:
        held = await self.table()
        if held is None or self.app is None:
            return 0
        bucket = await bucket_in(self.room, held, replace(self.app, store=self.store))  # the dead read nothing
        return await RateLimiter(self.store, self.clock.now).wait(self.group.id, bucket)

    def is_idle(self) -> bool:
        return not self.world.updates

    def posted(self) -> list[Seen]:
        return [seen_of(message) for message in self.group.messages.values() if is_there(message)]

    def letters(self) -> list[Seen]:
        messages = (message for human in self.people for message in human.direct.messages.values())
        return [seen_of(message) for message in messages if is_there(message)]

    def own(self, person: Human) -> list[Seen]:
        direct = [seen_of(message) for message in person.direct.messages.values() if is_there(message)]
        here = [seen for seen in self.posted() if seen.is_panel and owner(seen.raw) == person.id]
        return [*reversed(direct), *reversed(here)]

    async def press(self, person: Human, on: Seen, press: str) -> None:
        await self.forge(person, on, next(data for data in carried(on.raw) if owner_of(data)[1] == press))

    async def forge(self, person: Human, on: Seen, press: str) -> None:
        pressed = await self.world.press(person.user, on.raw, press)
        await self.until(pressed.done.is_set)
        await self.settle()

    def label(self, on: Seen, press: str) -> str:
        buttons = (button for button in on.raw.buttons if "callback_data" in button)
        return next(button["text"] for button in buttons if owner_of(button["callback_data"])[1] == press)

    async def command(self, person: Human, name: str, **options: Any) -> None:
        words = " ".join(str(value) for value in options.values())
        await person.write(self.group, f"/{name} {words}".strip())
        await self.settle()


def is_there(message: Message) -> bool:
    return message.from_bot and not message.deleted


def carried(message: Message) -> list[str]:
    return [button["callback_data"] for button in message.buttons if "callback_data" in button]


def owner(message: Message) -> int | None:
    return next((owner_of(data)[0] for data in carried(message)), None)


def seen_of(message: Message) -> Seen:
    presses = tuple(owner_of(data)[1] for data in carried(message))
    is_panel = owner(message) is not None or any(entity["type"] == "italic" for entity in message.entities)
    return Seen(
        id=str(message.id),
        where=str(message.chat.id),
        text=message.text,
        picture=message.photo or b"",
        presses=presses,
        is_panel=is_panel,
        raw=message,
    )


@asynccontextmanager
async def on_telegram(link: Client, prefix: str, count: int, locale: str = "en") -> AsyncIterator[OnTelegram]:
    async with Server(World()) as server:
        chat = OnTelegram(link, prefix, server, count, locale)
        try:
            await chat.begin()
            await chat.people[0].start()
            await chat.settle()
            yield chat
        finally:
            await chat.end()
        assert server.complaints == []
