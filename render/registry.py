"""The available pictures: for each game, the package in `render/` with its slug."""

import importlib
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from types import MappingProxyType

from engines.registry import games
from render.contract import Pictures


@cache
def pictures() -> Mapping[str, Pictures]:
    """Return `{slug: Pictures}`, in alphabetical order."""
    drawn = (slug for slug in games() if find_spec(f"render.{slug}"))
    return MappingProxyType({slug: importlib.import_module(f"render.{slug}").PICTURES for slug in drawn})
