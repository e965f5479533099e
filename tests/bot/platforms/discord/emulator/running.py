"""The emulator on a local port, and the program as a separate process."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from tests import reaper
from tests.bot.platforms.dial import Dial
from tests.bot.platforms.discord.emulator.gateway import Gateway
from tests.bot.platforms.discord.emulator.people import Person
from tests.bot.platforms.discord.emulator.rest import Rest
from tests.bot.platforms.discord.emulator.world import PATIENCE, Channel, User, World
from tests.bot.platforms.patient import UNLIMITED
from tests.bot.programs import ALONE
from tests.storage.waiting import until

TOKEN = "emulated.token.0"  # noqa: S105 (of the emulator)
ROOT = Path(__file__).parents[5]
SPEED = 10
LEASE = SPEED * 20


@dataclass
class Emulator:
    world: World
    rest: Rest
    gateway: Gateway
    folder: Path
    dial: Dial
    base: str = ""
    processes: list[asyncio.subprocess.Process] = field(default_factory=list)

    def environment(self) -> dict[str, str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if name in {"PATH", "HOME", "LANG", "PYTHONPATH", "TMPDIR", reaper.MARK}
        }
        return {
            **kept,
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_BASE": f"http://{self.base}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://{self.base}/gateway",
            "DATA_DIR": str(self.folder),
            "DEFAULT_LOCALE": "en",
            "PYTHONPATH": str(ROOT),
            **ALONE,
            **UNLIMITED,
        }

    async def start(self, *, connected: bool = True, dialled: bool = True, **more: str) -> asyncio.subprocess.Process:
        """Start the program, by the dial's clock or the machine's; by default wait until it is connected.

        `more` is added to its environment.
        """
        module = "tests.bot.platforms.dialled" if dialled else "bot"
        more |= self.dial.environment() if dialled else {}
        log = (self.folder.parent / "program.log").open("ab")
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, "run", cwd=ROOT, env=self.environment() | more, stdout=log, stderr=log
        )
        log.close()
        self.processes.append(process)
        if connected:
            await self.world.until(lambda: self.gateway.connected and self.world.commands)
        return process

    async def kill(self, process: asyncio.subprocess.Process) -> None:
        process.kill()
        await process.wait()
        await self.world.until(lambda: not self.gateway.connected)
        self.dial.pass_by(LEASE)  # after a crash while speaking, the lease lasts this long

    async def stop(self, process: asyncio.subprocess.Process) -> int:
        process.terminate()
        try:
            return await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.send_signal(signal.SIGUSR1)  # it tells what it waits for
            await until(lambda: "Stack for" in self.program_log())
            raise AssertionError(f"does not end:\n{self.program_log()}") from None

    def person(self, user: User, channel: Channel) -> Person:
        return Person(self.world, self.rest, self.gateway, user, channel)

    def program_log(self) -> str:
        path = self.folder.parent / "program.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""


@asynccontextmanager
async def emulator(folder: Path) -> AsyncIterator[Emulator]:
    """Give a private Discord emulator. Whatever was started is stopped with it."""
    world = World()
    rest = Rest(world, TOKEN)
    gateway = Gateway(world, rest, TOKEN)
    app = rest.application()
    app.router.add_get("/gateway", gateway._serve)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = site._server.sockets[0].getsockname()[1]
    gateway.address = f"ws://127.0.0.1:{port}/gateway"
    folder.parent.mkdir(parents=True, exist_ok=True)
    here = Emulator(world, rest, gateway, folder, Dial(folder.parent, SPEED), f"127.0.0.1:{port}")
    here.dial.begin()
    try:
        yield here
    finally:
        for process in here.processes:
            if process.returncode is None:
                await here.stop(process)
        await here.dial.end()
        await runner.cleanup()
