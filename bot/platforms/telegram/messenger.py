"""Notices on Telegram: a direct message, or a mention in a reply to the board."""

import logging

from bot.chat.notices.messenger import Notice
from bot.platforms.telegram.boards import Shown
from bot.platforms.telegram.messages.caption import mention, two_lines
from bot.platforms.telegram.messages.wire import NOT_SENT
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewer, direct_room
from bot.screens.language import Screen, line
from bot.tables.lobby import Who

log = logging.getLogger(__name__)


class Messenger:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def whisper(self, notice: Notice) -> bool:
        """Send a direct message, to people who have started the bot."""
        viewer, panels = _viewer(notice), self._services.panels
        if not viewer.can_be_written_to:
            return False
        return await panels.direct(viewer, await panels.content(viewer, notice.screen, notice.table))

    async def mention(self, notice: Notice) -> None:
        """Reply to the boards in groups."""
        viewer, services = _viewer(notice), self._services
        content = await services.panels.content(viewer, notice.screen, notice.table)
        text = f"{mention(viewer.id, viewer.who.name)}: {content.text}"
        for post in notice.boards:
            if not post.room.private:
                try:
                    await services.wire.text(post.room, text, content.keys, reply_to=int(post.messages[0]))
                except NOT_SENT as error:
                    log.info("table %s: seat %s was not mentioned: %r", notice.table.id, notice.seat, error)

    async def nudge(self, shown: Shown) -> None:
        """Call people below boards that were only edited, unless one was posted anew since: that has called them."""
        services = self._services
        held = await services.tables.load(shown.held.table.id)
        newest = {post.room: post.messages[:1] for post in held.speech(NAME).posts}
        words = services.viewers.words_in(held.table.locale, held.table)
        for post in shown.speech.posts:
            seats = tuple(sorted(shown.nudge.get(post.room, ())))
            if seats and post.messages and not post.room.private and newest.get(post.room) == post.messages[:1]:
                call = Screen(lines=(line("telegram-waits", seats="".join(map(str, seats))),), mention=seats)
                text = two_lines(call, held.table, words)
                await services.wire.text(post.room, text, reply_to=int(post.messages[0]))


def _viewer(notice: Notice) -> Viewer:
    """Return the person of a notice, who is not here themselves."""
    user = int(notice.person.user)
    who = Who(person=notice.person, name=notice.table.seats[notice.seat].name, room=direct_room(user))
    return Viewer(who=who, locale=notice.locale, settings=notice.settings, id=user)
