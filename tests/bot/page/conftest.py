"""Chromium and the program, one of each for all tests of a worker."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.sync_api import sync_playwright

from bot.platforms.local import Place, opened
from bot.settings import Settings
from tests.bot.page.browser import FLAGS, QUICK_HANDS, Person, Program
from tests.bot.page.caller import PATIENT
from tests.bot.page.windows import Windows
from tests.bot.programs import ALONE
from tools.browser import found

RUNNING = pytest.StashKey[dict[float, Program]]()


@pytest.fixture(scope="session")
def stage():
    """The thread for everything with a browser: playwright keeps a loop running there between the tests."""
    with ThreadPoolExecutor(1, thread_name_prefix="browser") as thread:

        def run(act: Callable, *given, **named):
            return thread.submit(act, *given, **named).result()

        yield run


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run a test that uses the browser in the browser's thread."""
    if "browser" not in pyfuncitem.fixturenames:
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    pyfuncitem.funcargs["stage"](pyfuncitem.obj, **given)
    return True


@pytest.fixture(scope="session")
def browser(stage):
    path = found()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("CI has no Chromium")
        pytest.skip("no Chromium on this machine")
    playwright = stage(sync_playwright().start)
    opened = stage(playwright.chromium.launch, executable_path=path, args=FLAGS)
    yield opened
    stage(opened.close)
    stage(playwright.stop)


@pytest.fixture(scope="session")
def windows(browser):
    return Windows(browser)


@pytest.fixture(scope="session")
def programs(request, tmp_path_factory):
    """A factory of programs whose clock runs at a speed. Each runs until the tests of this folder are done."""
    running = request.config.stash.setdefault(RUNNING, {})

    def at(speed: float) -> Program:
        if speed not in running:
            running[speed] = Program(tmp_path_factory.mktemp("local"), speed)
            running[speed].start()
        return running[speed]

    yield at
    stop(running)


def stop(running: dict[float, Program]) -> None:
    for program in running.values():
        program.stop()
    running.clear()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item, nextitem):
    """A program with a fast clock is never idle: it does not run beside the tests that come after."""
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        stop(item.config.stash.get(RUNNING, {}))


@pytest.fixture
def program(programs, request):
    """The program: as it is, or `@pytest.mark.parametrize("program", [20], indirect=True)` with another clock."""
    return programs(getattr(request, "param", 1))


@pytest.fixture
def sit_down(windows, stage, program):
    """A factory of people with a browser each. At the end no page may have logged an error."""
    people = []

    def come(name: str = "", *, pauses=QUICK_HANDS, **context) -> Person:
        people.append(Person(windows, program, name, pauses=pauses, **context))
        return people[-1]

    before = program.log.stat().st_size
    yield come
    for person in people:
        assert not stage(person.leave)
    assert b"Traceback" not in program.log.read_bytes()[before:]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory):
    """The address of a running server."""
    settings = Settings.from_env(
        {**ALONE, "DATA_DIR": str(tmp_path_factory.mktemp("house")), "PUBLIC_URL": "https://games.example/"}
    )
    async with opened(settings, Place(port=0), open_store=PATIENT) as (address, _):
        yield address
