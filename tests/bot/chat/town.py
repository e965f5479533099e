"""One platform for tests of rights: people of every role in rooms, a store, and the front."""

import dataclasses
import itertools
from types import SimpleNamespace

import discord
from telegram.error import BadRequest

from bot.app import assemble
from bot.chat.context import Context
from bot.chat.dialog import Dialog
from bot.chat.errors import Closed
from bot.chat.front import Front
from bot.chat.replies import refusal
from bot.chat.viewer import Viewer
from bot.daily.board import Board
from bot.desk import Desk, lines_of
from bot.page.handling import Context as LocalContext
from bot.platforms.discord.context import Context as DiscordContext
from bot.platforms.local.people import ROOM as PAGE
from bot.platforms.telegram.context import Context as TelegramContext
from bot.platforms.terminal.play import ROOM as TERMINAL
from bot.settings import Settings
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.tables.service import Opening
from engines.errors import RuleError
from storage import Person, PersonSettings, Room
from tests.bot.programs import ALONE

ROLES = ("host", "seated", "spectator", "admin", "former", "anonymous", "stranger")
"""A spectator is in the room; a former admin was one when the page was posted; an anonymous one writes as the group."""
PLACES = ("room", "other", "direct")
PLATFORMS = ("discord", "telegram")
HOMES = {"local": PAGE, "terminal": TERMINAL}
"""Where there is one room, and nobody is its admin."""
ADMINS = {"admin", "anonymous"}
USERS = {role: number for number, role in enumerate(ROLES, 1)}

KEYS = {
    "+": None,
    "h": "table-not-here",
    "s": "table-stranger",
    "o": "table-host-only",
    "c": "table-close-not-allowed",
    "a": "room-admins-open",
    "e": "chat-table-elsewhere",
    "p": "table-move-private",
    "n": "chat-anonymous",
}
REFUSALS = {key for key in KEYS.values() if key} | {"seek-off", "seek-where", "challenge-not-yours"}


def cells(text):
    for row in text.strip().splitlines()[1:]:
        name, *marks = row.split()
        yield name, dict(zip(itertools.product(ROLES, PLACES), marks, strict=True))


class NoDirectChats:
    """Discord's rooms, where nobody takes direct messages."""

    async def whisper(self, _person, _message):
        raise Closed

    async def direct_room(self, person):
        return Room(platform=person.platform, chat=person.user, private=True)


class Boards:
    """The same board every day, which nobody has to work out."""

    async def of(self, number, _secret):
        return Board(number=number, game="cvetariki", seed="1", par=30, progress=(0,) * 8)


class Bot:
    """What Telegram says of members: admins are that in every group."""

    id = 99
    username = "raznotsvet_bot"

    async def get_chat_member(self, _chat, user):
        if user == USERS["stranger"]:
            raise BadRequest("user not found")
        return SimpleNamespace(status="administrator" if user in {USERS[role] for role in ADMINS} else "member")

    async def get_chat(self, _chat):
        return SimpleNamespace(permissions=None)


class Town:
    """One platform: people in rooms, a store, and the front."""

    def __init__(self, platform, store, tables):
        self.platform, self.store, self.tables = platform, store, tables
        free = SimpleNamespace(press=lambda *_who: None, take=lambda *_what: None)
        app = assemble(Settings.from_env(ALONE), store)
        self.app = dataclasses.replace(app, tables=tables, desk=Desk(tables), limiter=free, boards=Boards())
        self.front = Front(self.app)
        self._presses = itertools.count()
        self._table = None
        self.started = False
        """On Telegram everybody has pressed Start."""

    def room(self, place, role):
        return (
            HOMES.get(self.platform)
            or {
                "room": Room(platform=self.platform, chat="-5"),
                "other": Room(platform=self.platform, chat="-6"),
                "direct": Room(platform=self.platform, chat=str(USERS[role]), private=True),
            }[place]
        )

    def who(self, role, place="room", **more):
        person = Person(platform=self.platform, user=str(USERS[role]))
        return Who(person=person, name=role, room=self.room(place, role), **more)

    def context(self, role, place, *, typed=True):
        """Return the context of a command, or of a press: that says who it is, whatever a message hides."""
        more = {"texts": self.app.texts, "id": f"press {next(self._presses)}"}
        viewer = Viewer(who=self.who(role, place), locale="en", settings=PersonSettings(dm_started=self.started))
        if self.platform == "local":
            granted = dataclasses.replace(viewer.who, granted=frozenset({Action.OPEN}))
            return LocalContext(viewer=dataclasses.replace(viewer, who=granted), **more)
        if self.platform == "terminal":
            return Context(viewer=viewer, **more)
        if self.platform == "telegram":
            as_chat = typed and role == "anonymous" and place != "direct"
            return TelegramContext(viewer=viewer, bot=Bot(), is_anonymous=as_chat, **more)
        return DiscordContext(viewer=viewer, interaction=self._interaction(role, place), rooms=NoDirectChats(), **more)

    @staticmethod
    def _interaction(role, place):
        manages = role in ADMINS
        return SimpleNamespace(
            guild_id=None if place == "direct" else 7,
            guild=None,
            channel=None,
            application_id=1,
            client=SimpleNamespace(latency=0.1),
            permissions=discord.Permissions(manage_guild=manages),
            app_permissions=discord.Permissions.all(),
            is_guild_integration=lambda: True,
        )

    async def table(self, *, start):
        """Return a table that nothing has happened at: the host's, with somebody who sits there too."""
        if self._table is not None:
            now = await self.tables.load(self._table.table.id)
            if now.version == self._table.version:
                return now
            await self.tables.change(now, lambda table, now: lobby.closed(table, "table-closed", now))
        self._table = await self._opened(start=start)
        return self._table

    async def _opened(self, *, start):
        opening = Opening(game="cvetariki", room=self.room("room", "host"), locale="en", options={})
        held = await self.tables.open(opening, self.who("host"))
        held = await self.tables.change(held, lambda table, now: lobby.joined(table, self.who("seated"), now))
        return await self.tables.start(held, self.who("host")) if start else held

    async def said(self, role, place, act, *, typed=True):
        """Return the refusal that somebody gets for want of a right; None: they were not refused for that."""
        context = self.context(role, place, typed=typed)
        try:
            shown = await act(context)
        except RuleError as error:
            shown = refusal(context, error)
        if isinstance(shown, Dialog):
            return "chat-anonymous" if shown.text == context.words()("chat-anonymous") else None
        lines = [] if isinstance(shown, tuple) or not hasattr(shown, "held") else lines_of(shown)
        keys = dict.fromkeys(("chat-anonymous-join", "chat-anonymous-who"), "chat-anonymous")
        found = [keys.get(line.key, line.key) for line in lines]
        return next((key for key in found if key in REFUSALS), None)


def roles(town):
    """Only Telegram has admins without a name."""
    return [role for role in ROLES if town.platform == "telegram" or role != "anonymous"]


def people_at_home(town):
    return ("host", "seated", "spectator") if town.platform in HOMES else ()
