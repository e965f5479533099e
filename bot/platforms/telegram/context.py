"""What Telegram knows of the place where somebody types or presses."""

from collections.abc import Sequence
from dataclasses import dataclass

from telegram import Bot
from telegram.error import BadRequest, Forbidden, TelegramError
from telegram.helpers import create_deep_linked_url

from bot.chat import context
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.viewer import direct_room, number_of
from storage import Room, RoomSettings, Table


@dataclass(frozen=True, kw_only=True)
class Context(context.Context):
    whispers = False
    lists = False
    without = frozenset({"in_threads"})
    """Topics are made by a group's admins."""

    bot: Bot
    message: int | None = None
    """The message to reply to."""

    async def is_admin(self) -> bool:
        if self.is_anonymous:
            return True
        status = await member_status(self.bot, self.viewer.room, number_of(self.viewer), sure=True)
        return status in {"creator", "administrator"}

    @property
    def direct(self) -> Room | None:
        """Return the private chat, once it was started there."""
        return direct_room(self.viewer.who.person) if self.viewer.settings.dm_started else None

    def link(self, word: str) -> str:
        return create_deep_linked_url(self.bot.username, word)

    def call(self, named: context.Named) -> str:
        return named.handle or super().call(named)

    async def sees(self, table: Table) -> bool:
        return await is_member(self.bot, table, number_of(self.viewer))

    async def findings(self, settings: RoomSettings) -> Sequence[str]:  # noqa: ARG002 (nothing here depends on them)
        """Return whether the bot may send pictures here, and write to this person."""
        direct = "telegram-doctor-direct" if self.viewer.settings.dm_started else "telegram-doctor-no-direct"
        return [self.words()(await self._pictures()), self.words()(direct)]

    async def _pictures(self) -> str:
        if self.viewer.room.private:
            return "telegram-doctor-private"
        try:
            chat = int(self.viewer.room.chat)
            me, here = await self.bot.get_chat_member(chat, self.bot.id), await self.bot.get_chat(chat)
        except TelegramError:
            return "telegram-doctor-unsure"
        allowed = getattr(me, "can_send_photos", None)
        if allowed is None and me.status != "administrator" and here.permissions is not None:
            allowed = here.permissions.can_send_photos
        return "telegram-doctor-muted" if allowed is False else "telegram-doctor-rights"


async def is_member(bot: Bot, table: Table, user: int) -> bool:
    """Tell whether somebody is in a group where a table is shown."""
    groups = [room for room in table.rooms if room.platform == NAME and not room.private]
    return any([await member_status(bot, room, user) not in {"left", "kicked"} for room in groups])


async def member_status(bot: Bot, room: Room, user: int, *, sure: bool = False) -> str:
    """Return what somebody is in a group: `left` if Telegram does not know them there, or unless `sure` can't say."""
    try:
        return (await bot.get_chat_member(int(room.chat), user)).status
    except (BadRequest, Forbidden):
        return "left"
    except TelegramError:
        if sure:
            raise
        return "left"
