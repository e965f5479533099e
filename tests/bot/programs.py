"""The program as a process of its own, as an operator runs it."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.storage.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]

ALONE = {"PICTURE_PROCESSES": "0", "THINKING_PROCESSES": "0"}
"""A program that draws and thinks by itself: processes for it double the work of a start."""
WITH_WORKERS = {"PICTURE_PROCESSES": "1", "THINKING_PROCESSES": "1"}
"""A program as it runs in life."""


class Program:
    """`python -m bot …` with an environment; what it says goes to a file."""

    def __init__(self, log: Path, *words: str, command: list[str] | None = None, cwd: Path = ROOT, **environ: str):
        self._log = log
        inherited = {name: value for name, value in os.environ.items() if "TOKEN" not in name}
        with log.open("ab") as said:
            self.process = subprocess.Popen(
                [*(command or [sys.executable, "-m", "bot"]), *words],
                cwd=cwd,
                env={**inherited, "PYTHONUNBUFFERED": "1", **environ},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def until_said(self, text: str) -> str:
        """Wait until it has said something; return everything said."""
        end = time.monotonic() + PATIENCE
        while text not in self.said():
            assert self.process.poll() is None or text in self.said(), self.said()
            assert time.monotonic() < end, self.said()
            time.sleep(0.05)
        return self.said()

    async def has_said(self, text: str) -> None:
        """Wait until it has said something, while others work in this process."""
        await until(lambda: text in self.said() or self.process.poll() is not None)
        assert text in self.said(), self.said()

    def stop(self) -> int:
        """Stop it as an operator would; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def running(log: Path, *words: str, **more) -> Iterator[Program]:
    program = Program(log, *words, **more)
    try:
        yield program
    finally:
        program.stop()
