"""Notices on Telegram: a direct message, or a mention in a reply to the board."""

import logging

from bot.chat.errors import NOT_SENT
from bot.chat.notices.messenger import Notice
from bot.platforms.telegram.messages.caption import mention
from bot.platforms.telegram.messages.wire import Wire
from bot.platforms.telegram.panels import PanelPort
from bot.platforms.telegram.viewer import Viewer, direct_room
from bot.tables.lobby import Who

log = logging.getLogger(__name__)


class Messenger:
    def __init__(self, wire: Wire, private: PanelPort) -> None:
        self._wire, self._private = wire, private

    async def whisper(self, notice: Notice) -> bool:
        """Send a direct message, to people who have started the bot."""
        viewer, private = _viewer(notice), self._private
        if not viewer.can_be_written_to:
            return False
        return await private.direct(viewer, await private.message(viewer, notice.screen, notice.table))

    async def mention(self, notice: Notice) -> None:
        """Reply to the boards in groups."""
        viewer = _viewer(notice)
        content = await self._private.message(viewer, notice.screen, notice.table)
        text = f"{mention(viewer.id, viewer.who.name)}: {content.text}"
        for post in notice.boards:
            if not post.room.private:
                try:
                    await self._wire.text(post.room, text, content.keys, reply_to=int(post.messages[0]))
                except NOT_SENT as error:
                    log.info("table %s: seat %s was not mentioned: %r", notice.table.id, notice.seat, error)


def _viewer(notice: Notice) -> Viewer:
    """Return the person of a notice, who is not here themselves."""
    user = int(notice.person.user)
    who = Who(person=notice.person, name=notice.table.seats[notice.seat].name, room=direct_room(user))
    return Viewer(who=who, locale=notice.locale, settings=notice.settings, id=user)
