"""Twins of a state: the same for a viewer, with other values in everything that the viewer may not know.

Each game says in `tests/engines/<slug>/hidden.py` how to change what is hidden.
"""

import importlib
from collections.abc import Iterator

from engines.contract import Seat
from engines.randomness import Rng
from tests.engines.walks import Setting


def twins(setting: Setting, state, viewer: Seat | None, rng: Rng) -> Iterator:
    """Yield states that the viewer must not be able to tell from this one."""
    hidden = importlib.import_module(f"tests.engines.{setting.slug}.hidden")
    yield from hidden.twins(state, viewer, rng)
