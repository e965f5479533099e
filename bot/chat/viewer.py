"""Who looks at a screen: in which language they read, and how they like pictures."""

from dataclasses import dataclass, field

from bot.settings import LOCALES
from bot.tables.lobby import Who
from render.theme import Look, Palette, Shade
from storage import PersonSettings, Room, Store, StoreError


@dataclass(frozen=True, kw_only=True)
class Viewer:
    who: Who
    locale: str
    settings: PersonSettings = field(default_factory=PersonSettings)

    @property
    def room(self) -> Room:
        return self.who.room

    @property
    def can_be_written_to(self) -> bool:
        """They have started the bot, where a chat asks for that, and want its messages."""
        return self.settings.dm_started and self.settings.direct_messages

    @property
    def look(self) -> Look:
        """How they want pictures. A value of another version of the program counts as not chosen."""
        settings = self.settings
        shade = Shade(settings.theme) if settings.theme in set(Shade) else Shade.LIGHT
        palette = Palette(settings.palette) if settings.palette in set(Palette) else Palette.DEFAULT
        return Look(shade=shade, palette=palette, symbols=settings.symbols)


def spoken_in(tag: str | None, default: str) -> str:
    """Return the language of a tag such as `en-GB` if we speak it, else the default."""
    language = (tag or "").partition("-")[0]
    return language if language in LOCALES else default


async def viewer_of(store: Store, who: Who, spoken: str) -> Viewer:
    """Return somebody with what they have chosen. While the store is away, they lose their settings, not their answer.

    `spoken`: the language that their platform says they read.
    """
    try:
        settings = await store.person_settings.load(who.person)
    except StoreError:
        settings = PersonSettings()
    locale = settings.language if settings.language in LOCALES else spoken
    return Viewer(who=who, locale=str(locale), settings=settings)
