"""The state of an emulated Telegram: people, chats, messages, and updates that the bot has not received yet."""

import asyncio
import itertools
import time
from collections import deque
from dataclasses import dataclass, field

from tests.bot.platforms.telegram.emulator.refusals import Refusal, bad, forbidden

BOT = {
    "id": 4242,
    "is_bot": True,
    "first_name": "Raznotsvet",
    "username": "raznotsvet_bot",
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": False,
}
MOST_A_MINUTE = 20


@dataclass
class Message:
    chat: "Chat"
    id: int
    author: dict
    thread: int | None = None
    text: str = ""
    entities: list = field(default_factory=list)
    photo: bytes | None = None
    keyboard: list = field(default_factory=list)
    deleted: bool = False
    only_for: int | None = None
    """The only person who sees it: an ephemeral message."""
    silent: bool = False
    """Nobody's phone rang."""

    @property
    def from_bot(self) -> bool:
        return self.author["id"] == BOT["id"]

    @property
    def buttons(self) -> list[dict]:
        return [button for row in self.keyboard for button in row]

    @property
    def mentioned(self) -> list[int]:
        return [entity["user_id"] for entity in self.entities if entity["type"] == "text_mention"]

    def content(self) -> tuple:
        return self.text, str(self.entities), self.photo, str(self.keyboard)

    def public(self) -> dict:
        """Return the message as the Bot API shows it."""
        shown = {"message_id": self.id, "date": int(time.time()), "chat": self.chat.public(), "from": self.author}
        if self.only_for is not None:
            shown |= {"message_id": 0, "ephemeral_message_id": self.id}
        if self.thread is not None:
            shown |= {"message_thread_id": self.thread, "is_topic_message": True}
        if self.photo is not None:
            size = {"file_id": f"f{self.id}", "file_unique_id": f"u{self.id}", "width": 900, "height": 900}
            styles = [entity for entity in self.entities if entity["type"] in {"bold", "italic"}]
            shown |= {"photo": [size], "caption": self.text, "caption_entities": styles}
        else:
            shown["text"] = self.text
        if self.keyboard:
            shown["reply_markup"] = {"inline_keyboard": self.keyboard}
        return shown


@dataclass
class Chat:
    id: int
    type: str
    title: str = ""
    members: dict = field(default_factory=dict)
    """`{user id: status}` of a group."""
    topics: set = field(default_factory=set)
    closed: set = field(default_factory=set)
    """Topics that only admins write to."""
    forum: bool = False
    messages: dict = field(default_factory=dict)
    muted: bool = False
    no_pictures: bool = False
    moved_to: int | None = None
    started: bool = False
    blocked: bool = False
    ephemeral: bool = False
    """The chat supports messages for one person."""
    ids: itertools.count = field(default_factory=lambda: itertools.count(1))
    said_at: list = field(default_factory=list)
    """When the bot sent or edited something."""

    @property
    def private(self) -> bool:
        return self.type == "private"

    def public(self) -> dict:
        shown = {"id": self.id, "type": self.type}
        shown |= {"first_name": self.title} if self.private else {"title": self.title}
        return shown | ({"is_forum": True} if self.forum else {})

    def check_writable(self, what: str = "text messages") -> None:
        """Refuse what the bot may not write here."""
        if self.private and self.blocked:
            raise forbidden("bot was blocked by the user")
        if self.private and not self.started:
            raise forbidden("bot can't initiate conversation with a user")
        if self.moved_to is not None:
            raise bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=self.moved_to)
        if not self.private and self.members.get(BOT["id"]) in (None, "kicked", "left"):
            raise forbidden(f"bot was kicked from the {self.type} chat")
        if self.muted or (self.no_pictures and what == "photos"):
            raise bad(f"not enough rights to send {what} to the chat")

    def check_rate(self, now: float, minute: float | None) -> None:
        """Refuse the twenty-first message in a minute."""
        if self.private:
            return
        if minute is None:
            self.said_at.append(now)
            return
        recent = [at for at in self.said_at if now - at < minute]
        if len(recent) >= MOST_A_MINUTE:
            wait = max(1, round(minute - (now - recent[0])))
            raise Refusal(429, f"Too Many Requests: retry after {wait}", retry_after=wait)
        self.said_at.append(now)

    def visible(self, user: int) -> list[Message]:
        """Return what somebody sees here, oldest first."""
        return [m for m in self.messages.values() if not m.deleted and m.only_for in (None, user)]


@dataclass
class Press:
    """A press on a button, until it is answered."""

    id: str
    user: int
    message: Message
    at: float
    answered_at: float | None = None
    text: str | None = None
    alert: bool = False
    url: str | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)


class World:
    """Everything that exists. `minute` is how long a minute lasts for the rate limits, in seconds.

    None: nothing is refused here, because what is sent in a real minute depends on how fast the machine is; the
    program's own rate limiter says what was sent in a minute of its clock.
    """

    def __init__(self, minute: float | None = None) -> None:
        self.minute = minute
        self.users: dict[int, dict] = {}
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.updates: deque[dict] = deque()
        self.changed = asyncio.Condition()
        self._update_ids, self._press_ids = itertools.count(1000), itertools.count(1)

    def chat(self, name: object) -> Chat:
        try:
            return self.chats[int(str(name))]
        except (KeyError, ValueError):
            raise bad("chat not found") from None

    def message(self, chat: Chat, name: object, what: str) -> Message:
        found = chat.messages.get(int(str(name)))
        if found is None or found.deleted:
            raise bad(f"message to {what} not found")
        if not found.from_bot:
            raise bad(f"message can't be {what}ed")
        return found

    async def tell_bot(self, **update) -> int:
        """Put something into the bot's inbox."""
        name = next(self._update_ids)
        self.updates.append({"update_id": name, **update})
        await self.stir()
        return name

    async def stir(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def press(self, user: dict, message: Message, data: str) -> Press:
        press = Press(id=f"q{next(self._press_ids)}", user=user["id"], message=message, at=time.monotonic())
        self.presses[press.id] = press
        query = {"id": press.id, "from": user, "message": message.public(), "chat_instance": "1", "data": data}
        await self.tell_bot(callback_query=query)
        return press
