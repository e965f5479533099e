"""The pictures of Цветарики."""

from render.cvetariki.picture import scene

__all__ = ["scene"]
