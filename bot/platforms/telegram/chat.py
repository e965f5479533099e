"""The parts of the platform that handlers work with."""

from telegram import Bot
from telegram.helpers import create_deep_linked_url

from bot.app import App
from bot.chat.dialog import Dialog
from bot.chat.platform import ChatPlatform
from bot.platforms.telegram.boards import TelegramPort
from bot.platforms.telegram.context import is_member
from bot.platforms.telegram.messages.caption import CAPTION, TEXT, clipped, escaped
from bot.platforms.telegram.messages.ephemeral import Ephemeral
from bot.platforms.telegram.messages.keyboard import dialog_keys
from bot.platforms.telegram.messages.rate_limit import RateLimiter
from bot.platforms.telegram.messages.wire import Content, Wire
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.panels import Panel, PanelPort, PressedMessage
from bot.recent import Recent
from storage import Person, Room, Table


class TelegramChat(ChatPlatform[PressedMessage, Content, Panel]):
    name = NAME
    live_panels = False

    def __init__(self, app: App, bot: Bot) -> None:
        self.bot, self.wire = bot, Wire(bot, RateLimiter(app.store, app.clock.now), app.clock)
        self.private = PanelPort(app, self.wire, Ephemeral(bot))
        self.port = TelegramPort(app, self.wire)
        self.films = Recent[str, None](1_000)
        """Tables whose film was posted where they were played: the first one is for everybody."""
        super().__init__(app, self.port, self.private)

    @property
    def online(self) -> bool:
        return self._connection.is_set()

    def deep_link(self, word: str, *, group: bool = False) -> str:
        """Return a link that sends `/start word` in the direct chat, or in a group that the bot is added to."""
        if "://" in word:
            return word  # an address already
        return create_deep_linked_url(self.bot.username, word, group=group)

    async def invitation(self, person: Person, table: Table) -> str | None:
        """Return the link to a seat, for somebody who is still in the group."""
        here = await is_member(self.bot, table, int(person.user))
        return self.deep_link(f"join_{table.id}") if here else None

    def content(self, dialog: Dialog, owner: int | None = None) -> Content:
        """Return a dialog as a message, whose buttons only its owner may press, if it has one."""
        text = escaped(clipped(dialog.text, CAPTION if dialog.picture else TEXT))
        return Content(text=text, picture=dialog.picture, keys=dialog_keys(dialog, owner, self.deep_link))

    async def post(self, room: Room, dialog: Dialog) -> None:
        await self.wire.say(room, self.content(dialog))
