"""What Discord knows of the place where somebody types or presses, and where a new table goes."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import discord
from msgspec.structs import replace

from bot.chat import context
from bot.chat.errors import NOT_SENT
from bot.chat.wish import Wish
from bot.platforms.discord.messages.markdown import channel_links, escaped, markdown_words
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.permissions import invitation, missing, missing_elsewhere, named
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.viewer import Interaction, channel_of
from bot.tables.errors import NotAllowed
from bot.texts import Words
from storage import Room, RoomSettings, Table


@dataclass(frozen=True, kw_only=True)
class Context(context.Context):
    interaction: Interaction
    rooms: Rooms

    @property
    def settings_room(self) -> Room:
        return channel_of(self.viewer.room)

    async def is_admin(self) -> bool:
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    async def private_room(self) -> Room | None:
        if self.viewer.room.private:
            return self.viewer.room
        try:
            return await self.rooms.direct_room(self.viewer.who.person)
        except NOT_SENT:
            return None

    def words(self, table: Table | None = None) -> Words:
        return markdown_words(table, self.texts, self.viewer.locale) if table else super().words()

    def where(self, table: Table) -> str:
        return channel_links(table)

    def command_name(self, name: str) -> str:
        return self.words()(f"discord-command-{name}")

    def name(self, name: str) -> str:
        return escaped(name)

    def call(self, named: context.Named) -> str:
        return f"<@{named.person.user}>" if named.person is not None else super().call(named)

    def check_writable(self, settings: RoomSettings) -> None:
        if self._is_guest:
            raise NotAllowed("discord-doctor-not-a-member", link=invitation(self.interaction.application_id))
        if lacking := self._lacking(settings):
            raise NotAllowed("discord-missing-here", permissions=named(lacking, self.words()))

    async def place(self, wish: Wish, settings: RoomSettings) -> Room:
        """Return this channel, or a new thread of it; where the bot is no member, the direct chat."""
        room, channel = self.viewer.room, self.interaction.channel
        if self._is_guest:
            return await self.rooms.direct_room(self.viewer.who.person)
        self.check_writable(settings)
        if not settings.in_threads or not isinstance(channel, discord.TextChannel):
            return room
        name = Words(self.texts, settings.language or self.viewer.locale)("discord-thread", game=wish.game)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        return replace(room, thread=str(thread.id))

    async def reached(self) -> Room | None:
        """Return the direct chat. Only a message that arrives tells that somebody takes any."""
        viewer = self.viewer
        if viewer.room.private or not viewer.settings.direct_messages:
            return None
        try:
            await self.rooms.whisper(viewer.who.person, Message(text=self.words()("discord-lesson-here")))
            return await self.rooms.direct_room(viewer.who.person)
        except NOT_SENT:
            return None

    async def findings(self, settings: RoomSettings) -> Sequence[str]:
        """Return what is missing in this channel and in this server, or that nothing is."""
        words, guild, latency = self.words(), self.interaction.guild, self.interaction.client.latency
        # Neither finite nor a number before the first heartbeat.
        line = words("discord-doctor-line", ms=round(1000 * latency) if math.isfinite(latency) else 0)
        if self.viewer.room.private:
            return [line]
        if self._is_guest:
            return [line, words("discord-doctor-not-a-member", link=invitation(self.interaction.application_id))]
        lacking = named(self._lacking(settings), words)
        here = words("discord-missing-here", permissions=lacking) if lacking else words("discord-doctor-here-well")
        return [line, here, *(missing_elsewhere(guild, words) if guild is not None and guild.me is not None else ())]

    @property
    def _is_guest(self) -> bool:
        """Tell whether the bot is no member of the server: a person has installed the app for themselves."""
        return not self.viewer.room.private and not self.interaction.is_guild_integration()

    def _lacking(self, settings: RoomSettings) -> tuple[str, ...]:
        if self.viewer.room.private:
            return ()
        opens = settings.in_threads and isinstance(self.interaction.channel, discord.TextChannel)
        thread = bool(self.viewer.room.thread)
        return missing(self.interaction.app_permissions, thread=thread, opens_threads=opens)
