"""The emulated Discord, with people in one channel."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from bot.app import App
from bot.platforms.discord.name import NAME
from bot.platforms.discord.platform import Discord
from storage import Room
from storage.connection.client import Client
from tests.bot.platforms.discord.emulator.gateway import Gateway
from tests.bot.platforms.discord.emulator.people import Person
from tests.bot.platforms.discord.emulator.rest import Rest
from tests.bot.platforms.discord.emulator.running import TOKEN
from tests.bot.platforms.discord.emulator.world import Interaction, Message, World
from tests.bot.platforms.inside.chat import NAMES, Chat, Seen

LOCALES = {"en": "en-US", "ru": "ru", "tr": "tr"}
COMMAND, COMPONENT = 2, 3
BUTTON, LIST = 2, 3


class OnDiscord(Chat):
    name = NAME

    def __init__(
        self, link: Client, prefix: str, gateway: Gateway, rest: Rest, *, names: Sequence[str], locale: str
    ) -> None:
        super().__init__(link, prefix)
        self.world, self._gateway = gateway.world, gateway
        base = gateway.address.removeprefix("ws://").removesuffix("/gateway")
        self.environment = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_BASE": f"http://{base}/api/v10",
            "DISCORD_GATEWAY_URL": gateway.address,
            "SHARD_COUNT": "1",
        }
        self.channel = self.world.channel("games")
        users = [self.world.person(name, locale=LOCALES[locale]) for name in names]
        self.people = [Person(self.world, rest, gateway, user, self.channel) for user in users]
        self.room = Room(platform=NAME, chat=self.channel.id)
        self._identified = 0

    def build(self, app: App) -> Discord:
        return Discord(app)

    async def begin(self) -> None:
        self._identified = self._gateway.identified
        await super().begin()

    async def ready(self) -> None:
        await self.until(lambda: self._gateway.identified > self._identified and self._gateway.connected)

    def is_idle(self) -> bool:
        return True

    def posted(self) -> list[Seen]:
        return [seen_of(message) for message in self.world.posted(self.channel)]

    def letters(self) -> list[Seen]:
        direct = [m for m in self.world.messages.values() if m.channel.recipient is not None and not m.deleted]
        return [seen_of(message) for message in direct]

    def own(self, person: Person) -> list[Seen]:
        mine = [m for m in self.world.messages.values() if m.seen_by is person.user and not m.deleted]
        return [seen_of(message) for message in reversed(mine)]

    async def press(self, person: Person, on: Seen, press: str) -> None:
        control = on.raw.presses[press]
        if control == press:
            await self.forge(person, on, press)
            return
        data = {"component_type": LIST, "custom_id": control, "id": 1, "values": [press]}
        await self._interact(person, COMPONENT, data, on.raw)

    async def forge(self, person: Person, on: Seen, press: str) -> None:
        data = {"component_type": BUTTON, "custom_id": press, "id": 1}
        await self._interact(person, COMPONENT, data, on.raw)

    def label(self, on: Seen, press: str) -> str:
        entries = [one for control in on.raw.controls for one in (control, *control.get("options", ()))]
        return next(one["label"] for one in entries if press in (one.get("custom_id"), one.get("value")))

    async def command(self, person: Person, name: str, **options: Any) -> None:
        await self._interact(person, COMMAND, person._typed(name, options), None)

    async def _interact(self, person: Person, kind: int, data: dict[str, Any], message: Message | None) -> None:
        interaction = Interaction(person.user, self.channel, message=message)
        self.world.interactions[interaction.id] = interaction
        await self._gateway.send("INTERACTION_CREATE", person._json(interaction, kind, data))
        await self.until(lambda: interaction.acknowledged is not None)
        await self.settle()


def seen_of(message: Message) -> Seen:
    return Seen(
        id=message.id,
        where=message.channel.id,
        text=message.text,
        picture=b"".join(file["data"] for file in message.attachments),
        presses=tuple(message.presses),
        is_panel=message.seen_by is not None,
        raw=message,
    )


@asynccontextmanager
async def on_discord(link: Client, prefix: str, count: int, locale: str = "en") -> AsyncIterator[OnDiscord]:
    world = World()
    world.checks = False  # other tests look at every request
    rest = Rest(world, TOKEN)
    gateway = Gateway(world, rest, TOKEN)
    app = rest.application()
    app.router.add_get("/gateway", gateway._serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    gateway.address = f"ws://127.0.0.1:{site._server.sockets[0].getsockname()[1]}/gateway"
    chat = OnDiscord(link, prefix, gateway, rest, names=NAMES[:count], locale=locale)
    try:
        await chat.begin()
        yield chat
    finally:
        await chat.end()
        await runner.cleanup()
