"""A finished game as something to keep or to send: its picture, or its film."""

from aiohttp import web

from bot.app import App
from bot.film import film
from bot.limits import TooMany
from bot.page.viewer import Viewer
from bot.screens.tables import end_screen
from bot.tables import turns
from bot.texts import LOCALES, words_at
from engines.errors import RuleError
from render.theme import Look, Shade
from storage import LoadedTable, Phase, StoreError

_KINDS = {"png": "image/png", "gif": "image/gif"}


async def shared(app: App, request: web.Request, viewer: Viewer) -> web.Response:
    """Return the picture or the film of a finished game, in the language and look that the address names."""
    kind = request.match_info["kind"]
    try:
        app.limiter.press(viewer.person, viewer.room)
    except TooMany:
        raise web.HTTPTooManyRequests from None
    held = await _finished(app, request.match_info["table"])
    if kind not in _KINDS or held is None:
        raise web.HTTPNotFound
    asked = request.query.get("language", "")
    words = words_at(held.table, app.texts, asked if asked in LOCALES else "en")
    shade = Shade.DARK if request.query.get("shade") == "dark" else Shade.LIGHT
    look = Look(shade=shade, symbols=request.query.get("symbols") != "false")
    if kind == "gif":
        shown = await film(app.artist, held.table, words, look)
    else:
        drawing = end_screen(turns.position(held.table, held.snapshot)).drawing
        assert drawing is not None  # noqa: S101 (every end has one)
        shown = await app.artist.draw(drawing, words, look)
    return web.Response(body=shown.data, content_type=_KINDS[kind])


async def _finished(app: App, table: str) -> LoadedTable | None:
    """Return a game that has ended: before that, a picture could be of what somebody may not know."""
    try:
        held = await app.tables.load(table)
    except RuleError:
        return None
    except StoreError:
        raise web.HTTPServiceUnavailable from None
    over = held.table.phase is Phase.FINISHED and held.table.started_at is not None
    return held if over else None
