"""For every test run: it leaves no process behind, and one failure stays the failure of one test."""

import gc
import os
import shutil
import time
from pathlib import Path

import hypothesis  # not later: its plugin would at the end, which fails after some failures on Python 3.11
import pytest

from tests import reaper
from tests.bot.programs import ALONE
from tools import browser

SLOWEST = 10
LEAVING = float(os.environ.get("RAZNOTSVET_TEST_LEAVING", "30"))
"""Grace period for processes to end after the last test, in seconds."""

# No example fails because the machine is busy.
hypothesis.settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("any machine")

# Programs that many tests share say otherwise.
os.environ.update(ALONE)

MEMORY, ROOM = Path("/dev/shm"), 2 * 1024**3  # noqa: S108 (pytest makes a private folder there)


def in_memory() -> bool:
    """Tell whether tests can have their files in memory. Stores write to disk at every move, and disks are slow."""
    return os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM


if in_memory():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

RUN = pytest.StashKey[str]()
WATCHDOG = pytest.StashKey[object]()
LEFT = pytest.StashKey[list[str]]()


def pytest_configure(config):
    if hasattr(config, "workerinput") or not Path("/proc/self/environ").exists():
        return  # a worker is watched by the run that started it; the watchdog needs Linux
    run = config.stash[RUN] = f"{reaper.CHECKOUT}{os.getpid()}-{time.time_ns()}"
    config.stash[WATCHDOG] = reaper.watch(run)


class FailuresAtOnce:
    """Names a failing test when it fails, and why: a run takes minutes, and one that is stopped has no summary."""

    def __init__(self, terminal):
        self.terminal = terminal

    def pytest_runtest_logreport(self, report):
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            why = f": {crash.message}" if crash else ""
            self.terminal.write_line(f"\nFAILED {report.nodeid} ({report.when}){why}", red=True)


def pytest_sessionstart(session):
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(FailuresAtOnce(terminal))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    from tests.sharing import Together  # noqa: PLC0415 (xdist must be loaded as a plugin first)

    return Together(config, log)


def pytest_collection_finish():
    gc.freeze()  # thousands of tests need not be looked through whenever memory is tidied up


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session, exitstatus):
    """Fail a run that completed but left processes behind."""
    config = session.config
    ended = exitstatus in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}
    if RUN not in config.stash or not ended:
        return
    found = reaper.left_over(config.stash[RUN], patience=LEAVING)
    config.stash[LEFT] = [f"{process}: {reaper.command(process)}" for process in found]
    if found:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure(config):
    if (watchdog := config.stash.get(WATCHDOG, None)) is not None:
        watchdog.stdin.close()
        watchdog.wait()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item, call):
    """Show a plain traceback where the usual one can't be made.

    Python 3.11 may refuse to parse the source of a failing test ("AST constructor recursion depth mismatch"), which
    would abort the whole run.
    """
    try:
        return pytest.TestReport.from_item_and_call(item, call)
    except SystemError:
        usual, item.config.option.tbstyle = item.config.option.tbstyle, "native"
        try:
            return pytest.TestReport.from_item_and_call(item, call)
        finally:
            item.config.option.tbstyle = usual


def pytest_terminal_summary(terminalreporter, config):
    took: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if hasattr(report, "duration"):
                took[report.nodeid] = took.get(report.nodeid, 0.0) + report.duration
    slowest = sorted(took, key=took.__getitem__, reverse=True)[:SLOWEST]
    if len(took) > SLOWEST:
        told = ", ".join(f"{took[test]:.0f} s {test.rpartition('/')[2]}" for test in slowest)
        terminalreporter.write_line(f"slowest: {told}")
    if (untested := browser.missing()) is not None:
        terminalreporter.write_line(untested, yellow=True)
    for line in config.stash.get(LEFT, []):
        terminalreporter.write_line(f"left running after the last test: {line}", red=True)
