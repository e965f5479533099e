"""Chooses moves only after a file exists: as slow as a test wants. Importable by other processes."""

import functools
import time
from pathlib import Path

from bot.thinking import decide


def wait_for(gate: Path, *question):
    """Choose a move when the gate is open. Only the strongest level waits for it."""
    while "hard" in question and not gate.exists():
        time.sleep(0.005)
    return decide(*question)


def gated(gate: Path):
    return functools.partial(wait_for, gate)
