"""How a test run itself behaves: it survives a failing test, and whatever it started ends with it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from storage import open_store
from tests import reaper
from tests.reaper import alive
from tests.storage.servers import Process

ROOT = Path(__file__).parents[1]
PATIENCE = 120
PLUGINS = ("tests.conftest", "xdist", "_hypothesis_pytestplugin")
ENVIRON = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

SLEEPER = '''
import os, subprocess, sys, time
from pathlib import Path

STARTED = []
NOTE = Path(__file__).with_name("pid")
SLEEP = f"""
import os, time
from pathlib import Path
note = Path({str(NOTE)!r})
note.with_suffix(".new").write_text(str(os.getpid()))
note.with_suffix(".new").rename(note)
time.sleep(1000)
"""

def start_sleeper():
    # In a session of its own, as the embedded server and the browser are.
    STARTED.append(subprocess.Popen([sys.executable, "-c", SLEEP], start_new_session=True))
    while not NOTE.exists():
        time.sleep(0.02)

def test_waits():
    start_sleeper()
    time.sleep(1000)

def test_forgets():
    start_sleeper()

def test_crashes():
    start_sleeper()
    os.abort()
'''

CRASHES = """
import os
from pathlib import Path

import pytest

@pytest.mark.parametrize("number", range(12))
def test_holds(number):
    pass

def test_crashes():
    with Path(__file__).with_name("crashes").open("a") as noted:
        noted.write("once ")
    os.abort()

@pytest.mark.parametrize("number", range(12))
def test_holds_too(number):
    pass
"""

FAILS_FIRST = """
import time

def test_fails():
    assert 1 + 1 == 3

def test_waits():
    time.sleep(1000)
"""

PARSER_FAILS = """
import ast

def test_fails(monkeypatch):
    def parse(*args, **kwargs):
        raise SystemError("AST constructor recursion depth mismatch (before=78, after=133)")

    monkeypatch.setattr(ast, "parse", parse)
    assert 1 + 1 == 3

def test_holds():
    pass
"""

linux_only = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads Linux's list of processes")


def command(script: Path, *options: str) -> list[str]:
    """Return how to run other tests in the same way as ours."""
    plugins = [word for name in PLUGINS for word in ("-p", name)]
    settings = ("--rootdir", str(script.parent), "-o", "filterwarnings=error", "-p", "no:cacheprovider")
    return [sys.executable, "-m", "pytest", *settings, *plugins, *options, str(script)]


def finished(words: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=ROOT, env={**ENVIRON, **more}, capture_output=True, text=True, check=False)


def written(folder: Path, text: str) -> Path:
    script = folder / "test_inner.py"
    script.write_text(text)
    return script


def until(condition) -> None:
    ends = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.02)


@linux_only
@pytest.mark.parametrize(("sign", "workers"), [(signal.SIGINT, "0"), (signal.SIGTERM, "1"), (signal.SIGKILL, "1")])
def test_whatever_a_run_started_ends_with_it(tmp_path, sign, workers):
    script = written(tmp_path, SLEEPER)
    run = subprocess.Popen(
        command(script, "-n", workers, "-k", "waits"),
        cwd=ROOT,
        env=ENVIRON,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
        # Whoever starts us in the background may have told us to ignore Ctrl-C; the inner run must hear it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (this process has one thread)
    )
    try:
        until((tmp_path / "pid").exists)
        sleeper = int((tmp_path / "pid").read_text())
        assert alive(sleeper)
        run.send_signal(sign)
        until(lambda: not alive(sleeper))
    finally:
        run.kill()
        run.wait()


@linux_only
@pytest.mark.parametrize("target", ["play", "run", "test", "test-busy", "soak", "bench"])
def test_make_that_is_told_to_stop_ends_what_it_runs(tmp_path, target):
    """A signal to make does not reach what a shell between them has started."""
    python, pid = tmp_path / "bin/python", tmp_path / "pid"
    python.parent.mkdir()
    python.write_text(f"""#!/bin/sh
