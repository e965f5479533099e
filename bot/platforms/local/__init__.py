"""The local table: play in the browser with no account. See docs/local.md."""

from bot.platforms.local.server.serve import Place, opened, serve

__all__ = ["Place", "opened", "serve"]
