"""Who presses or types: in which language they read, how they like pictures, and what the room lets them do."""

from dataclasses import dataclass, field, replace
from typing import Any

import discord
from msgspec import structs

from bot.chat.viewer import look_of
from bot.platforms.discord.name import NAME
from bot.tables import rights
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.texts import Texts, Words
from render.theme import Look
from storage import Person, PersonSettings, Room, RoomSettings, Store, StoreError

Interaction = discord.Interaction[Any]

LOCALES = {
    discord.Locale.russian: "ru",
    discord.Locale.turkish: "tr",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
}


@dataclass(frozen=True, kw_only=True)
class Viewer:
    who: Who
    words: Words
    """In their language, away from any table."""
    admin: bool = False
    """They manage the server; the direct chat is everybody's own."""
    guild: str = "@me"
    """As it stands in links; `@me` for direct chats."""
    settings: PersonSettings = field(default_factory=PersonSettings)

    @property
    def room(self) -> Room:
        return self.who.room

    @property
    def locale(self) -> str:
        return self.words.locale

    @property
    def look(self) -> Look:
        return look_of(self.settings)


async def viewer_of(interaction: Interaction, store: Store, texts: Texts, default_locale: str) -> Viewer:
    """Return who it is. Without the store nobody's settings are known, and they are answered all the same."""
    person = Person(platform=NAME, user=str(interaction.user.id))
    try:
        settings = await store.person_settings.load(person)
    except StoreError:
        settings = PersonSettings()
    return Viewer(
        who=Who(person=person, name=interaction.user.display_name, room=room_of(interaction)),
        words=Words(texts, settings.language or LOCALES.get(interaction.locale, default_locale)),
        admin=interaction.guild_id is not None and interaction.permissions.manage_guild,
        guild=str(interaction.guild_id or "@me"),
        settings=settings,
    )


async def granted(viewer: Viewer, store: Store, action: Action) -> Who:
    """Return somebody with what the room lets them do, where an action depends on it."""
    if action not in rights.FOR_ADMINS:
        return viewer.who
    return with_grants(viewer, await store.room_settings.load(channel_of(viewer.room)))


def with_grants(viewer: Viewer, settings: RoomSettings) -> Who:
    return replace(viewer.who, granted=rights.grants(settings, admin=viewer.admin, private=viewer.room.private))


def channel_of(room: Room) -> Room:
    """Return the channel of a thread: settings belong to the channel."""
    return structs.replace(room, thread="")


def room_of(interaction: Interaction) -> Room:
    """Return where something was typed or pressed: a channel, a thread of it, or the direct chat."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Room(platform=NAME, chat=str(channel.parent_id), thread=str(channel.id))
    return Room(platform=NAME, chat=str(interaction.channel_id), private=interaction.guild_id is None)