case "$*" in *tools.browser*) ;; *) echo $$ > {pid}.new; mv {pid}.new {pid}; exec sleep 600 ;; esac
""")
    python.chmod(0o755)
    for made in (".python", ".play", ".dev"):
        (tmp_path / made).touch()
    run = subprocess.Popen(["make", target, f"VENV={tmp_path}"], cwd=ROOT, env=ENVIRON, start_new_session=True)
    try:
        until(pid.exists)
        run.terminate()
        until(lambda: not alive(int(pid.read_text())))
    finally:
        os.killpg(run.pid, signal.SIGKILL)
        run.wait()


@linux_only
def test_a_worker_that_crashes_leaves_nothing_behind(tmp_path):
    script = written(tmp_path, SLEEPER)
    options = ("-n", "1", "--max-worker-restart", "0", "-k", "crashes", "-p", "no:faulthandler")
    run = finished(command(script, *options), RAZNOTSVET_TEST_LEAVING="0")
    assert run.returncode != 0
    until(lambda: not alive(int((tmp_path / "pid").read_text())))


@pytest.mark.parametrize("workers", ["1", "3"])
def test_the_crash_of_a_worker_is_the_failure_of_one_test(tmp_path, workers):
    run = finished(command(written(tmp_path, CRASHES), "-n", workers, "-p", "no:faulthandler"))
    assert "1 failed, 24 passed" in run.stdout
    assert (tmp_path / "crashes").read_text() == "once "


@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_test_that_fails_is_named_before_the_run_is_over(tmp_path, workers):
    words = command(written(tmp_path, FAILS_FIRST), "-n", workers)
    run = subprocess.Popen(words, cwd=ROOT, env=ENVIRON, stdout=subprocess.PIPE, text=True)
    try:
        assert any(
            line.startswith("FAILED test_inner.py::test_fails (call): assert (1 + 1) == 3") for line in run.stdout
        )
        assert run.poll() is None
    finally:
        run.kill()
        run.wait()
        run.stdout.close()


@linux_only
def test_a_run_whose_tests_leave_a_process_fails_and_names_it(tmp_path):
    script = written(tmp_path, SLEEPER)
    run = finished(command(script, "-k", "forgets"), RAZNOTSVET_TEST_LEAVING="0")
    sleeper = int((tmp_path / "pid").read_text())
    assert "1 passed" in run.stdout
    assert f"left running after the last test: {sleeper}" in run.stdout
    assert run.returncode == 1
    until(lambda: not alive(sleeper))


@linux_only
async def test_servers_bear_the_mark_of_the_run(tmp_path):
    async with open_store(None, tmp_path / "data"):
        other = Process(tmp_path / "server")
        try:
            found = [reaper.command(process) for process in reaper.marked(os.environ[reaper.MARK])]
            assert [command for command in found if str(tmp_path / "data") in command]
            assert [command for command in found if str(tmp_path / "server") in command]
        finally:
            other.kill()


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="that Python has not the fault, and parses all its tracebacks")
def test_a_traceback_that_can_not_be_made_fails_one_test_and_not_the_run(tmp_path):
    script = written(tmp_path, PARSER_FAILS)
    run = finished(command(script))
    assert "1 failed, 1 passed" in run.stdout
    assert "assert 1 + 1 == 3" in run.stdout


@linux_only
@pytest.mark.soak
def test_a_bench_that_is_told_to_stop_ends_its_store_too(tmp_path):
    mark = f"bench {os.getpid()}"
    asked = {**os.environ, "TMPDIR": str(tmp_path), "LOAD_TABLES": "20", "LOAD_SECONDS": "60", reaper.MARK: mark}
    run = subprocess.Popen([sys.executable, "-m", "bench", "load"], cwd=ROOT, env=asked, stdout=subprocess.DEVNULL)
    try:
        until(lambda: any("valkey-server" in reaper.command(process) for process in reaper.marked(mark)))
        run.terminate()
        run.wait(PATIENCE)
        until(lambda: not list(reaper.marked(mark)))
    finally:
        run.kill()
        run.wait()
