"""What belongs to a person: `/stats`, `/tables`, `/export`, `/forget`."""

from bot.chat import account
from bot.platforms.discord.messages.markdown import channel_links, markdown_words
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.pages import page_message
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.viewer import Viewer
from storage import Store, Table


class Account:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, reply: Reply) -> None:
        """List the open tables of a person, wherever they are."""
        mine = await account.open_tables(self._store, reply.viewer.who.person)
        if not mine:
            await reply.say("chat-no-table")
            return
        listed = [_listed(held.table, reply.viewer) for held in mine]
        await reply.send(Message(text="\n".join((reply.viewer.words("discord-tables"), *listed))))

    async def stats(self, reply: Reply) -> None:
        page = await account.stats_page(self._store, reply.viewer.who.person, reply.viewer.words)
        await reply.send(page_message(page))

    async def export(self, reply: Reply) -> None:
        data = await account.export(self._store, reply.viewer.who.person)
        await reply.send_file(reply.viewer.words("discord-export"), account.EXPORT_FILE, data)

    async def forget(self, reply: Reply) -> None:
        await reply.send(page_message(account.forget_page(reply.viewer.words)))


def _listed(table: Table, viewer: Viewer) -> str:
    words = markdown_words(table, viewer.words.texts, viewer.locale)
    names, where = words.listed(list(words.names)), channel_links(table)
    return words("discord-table", game=table.game, names=names, phase=table.phase.value, where=where)
