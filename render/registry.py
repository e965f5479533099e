"""The pictures that are here: every folder of `render/` whose package has `PICTURES`."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import render
from render.contract import Pictures


@cache
def pictures() -> Mapping[str, Pictures]:
    """Return `{slug: Pictures}`, in alphabetical order."""
    folders = (found.name for found in pkgutil.iter_modules(render.__path__) if found.ispkg)
    loaded = (importlib.import_module(f"render.{name}") for name in folders)
    found = (module.PICTURES for module in loaded if hasattr(module, "PICTURES"))
    return MappingProxyType({each.slug: each for each in found})
