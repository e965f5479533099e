"""`/play`: a table in this channel, in a thread of its own, or in the direct chat."""

import logging

import discord
from msgspec.structs import replace

from bot.chat.opening import Wish, check, opened
from bot.platforms.discord.messages.markdown import channel_link
from bot.platforms.discord.name import NAME
from bot.platforms.discord.permissions import missing, named
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.viewer import channel_of, with_grants
from bot.tables.errors import NotAllowed
from bot.tables.service import TableService
from bot.texts import Words
from storage import Room, RoomSettings, Store

log = logging.getLogger(__name__)


class Openings:
    def __init__(self, tables: TableService, store: Store, rooms: Rooms) -> None:
        self._tables, self._store, self._rooms = tables, store, rooms

    async def open(self, reply: Reply, wish: Wish) -> None:
        """Open a table, or say exactly what is in the way before anything is opened."""
        viewer = reply.viewer
        settings = await self._store.room_settings.load(channel_of(viewer.room))
        who = with_grants(viewer, settings)
        check(wish, settings, who)
        if lacking := _lacking(reply, settings):
            raise NotAllowed("discord-missing-here", permissions=named(lacking, viewer.words))
        room = await self._room(reply, settings, wish)
        press = f"{NAME} {reply.interaction.id}"
        held = await opened(self._tables, wish, settings, who, room=room, locale=viewer.locale, press=press)
        if room == viewer.room:
            await reply.done()
        else:
            await reply.say("discord-opened-there", where=channel_link(room))
        log.info("table %s is open", held.table.id)

    async def _room(self, reply: Reply, settings: RoomSettings, wish: Wish) -> Room:
        """Return where the table is shown. Where the bot is no member, that is the direct chat."""
        viewer, channel = reply.viewer, reply.interaction.channel
        if not viewer.room.private and not reply.interaction.is_guild_integration():
            return await self._rooms.direct_room(viewer.who.person)
        if not settings.in_threads or not isinstance(channel, discord.TextChannel):
            return viewer.room
        name = Words(viewer.words.texts, settings.language or viewer.locale)("discord-thread", game=wish.game)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        return replace(viewer.room, thread=str(thread.id))


def _lacking(reply: Reply, settings: RoomSettings) -> tuple[str, ...]:
    """Return the permissions that are missing for a table here."""
    room, interaction = reply.viewer.room, reply.interaction
    if room.private or not interaction.is_guild_integration():
        return ()
    opens = settings.in_threads and isinstance(interaction.channel, discord.TextChannel)
    return missing(interaction.app_permissions, thread=bool(room.thread), opens_threads=opens)
