"""The parts of the platform that handlers work with."""

from bot.app import App
from bot.chat.platform import ChatPlatform
from bot.platforms.discord.boards import DiscordPort
from bot.platforms.discord.messages.markdown import channel_links
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.name import NAME
from bot.platforms.discord.panels import Panel, PanelPort
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.rooms import Online, Rooms
from storage import Person, Table


class DiscordChat(ChatPlatform[Reply, Message, Panel]):
    name = NAME
    live_panels = True

    def __init__(self, app: App, online: Online) -> None:
        self.rooms = Rooms(online)
        self.port = DiscordPort(app, self.rooms)
        super().__init__(app, self.port, PanelPort(app, self.rooms))

    async def invitation(self, _person: Person, table: Table) -> str:
        """Return a link to the channel, where Discord lets only its members."""
        return channel_links(table)
