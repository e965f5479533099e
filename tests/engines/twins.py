"""Twins of a state: identical for a viewer, but different in everything that the viewer may not know.

Each game defines in `tests/engines/<slug>/hidden.py` how to change what is hidden.
"""

import importlib
from collections.abc import Iterator

from engines.contract import Seat
from engines.randomness import Rng
from tests.engines.walks import Setting


def twins(setting: Setting, state, viewer: Seat | None, rng: Rng) -> Iterator:
    """Yield states that the viewer must not be able to tell apart from this one."""
    hidden = importlib.import_module(f"tests.engines.{setting.slug}.hidden")
    yield from hidden.twins(state, viewer, rng)
