"""A deal that nobody can choose: the program commits to its part first, then the players add theirs.

Everything here is SHA-256 over JSON, so that anybody can check it by hand: see docs/fair-deal.md. What was published
keeps its meaning: another way to deal gets another scheme number.
"""

import hashlib
import hmac
import json
from collections.abc import Iterable

SCHEME = 2
"""How new tables are dealt. Scheme 1 was a seed drawn by the program alone: see `engines.randomness.fingerprint`."""
CODE_LENGTH = 64
"""Letters of a fair-deal code. A part of one proves nothing: it is easy to find another deal that fits."""


def digest(*parts: object) -> str:
    """Return the SHA-256 of a list of strings, numbers, lists and objects, written as compact JSON with sorted keys.

    JSON keeps the parts apart: no two lists have the same text.
    """
    text = json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(*, salt: str, secret: str) -> str:
    """Return the fair-deal code: shown before anybody sits down, it fixes the program's part and reveals nothing."""
    return digest("raznotsvet deal 2", salt, secret)


def press_share(press: str) -> str:
    """Return what a press adds to the deal. A digest, because a chat's own id of a press may contain a person's."""
    return digest("raznotsvet press 2", press)[:32]


def mixed_seed(*, salt: str, secret: str, shares: Iterable[str]) -> str:
    """Return the seed of a game: the program's part and the players'. The order in which they came does not matter."""
    return digest("raznotsvet seed 2", salt, secret, sorted(shares))


def derived_seed(secret: str, *purpose: str | int) -> str:
    """Return the seed of a deal that many people get, each when they like: whoever has the secret makes it again.

    Nobody else can tell it beforehand, nor what else the secret deals from any number of seeds.
    """
    text = json.dumps(purpose, ensure_ascii=False, separators=(",", ":"))
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_code(text: str) -> bool:
    """Tell whether a text is a whole code (or salt, or secret, or seed): nothing else may stand in for one."""
    return len(text) == CODE_LENGTH and set(text) <= set("0123456789abcdef")
