"""Nothing that a test run starts outlives it, however the run ends: Ctrl-C, SIGTERM, SIGKILL, a worker's crash.

Every process of a run inherits a mark in its environment. A watchdog holds the other end of a pipe to the run: when
the run is gone, the pipe closes, and the watchdog ends every process with the mark. Process groups alone would not
do, because the embedded server and the browser lead groups of their own.
"""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

MARK = "RAZNOTSVET_TEST_RUN"
CHECKOUT = f"{Path(__file__).resolve().parents[1]} "
"""Begins the names of all runs here, to tell them from those of other checkouts on the same machine."""
PROC = Path("/proc")
GRACE = 3.0
"""Grace period between SIGTERM and SIGKILL, in seconds."""


def watch(run: str) -> subprocess.Popen[bytes]:
    """Mark this process and start the watchdog of the run. Closing its `stdin` (or dying) ends everything."""
    os.environ[MARK] = run
    unmarked = {name: value for name, value in os.environ.items() if name != MARK}
    # Its own session: the Ctrl-C that ends the run must not end the watchdog.
    return subprocess.Popen(
        [sys.executable, __file__, run],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=unmarked,
        start_new_session=True,
    )


def marked(run: str) -> Iterator[int]:
    """List the processes of all runs whose names begin so, without zombies."""
    mark = f"{MARK}={run}".encode()
    for folder in PROC.glob("[0-9]*"):
        try:
            bears_it = any(word.startswith(mark) for word in (folder / "environ").read_bytes().split(b"\0"))
            if bears_it and not _is_zombie(folder):
                yield int(folder.name)
        except OSError:  # it has ended meanwhile, or belongs to another user
            continue


def alive(process: int) -> bool:
    """Tell whether a process runs; a zombie does not."""
    try:
        return not _is_zombie(PROC / str(process))
    except OSError:  # it is gone, perhaps since its file was opened
        return False


def command(process: int) -> str:
    """Return the command line of a process, for messages."""
    try:
        return (PROC / str(process) / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return "ended"


def left_over(run: str, *, patience: float) -> list[int]:
    """Return the processes of a run besides the caller, after waiting for those about to end."""
    ends = time.monotonic() + patience
    while (found := [process for process in marked(run) if not _is_of_the_caller(process)]) and time.monotonic() < ends:
        time.sleep(0.05)
    return found


def _is_of_the_caller(process: int) -> bool:
    """Tell whether it is the caller, or Python's own helper that ends with it."""
    return process == os.getpid() or "multiprocessing.resource_tracker" in command(process)


def reap(run: str) -> None:
    """End every process of a run: SIGTERM, then SIGKILL, and once more for those just being started."""
    for sign in (signal.SIGTERM, signal.SIGKILL, signal.SIGKILL):
        for process in marked(run):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, sign)
        left_over(run, patience=GRACE)
        time.sleep(0.1)  # a process shows its environment only once it has fully started


def _is_zombie(folder: Path) -> bool:
    return (folder / "stat").read_text().rpartition(")")[2].split()[0] == "Z"


def _report() -> int:
    """Print what is left of the runs of this checkout; for scripts that check it."""
    left = sorted(marked(CHECKOUT))
    for process in left:
        print(f"left over: {process} {command(process)}")  # noqa: T201
    return len(left)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(min(1, _report()))
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(sign, signal.SIG_IGN)
    sys.stdin.buffer.read()  # until the run is gone
    reap(sys.argv[1])
