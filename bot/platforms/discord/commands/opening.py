"""`/play`: a table in this channel, in a thread of its own, or in the direct chat."""

import logging
from dataclasses import dataclass

import discord
from msgspec.structs import replace

from bot.pieces import offered
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.name import NAME
from bot.platforms.discord.permissions import missing
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.viewer import Interaction, Viewer, granted, whole
from bot.tables import lobby, rights
from bot.tables.errors import NotAllowed, TableError
from bot.tables.rights import Action
from bot.tables.service import Opening, TableService
from bot.texts import Texts, Words
from engines.contract import OptionValue
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

    async def open(self, interaction: Interaction, reply: Reply, viewer: Viewer, wish: Wish) -> None:
        """Open a table, or say exactly what is in the way."""
        settings = await self._store.room_settings.load(whole(viewer.room))
        await self._check(settings, viewer, wish)
        words = Words(self._texts, viewer.locale)
        if lacking := self._lacking(interaction, viewer, settings):
            names = words.listed([words(f"discord-permission-{name.replace('_', '-')}") for name in lacking])
            raise NotAllowed("discord-missing-here", permissions=names)
        room = await self._room(interaction, viewer, settings, wish)
        held = await self._opened(interaction, viewer, room, settings, wish)
        if room == viewer.room:
            await reply.done()
        else:
            await reply.send(Message(text=words("discord-opened-there", where=f"<#{room.thread or room.chat}>")))
        log.info("table %s is open", held.table.id)

    async def _check(self, settings: RoomSettings, viewer: Viewer, wish: Wish) -> None:
        if wish.game not in offered():
            raise TableError("discord-no-such-game")
        if settings.games is not None and wish.game not in settings.games:
            raise NotAllowed("discord-game-not-here")
        if Action.OPEN not in (await granted(viewer, self._store, Action.OPEN)).granted:
            raise NotAllowed(rights.FOR_ADMINS[Action.OPEN])

    def _lacking(self, interaction: Interaction, viewer: Viewer, settings: RoomSettings) -> tuple[str, ...]:
        if viewer.room.private or not interaction.is_guild_integration():
            return ()
        in_thread = bool(viewer.room.thread)
        opens = settings.in_threads and isinstance(interaction.channel, discord.TextChannel)
        return missing(interaction.app_permissions, thread=in_thread, opens_threads=opens)

    async def _room(self, interaction: Interaction, viewer: Viewer, settings: RoomSettings, wish: Wish) -> Room:
        """Return where the table is shown. Where the bot is no member, that is the direct chat."""
        if not viewer.room.private and not interaction.is_guild_integration():
            return await self._rooms.direct_room(viewer.who.person)
        channel = interaction.channel
        if not settings.in_threads or not isinstance(channel, discord.TextChannel):
            return viewer.room
        name = Words(self._texts, settings.language or viewer.locale)("discord-thread", game=wish.game)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        return replace(viewer.room, thread=str(thread.id))

    async def _opened(
        self, interaction: Interaction, viewer: Viewer, room: Room, settings: RoomSettings, wish: Wish
    ) -> Held:
        opening = Opening(
            game=wish.game,
            room=room,
            locale=wish.language or settings.language or viewer.locale,
            options=wish.options,
            pace=Pace(wish.clock) if wish.clock else settings.pace or Pace.DAY,
        )
        held = await self._tables.open(opening, viewer.who, f"{NAME} {interaction.id}")
        level = wish.level or offered()[wish.game].levels[0]
        for number in range(wish.computers):
            held = await self._tables.change(
                held.table.id,
                lambda table, now: lobby.with_computer(table, viewer.who, level, now),
                f"{NAME} {interaction.id} {number}",
            )
        return held
