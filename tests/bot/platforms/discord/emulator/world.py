"""The emulated Discord: a server, channels, people, messages; it refuses what Discord refuses, in the same way."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

EPOCH = 1420070400000
V2 = 1 << 15
EPHEMERAL = 1 << 6
EVERYTHING = (1 << 53) - 1
PATIENCE = 300.0
"""Seconds. After this long it will not come any more, on any machine."""
A_MOMENT = 0.2
_numbers = itertools.count()


def snowflake() -> str:
    return str(((time.time_ns() // 1_000_000 - EPOCH) << 22) | (next(_numbers) & 0x3FFFFF))


class Refusal(Exception):
    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


@dataclass
class User:
    name: str
    locale: str = "ru"
    id: str = field(default_factory=snowflake)
    manages: bool = False
    takes_letters: bool = True
    """Direct messages are open."""

    def json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
        }


@dataclass
class Channel:
    name: str
    kind: int = 0
    id: str = field(default_factory=snowflake)
    recipient: User | None = None
    parent: "Channel | None" = None
    archived: bool = False
    allowed: int = EVERYTHING
    """The bot's permissions there."""
    guild: str = ""
    """The server it belongs to."""


@dataclass
class Message:
    channel: Channel
    id: str = field(default_factory=snowflake)
    seen_by: User | None = None
    """Only this person sees it; None: everybody in the channel."""
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    pings: list[str] = field(default_factory=list)
    deleted: bool = False
    edits: int = 0

    @property
    def text(self) -> str:
        return self.content + "\n".join(part["content"] for part in self.components if part["type"] == 10)

    @property
    def controls(self) -> list[dict[str, Any]]:
        rows = (part["components"] for part in self.components if part["type"] == 1)
        return [control for row in rows for control in row]

    @property
    def presses(self) -> dict[str, str]:
        """What can be pressed or picked: `{id: the control's id}`."""
        found = {}
        for control in self.controls:
            if control["type"] == 3:
                found.update({option["value"]: control["custom_id"] for option in control["options"]})
            elif not control.get("disabled"):
                found[control["custom_id"]] = control["custom_id"]
        return found

    def labels(self) -> list[str]:
        return [control["label"] for control in self.controls if control["type"] == 2]


@dataclass
class Interaction:
    user: User
    channel: Channel
    id: str = field(default_factory=snowflake)
    token: str = field(default_factory=lambda: f"token-{snowflake()}")
    began: float = field(default_factory=time.monotonic)
    acknowledged: float | None = None
    message: Message | None = None
    """The message that was pressed on; for a command, its answer."""
    answers: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] | None = None
    thinking: bool = False
    finished: bool = False


@dataclass
class Seen:
    """One request of the bot, as received."""

    method: str
    path: str
    payload: Any
    files: list[bytes]
    public: bool = False
    """It changed what others can see."""
    private: bool = False
    """Only one person sees what it said."""
    message: str = ""
    """The message that it wrote."""
    at: float = field(default_factory=time.monotonic)

    def told(self, message: Message) -> None:
        """Note which message it wrote, and who sees it."""
        self.message = message.id
        self.private = message.seen_by is not None or message.channel.kind == 1
        self.public = not self.private


class World:
    """Everything that exists, and everything that was requested."""

    def __init__(self) -> None:
        self.application = snowflake()
        self.bot = User("Raznotsvet", id=self.application)
        self.guild = snowflake()
        self.guilds = [self.guild]
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.users: dict[str, User] = {}
        self.commands: list[dict[str, Any]] = []
        self.log: list[Seen] = []
        self.checks = True
        """Validate every request against Discord's description."""
        self.faults: list[str] = []
        self.ahead = 0.0
        """Seconds by which Discord's clock is ahead of the real one: tests use it to let tokens expire."""
        self.nonces: dict[tuple[str, str], Message] = {}
        self.refuse: Callable[[Seen], Refusal | None] = lambda _seen: None
        self._changed = asyncio.Condition()

    def channel(self, name: str, **more: Any) -> Channel:
        made = Channel(name, **{"guild": self.guild, **more})
        self.channels[made.id] = made
        return made

    def shard(self, guild: str | None, count: int) -> int:
        """Return the shard of a server; direct chats belong to the first."""
        return (int(guild) >> 22) % count if guild else 0

    def person(self, name: str, **more: Any) -> User:
        made = User(name, **more)
        self.users[made.id] = made
        return made

    def letters(self, user: User) -> Channel:
        """Return the direct chat with somebody."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        return self.channel("", kind=1, recipient=user)

    def posted(self, channel: Channel) -> list[Message]:
        """Return what everybody in a channel sees, oldest first."""
        return [m for m in self.messages.values() if m.channel is channel and not m.seen_by and not m.deleted]

    async def changed(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait until a condition holds, and return its value."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(holds)
            return holds()

    async def next_change(self) -> None:
        """Wait until the bot does anything; if it just has, for a moment."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(A_MOMENT), self._changed:
                await self._changed.wait()

    def tree(self, components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        for component in components:
            yield component
            yield from self.tree(component.get("components", []))
