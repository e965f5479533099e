"""Real servers for the tests, on loopback, each in its own folder: standalone, as a Cluster, under a Sentinel."""

import contextlib
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import redis

from storage.connection.server import binary
from tests.storage.waiting import PATIENCE


def free_port() -> int:
    """Return a free port below 55536: a Cluster also uses the one 10,000 above."""
    for _ in range(200):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        if port < 55_536 and _is_free(port + 10_000):
            return port
    raise AssertionError("no free port")


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def wait_for(condition: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(redis.RedisError, OSError):
            if condition():
                return
        time.sleep(0.02)
    raise AssertionError(f"waited in vain: {what}")


class Process:
    """A server on a port, with the options of its configuration file."""

    def __init__(self, folder: Path, *options: str, port: int | None = None, mode: tuple[str, ...] = ()) -> None:
        self.folder, self.port, self.mode = folder, port or free_port(), mode
        folder.mkdir(parents=True, exist_ok=True)
        plain = ("bind 127.0.0.1", f"port {self.port}", 'save ""', "loglevel warning", f"dir {folder}")
        # A title would overwrite the environment, where the mark of the test run is.
        lines = [*plain, "set-proc-title no", *options]
        if mode:  # Sentinel has no save option
            lines.remove('save ""')
        (folder / "server.conf").write_text("\n".join(lines) + "\n")
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            command = [binary(), self.folder / "server.conf", *self.mode]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        wait_for(lambda: self.ask("PING"), f"server on {self.port}")

    def ask(self, *words):
        with redis.Redis(port=self.port, socket_timeout=PATIENCE, decode_responses=True) as client:
            return client.execute_command(*words)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def cluster(folder: Path, *more: str, masters: int = 3) -> Iterator[list[Process]]:
    """Run a Cluster with a number of masters."""
    options = ("cluster-enabled yes", "cluster-node-timeout 60000", *more)
    nodes: list[Process] = []
    try:
        while len(nodes) < masters:
            nodes.append(Process(folder / f"node-{len(nodes)}", *options))
        for number, node in enumerate(nodes):
            first, last = 16384 * number // masters, 16384 * (number + 1) // masters - 1
            node.ask("CLUSTER", "ADDSLOTSRANGE", first, last)
            node.ask("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        for node in nodes[1:]:
            nodes[0].ask("CLUSTER", "MEET", "127.0.0.1", node.port)
        for node in nodes:
            wait_for(lambda node=node: _knows_all(node, masters), "the Cluster")
        yield nodes
    finally:
        for node in nodes:
            node.kill()


def _knows_all(node: Process, masters: int) -> bool:
    info = node.ask("CLUSTER", "INFO")
    state = info if isinstance(info, dict) else dict(line.split(":", 1) for line in info.splitlines() if ":" in line)
    return state["cluster_state"] == "ok" and int(state["cluster_size"]) == masters
