"""The folder of the embedded server: private, reachable by a short path, with locks released when their holders die."""

import contextlib
import fcntl
import os
import tempfile
from pathlib import Path

SOCKET = "server.sock"
LONGEST_SOCKET_PATH = 100
"""Bytes. The system allows 107 on Linux and 103 on macOS."""


class DataDir:
    """Where the data is. Only its owner may look inside."""

    def __init__(self, data_dir: Path) -> None:
        self.path = data_dir.absolute() / "store"
        self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.path.chmod(0o700)
        self.log = self.path / "server.log"
        self._shortcut: Path | None = None

    def lock(self, name: str) -> "Lock":
        return Lock(self.path / name)

    def socket(self) -> str:
        """Return a path to the socket that is short enough, through a symbolic link if necessary."""
        straight = self.path / SOCKET
        if len(os.fsencode(straight)) <= LONGEST_SOCKET_PATH:
            return str(straight)
        # Each process has its own link, so that none has to be agreed on.
        if self._shortcut is None:
            self._shortcut = Path(tempfile.mkdtemp(prefix="rz-"))
        elif not self._shortcut.exists():
            self._shortcut.mkdir(mode=0o700)  # the folder for temporary files was cleaned
        shortcut = self._shortcut / "store"
        if not shortcut.is_symlink():
            shortcut.symlink_to(self.path)
        return str(shortcut / SOCKET)

    def close(self) -> None:
        if self._shortcut is not None:
            with contextlib.suppress(OSError):
                (self._shortcut / "store").unlink()
                self._shortcut.rmdir()


class Lock:
    """A lock that the system releases when its last holder is gone, and that a child process can inherit."""

    def __init__(self, path: Path) -> None:
        self.fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def take(self, *, shared: bool = False) -> bool:
        """Try to take it, exclusively or shared, without waiting."""
        try:
            fcntl.flock(self.fd, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        """Release it, unless a child process still holds it."""
        os.close(self.fd)
