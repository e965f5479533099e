"""People with a Telegram client: they see what is on their screen, type, and press."""

import asyncio
import itertools
import time
from dataclasses import dataclass

from tests.bot.platforms.telegram.emulator.world import BOT, Chat, Message, Press, World

_users, _groups, _queries = itertools.count(101), itertools.count(1), itertools.count(1)
NOBODY = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
"""In whose name Telegram delivers what anonymous admins write."""
PATIENCE = 300.0
"""s after which somebody stops waiting for something to appear."""


@dataclass(frozen=True)
class Human:
    world: World
    user: dict

    @property
    def id(self) -> int:
        return self.user["id"]

    @property
    def name(self) -> str:
        return self.user["first_name"]

    @property
    def direct(self) -> Chat:
        """The direct chat with the bot."""
        return self.world.chats[self.id]

    async def start(self, word: str = "") -> None:
        """Press Start in the direct chat, perhaps through a link with a parameter."""
        self.direct.started = True
        await self.write(self.direct, f"/start {word}".strip())

    async def write(self, chat: Chat, text: str, topic: int | None = None, *, anonymous: bool = False) -> None:
        """Write something. In a group the bot receives only what starts with a slash and is not for another bot.

        `anonymous`: an admin writes in the name of the group, and the bot does not learn who it is.
        """
        message = Message(chat, next(chat.ids), NOBODY if anonymous else self.user, topic, text)
        chat.messages[message.id] = message
        first = text.split(maxsplit=1)[0]
        if chat.private or (text.startswith("/") and first.partition("@")[2] in ("", BOT["username"])):
            entities = [{"type": "bot_command", "offset": 0, "length": len(first)}] if text[0] == "/" else []
            sender = {"sender_chat": chat.public()} if anonymous else {}
            await self.world.tell_bot(message=message.public() | {"entities": entities} | sender)

    async def ask_inline(self, text: str) -> str:
        """Type `@bot text` in some chat; return the id of the query."""
        name = f"i{next(_queries)}"
        query = {"id": name, "from": self.user, "query": text, "offset": ""}
        await self.world.tell_bot(inline_query=query)
        return name

    async def press(self, message: Message, what: str) -> Press:
        """Press a button by its label or by what it carries, and wait for the answer."""
        button = self.button(message, what)
        assert button is not None, f"{self.name} sees no {what!r} under {message.text!r}"
        press = await self.world.press(self.user, message, button["callback_data"])
        await asyncio.wait_for(press.done.wait(), PATIENCE)
        return press

    def button(self, message: Message, what: str) -> dict | None:
        return next((button for button in message.buttons if what in named(button)), None)

    async def forge(self, message: Message, data: str) -> Press:
        """Send what no button of the message carries, as any client can."""
        press = await self.world.press(self.user, message, data)
        await asyncio.wait_for(press.done.wait(), PATIENCE)
        return press

    def sees(self, chat: Chat) -> list[Message]:
        return chat.visible(self.id)

    async def wait(self, chat: Chat, fits, patience: float = PATIENCE) -> Message:
        """Wait for a message of the bot that matches; return the newest."""
        ends = time.monotonic() + patience
        while True:
            for message in reversed(self.sees(chat)):
                if message.from_bot and fits(message):
                    return message
            left = ends - time.monotonic()
            assert left > 0, f"{self.name} waits in vain; the last messages: {[m.text for m in self.sees(chat)][-3:]}"
            async with self.world.changed:
                try:
                    await asyncio.wait_for(self.world.changed.wait(), min(left, 0.5))
                except TimeoutError:
                    continue


def named(button: dict) -> tuple[str, ...]:
    """Return the names of a button: its label, and the end of what it carries."""
    data = button.get("callback_data", "")
    return button["text"], data.rpartition(":")[2], data.split(":", 2)[-1]


def person(world: World, name: str, language: str = "en", number: int = 0) -> Human:
    number = number or next(_users)
    world.users[number] = {"id": number, "is_bot": False, "first_name": name, "language_code": language}
    world.chats[number] = Chat(number, "private", name)
    return Human(world, world.users[number])


def group(
    world: World, *members: Human, topics: tuple[int, ...] = (), kind: str = "supergroup", number: int = 0
) -> Chat:
    number = number or (-1_001_000_000_000 - next(_groups) if kind == "supergroup" else -next(_groups))
    here = {member.id: "creator" if at == 0 else "member" for at, member in enumerate(members)}
    chat = Chat(number, kind, "Friends", here | {BOT["id"]: "member"}, set(topics), forum=bool(topics))
    world.chats[number] = chat
    return chat
