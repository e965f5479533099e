"""Whether what was saved would survive a crash: what the servers say about themselves, and where the data folder is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from storage.connection.client import Client
from storage.errors import StoreUnavailable

MOUNTS = Path("/proc/self/mountinfo")
VOLATILE = {"tmpfs", "ramfs", "overlay", "aufs"}
"""File systems in memory, or of a container: what they hold goes with the machine or the container."""
LONGEST_LAG = 5
"""Seconds that a replica may be behind."""


@dataclass(frozen=True, kw_only=True)
class Risk:
    """How saved games can be lost, in words for whoever runs the program."""

    text: str
    grave: bool = True
    """Games will be lost; otherwise a few moves may be, or only under rare conditions."""


async def server_risks(client: Client) -> list[Risk]:
    """Ask every server how it keeps what it is told."""
    infos = await client.everywhere("INFO")
    try:
        syncs = {
            place: _fsync(said) for place, said in (await client.everywhere("CONFIG", "GET", "appendfsync")).items()
        }
    except StoreUnavailable:
        syncs = {}  # a hosted server may not allow this question
    return [
        Risk(text=f"{place}{': ' if place else ''}{risk.text}", grave=risk.grave)
        for place, info in infos.items()
        for risk in risks_of(info, syncs.get(place))
    ]


def risks_of(info: Mapping[str, Any], fsync: str | None) -> Iterator[Risk]:
    """Judge one server by its INFO, and by its `appendfsync` if that is known."""
    if not int(info.get("aof_enabled", 1)):
        yield Risk(
            text="the server keeps no append-only file: a crash loses every move since its last snapshot. "
            "Set `appendonly yes` and `appendfsync always`"
        )
    elif fsync not in {None, "always"}:
        yield Risk(text=f"with `appendfsync {fsync}` a crash can lose the last moves. Set `always`", grave=False)
    if info.get("aof_last_write_status", "ok") != "ok":
        yield Risk(text="the server's last write to its disk has failed")
    policy = str(info.get("maxmemory_policy", "noeviction"))
    if policy != "noeviction":
        lost = "games" if policy.startswith("allkeys") else "the marks of presses that it has seen"
        yield Risk(
            text=f"with `maxmemory-policy {policy}` a full server deletes {lost}. Set `noeviction`",
            grave=policy.startswith("allkeys"),
        )
    yield from _replica_risks(info)


def folder_risks(data_dir: Path, host: str | None = None, mounts: str | None = None) -> list[Risk]:
    """Judge the folder of the embedded server. `host` is a hosting service whose disks are known not to last."""
    if host:
        return [Risk(text=f"{host} deletes this machine's disk at every restart, and all games with it. {_INSTEAD}")]
    kind = file_system(data_dir.absolute(), _mounts() if mounts is None else mounts)
    if kind not in VOLATILE:
        return []
    lost = "with the container" if kind in {"overlay", "aufs"} else "when this machine restarts"
    return [Risk(text=f"{data_dir} is on {kind}: all games are gone {lost}. {_INSTEAD}", grave=False)]


_INSTEAD = "Set REDIS_URL, or DATA_DIR to a folder on a disk that lasts (a volume)"


def file_system(path: Path, mounts: str) -> str | None:
    """Return the kind of the file system that a path is on, according to the lines of `mountinfo`."""
    found: tuple[int, str | None] = (-1, None)
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        fields, kind = before.split(), after.split(maxsplit=1)[:1]
        if len(fields) < 5 or not kind:
            continue
        point = Path(fields[4].replace("\\040", " "))
        # The last of several mounts on one place hides the others.
        if path.is_relative_to(point) and len(point.parts) >= found[0]:
            found = len(point.parts), kind[0]
    return found[1]


def _mounts() -> str:
    try:
        return MOUNTS.read_text(encoding="utf-8", errors="replace")
    except OSError:  # not Linux
        return ""


def _fsync(said: Any) -> str | None:
    values = list(said.values()) if isinstance(said, dict) else list(said)[1::2]
    return str(values[0].decode() if isinstance(values[0], bytes) else values[0]) if values else None


def _replica_risks(info: Mapping[str, Any]) -> Iterator[Risk]:
    if info.get("role") == "slave":
        yield Risk(text="the server is a replica: nothing can be saved there")
    replicas = [info[f"slave{number}"] for number in range(int(info.get("connected_slaves", 0)))]
    if int(info.get("cluster_enabled", 0)) and not replicas:
        text = "this master of the Cluster has no replica: while it is down, its tables can't be played"
        yield Risk(text=text, grave=False)
    for replica in replicas:
        if replica.get("state") != "online" or int(replica.get("lag", 0)) > LONGEST_LAG:
            text = (
                f"the replica {replica.get('ip')}:{replica.get('port')} is behind: if its master dies, moves are lost"
            )
            yield Risk(text=text, grave=False)
