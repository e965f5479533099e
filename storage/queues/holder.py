"""Who holds a lease: a process, named so that the next one on the same machine can tell whether it is dead."""

import os
import secrets
import socket
from dataclasses import dataclass, field
from urllib.parse import quote


@dataclass(frozen=True, kw_only=True)
class Holder:
    host: str = field(default_factory=lambda: quote(socket.gethostname(), safe=""))
    pid: int = field(default_factory=os.getpid)
    boot: str = field(default_factory=lambda: secrets.token_hex(4))
    """Tells a process from an earlier one with the same number, as in a container that was started again."""

    @property
    def name(self) -> str:
        return f"{self.host}/{self.pid}/{self.boot}"

    def is_dead(self, name: str) -> bool:
        """Tell whether another holder has certainly died. Of other machines nobody knows: their leases expire."""
        host, _, rest = name.partition("/")
        pid, _, boot = rest.partition("/")
        if host != self.host or boot == self.boot or not pid.isdigit():
            return False
        return int(pid) == self.pid or not _is_running(int(pid))


def _is_running(pid: int) -> bool:
    if os.name != "posix":
        return True  # elsewhere, signal 0 is not a question
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
