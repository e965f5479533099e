"""The parts of the platform that handlers work with."""

from uuid import uuid4

from bot.app import App
from bot.chat.dialog import Dialog
from bot.chat.platform import ChatPlatform
from bot.platforms.discord.boards import DiscordPort
from bot.platforms.discord.messages.markdown import channel_links
from bot.platforms.discord.messages.message import Message, dialog_message
from bot.platforms.discord.name import NAME
from bot.platforms.discord.panels import Panel, PanelPort, Reply
from bot.platforms.discord.rooms import Rooms
from storage import Person, Room, Table


class DiscordChat(ChatPlatform[Reply, Message, Panel]):
    name = NAME
    live_panels = True

    def __init__(self, app: App) -> None:
        self.rooms = Rooms()
        self.port = DiscordPort(app, self.rooms)
        super().__init__(app, self.port, PanelPort(app, self.rooms))

    async def invitation(self, _person: Person, table: Table) -> str:
        """Return a link to the channel, where Discord lets only its members."""
        return channel_links(table)

    async def post(self, room: Room, dialog: Dialog) -> None:
        await self.rooms.post(room, dialog_message(dialog), nonce=uuid4().hex[:25], call=dialog.call)
