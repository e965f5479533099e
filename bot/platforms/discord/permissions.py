"""Which permissions the bot needs, and which are missing where: for `/doctor`, and for the greeting of a new server.

Never Administrator.
"""

import contextlib

import discord

from bot.app import App
from bot.chat.errors import NOT_SENT
from bot.chat.viewer import spoken_in
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.name import NAME
from bot.platforms.discord.rooms import Rooms
from bot.texts import Words
from storage import Person

HERE = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""In every channel with a table."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""In addition, for tables in threads of their own."""
INVITE = discord.Permissions(**dict.fromkeys((*HERE, *THREADS), True))
"""What the invitation asks for."""
MOST_CHANNELS = 10


async def greet(guild: discord.Guild, app: App, rooms: Rooms) -> None:
    """Say hello in a new server, and what is missing there. If there is no place to say it, tell the owner."""
    words = Words(app.texts, spoken_in(guild.preferred_locale.value, app.settings.default_locale))
    said = "\n".join((words("discord-hello"), *missing_elsewhere(guild, words)))
    wanted = discord.Permissions(view_channel=True, send_messages=True)
    channels = [channel for channel in (guild.system_channel, *guild.text_channels) if channel is not None]
    channel = next((each for each in channels if each.permissions_for(guild.me) >= wanted), None)
    with contextlib.suppress(discord.HTTPException, *NOT_SENT):  # a server without an open channel is fine
        if channel is not None:
            await channel.send(said)
        elif guild.owner_id is not None:
            await rooms.whisper(Person(platform=NAME, user=str(guild.owner_id)), Message(text=said))


def missing_elsewhere(guild: discord.Guild, words: Words) -> list[str]:
    """Return a line for each channel where something is missing, up to a few."""
    missed = ((channel, missing(channel.permissions_for(guild.me))) for channel in guild.text_channels)
    found = [(channel, names) for channel, names in missed if names]
    lines = [
        words("discord-missing-there", where=channel.mention, permissions=named(names, words))
        for channel, names in found[:MOST_CHANNELS]
    ]
    return lines if len(found) <= MOST_CHANNELS else [*lines, words("discord-missing-more", channels=len(found))]


def invitation(application: int) -> str:
    return discord.utils.oauth_url(application, permissions=INVITE, scopes=("bot", "applications.commands"))


def missing(granted: discord.Permissions, *, thread: bool = False, opens_threads: bool = False) -> tuple[str, ...]:
    """Return which permissions the bot lacks in a channel, in the order of the invitation."""
    needed = [name for name in HERE if not (thread and name == "send_messages")]
    if opens_threads:
        needed += THREADS
    elif thread:
        needed += ["send_messages_in_threads"]
    return tuple(name for name in needed if not getattr(granted, name))


def named(permissions: tuple[str, ...], words: Words) -> str:
    """Return permissions by the names that Discord's own settings show."""
    return words.listed([words(f"discord-permission-{name.replace('_', '-')}") for name in permissions])
