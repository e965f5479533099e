"""What people read on a platform, as text: messages, buttons, toasts; each with whoever can see it."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tests.bot.platforms.inside.on_discord import OnDiscord
from tests.bot.platforms.inside.on_telegram import OnTelegram

LIST, LINK = 3, 5


@dataclass(frozen=True, kw_only=True)
class Read:
    """A message. `reader`: the only person who sees it; empty: everybody."""

    key: str
    reader: str
    text: str
    picture: str = ""
    rows: tuple[str, ...] = ()


class Reader(ABC):
    """Tells what is new since it was last asked. A row of buttons is repeated only where it is different."""

    def __init__(self) -> None:
        self._seen, self._rows, self._toasts = dict[str, Read](), set[str](), 0

    @abstractmethod
    def messages(self) -> Iterator[Read]: ...

    def toasts(self) -> list[str]:
        """Return what presses were answered with, oldest first."""
        return []

    def news(self) -> Iterator[str]:
        toasts = self.toasts()
        yield from filter(None, toasts[self._toasts :])
        self._toasts = len(toasts)
        for message in self.messages():
            read = replace(message, text=plainly(message.text), picture=plainly(message.picture))
            before, self._seen[read.key] = self._seen.get(read.key), read
            if before == read:
                continue
            lines = [read.text] if before is None or before.text != read.text else []
            lines += (
                [f"({read.picture})"] if read.picture and (before is None or before.picture != read.picture) else []
            )
            lines += [row for row in read.rows if row not in self._rows]
            self._rows.update(read.rows)
            if any(lines):
                yield _block(read.reader, "\n".join(filter(None, lines)))


def plainly(text: str) -> str:
    """Return a text without what is different in every run: where a table is stored, and how long the store took."""
    return re.sub(r"\b\d+ (?=ms|мс)", "5 ", re.sub(r"\b\w(TW1N\d\d)\b", r"7\1", text))


def _block(reader: str, text: str) -> str:
    return "\n".join(f"  {reader} | {line}" for line in text.splitlines()) if reader else text


class TelegramReader(Reader):
    def __init__(self, chat: OnTelegram) -> None:
        super().__init__()
        self._chat = chat

    def messages(self) -> Iterator[Read]:
        for where in (self._chat.group, *(person.direct for person in self._chat.people)):
            for message in where.messages.values():
                if message.from_bot and not message.deleted:
                    rows = tuple(" ".join(f"[{button['text']}]" for button in row) for row in message.keyboard)
                    reader = where.title if where.private else ""
                    picture = "picture" if message.photo else ""
                    yield Read(
                        key=f"{where.id}:{message.id}", reader=reader, text=message.text, picture=picture, rows=rows
                    )

    def toasts(self) -> list[str]:
        return [self._toast(press) for press in self._chat.world.presses.values()]

    def _toast(self, press: Any) -> str:
        said = f"({'alert' if press.alert else 'toast'}) {press.text}" if press.text else "(link)" if press.url else ""
        return _block(self._chat.world.users[press.user]["first_name"], said) if said else ""


class DiscordReader(Reader):
    def __init__(self, chat: OnDiscord) -> None:
        super().__init__()
        self._chat = chat

    def messages(self) -> Iterator[Read]:
        # Direct chats last: what is written there and how a press is answered are on their way at the same time.
        for message in sorted(self._chat.world.messages.values(), key=lambda one: one.channel.recipient is not None):
            if not message.deleted:
                person = message.seen_by or message.channel.recipient
                parts = [part["components"] for part in message.components if part["type"] == 1]
                alt = " ".join(file["description"] or "" for file in message.attachments)
                rows = tuple(filter(None, (self._row(row) for row in parts)))
                yield Read(
                    key=message.id,
                    reader=person.name if person else "",
                    text=self._said(message.text),
                    picture=alt,
                    rows=rows,
                )

    def _row(self, row: list[dict[str, Any]]) -> str:
        if row[0]["type"] == LIST:
            options = ", ".join(option["label"] for option in row[0]["options"])
            return f"[{row[0].get('placeholder', '')} ▾ {options}]"
        return " ".join(f"[{button['label']}]" for button in row if not button.get("disabled"))

    def _said(self, text: str) -> str:
        for user in self._chat.world.users.values():
            text = text.replace(f"<@{user.id}>", f"@{user.name}")
        text = re.sub(r"https://discord\.com/\S+?(?=[\s)>]|$)", "(link)", text)
        return re.sub(r"<#\d+>", "#games", re.sub(r"<t:\d+:\w>", "(time)", text))


READERS = {"discord": DiscordReader, "telegram": TelegramReader}
