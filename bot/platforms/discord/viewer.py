"""Who presses or types, and where, from an interaction."""

from dataclasses import dataclass
from typing import Any

import discord
from msgspec.structs import replace

from bot.app import App
from bot.chat import viewer
from bot.chat.viewer import settings_of
from bot.platforms.discord.name import NAME
from bot.tables.lobby import Who
from bot.texts import Words
from storage import Person, Room

Interaction = discord.Interaction[Any]

LOCALES = {
    discord.Locale.russian: "ru",
    discord.Locale.turkish: "tr",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
}


@dataclass(frozen=True, kw_only=True)
class Viewer(viewer.Viewer):
    words: Words
    """In their language, away from any table."""
    guild: str = "@me"
    """As it stands in links; `@me` for direct chats."""


async def viewer_of(interaction: Interaction, app: App) -> Viewer:
    person = Person(platform=NAME, user=str(interaction.user.id))
    settings = await settings_of(app.store, person)
    locale = settings.language or LOCALES.get(interaction.locale, app.settings.default_locale)
    return Viewer(
        who=Who(person=person, name=interaction.user.display_name, room=room_of(interaction)),
        locale=locale,
        words=Words(app.texts, locale),
        guild=str(interaction.guild_id or "@me"),
        settings=settings,
    )


def channel_of(room: Room) -> Room:
    """Return the channel of a thread: settings belong to the channel."""
    return replace(room, thread="")


def room_of(interaction: Interaction) -> Room:
    """Return where something was typed or pressed: a channel, a thread of it, or the direct chat."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Room(platform=NAME, chat=str(channel.parent_id), thread=str(channel.id))
    return Room(platform=NAME, chat=str(interaction.channel_id), private=interaction.guild_id is None)
