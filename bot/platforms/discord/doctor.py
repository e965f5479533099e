"""`/doctor`: what works and what is missing, in this channel, in this server, with the store."""

import contextlib
import math
import time

import discord

from bot.chat.errors import NOT_SENT
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.name import NAME
from bot.platforms.discord.permissions import INVITE, first_open, missing, mute_channels, named
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import NOBODY, Rooms
from bot.platforms.discord.viewer import LOCALES, Interaction, channel_of
from bot.texts import Texts, Words
from storage import Person, Store, StoreError

MOST_CHANNELS = 10


class Doctor:
    def __init__(self, store: Store, texts: Texts, rooms: Rooms, default_locale: str) -> None:
        self._store, self._texts, self._rooms, self._default = store, texts, rooms, default_locale

    async def examine(self, reply: Reply) -> None:
        """Say what is missing, and where, or that nothing is."""
        words, interaction, guild = reply.viewer.words, reply.interaction, reply.interaction.guild
        told = [await self._store_latency(words), _discord_latency(interaction, words)]
        if not reply.viewer.room.private and not interaction.is_guild_integration():
            told.append(words("discord-doctor-not-a-member", link=invitation(interaction.application_id)))
        elif not reply.viewer.room.private:
            told.append(_here(await self._lacking(reply), words))
            if guild is not None and guild.me is not None:
                told += elsewhere(guild, words)
        await reply.send(Message(text="\n".join(told)))

    async def _lacking(self, reply: Reply) -> tuple[str, ...]:
        """Return what is missing here, including what threads need where tables have threads of their own."""
        room = reply.viewer.room
        try:
            in_threads = (await self._store.room_settings.load(channel_of(room))).in_threads
        except StoreError:
            in_threads = False
        opens_threads = in_threads and not room.thread
        return missing(reply.interaction.app_permissions, thread=bool(room.thread), opens_threads=opens_threads)

    async def _store_latency(self, words: Words) -> str:
        began = time.perf_counter()
        try:
            await self._store.ping()
        except StoreError:
            return words("discord-doctor-store-away")
        return words("discord-doctor-store", ms=round(1000 * (time.perf_counter() - began)))

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello in a new server, and what is missing there. If there is no place to say it, tell the owner."""
        words = Words(self._texts, LOCALES.get(guild.preferred_locale, self._default))
        said = "\n".join((words("discord-hello"), *elsewhere(guild, words)))
        channel = first_open((guild.system_channel, *guild.text_channels), guild.me)
        with contextlib.suppress(discord.HTTPException, *NOT_SENT):  # a server without an open channel is fine
            if channel is not None:
                await channel.send(said, allowed_mentions=NOBODY)
            elif guild.owner_id is not None:
                await self._rooms.whisper(Person(platform=NAME, user=str(guild.owner_id)), Message(text=said))


def _discord_latency(interaction: Interaction, words: Words) -> str:
    latency = interaction.client.latency  # neither finite nor a number before the first heartbeat
    return words("discord-doctor-line", ms=round(1000 * latency) if math.isfinite(latency) else 0)


def _here(lacking: tuple[str, ...], words: Words) -> str:
    return (
        words("discord-missing-here", permissions=named(lacking, words))
        if lacking
        else words("discord-doctor-here-well")
    )


def elsewhere(guild: discord.Guild, words: Words) -> list[str]:
    """Return a line for each channel where something is missing, up to a few."""
    found = mute_channels(guild)
    lines = [
        words("discord-missing-there", where=channel.mention, permissions=named(names, words))
        for channel, names in found[:MOST_CHANNELS]
    ]
    return lines if len(found) <= MOST_CHANNELS else [*lines, words("discord-missing-more", channels=len(found))]


def invitation(application: int) -> str:
    return discord.utils.oauth_url(application, permissions=INVITE, scopes=("bot", "applications.commands"))
