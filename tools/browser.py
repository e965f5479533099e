"""The browser for the tests of the local page: `python -m tools.browser` installs one if there is none.

The system's browser is used first, then one that playwright has downloaded. If there is neither, playwright's own is
downloaded or, as root, one of Debian's packages installed. If that fails too, the run only reports what it skipped.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

# The browser without its windows first: the same engine, for two thirds of the processor time.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
LONGEST = 600.0
"""Seconds for a download: over a hundred MB on a slow connection."""
CONNECTION_TIMEOUT = 10
"""Seconds without a response after which the network counts as down."""
DOWNLOADED = "from playwright.sync_api import sync_playwright as p\nwith p() as it: print(it.chromium.executable_path)"


@cache
def found() -> str | None:
    """Return the browser of this machine: the one that $CHROMIUM names, the system's, or playwright's."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, (*NAMES, *MAC))), None) or _downloaded()


def missing() -> str | None:
    """Return what a test run without a browser reports at its end."""
    if found() is not None:
        return None
    return "not tested: the local page (no Chromium or Chrome here); install one, or set CHROMIUM to its path"


def get() -> None:
    """Try to install a browser, if there is none. Failures are not errors."""
    for command in _ways():
        if found() is not None:
            return
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            _run(*command)
        found.cache_clear()


def _ways() -> list[tuple[str, ...]]:
    ways: list[tuple[str, ...]] = [(sys.executable, "-m", "playwright", "install", "chromium")]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = ("apt-get", "-qq", "-o", f"Acquire::http::Timeout={CONNECTION_TIMEOUT}", "-o", "Acquire::Retries=0")
        ways += [(*apt, "update")]
        ways += [(*apt, "install", "--yes", "--no-install-recommends", name) for name in (SHELLS[0], "chromium")]
    return ways


def _run(*command: str, longest: float = LONGEST) -> str:
    """Run a command without input, with a timeout; return its output."""
    environment = {
        **os.environ,
        "DEBIAN_FRONTEND": "noninteractive",
        "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": str(1000 * CONNECTION_TIMEOUT),
    }
    done = subprocess.run(  # noqa: S603 (nothing in these commands comes from outside)
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=longest, check=True
    )
    return done.stdout.strip()


def _downloaded() -> str | None:
    """Return playwright's own browser, if it exists and runs: system libraries may be missing."""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        path = _run(sys.executable, "-c", DOWNLOADED, longest=60)
        if Path(path).exists():
            _run(path, "--version", longest=60)
            return path
    return None


if __name__ == "__main__":
    get()
