"""Who visits a page: signed cookies, each of which identifies a browser, and the code that lets other devices in."""

import hashlib
import hmac
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

_KEY_BYTES = 32
_NAME_BYTES = 16
_CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
_CODE_LENGTH = 8


@dataclass(frozen=True)
class Visitors:
    key: bytes
    code: str | None = None
    """What a browser must know to get a cookie; None: everybody who can reach us may come in."""

    def __repr__(self) -> str:
        return "Visitors()"

    def cookie(self) -> str:
        name = secrets.token_hex(_NAME_BYTES)
        return f"{name}.{self._signature(name)}"

    def browser(self, cookie: str | None) -> str | None:
        """Return the browser that a cookie identifies, or None if the cookie is not ours."""
        name, _, signature = (cookie or "").partition(".")
        # Bytes: non-ASCII characters in a forged cookie would raise an error instead of failing the comparison.
        return name if hmac.compare_digest(signature.encode(), self._signature(name).encode()) else None

    def lets_in(self, code: str) -> bool:
        """Tell whether somebody knows the join code."""
        return self.code is None or hmac.compare_digest(_tidy(code).encode(), self.code.encode())

    def _signature(self, name: str) -> str:
        return hmac.new(self.key, b"browser " + name.encode(), hashlib.sha256).hexdigest()


def kept_key(folder: Path) -> bytes:
    """Return the key that signs cookies: created once, readable by its owner alone."""
    path = folder / "local.key"
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) == _KEY_BYTES:
            return key
        # A crash between creating and writing left it too short. No cookie was ever signed with such a key.
        made = os.open(path, os.O_WRONLY | os.O_TRUNC)
    key = secrets.token_bytes(_KEY_BYTES)
    with os.fdopen(made, "wb") as file:
        file.write(key)
    return key


def new_code() -> str:
    """Return a join code: 30 letters to the power of 8 can't be brute-forced over a network."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def _tidy(code: str) -> str:
    return "".join(code.upper().split()).replace("-", "")
