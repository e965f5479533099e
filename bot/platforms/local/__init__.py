"""The local table: play in the browser with no account. See docs/local.md."""

from bot.platforms.local.serve import opened, serve
from bot.web.place import Place

__all__ = ["Place", "opened", "serve"]
