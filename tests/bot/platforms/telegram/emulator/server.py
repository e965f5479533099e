"""A Bot API server on loopback, with a log of everything that went over the wire."""

import asyncio
import itertools
import time
import warnings
from dataclasses import dataclass, field

from aiohttp import ClientError, ClientSession, web

from tests.bot.platforms.telegram.emulator.methods import Methods
from tests.bot.platforms.telegram.emulator.refusals import Refusal, bad
from tests.bot.platforms.telegram.emulator.spec import Spec
from tests.bot.platforms.telegram.emulator.world import World

TOKEN = "4242:emulated-token-emulated-token-emul"  # noqa: S105 (it opens nothing)


@dataclass
class Call:
    at: float
    method: str
    given: dict
    files: dict = field(repr=False)
    file_names: list = field(default_factory=list)
    error: str | None = None


class Server:
    def __init__(self, world: World) -> None:
        self.world, self.methods, self.spec = world, Methods(world), Spec.found()
        self.calls: list[Call] = []
        self.complaints: list[str] = []
        self.base = ""
        self.refuse_next: dict[str, Refusal] = {}
        """`{method: the error of its next call}`"""
        self.ephemeral = False
        self.before_answer = None
        """Called when something was done and the bot does not know it yet: a test may kill it there."""
        self.balancer: list[str] = []
        """Where the webhook's address really leads, in turn."""
        self.twice = False
        """Every update is delivered to all of them at once."""
        self.delivering = 0
        """Updates on their way to a webhook."""
        self._turns = itertools.count()
        self._webhook: tuple[str, str] | None = None
        self.pollers = 0
        """How often updates were asked for."""
        self._offset = 0
        self._pushing: asyncio.Task | None = None

    async def __aenter__(self):
        app = web.Application(client_max_size=32 << 20)
        app.router.add_post("/bot{token}/{method}", self._called)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = site._server.sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_exc) -> None:
        if self._pushing:
            self._pushing.cancel()
        self.pollers += 1
        await self.world.stir()
        await self._runner.cleanup()

    def errors(self, chat: int) -> list[str]:
        """Return the bot's refused calls in a chat."""
        here = [call for call in self.calls if call.given.get("chat_id") == str(chat)]
        return [f"{call.method}: {call.error}" for call in here if call.error]

    async def _called(self, request: web.Request) -> web.Response:
        if request.match_info["token"] != TOKEN:
            return _answer(Refusal(401, "Unauthorized"))
        given, files = await _parameters(request)
        method, names = request.match_info["method"], given.pop("file_names", [])
        call = Call(time.monotonic(), method, given, files, names)
        self.calls.append(call)
        try:
            result = await self._result(method, given, files)
            if self.before_answer is not None:
                await self.before_answer(call)
            return web.json_response({"ok": True, "result": result})
        except Refusal as refusal:
            call.error = refusal.description
            return _answer(refusal)

    async def _result(self, method: str, given: dict, files: dict):
        if refusal := self.refuse_next.pop(method, None):
            raise refusal
        newer = "Ephemeral" in method
        if newer and not self.ephemeral:
            raise Refusal(404, "Not Found")
        if self.spec is not None and not newer:
            if not self.spec.knows(method):
                self.complaints.append(f"there is no method {method}")
            else:
                self.complaints += self.spec.complaints(method, given, set(files), newer=self.ephemeral)
        match method:
            case "getUpdates":
                return await self._updates(given)
            case "setWebhook":
                self._webhook = (given["url"], given.get("secret_token", ""))
                self._pushing = self._pushing or asyncio.create_task(self._push())
                return True
            case "deleteWebhook":
                self._webhook = None
                return True
        handler = getattr(self.methods, method, None)
        if handler is None:
            raise Refusal(404, "Not Found")
        return await handler(given, files)

    async def _updates(self, given: dict) -> list:
        if self._webhook is not None:
            raise Refusal(409, "Conflict: can't use getUpdates method while webhook is active")
        self.pollers += 1
        mine = self.pollers
        await self.world.stir()
        offset, waiting = int(given.get("offset", 0)), self.world.updates
        while waiting and waiting[0]["update_id"] < offset:
            waiting.popleft()
        await self.world.stir()
        async with self.world.changed:
            try:
                await asyncio.wait_for(
                    self.world.changed.wait_for(lambda: waiting or self.pollers != mine), float(given["timeout"] or 0)
                )
            except TimeoutError:
                return []
        if self.pollers != mine:
            raise Refusal(409, "Conflict: terminated by other getUpdates request")
        return list(waiting)[:100]

    async def _push(self) -> None:
        """Deliver updates by calling the webhook, several at a time."""
        async with ClientSession() as session, asyncio.TaskGroup() as calls:
            while self._webhook is not None:
                async with self.world.changed:
                    await self.world.changed.wait_for(lambda: self.world.updates)
                self.delivering += 1
                calls.create_task(self._delivered(session, self.world.updates.popleft()))

    async def _delivered(self, session: ClientSession, update: dict) -> None:
        await self._deliver(session, update)
        self.delivering -= 1
        await self.world.stir()

    async def _deliver(self, session: ClientSession, update: dict) -> None:
        """Retry until somebody has accepted the update."""
        while self._webhook is not None:
            url, _ = self._webhook
            behind = self.balancer or [url]
            targets = behind if self.twice else [behind[next(self._turns) % len(behind)]]
            if any(await asyncio.gather(*(self._call(session, target, update) for target in targets))):
                return
            await asyncio.sleep(0.2)

    async def _call(self, session: ClientSession, url: str, update: dict) -> bool:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self._webhook[1] if self._webhook else ""}
        try:
            async with session.post(url, json=update, headers=headers) as answer:
                return answer.status == 200
        except ClientError:
            return False


def _answer(refusal: Refusal) -> web.Response:
    body = {"ok": False, "error_code": refusal.code, "description": refusal.description}
    if refusal.parameters:
        body["parameters"] = refusal.parameters
    return web.json_response(body, status=refusal.code)


async def _parameters(request: web.Request) -> tuple[dict, dict]:
    if request.content_type == "application/json":
        return await request.json(), {}
    given, files = {}, {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # aiohttp's own, about itself
        form = await request.post()
    for name, value in form.items():
        if isinstance(value, web.FileField):
            files[name] = value.file.read()
            given.setdefault("file_names", []).append(value.filename)
        else:
            given[name] = value
    return given, files


__all__ = ["TOKEN", "Call", "Server", "bad"]
