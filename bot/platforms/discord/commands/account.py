"""What belongs to a person: tables everywhere, results, the data, and that it be forgotten."""

import io
from collections import Counter

import discord
import msgspec

from bot.platforms.discord.lookup import places
from bot.platforms.discord.messages.markdown import words_of
from bot.platforms.discord.messages.message import Message, Press
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.viewer import Viewer
from bot.tables.lobby import seat_number
from bot.texts import Texts, Words
from engines.registry import games
from storage import Held, StillSeated, Store

MOST = 20
FORGET = "@forget"


class Own:
    def __init__(self, store: Store, texts: Texts) -> None:
        self._store, self._texts = store, texts

    async def tables(self, reply: Reply, viewer: Viewer) -> None:
        """List the open tables of a person, wherever they are."""
        mine = await self._store.tables.load_many(await self._store.tables.of(viewer.who.person))
        words = Words(self._texts, viewer.locale)
        listed = [self._listed(held, viewer) for held in mine[:MOST]]
        text = "\n".join((words("discord-tables"), *listed)) if listed else words("discord-no-table")
        await reply.send(Message(text=text))

    def _listed(self, held: Held, viewer: Viewer) -> str:
        table = held.table
        words = words_of(table, self._texts, viewer.locale)
        where = places(table)
        names = words.listed(list(words.names))
        return words("discord-table", game=table.game, names=names, phase=table.phase.value, where=where)

    async def stats(self, reply: Reply, viewer: Viewer) -> None:
        """Count the finished games of a person, and those won."""
        past = await self._store.tables.load_many(await self._store.tables.of(viewer.who.person, past=True))
        words = Words(self._texts, viewer.locale)
        played, won = Counter[str](), Counter[str]()
        for held in past:
            seat, result = seat_number(held.table, viewer.who.person), held.table.result
            if seat is not None and result is not None and result.places:
                played[held.table.game] += 1
                won[held.table.game] += seat in result.winners
        told = [
            words("discord-stat", game=game, played=played[game], won=won[game]) for game in games() if played[game]
        ]
        await reply.send(Message(text="\n".join(told) or words("discord-no-stats")))

    async def export(self, reply: Reply, viewer: Viewer) -> None:
        """Hand over all that is known about a person, as a file."""
        known = await self._store.people.export(viewer.who.person)
        data = msgspec.json.format(msgspec.json.encode(known), indent=2)
        text = Words(self._texts, viewer.locale)("discord-export")
        await reply.send_file(text, discord.File(io.BytesIO(data), filename="raznotsvet.json"))

    async def forget(self, reply: Reply, viewer: Viewer) -> None:
        """Ask once whether it is meant."""
        words = Words(self._texts, viewer.locale)
        yes = Press(id=FORGET, label=words("discord-forget-yes"), style=discord.ButtonStyle.danger)
        await reply.send(Message(text=words("discord-forget"), rows=((yes,),)))

    async def forgotten(self, reply: Reply, viewer: Viewer) -> None:
        words = Words(self._texts, viewer.locale)
        try:
            await self._store.people.erase(viewer.who.person)
        except StillSeated as error:
            await reply.redraw(Message(text=words("discord-forget-seated", tables=len(error.tables))))
        else:
            await reply.redraw(Message(text=words("discord-forgotten")))
