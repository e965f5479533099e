"""Who presses or types, and where, from an interaction."""

from typing import Any

import discord
from msgspec.structs import replace

from bot.app import App
from bot.chat import viewer
from bot.chat.viewer import Viewer, spoken_in
from bot.platforms.discord.name import NAME
from bot.tables.lobby import Who
from storage import Person, Room

Interaction = discord.Interaction[Any]


async def viewer_of(interaction: Interaction, app: App) -> Viewer:
    user, spoken = interaction.user, spoken_in(interaction.locale.value, app.settings.default_locale)
    person = Person(platform=NAME, user=str(user.id))
    who = Who(person=person, name=user.display_name, room=room_of(interaction))
    return await viewer.viewer_of(app.store, who, spoken)


def channel_of(room: Room) -> Room:
    """Return the channel of a thread: settings belong to the channel."""
    return replace(room, thread="")


def room_of(interaction: Interaction) -> Room:
    """Return where something was typed or pressed: a channel, a thread of it, or the direct chat."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return Room(platform=NAME, chat=str(channel.parent_id), thread=str(channel.id))
    return Room(platform=NAME, chat=str(interaction.channel_id), private=interaction.guild_id is None)
