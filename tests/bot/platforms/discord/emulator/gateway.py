"""The gateway: hello, identify, heartbeat, resume, invalid session; events with their numbers."""

import json
from typing import Any

from aiohttp import WSMsgType, web

from tests.bot.platforms.discord.emulator.rest import NOW, Rest
from tests.bot.platforms.discord.emulator.world import EVERYTHING, World, snowflake

PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
"""Members, presences, message content."""


class Gateway:
    def __init__(self, world: World, rest: Rest, token: str) -> None:
        self.world, self._rest, self._token = world, rest, token
        self.address = ""
        self.heartbeats = self.identified = self.resumed = 0
        self._socket: web.WebSocketResponse | None = None
        self._session = ""
        self._events: list[dict[str, Any]] = []
        self._ready = False

    @property
    def connected(self) -> bool:
        return self._ready and self._socket is not None and not self._socket.closed

    def application(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/gateway", self._serve)
        return app

    async def send(self, kind: str, data: Any) -> None:
        """Send an event; one that finds nobody is kept for a resume."""
        event = {"op": 0, "t": kind, "s": len(self._events) + 1, "d": data}
        self._events.append(event)
        if self.connected:
            await self._put(event)

    async def cut(self) -> None:
        """Break the connection; the client is to come back and resume."""
        assert self._socket is not None
        self._ready = False
        await self._socket.close(code=4000)

    async def invalidate(self) -> None:
        """Say that the session is over; the client is to identify anew."""
        self._session, self._ready = "", False
        await self._put({"op": 9, "d": False})

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._socket = socket
        await self._put({"op": 10, "d": {"heartbeat_interval": 2000}})
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._heard(json.loads(frame.data))
        if self._socket is socket:
            self._ready = False
        return socket

    async def _heard(self, frame: dict[str, Any]) -> None:
        if frame["op"] == 1:
            self.heartbeats += 1
            await self._put({"op": 11, "d": None})
        elif frame["op"] == 2:
            await self._identify(frame["d"])
        elif frame["op"] == 6:
            await self._resume(frame["d"])
        await self.world.changed()

    async def _identify(self, data: dict[str, Any]) -> None:
        assert self._socket is not None
        if data["token"] != self._token:
            await self._socket.close(code=4004)
            return
        assert not data["intents"] & PRIVILEGED
        self.identified += 1
        self._session, self._events = snowflake(), []
        self._ready = True
        await self.send("READY", {
            "v": 10, "user": {**self.world.bot.json(), "bot": True}, "session_id": self._session,
            "shard": data.get("shard"),
            "guilds": [{"id": self.world.guild, "unavailable": True}], "resume_gateway_url": self.address,
            "application": {"id": self.world.application, "flags": 0},
        })  # fmt: skip
        await self.send("GUILD_CREATE", self.guild_json())

    async def _resume(self, data: dict[str, Any]) -> None:
        if data["session_id"] != self._session:
            await self._put({"op": 9, "d": False})
            return
        self.resumed += 1
        for event in self._events[data["seq"] :]:
            await self._put(event)
        self._ready = True
        await self.send("RESUMED", {})

    async def _put(self, frame: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send_str(json.dumps(frame))

    def guild_json(self) -> dict[str, Any]:
        world = self.world
        channels = [self._rest.channel_json(c) for c in world.channels.values() if c.kind == 0]
        everyone = {"id": world.guild, "name": "@everyone", "color": 0, "hoist": False, "position": 0, "managed": False,
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
            "id": world.guild, "name": "Server", "icon": None, "splash": None, "discovery_splash": None,
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
