"""What a load does to people and to the machine: quantiles, and who used how much processor time and memory."""

import math
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from bench.harness import Row

TICKS = os.sysconf("SC_CLK_TCK")


class Machine:
    """Notes who used the processor while something was measured: so it shows what was limited by the machine."""

    def __init__(self, *programs: int) -> None:
        """By the process ids of the programs measured. What they have started counts as theirs."""
        self._programs = programs or (os.getpid(),)
        self._began, self._busy = time.perf_counter(), _busy_seconds()
        self._main = {program: processor_seconds(program) for program in self._programs}
        self._helpers = self._of_helpers()

    def main_seconds(self) -> float:
        """Return the processor time of the programs themselves since then."""
        return sum(processor_seconds(program) - before for program, before in self._main.items())

    def seconds(self) -> float:
        """Return the processor time of the programs and what they have started since then."""
        return self.main_seconds() + self._of_helpers() - self._helpers

    def rows(self, what: str) -> Iterator[Row]:
        took, cores = time.perf_counter() - self._began, os.cpu_count() or 1
        busy, main = (_busy_seconds() - self._busy) / took, self.main_seconds() / took
        helpers = (self._of_helpers() - self._helpers) / took
        shares = f"program {main:.2f}, what it started {helpers:.2f}, others {busy - main - helpers:.2f}"
        limit = "limited by the machine" if busy > 0.9 * cores else "not limited by the machine"
        yield Row(name=f"cores busy: {what} ({shares})", value=busy, unit=f"of {cores}", bar=limit)

    def _of_helpers(self) -> float:
        return sum(map(processor_seconds, (child for program in self._programs for child in children(program))))


def children(process: int) -> list[int]:
    """Return the processes that this one has started, and those that they have."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents.setdefault(int(_fields(int(folder.name))[1]), []).append(int(folder.name))
    found = list(parents.get(process, []))
    for child in found:  # grows meanwhile
        found.extend(parents.get(child, []))
    return found


def draws(process: int) -> bool:
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


def processor_seconds(process: int) -> float:
    """Return the processor time of a process; unlike other figures, hardly affected by a busy machine."""
    with suppress(OSError):
        user, system = _fields(process)[11:13]
        return (int(user) + int(system)) / TICKS
    return 0.0


def memory(process: int | None = None) -> float:
    """Return how many MB a process takes; 0 where that is not known."""
    try:
        pages = int(Path(f"/proc/{process or os.getpid()}/statm").read_text(encoding="ascii").split()[1])
    except FileNotFoundError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[math.ceil(part * len(values)) - 1] if values else math.nan


def ms(seconds: Sequence[float], part: float) -> float:
    return 1000 * quantile(seconds, part)


def _fields(process: int) -> list[str]:
    """Return the fields of Linux's description of a process after its name: its state is the first."""
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def _busy_seconds() -> float:
    """Return the processor time of all processes of the machine since it was started."""
    with suppress(OSError):
        user, nice, system, _idle, _wait, *interrupts = map(
            int, Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]
        )
        return (user + nice + system + sum(interrupts)) / TICKS
    return 0.0
