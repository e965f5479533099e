"""The program as a separate process, against the emulator."""

import asyncio
import os
import signal
import socket
import sys
import time
from itertools import zip_longest
from math import inf
from pathlib import Path

from tests.bot.platforms.dial import Dial
from tests.bot.platforms.patient import UNLIMITED
from tests.bot.platforms.telegram.emulator.server import TOKEN, Server

ROOT = Path(__file__).parents[4]


def webhook() -> dict[str, str]:
    """Return the settings of a program with a webhook, on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    return {"TELEGRAM_WEBHOOK_URL": f"http://127.0.0.1:{port}/hook", "PORT": str(port)}


class Program:
    """`python -m bot run`, or the same by the clock of a dial: it can be stopped, killed and restarted."""

    def __init__(self, server: Server, data: Path, *, dial: Dial | None = None, **extra: str) -> None:
        self._command = ["tests.bot.platforms.dialled"] if dial else ["bot"]
        self._dial, self._dialled = dial, dial.environment() if dial else {}
        self._environ = {
            **{name: value for name, value in os.environ.items() if "TOKEN" not in name},
            "TELEGRAM_TOKEN": TOKEN,
            "TELEGRAM_API_BASE": server.base,
            "DATA_DIR": str(data),
            "DEFAULT_LOCALE": "en",
            "PYTHONWARNINGS": "default",
            **UNLIMITED,
            **self._dialled,
            **extra,
        }
        self._log = (data / "program.log").open("ab")
        self._path = data / "program.log"
        self._process: asyncio.subprocess.Process | None = None
        self._started: list[float] = []
        self._ended: list[float] = []

    async def start(self) -> None:
        self._started.append(time.monotonic())
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *self._command, "run", cwd=ROOT, env=self._environ, stderr=self._log
        )

    @property
    def lives(self) -> list[tuple[float, float]]:
        """When it was started, and when it was told to stop or killed."""
        return list(zip_longest(self._started, self._ended, fillvalue=inf))

    @property
    def pid(self) -> int:
        return self._process.pid

    async def kill(self) -> None:
        """Kill it, like a power cut."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Stop it as an operator would; return its exit code."""
        return await self._end(signal.SIGTERM)

    async def close(self) -> None:
        if self.is_running:
            await self._end(signal.SIGTERM)
        self._log.close()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def idle(self) -> None:
        """Wait until it has done everything requested."""
        await self._dial.idle(self._dialled)

    def log(self) -> str:
        return self._path.read_text(encoding="utf-8")

    async def _end(self, sign: signal.Signals) -> int:
        self._ended.append(time.monotonic())
        self._process.send_signal(sign)
        try:
            return await asyncio.wait_for(self._process.wait(), 120)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
            raise
