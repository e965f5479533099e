"""The REST side: the routes that the bot uses, with responses like Discord's."""

import json
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tests.bot.platforms.discord.emulator.description import faults
from tests.bot.platforms.discord.emulator.rules import check
from tests.bot.platforms.discord.emulator.world import (
    EPHEMERAL,
    Channel,
    Interaction,
    Message,
    Refusal,
    Seen,
    World,
)

DEADLINE = 3.0
"""Seconds that Discord gives to answer a press. Measured in bench, not here: a busy machine is not a fault."""
LIFETIME = 15 * 60.0
"""Lifetime of an interaction's token."""
NOW = "2026-01-01T00:00:00+00:00"
VIEW, SEND = 1 << 10, 1 << 11

Handler = Callable[["Rest", web.Request, Seen], Awaitable[Any]]


class Rest:
    def __init__(self, world: World, token: str) -> None:
        self.world, self._token = world, token
        self.address = ""

    def application(self) -> web.Application:
        app = web.Application(client_max_size=2**26)
        routes: list[tuple[str, str, Any]] = [
            ("GET", "/users/@me", self.me),
            ("GET", "/gateway/bot", self.gateway),
            ("GET", "/oauth2/applications/@me", self.about),
            ("PUT", "/applications/{app}/commands", self.commands),
            ("POST", "/users/@me/channels", self.letters),
            ("POST", "/channels/{channel}/messages", self.post),
            ("GET", "/channels/{channel}/messages", self.history),
            ("GET", "/channels/{channel}/messages/{message}", self.fetch),
            ("PATCH", "/channels/{channel}/messages/{message}", self.edit),
            ("DELETE", "/channels/{channel}/messages/{message}", self.delete),
            ("GET", "/channels/{channel}", self.fetch_channel),
            ("PATCH", "/channels/{channel}", self.edit_channel),
            ("POST", "/channels/{channel}/threads", self.thread),
            ("POST", "/interactions/{interaction}/{token}/callback", self.callback),
            ("POST", "/webhooks/{app}/{token}", self.follow_up),
            ("PATCH", "/webhooks/{app}/{token}/messages/@original", self.edit_original),
            ("DELETE", "/webhooks/{app}/{token}/messages/@original", self.delete_original),
            ("PATCH", "/webhooks/{app}/{token}/messages/{message}", self.edit_follow_up),
            ("DELETE", "/webhooks/{app}/{token}/messages/{message}", self.delete_follow_up),
        ]
        for method, path, handler in routes:
            app.router.add_route(method, f"/api/v10{path}", self._served(handler))
        return app

    def _served(self, handler: Any) -> Any:
        async def serve(request: web.Request) -> web.Response:
            payload, files = await _read(request)
            seen = Seen(request.method, request.path.removeprefix("/api/v10"), payload, files)
            self.world.log.append(seen)
            if self.world.checks and request.method != "GET" and payload is not None:
                self.world.faults += faults(seen.method, seen.path, payload)
            try:
                if (refusal := self.world.refuse(seen)) is not None:
                    raise refusal
                if "/webhooks/" not in request.path and "/interactions/" not in request.path:
                    self._check_token(request)
                answer = await handler(request, seen)
            except Refusal as error:
                return _refused(error)
            finally:
                await self.world.changed()
            if answer is None:
                return web.Response(status=204)
            return web.Response(body=json.dumps(answer), headers={"Content-Type": "application/json"})

        return serve

    def _check_token(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._token}":
            raise Refusal(401, 0, "401: Unauthorized")

    async def me(self, request: web.Request, seen: Seen) -> Any:
        return {**self.world.bot.json(), "bot": True, "flags": 0}

    async def about(self, request: web.Request, seen: Seen) -> Any:
        return {"id": self.world.application, "name": "Raznotsvet", "description": "", "flags": 0, "icon": None,
                "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "owner": self.world.bot.json(),
                "team": None}  # fmt: skip

    async def gateway(self, request: web.Request, seen: Seen) -> Any:
        # Not the address of the emulator: the bot should take that from its configuration.
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": "wss://gateway.invalid", "shards": 1, "session_start_limit": limit}

    async def commands(self, request: web.Request, seen: Seen) -> Any:
        self.world.commands = [
            {**one, "id": str(number), "application_id": self.world.application, "version": "1"}
            for number, one in enumerate(seen.payload, 1)
        ]
        return self.world.commands

    async def letters(self, request: web.Request, seen: Seen) -> Any:
        channel = self.world.letters(self.world.users[str(seen.payload["recipient_id"])])
        return self.channel_json(channel)

    async def post(self, request: web.Request, seen: Seen) -> Any:
        channel = self._channel(request)
        self._check_allowed(channel, SEND)
        nonce = (channel.id, str(seen.payload.get("nonce")))
        if seen.payload.get("enforce_nonce") and nonce in self.world.nonces:
            return self.message_json(self.world.nonces[nonce])
        message = Message(channel)
        self._fill(message, seen)
        # Without `allowed_mentions` Discord notifies everybody whom the text mentions.
        allowed, named = seen.payload.get("allowed_mentions"), dict.fromkeys(re.findall(r"<@(\d+)>", message.text))
        message.pings = [user for user in named if allowed is None or user in map(str, allowed.get("users", ()))]
        channel.archived = False
        self.world.messages[message.id] = message
        self.world.nonces[nonce] = message
        seen.told(message)
        return self.message_json(message)

    async def history(self, request: web.Request, seen: Seen) -> Any:
        """List what everybody in a channel sees, newest first."""
        channel, most = self._channel(request), int(request.query.get("limit", "50"))
        before = int(request.query.get("before", "0")) or None
        shown = [m for m in self.world.messages.values() if m.channel is channel and not (m.deleted or m.seen_by)]
        shown = [m for m in shown if before is None or int(m.id) < before]
        return [self.message_json(m) for m in sorted(shown, key=lambda m: int(m.id), reverse=True)[:most]]

    async def fetch(self, request: web.Request, seen: Seen) -> Any:
        return self.message_json(self._message(request))

    async def edit(self, request: web.Request, seen: Seen) -> Any:
        message = self._message(request)
        self._check_allowed(message.channel, VIEW)
        if message.channel.archived:
            raise Refusal(400, 50083, "Thread is archived")
        self._fill(message, seen)
        message.edits += 1
        seen.told(message)
        return self.message_json(message)

    async def delete(self, request: web.Request, seen: Seen) -> Any:
        self._message(request).deleted = True

    async def fetch_channel(self, request: web.Request, seen: Seen) -> Any:
        return self.channel_json(self._channel(request))

    async def edit_channel(self, request: web.Request, seen: Seen) -> Any:
        channel = self._channel(request)
        channel.archived = seen.payload.get("archived", channel.archived)
        return self.channel_json(channel)

    async def thread(self, request: web.Request, seen: Seen) -> Any:
        parent = self._channel(request)
        return self.channel_json(self.world.channel(seen.payload["name"], kind=11, parent=parent, guild=parent.guild))

    async def callback(self, request: web.Request, seen: Seen) -> Any:
        interaction = self._interaction(request)
        if interaction.acknowledged is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged")
        interaction.acknowledged = time.monotonic()
        kind, data = seen.payload["type"], seen.payload.get("data") or {}
        if kind == 8:
            interaction.choices = data["choices"]
        if kind == 5:
            interaction.thinking = True
            seen_by = interaction.user if data.get("flags", 0) & EPHEMERAL else None
            interaction.message = Message(interaction.channel, seen_by=seen_by, flags=data.get("flags", 0))
        return {"interaction": {"id": interaction.id, "type": kind}}

    async def follow_up(self, request: web.Request, seen: Seen) -> Any:
        interaction = self._interaction(request)
        flags = seen.payload.get("flags", 0)
        message = Message(interaction.channel, seen_by=interaction.user if flags & EPHEMERAL else None)
        self._fill(message, seen)
        self.world.messages[message.id] = message
        interaction.answers.append(message)
        seen.told(message)
        return self.message_json(message)

    async def edit_original(self, request: web.Request, seen: Seen) -> Any:
        interaction = self._interaction(request)
        message = interaction.message
        if message is None:
            raise Refusal(404, 10008, "Unknown Message")
        self._fill(message, seen)
        message.edits += 1
        if interaction.thinking:
            interaction.thinking = False
            self.world.messages[message.id] = message
            interaction.answers.append(message)
        seen.told(message)
        return self.message_json(message)

    async def edit_follow_up(self, request: web.Request, seen: Seen) -> Any:
        message = self._follow_up(request)
        self._fill(message, seen)
        message.edits += 1
        seen.told(message)
        return self.message_json(message)

    async def delete_follow_up(self, request: web.Request, seen: Seen) -> Any:
        self._follow_up(request).deleted = True

    async def delete_original(self, request: web.Request, seen: Seen) -> Any:
        interaction = self._interaction(request)
        interaction.finished = True
        if interaction.message is not None and not interaction.thinking:
            interaction.message.deleted = True  # it was pressed on, and not answered with another

    def _fill(self, message: Message, seen: Seen) -> None:
        """Apply a request to a message."""
        payload = seen.payload
        kept = message.attachments
        if "attachments" in payload:
            known = {file["id"]: file for file in kept}
            kept = [
                known[str(a["id"])] if str(a["id"]) in known else self._attachment(a, seen)
                for a in payload["attachments"]
            ]
        check(self.world, payload, {file["filename"] for file in kept})
        message.attachments = kept
        message.content = payload.get("content") or message.content
        message.components = payload.get("components", message.components)
        message.flags |= payload.get("flags") or 0

    def _attachment(self, given: dict[str, Any], seen: Seen) -> dict[str, Any]:
        data = seen.files[int(given["id"])]
        name = given["filename"]
        return {
            "id": f"9{len(self.world.log)}",
            "filename": name,
            "description": given.get("description"),
            "data": data,
        }

    def _channel(self, request: web.Request) -> Channel:
        channel = self.world.channels.get(request.match_info["channel"])
        if channel is None:
            raise Refusal(404, 10003, "Unknown Channel")
        return channel

    def _check_allowed(self, channel: Channel, permission: int) -> None:
        if channel.recipient is not None and not channel.recipient.takes_letters:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        if not channel.allowed & VIEW:
            raise Refusal(403, 50001, "Missing Access")
        if not channel.allowed & permission:
            raise Refusal(403, 50013, "Missing Permissions")

    def _message(self, request: web.Request) -> Message:
        message = self.world.messages.get(request.match_info["message"])
        if message is None or message.deleted:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    def _follow_up(self, request: web.Request) -> Message:
        """Return an answer: only its own interaction can change it."""
        for message in self._interaction(request).answers:
            if message.id == request.match_info["message"] and not message.deleted:
                return message
        raise Refusal(404, 10008, "Unknown Message")

    def _interaction(self, request: web.Request) -> Interaction:
        for interaction in self.world.interactions.values():
            if interaction.token == request.match_info["token"]:
                if time.monotonic() + self.world.ahead - interaction.began > LIFETIME:
                    raise Refusal(401, 50027, "Invalid Webhook Token")
                return interaction
        raise Refusal(404, 10015, "Unknown Webhook")

    def channel_json(self, channel: Channel) -> dict[str, Any]:
        if channel.kind == 1:
            assert channel.recipient is not None
            return {"id": channel.id, "type": 1, "recipients": [channel.recipient.json()]}
        about = {"id": channel.id, "type": channel.kind, "name": channel.name, "guild_id": channel.guild,
                 "position": 0, "permission_overwrites": [], "nsfw": False, "topic": None, "rate_limit_per_user": 0,
                 "parent_id": channel.parent.id if channel.parent else None}  # fmt: skip
        if channel.kind == 11:
            times = {
                "archived": channel.archived,
                "auto_archive_duration": 1440,
                "archive_timestamp": NOW,
                "locked": False,
            }
            about |= {"owner_id": self.world.bot.id, "message_count": 0, "member_count": 1, "thread_metadata": times}
        return about

    def message_json(self, message: Message) -> dict[str, Any]:
        files = [
            {"id": f["id"], "filename": f["filename"], "description": f["description"], "size": len(f["data"]),
             "url": f"https://cdn.invalid/{f['id']}/{f['filename']}", "proxy_url": "https://cdn.invalid/"}
            for f in message.attachments
        ]  # fmt: skip
        return {
            "id": message.id, "channel_id": message.channel.id, "author": {**self.world.bot.json(), "bot": True},
            "content": message.content, "timestamp": NOW, "edited_timestamp": None, "tts": False, "pinned": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "embeds": [], "type": 0,
            "attachments": files, "flags": message.flags | (EPHEMERAL if message.seen_by else 0),
            "components": [_resolved(part) for part in message.components],
        }  # fmt: skip


