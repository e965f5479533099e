"""A browser without a screen: it calls the server as the page does."""

import asyncio
import contextlib
import json
from functools import partial
from typing import Self

import aiohttp
from msgspec.json import decode as decoded

from tests.bot.platforms.patient import PATIENCE, patient_store

PATIENT = partial(patient_store, 1)
HELLO = {"t": "hello", "name": "Анна", "language": "en"}


class Caller:
    """A browser without a screen."""

    def __init__(self, address: str) -> None:
        # aiohttp ignores cookies from bare IP addresses by default.
        self.session = aiohttp.ClientSession(address, cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.origin = address.rstrip("/")

    async def __aenter__(self) -> Self:
        await self.session.get("/")
        return self

    async def __aexit__(self, *_) -> None:
        await self.session.close()

    async def socket(self, query: str = "", **headers: str) -> aiohttp.ClientWebSocketResponse:
        return await self.session.ws_connect(f"/socket{query}", headers={"Origin": self.origin} | headers)

    async def open(self, query: str = "") -> "Line":
        line = Line(await self.socket(query))
        await line.say(**HELLO)
        return line


class Line:
    """A web socket as a tab has it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.presses = 0
        self.heard: list[str] = []
        """The kind of every frame."""

    async def say(self, **message) -> None:
        await self.socket.send_str(json.dumps(message))

    async def hear(self, kind: str, **wanted) -> dict:
        """Wait for a frame of a kind, with certain contents."""
        heard = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                async for message in self.socket:
                    data = decoded(message.data)
                    self.heard.append(data["t"])
                    if data["t"] == kind and all(data.get(name) == value for name, value in wanted.items()):
                        return data
                    heard.append(data)
        raise AssertionError(f"no {kind} with {wanted} among {heard}")

    async def opens(self, lesson: bool = False) -> dict:
        """Open a table, and return it."""
        await self.say(t="open", game="cvetariki", id="1", lesson=lesson)
        table = (await self.hear("go"))["table"]
        await self.say(t="watch", table=table)
        return await self.hear("table")

    async def press(self, table: dict, what: str) -> None:
        self.presses += 1
        buttons = [button for row in (*table["service"], *table["choices"]) for button in row]
        data = next((button["id"] for button in buttons if button["press"] == what), None)
        await self.say(t="press", data=data or f"{table['table']}:0:{what}", id=f"p{self.presses}")
