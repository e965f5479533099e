"""`/play`: a table in this channel, in a thread of its own, or in the direct chat."""

import logging
from dataclasses import dataclass

import discord
from msgspec.structs import replace

from bot.platforms.discord.entry import NAME
from bot.platforms.discord.message import Message
from bot.platforms.discord.permissions import missing
from bot.platforms.discord.readers import Interaction, Reader, granted, whole
from bot.platforms.discord.replying import Reply
from bot.platforms.discord.rooms import Rooms
from bot.tables import lobby, rights
from bot.tables.errors import NotAllowed, TableError
from bot.tables.rights import Action
from bot.tables.service import Opening, TableService
from bot.texts import Texts, Words
from engines.contract import OptionValue
from engines.registry import games
from storage import Held, Pace, Room, RoomSettings, Store

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What was typed; None: left open."""

    game: str
    options: dict[str, OptionValue]
    computers: int = 0
    level: str | None = None
    clock: str | None = None
    language: str | None = None


class Openings:
    def __init__(self, tables: TableService, store: Store, texts: Texts, rooms: Rooms) -> None:
        self._tables, self._store, self._texts, self._rooms = tables, store, texts, rooms

    async def open(self, interaction: Interaction, reply: Reply, reader: Reader, wish: Wish) -> None:
        """Open a table, or say exactly what is in the way."""
        settings = await self._store.room_settings.load(whole(reader.room))
        await self._check(settings, reader, wish)
        words = Words(self._texts, reader.locale)
        if lacking := self._lacking(interaction, reader, settings):
            names = words.listed([words(f"discord-permission-{name.replace('_', '-')}") for name in lacking])
            raise NotAllowed("discord-missing-here", permissions=names)
        room = await self._room(interaction, reader, settings, wish)
        held = await self._opened(interaction, reader, room, settings, wish)
        if room == reader.room:
            await reply.done()
        else:
            await reply.send(Message(text=words("discord-opened-there", where=f"<#{room.thread or room.chat}>")))
        log.info("table %s is open", held.table.id)

    async def _check(self, settings: RoomSettings, reader: Reader, wish: Wish) -> None:
        if wish.game not in games():
            raise TableError("discord-no-such-game")
        if settings.games is not None and wish.game not in settings.games:
            raise NotAllowed("discord-game-not-here")
        if Action.OPEN not in (await granted(reader, self._store, Action.OPEN)).granted:
            raise NotAllowed(rights.FOR_ADMINS[Action.OPEN])

    def _lacking(self, interaction: Interaction, reader: Reader, settings: RoomSettings) -> tuple[str, ...]:
        if reader.room.private or not interaction.is_guild_integration():
            return ()
        in_thread = bool(reader.room.thread)
        opens = settings.in_threads and isinstance(interaction.channel, discord.TextChannel)
        return missing(interaction.app_permissions, thread=in_thread, opens_threads=opens)

    async def _room(self, interaction: Interaction, reader: Reader, settings: RoomSettings, wish: Wish) -> Room:
        """Return where the table is shown. Where the bot is no member, that is the direct chat."""
        if not reader.room.private and not interaction.is_guild_integration():
            return await self._rooms.direct_room(reader.who.person)
        channel = interaction.channel
        if not settings.in_threads or not isinstance(channel, discord.TextChannel):
            return reader.room
        name = Words(self._texts, settings.language or reader.locale)("discord-thread", game=wish.game)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        return replace(reader.room, thread=str(thread.id))

    async def _opened(
        self, interaction: Interaction, reader: Reader, room: Room, settings: RoomSettings, wish: Wish
    ) -> Held:
        opening = Opening(
            game=wish.game,
            room=room,
            locale=wish.language or settings.language or reader.locale,
            options=wish.options,
            pace=Pace(wish.clock) if wish.clock else settings.pace or Pace.DAY,
        )
        held = await self._tables.open(opening, reader.who, f"{NAME} {interaction.id}")
        level = wish.level or games()[wish.game].levels[0]
        for number in range(wish.computers):
            held = await self._tables.change(
                held.table.id,
                lambda table, now: lobby.with_computer(table, reader.who, level, now),
                f"{NAME} {interaction.id} {number}",
            )
        return held
