"""The page's files, at addresses that change when one of them does: a browser asks for each once, and keeps it.

Nothing is built: who changes a file reloads the page.
"""

import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path

from aiohttp import web

STATIC = Path(__file__).parent / "static"
FONTS = Path(__file__).parents[2] / "render" / "fonts"
FOR_GOOD = "public, max-age=31536000, immutable"
_PRELOAD = '<link rel="modulepreload" href="/page/main.js">'
_IMPORT = re.compile(r'^(?:import|export)[^;]*? from "\./(?P<name>[^"]+)"', re.MULTILINE)

Changed = tuple[tuple[str, int], ...]
"""Paths in order, each with when it was changed."""


def add_to(router: web.UrlDispatcher) -> None:
    router.add_get("/page/{version}/{name}", _file)


def page(name: str, static: Path = STATIC) -> str:
    """Return an HTML page with the addresses of its files."""
    return _page(static, name, _version(_changed(static)))


async def _file(request: web.Request) -> web.StreamResponse:
    changed = _changed(STATIC)
    paths = {Path(path).name: path for path, _ in changed}
    if request.match_info["name"] not in paths:
        raise web.HTTPNotFound
    # While programs are replaced one by one, another one's page may ask here: it gets our file, but does not keep it.
    kept = {"Cache-Control": FOR_GOOD} if request.match_info["version"] == _version(changed) else {}
    return web.FileResponse(paths[request.match_info["name"]], headers=kept)


def _changed(static: Path) -> Changed:
    entries = (*os.scandir(static), *(each for each in os.scandir(FONTS) if each.name.endswith(".ttf")))
    return tuple(sorted((each.path, each.stat().st_mtime_ns) for each in entries))


@lru_cache(maxsize=4)
def _version(changed: Changed) -> str:
    digest = hashlib.sha256()
    for path, _ in changed:
        digest.update(Path(path).name.encode() + b"\0" + Path(path).read_bytes())
    return digest.hexdigest()[:12]


@lru_cache(maxsize=4)
def _page(static: Path, name: str, version: str) -> str:
    text = (static / name).read_text(encoding="utf-8")
    # All modules at once: otherwise each is asked for when another one has come that imports it.
    preloads = "\n".join(_PRELOAD.replace("main.js", module) for module in _modules(static, "main.js"))
    return text.replace(_PRELOAD, preloads).replace('"/page/', f'"/page/{version}/')


def _modules(static: Path, name: str) -> list[str]:
    """Return a module and all that it imports, directly or not."""
    found = [name]
    for each in found:  # it grows meanwhile
        text = (static / each).read_text(encoding="utf-8")
        found += dict.fromkeys(other for other in _IMPORT.findall(text) if other not in found)
    return found
