"""The gateway: hello, identify, heartbeat, resume, invalid session; numbered events."""

import asyncio
import json
from typing import Any

from aiohttp import WSMsgType, web

from tests.bot.platforms.discord.emulator.rest import NOW, Rest
from tests.bot.platforms.discord.emulator.world import EVERYTHING, World, snowflake

PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
"""Members, presences, message content."""


class Session:
    """One shard's connection to one process: its events, numbered, including undelivered ones."""

    def __init__(self) -> None:
        self.id = snowflake()
        self.socket: web.WebSocketResponse | None = None
        self.events: list[dict[str, Any]] = []
        self.ready = False

    @property
    def connected(self) -> bool:
        return self.ready and self.socket is not None and not self.socket.closed

    async def send(self, kind: str, data: Any) -> None:
        event = {"op": 0, "t": kind, "s": len(self.events) + 1, "d": data}
        self.events.append(event)
        if self.connected:
            assert self.socket is not None
            await put(self.socket, event)


class Gateway:
    def __init__(self, world: World, rest: Rest, token: str) -> None:
        self.world, self._rest, self._token = world, rest, token
        self.address = ""
        self.heartbeats = self.identified = self.resumed = 0
        self.shards = 1
        """As given in identify."""
        self.opened = asyncio.Event()
        self.opened.set()
        """A test clears it: then nobody who connects is greeted."""
        self.ungreeted = 0
        self._sessions: dict[int, Session] = {}
        """The newest of each shard."""
        self._older: list[tuple[int, Session]] = []
        """Those of other processes with the same shard, while one takes over from another: all hear everything."""

    @property
    def connected(self) -> bool:
        """Every shard has a listener."""
        return all(self.listens(shard) for shard in range(self.shards))

    def listens(self, shard: int) -> bool:
        return shard in self._sessions and self._sessions[shard].connected

    def application(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/gateway", self._serve)
        return app

    async def send(self, kind: str, data: Any) -> None:
        """Send an event to the shard of its server; an undelivered one is kept for a resume."""
        shard = self.world.shard(data.get("guild_id"), self.shards)
        self._older = [(number, session) for number, session in self._older if session.connected]
        for session in (self._sessions[shard], *(older for number, older in self._older if number == shard)):
            await session.send(kind, data)

    async def cut(self) -> None:
        """Break the connection; the client should reconnect and resume."""
        session = self._sessions[0]
        assert session.socket is not None
        session.ready = False
        await session.socket.close(code=4000)

    async def invalidate(self) -> None:
        """Invalidate the session; the client should identify again."""
        session = self._sessions.pop(0)
        assert session.socket is not None
        await put(session.socket, {"op": 9, "d": False})

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if not self.opened.is_set():
            self.ungreeted += 1
            await self.world.changed()
            await self.opened.wait()
        await put(socket, {"op": 10, "d": {"heartbeat_interval": 2000}})
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._heard(socket, json.loads(frame.data))
        for session in (*self._sessions.values(), *(older for _, older in self._older)):
            if session.socket is socket:
                session.ready = False
        await self.world.changed()
        return socket

    async def _heard(self, socket: web.WebSocketResponse, frame: dict[str, Any]) -> None:
        if frame["op"] == 1:
            self.heartbeats += 1
            await put(socket, {"op": 11, "d": None})
        elif frame["op"] == 2:
            await self._identify(socket, frame["d"])
        elif frame["op"] == 6:
            await self._resume(socket, frame["d"])
        await self.world.changed()

    async def _identify(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        if data["token"] != self._token:
            await socket.close(code=4004)
            return
        assert not data["intents"] & PRIVILEGED
        self.identified += 1
        shard, self.shards = data.get("shard") or (0, 1)
        if shard in self._sessions:
            self._older.append((shard, self._sessions[shard]))
        session = self._sessions[shard] = Session()
        session.socket, session.ready = socket, True
        guilds = [guild for guild in self.world.guilds if self.world.shard(guild, self.shards) == shard]
        await session.send("READY", {
            "v": 10, "user": {**self.world.bot.json(), "bot": True}, "session_id": session.id,
            "shard": data.get("shard"),
            "guilds": [{"id": guild, "unavailable": True} for guild in guilds], "resume_gateway_url": self.address,
            "application": {"id": self.world.application, "flags": 0},
        })  # fmt: skip
        for guild in guilds:
            await session.send("GUILD_CREATE", self.guild_json(guild))

    async def _resume(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        session = next((one for one in self._sessions.values() if one.id == data["session_id"]), None)
        if session is None:
            await put(socket, {"op": 9, "d": False})
            return
        self.resumed += 1
        session.socket = socket
        for event in session.events[data["seq"] :]:
            await put(socket, event)
        session.ready = True
        await session.send("RESUMED", {})

    def guild_json(self, guild: str | None = None) -> dict[str, Any]:
        world, guild = self.world, guild or self.world.guild
        channels = [self._rest.channel_json(c) for c in world.channels.values() if c.kind == 0 and c.guild == guild]
        everyone = {"id": guild, "name": "@everyone", "color": 0, "hoist": False, "position": 0, "managed": False,
                    "permissions": str(EVERYTHING), "mentionable": False, "flags": 0,
                    "colors": {"primary_color": 0}}  # fmt: skip
        me = {
            "user": {**world.bot.json(), "bot": True},
            "roles": [],
            "joined_at": NOW,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        return {
            "id": guild, "name": "Server", "icon": None, "splash": None, "discovery_splash": None,
            "owner_id": "1",
            "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0, "default_message_notifications": 0,
            "explicit_content_filter": 0, "roles": [everyone], "emojis": [], "features": [], "mfa_level": 0,
            "application_id": None, "system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None,
            "vanity_url_code": None, "description": None, "banner": None, "premium_tier": 0, "preferred_locale": "ru",
            "public_updates_channel_id": None, "nsfw_level": 0, "stickers": [], "premium_progress_bar_enabled": False,
            "safety_alerts_channel_id": None, "joined_at": NOW, "large": False, "member_count": 4, "voice_states": [],
            "members": [me], "channels": channels, "threads": [], "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "soundboard_sounds": [],
        }  # fmt: skip


async def put(socket: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    await socket.send_str(json.dumps(frame))
