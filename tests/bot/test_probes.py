"""`/healthz`, `/readyz` and `/metrics` on PORT in every mode: polling, behind a webhook, or a local table."""

import shlex
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.bot.platforms.telegram.emulator.server import TOKEN, Server
from tests.bot.platforms.telegram.emulator.world import World
from tests.bot.programs import ALONE, Program
from tests.bot.test_starting import NOBODY
from tests.storage.servers import Process, free_port
from tests.storage.waiting import PATIENCE, until

PROCFILE = (Path(__file__).parents[2] / "Procfile").read_text(encoding="utf-8")


class Watched:
    """A program whose probes are asked."""

    def __init__(self, log, *words, **environ):
        self.port = free_port()
        self.program = Program(log, *words, **{"PORT": str(self.port), "DEFAULT_LOCALE": "en", **environ})

    async def asked(self, path):
        """Return the status, the type and the text of an answer; status 0: nobody listens."""
        try:
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.port}{path}") as answer:
                return answer.status, answer.content_type, await answer.text()
        except aiohttp.ClientError:
            return 0, "", ""

    async def is_ready(self):
        return (await self.asked("/readyz"))[0] == 200


@pytest.fixture
def started(tmp_path):
    """A factory of programs, which are stopped whatever happens."""
    all_ = []

    def start(*words, **environ):
        environ = {"DATA_DIR": str(tmp_path / "data"), **ALONE, **environ}
        all_.append(Watched(tmp_path / f"log-{len(all_)}", *words, **environ))
        return all_[-1]

    yield start
    for watched in all_:
        watched.program.stop()


@pytest.fixture
async def telegram():
    async with Server(World()) as server:
        yield {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API_BASE": server.base}


async def check_probes(watched):
    await until(watched.is_ready)
    assert (await watched.asked("/healthz"))[0::2] == (200, "ok")
    status, kind, text = await watched.asked("/metrics")
    assert (status, kind) == (200, "text/plain")
    for name in (
        "presses",
        "acknowledge_seconds",
        "save_seconds",
        "show_seconds",
        "open_tables",
        "loop_lateness_seconds",
    ):
        assert f"# TYPE raznotsvet_{name}" in text
    assert "process_resident_memory_bytes" in text
    assert TOKEN not in text


@pytest.mark.parametrize("hook", [{}, {"TELEGRAM_WEBHOOK_URL": "http://127.0.0.1:1/hook"}], ids=["polling", "webhook"])
async def test_a_bot_is_watched_on_its_port(hook, started, telegram):
    await check_probes(started("run", **telegram, **hook))


async def test_a_local_table_is_watched_on_its_port(started):
    await check_probes(started("local"))


async def test_the_procfile_binds_the_port_that_the_host_gives(started, telegram):
    """A Heroku-like host runs the line of the Procfile with PORT set, and soon stops what does not listen there."""
    name, _, line = PROCFILE.strip().partition(": ")
    python, *words = shlex.split(line)
    assert (name, python) == ("web", "python")
    watched = started(*words, command=[sys.executable], DYNO="web.1", **telegram)
    await check_probes(watched)
    assert "GAMES CAN BE LOST: Heroku" in watched.program.said()
    assert watched.program.stop() == 0


async def test_a_bot_whose_store_is_down_is_healthy_but_not_ready_and_ready_when_it_is_back(
    started, telegram, tmp_path
):
    server = Process(tmp_path / "server", "appendonly yes")
    watched = started("run", REDIS_URL=f"redis://127.0.0.1:{server.port}", **telegram)
    try:
        await until(watched.is_ready)
        server.kill()
        assert (await watched.asked("/readyz"))[0] == 503
        assert '"store": "unreachable"' in (await watched.asked("/readyz"))[2]
        assert (await watched.asked("/healthz"))[0] == 200
        server.start()
        await until(watched.is_ready)
    finally:
        watched.program.stop()
        server.kill()


async def test_a_bot_that_is_not_online_is_not_ready(started):
    watched = started("run", **NOBODY)

    async def is_answering():
        return (await watched.asked("/readyz"))[0] != 0

    await until(is_answering)
    status, _, text = await watched.asked("/readyz")
    assert status == 503
    assert '"telegram": "offline"' in text
    assert '"store": "ok"' in text


async def test_a_port_that_is_taken_stops_a_webhook_and_nothing_else(started, telegram, tmp_path):
    first = started("run", **telegram)
    await until(first.is_ready)
    taken = telegram | {"PORT": str(first.port), "DATA_DIR": str(tmp_path / "other")}
    told = f"PORT: port {first.port} can't be opened (Address already in use)"
    polling = started("run", **taken).program
    await polling.has_said(told)
    await polling.has_said("is online")
    hooked = started("run", TELEGRAM_WEBHOOK_URL="http://127.0.0.1:1/hook", **taken).program
    await hooked.has_said(told)
    assert hooked.process.wait(PATIENCE) == 2
    assert "Traceback" not in hooked.said()
