"""Who looks at a screen: in which language they read, and how they like pictures."""

from render.theme import Look, Palette, Shade
from storage import PersonSettings


def look_of(settings: PersonSettings) -> Look:
    """Return how somebody wants pictures. A value of another version of the program counts as not chosen."""
    shade = Shade(settings.theme) if settings.theme in set(Shade) else Shade.LIGHT
    palette = Palette(settings.palette) if settings.palette in set(Palette) else Palette.DEFAULT
    return Look(shade=shade, palette=palette, symbols=settings.symbols)
