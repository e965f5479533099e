"""An in-memory Discord (simcord) with the platform: the real library and store, and people who press and type."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import interactions
from simcord.backend.models import Overwrite

from bot.app import App, assemble
from bot.platforms.discord.platform import Discord
from bot.settings import Settings
from bot.tables import turns
from storage import Store, Timing, open_store
from storage.timing import Clock, wall_clock
from tests.bot.platforms.patient import UNLIMITED
from tests.bot.programs import ALONE

ENVIRONMENT = {
    "DISCORD_TOKEN": "in-memory",
    "SHARD_COUNT": "1",
    "DEFAULT_LOCALE": "en",
    **ALONE,
    **UNLIMITED,
}
LONGEST_SETTLING = 50.0
"""Real seconds. simcord waits for anything due sooner than that, and the bot nudges people after a minute."""
SLOW_MACHINE = 600.0
"""Seconds that a board waits for the live panels, however slowly pictures are drawn here."""
MEMBER = 1
"""The type of a permission overwrite for one member."""


class Reading:
    """The clock of the in-memory Discord."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    def now(self) -> int:
        return int(self.env.now().timestamp() * 1000) if self.env else wall_clock()


class House:
    """A server with one channel, and the bot. Time passes only when a test says so."""

    def __init__(self, store: Store, reading: Reading) -> None:
        self.store, self.reading = store, reading
        self.app, self.platform, self.client = self._built()
        self.env: simcord.Env = None  # type: ignore[assignment]  # set as soon as it runs

    def _built(self) -> tuple[App, Discord, discord.Client]:
        app = assemble(Settings.from_env(ENVIRONMENT), self.store, Clock(now=self.reading.now))
        platform = Discord(app)
        platform.port.pause = 0
        platform.panels.edit_timeout = SLOW_MACHINE
        # What is due soon waits for `pass_by`, like everything else.
        app.keeper.intervals = replace(app.keeper.intervals, soon=0)
        app.residents["discord"] = platform
        client = platform.client()
        platform.use(client)
        return app, platform, client

    def furnish(self, env: simcord.Env) -> None:
        self.env = self.reading.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")

    def person(self, name: str, **role: bool) -> simcord.MemberActor:
        roles = [self.guild.create_role(name, permissions=discord.Permissions(**role))] if role else []
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name), roles=roles)

    async def restart(self) -> None:
        """Stop the bot and start another one on the same store."""
        await self.app.end()
        self.app, self.platform, self.client = self._built()
        await self.env.restart_bot(self.client)

    async def crash(self) -> None:
        """Start another bot on the same store, after the first has died in the middle of something."""
        self.store = Store(self.store._client, voices=["discord"], timing=Timing(now=self.reading.now))
        self.app, self.platform, self.client = self._built()
        await self.env.restart_bot(self.client)
        with self.env._bot_scope():
            await self.app.speaker.take_over()
            await self.app.speaker.sweep()
        await self.env.settle()

    async def pass_by(self, seconds: float) -> None:
        """Advance the time, and let everything due by then happen."""
        await self.env.advance_time(seconds)
        with self.env._bot_scope():  # as a part of the bot, it uses the bot's clock
            looked = asyncio.create_task(self.app.keeper._look())
        await self.env.settle()
        assert looked.done()

    async def position(self, table: str) -> turns.Position:
        """Return a table with the state of its game, as stored."""
        held = await self.store.tables.load(table)
        assert held is not None
        return turns.position(held.table, held.snapshot)

    def posted(self, channel: Any = None) -> list[discord.Message]:
        """Return what everybody in a channel sees, oldest first."""
        return [m for m in (channel or self.channel).history() if not m.flags.ephemeral]

    def boards(self, channel: Any = None) -> list[discord.Message]:
        return [m for m in self.posted(channel) if presses(m)]

    def forbid(self, **permissions: bool) -> None:
        """Revoke permissions of the bot in the channel."""
        _, deny = discord.PermissionOverwrite(**dict.fromkeys(permissions, False)).pair()
        overwrite = Overwrite(target_id=self.env.backend.bot_user.id, type=MEMBER, allow=0, deny=deny.value)
        self.env.backend.set_overwrite(self.channel.id, overwrite)


def presses(message: Any) -> dict[str, str]:
    """Return what can be pressed or picked on a message: `{id: the id of its control}`."""
    found: dict[str, str] = {}
    for row in message.components:
        for control in getattr(row, "children", ()):
            if isinstance(control, discord.SelectMenu):
                found.update({option.value: control.custom_id for option in control.options})
            elif isinstance(control, discord.Button) and not control.disabled and control.custom_id:
                found[control.custom_id] = control.custom_id
    return found


def moves(message: Any) -> list[str]:
    """Return the ids that are moves: neither about the table nor a look."""
    return [id_ for id_ in presses(message) if not id_.startswith("@") and id_.split(":", 2)[-1][0] not in "!?~"]


async def press(person: Any, message: Any, what: str) -> Any:
    """Press a button, or pick an entry of a list: by its id or the end of it."""
    id_ = next(id_ for id_ in presses(message) if id_ == what or id_.split(":", 2)[-1] == what)
    control = presses(message)[id_]
    if control == id_:
        return await person.click(message, custom_id=id_)
    return await person.select(message, [id_], custom_id=control)


def words(message: Any) -> str:
    return "\n".join(part.content for part in message.components if isinstance(part, discord.TextDisplay))


@asynccontextmanager
async def house(folder: Path, monkeypatch: Any) -> AsyncIterator[House]:
    reading = Reading()
    timing = Timing(now=reading.now)
    async with open_store(None, folder, voices=["discord"], timing=timing, longest_call=40.0) as store:
        here = House(store, reading)
        async with simcord.run(here.client, settle_timeout=LONGEST_SETTLING) as env:
            here.furnish(env)
            # simcord leaves open who installed the app; here it is the server.
            monkeypatch.setattr(interactions, "base_payload", _installed(interactions.base_payload))
            yield here
            await here.app.end()


def _installed(base: Any) -> Any:
    def payload(backend: Any, **about: Any) -> Any:
        record, sent = base(backend, **about)
        if about["guild_id"] is not None:
            sent["authorizing_integration_owners"] = {"0": str(about["guild_id"])}
        return record, sent

    return payload
