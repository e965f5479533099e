"""Who presses or types, in which language he reads, and how he likes pictures."""

from dataclasses import dataclass, field, replace
from typing import Any

import discord
import msgspec

from bot.platforms.discord.messages.markdown import LOCALES
from bot.platforms.discord.name import NAME
from bot.tables import rights
from bot.tables.lobby import Who
from bot.tables.rights import Action
from render.theme import Look, Palette, Shade
from storage import Person, PersonSettings, Room, Store, StoreError

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, kw_only=True)
class Viewer:
    who: Who
    locale: str
    admin: bool = False
    """Manages the server; the direct chat is everybody's own."""
    guild: str = "@me"
    """As it stands in links; `@me` for direct chats."""
    settings: PersonSettings = field(default_factory=PersonSettings)

    @property
    def room(self) -> Room:
        return self.who.room

    @property
    def look(self) -> Look:
        return look_of(self.settings)


async def viewer_of(interaction: Interaction, store: Store, default: str) -> Viewer:
    """Return who it is. Without the store nobody's choices are known, and he is answered all the same."""
    person = Person(platform=NAME, user=str(interaction.user.id))
    try:
        settings = await store.person_settings.load(person)
    except StoreError:
        settings = PersonSettings()
    return Viewer(
        who=Who(person=person, name=interaction.user.display_name, room=room_of(interaction)),
        locale=settings.language or LOCALES.get(interaction.locale, default),
        admin=is_admin(interaction),
        guild=str(interaction.guild_id or "@me"),
        settings=settings,
    )


async def granted(viewer: Viewer, store: Store, action: Action) -> Who:
    """Return somebody with what the room lets them do, of that which is for its admins."""
    if action not in rights.FOR_ADMINS:
        return viewer.who
    settings = await store.room_settings.load(whole(viewer.room))
    found = rights.grants(settings, admin=viewer.admin, private=viewer.room.private)
    return replace(viewer.who, granted=found)


def is_admin(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def whole(room: Room) -> Room:
    """Return the channel of a thread: that is where settings belong."""
    return msgspec.structs.replace(room, thread="")


def room_of(interaction: Interaction) -> Room:
    """Return where something was typed or pressed: a channel, a thread of it, or the direct chat."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Room(platform=NAME, chat=str(channel.parent_id), thread=str(channel.id))
    return Room(platform=NAME, chat=str(interaction.channel_id), private=interaction.guild_id is None)


def look_of(settings: PersonSettings) -> Look:
    shade = Shade(settings.theme) if settings.theme in set(Shade) else Shade.LIGHT
    palette = Palette(settings.palette) if settings.palette in set(Palette) else Palette.DEFAULT
    return Look(shade=shade, palette=palette, symbols=settings.symbols)
