"""Who looks at a screen: in which language they read, and how they like pictures."""

from dataclasses import dataclass, field

from bot.tables.lobby import Who
from render.theme import Look, Palette, Shade
from storage import Person, PersonSettings, Room, Store, StoreError


@dataclass(frozen=True, kw_only=True)
class Viewer:
    who: Who
    locale: str
    settings: PersonSettings = field(default_factory=PersonSettings)

    @property
    def room(self) -> Room:
        return self.who.room

    @property
    def look(self) -> Look:
        return look_of(self.settings)


def look_of(settings: PersonSettings) -> Look:
    """Return how somebody wants pictures. A value of another version of the program counts as not chosen."""
    shade = Shade(settings.theme) if settings.theme in set(Shade) else Shade.LIGHT
    palette = Palette(settings.palette) if settings.palette in set(Palette) else Palette.DEFAULT
    return Look(shade=shade, palette=palette, symbols=settings.symbols)


async def settings_of(store: Store, person: Person) -> PersonSettings:
    """Return what somebody has chosen. While the store is away, people lose their settings, not their answer."""
    try:
        return await store.person_settings.load(person)
    except StoreError:
        return PersonSettings()