def _resolved(part: dict[str, Any]) -> dict[str, Any]:
    if part["type"] != 12:
        return {"id": 1, **part}
    items = [
        {**item, "media": {"url": "https://cdn.invalid/signed", "proxy_url": "", "width": 1, "height": 1}}
        for item in part["items"]
    ]
    return {"id": 1, "type": 12, "items": items}


async def _read(request: web.Request) -> tuple[Any, list[bytes]]:
    body = await request.read()
    if request.content_type != "multipart/form-data":
        return (json.loads(body) if body else None), []
    # Parsed here: aiohttp's reader emits a warning when a part ends at the end of a chunk.
    boundary = request.headers["Content-Type"].partition("boundary=")[2].strip('"').encode()
    parts = [part[2:-2].partition(b"\r\n\r\n") for part in body.split(b"--" + boundary)[1:-1]]
    named = [(b'name="payload_json"' in head, data) for head, _, data in parts]
    payload = next((json.loads(data) for is_payload, data in named if is_payload), None)
    return payload, [data for is_payload, data in named if not is_payload]


def _refused(error: Refusal) -> web.Response:
    headers = {"Content-Type": "application/json"}
    body: dict[str, Any] = {"message": error.text, "code": error.code}
    if error.status == 429:
        # Without `Via` the library takes it for a ban and gives up.
        headers |= {"Via": "1.1 emulator", "Retry-After": "1"}
        body |= {"retry_after": 0.3, "global": False}
    return web.Response(status=error.status, body=json.dumps(body), headers=headers)
