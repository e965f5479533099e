"""Who may do what: every role, in every place, with every command and every press, on every platform."""

import dataclasses
import itertools
from types import SimpleNamespace

import discord
import pytest
from telegram.error import BadRequest

from bot.app import assemble
from bot.chat.commands.catalogue import COMMANDS
from bot.chat.errors import Closed
from bot.chat.front import Front
from bot.chat.page import Page
from bot.chat.press import read
from bot.chat.viewer import Viewer
from bot.desk import Desk, Press, lines_of
from bot.desk.desk import VERBS
from bot.platforms.discord.context import Context as DiscordContext
from bot.platforms.telegram.context import Context as TelegramContext
from bot.settings import Settings
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.tables.service import Opening
from engines.errors import RuleError
from storage import Person, Phase, Room, RoomSettings
from tests.bot.programs import ALONE

ROLES = ("host", "seated", "spectator", "admin", "former", "anonymous", "stranger")
"""A spectator is in the room; a former admin was one when the page was posted; an anonymous one writes as the group."""
PLACES = ("room", "other", "direct")
PLATFORMS = ("discord", "telegram")
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
REFUSALS = {key for key in KEYS.values() if key}

AT_TABLE = """
                  host    seated  spectator  admin   former  anonymous  stranger
    board         + + +   + + +   + h h      + h h   + h h   + h h      + h h
    secret        + + +   + + +   s s s      s s s   s s s   s s s      s s s
    hand          + + +   + + +   s s s      s s s   s s s   s s s      s s s
    hint          + + +   + + +   s s s      s s s   s s s   s s s      s s s
    leave         + + +   + + +   s s s      s s s   s s s   s s s      s s s
    pause         + + +   + + +   s s s      s s s   s s s   s s s      s s s
    takeback      + + +   + + +   s s s      s s s   s s s   s s s      s s s
    concede       + + +   + + +   s s s      s s s   s s s   s s s      s s s
    close         c h h   c h h   c h h      + h h   c h h   + h h      c h h
    text          + + +   + + +   + h +      + h +   + h +   + h +      + h +
    replay        + + +   + + +   + h +      + h +   + h +   + h +      + h +
    board-here    + + p   o o o   s s s      s s s   s s s   s s s      s s s
    join          + + +   + + +   + h +      + h +   + h +   n n n      + h +
"""
"""By the code of a running table (`join`: of a lobby), in its room, in another group, in the direct chat."""
NAMED = {"leave", "pause", "takeback", "close"}
"""On Discord a game elsewhere is not changed: it is named."""
ANYWHERE = {"rules", "tables", "doctor", "help", "export", "forget", "settings", "move", "play", "nextgame"}
ANYWHERE |= {"daily", "challenge", "league", "seek", "stats", "top"}
"""What is about no table, or about one's own: see the tests below."""
OF_ONESELF = {"nextgame"}
"""Of these, what needs somebody with a name. (What finds opponents is off here.)"""


def cells(text):
    for row in text.strip().splitlines()[1:]:
        name, *marks = row.split()
        yield name, dict(zip(itertools.product(ROLES, PLACES), marks, strict=True))


class NoDirectChats:
    """Discord's rooms, where nobody takes direct messages."""

    async def whisper(self, _person, _message):
        raise Closed


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
        free = SimpleNamespace(press=lambda *_who: None)
        app = assemble(Settings.from_env(ALONE), store)
        self.app = dataclasses.replace(app, tables=tables, desk=Desk(tables), limiter=free)
        self.front = Front(self.app)
        self._presses = itertools.count()

    def room(self, place, role):
        return {
            "room": Room(platform=self.platform, chat="-5"),
            "other": Room(platform=self.platform, chat="-6"),
            "direct": Room(platform=self.platform, chat=str(USERS[role]), private=True),
        }[place]

    def who(self, role, place="room", **more):
        person = Person(platform=self.platform, user=str(USERS[role]))
        return Who(person=person, name=role, room=self.room(place, role), **more)

    def context(self, role, place, *, typed=True):
        """Return the context of a command, or of a press: that says who it is, whatever a message hides."""
        more = {"texts": self.app.texts, "id": f"press {next(self._presses)}"}
        viewer = Viewer(who=self.who(role, place), locale="en")
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
        """Return a new table: the host's, with somebody who sits there too."""
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
            shown = self.front.refusal(context, error)
        if isinstance(shown, Page):
            return "chat-anonymous" if shown.text == context.words()("chat-anonymous") else None
        lines = [] if isinstance(shown, tuple) or not hasattr(shown, "held") else lines_of(shown)
        keys = dict.fromkeys(("chat-anonymous-join", "chat-anonymous-who"), "chat-anonymous")
        found = [keys.get(line.key, line.key) for line in lines]
        return next((key for key in found if key in REFUSALS), None)


@pytest.fixture(params=PLATFORMS)
def town(request, store, tables):
    return Town(request.param, store, tables)


def roles(town):
    """Only Telegram has admins without a name."""
    return [role for role in ROLES if town.platform == "telegram" or role != "anonymous"]


@pytest.mark.parametrize(
    ("command", "marks"), list(cells(AT_TABLE)), ids=lambda value: value if isinstance(value, str) else ""
)
async def test_commands_at_a_table(town, command, marks):
    name, _, word = command.partition("-")
    for role, place in itertools.product(roles(town), PLACES):
        held = await town.table(start=name != "join")
        expected = KEYS[marks[role, place]]
        if town.platform == "discord" and command in NAMED and place != "room":
            expected = "chat-table-elsewhere"
        if command == "join" and role == "anonymous" and place == "direct":
            expected = None  # alone with the bot nobody is anonymous
        text = f"{word} {held.table.id}".strip()
        said = await town.said(role, place, lambda context, text=text: town.front.run(context, name, text))
        assert said == expected, (role, place)
        if expected is not None:
            after = await town.tables.load(held.table.id)
            assert after.version == held.version, (role, place)
        await town.tables.change(held.table.id, lambda table, now: lobby.closed(table, "table-closed", now))


ACTIONS = """
             host    seated  spectator  admin   former  anonymous  stranger
    rules    + + +   + + +   + + +      + + +   + + +   + + +      + + +
    read     + + +   + + +   + h +      + h +   + h +   + h +      + h +
    show     + + +   + + +   + h h      + h h   + h h   + h h      + h h
    join     + + +   + + +   + h h      + h h   + h h   + h h      + h h
    seat     + + +   + + +   s s s      s s s   s s s   s s s      s s s
    host     + + +   o o o   s s s      s s s   s s s   s s s      s s s
    move     a + p   o o o   s s s      s s s   s s s   s s s      s s s
    open     a h h   a h h   a h h      + h h   a h h   + h h      a h h
    close    c h h   c h h   c h h      + h h   c h h   + h h      c h h
"""
"""What buttons need, of a running table in a room where only admins open tables."""
NEEDS = {
    "rules": ("rules",),
    "read": ("text", "page", "replay", "step", "review", "verify"),
    "show": ("board",),
    "join": ("join",),
    "host": ("option", "start"),
    "move": ("here",),
    "open": ("new", "show-me"),
    "close": ("close",),
}
VERB_ACTIONS = {verb: action for action, verbs in NEEDS.items() for verb in verbs}
LOOKS = ("4", "?4", "?!4", "#4", "!concede:yes", "!fly")


@pytest.mark.parametrize("press", [*(f"!{verb}" for verb in VERBS), *LOOKS])
async def test_presses(town, press):
    marks = dict(cells(ACTIONS))[VERB_ACTIONS.get(press.removeprefix("!"), "seat")]
    room = town.room("room", "host")
    await town.store.room_settings.save(room, RoomSettings(), RoomSettings(anyone_opens=False))
    for role, place in itertools.product(roles(town), PLACES):
        held = await town.table(start=True)
        data = f"{held.table.id}:0:{press}"

        def act(context, data=data):
            return town.front.press(context, read(data), data)

        # What no button does is answered as if the table were gone.
        expected = KEYS[marks[role, place]] if press != "!fly" else None
        assert await town.said(role, place, act, typed=False) == expected, (role, place)
        await town.tables.change(held.table.id, lambda table, now: lobby.closed(table, "table-closed", now))


OPENING = (
    *("/play cvetariki solo", "/challenge dorozhki", "/league dorozhki"),
    *("+cvetris", "@challenge:open:dorozhki:easy:", "@league:open:dorozhki:easy:day"),
)
"""What is typed, and what buttons carry: tables, challenges and leagues are opened by the same people."""


@pytest.mark.parametrize("opening", OPENING)
async def test_tables_and_contests_are_opened_where_the_room_lets_them(town, opening):
    room, is_typed = town.room("room", "host"), opening.startswith("/")
    await town.store.room_settings.save(room, RoomSettings(), RoomSettings(anyone_opens=False))

    def act(context):
        name, _, text = opening[1:].partition(" ")
        return town.front.run(context, name, text) if is_typed else town.front.press(context, read(opening), opening)

    for role, place in itertools.product(roles(town), PLACES):
        expected = None if place != "room" or role in ADMINS else "room-admins-open"
        if is_typed and role == "anonymous" and place != "direct":
            expected = "chat-anonymous"
        assert await town.said(role, place, act, typed=is_typed) == expected, (role, place)


async def test_settings_of_a_room_are_shown_to_and_chosen_by_its_admins_alone(town):
    for role, place in itertools.product(roles(town), PLACES):
        context = town.context(role, place)
        shown = await town.front.run(context, "settings")
        pages = shown if isinstance(shown, tuple) else ()
        of_room = any(pick.id.startswith("@set:room:") for page in pages for pick in page.picks)
        own = place == "direct" and town.platform == "discord"
        assert of_room == (own or (place != "direct" and role in ADMINS)), (role, place)
        data = "@set:room:anyone_closes=yes"
        if place == "direct" or role in ADMINS:
            await town.front.press(context, read(data), data)
        else:
            with pytest.raises(lobby.NotAllowed, match="room-admins-choose"):
                await town.front.press(context, read(data), data)
        after = await town.store.room_settings.load(context.settings_room)
        assert after.anyone_closes == (place == "direct" or role in ADMINS), (role, place)
        await town.store.room_settings.save(context.settings_room, after, RoomSettings())


async def test_what_is_about_nobody_elses_table_is_everybodys(town):
    for role, place, name in itertools.product(roles(town), PLACES, sorted(ANYWHERE - {"play", "settings"})):
        said = await town.said(role, place, lambda context, name=name: town.front.run(context, name))
        hidden = role == "anonymous" and place != "direct" and name in OF_ONESELF
        assert said == ("chat-anonymous" if hidden else None), (role, place, name)


async def test_a_typed_move_is_for_who_sits_there(town):
    held = await town.table(start=True)
    for role, place in itertools.product(roles(town), PLACES):
        context = town.context(role, place)
        try:
            shown = await town.front.run(context, "move", "hello")
            key = lines_of(shown)[0].key
        except lobby.TableError as error:
            key = error.key
        sits = role in {"host", "seated"}
        reached = sits and (place == "room" or (place == "direct" and town.platform == "telegram"))
        elsewhere = "chat-table-elsewhere" if town.platform == "discord" else "chat-no-table"
        assert (key not in REFUSALS | {"chat-no-table"}) if reached else key == (elsewhere if sits else "chat-no-table")
    assert (await town.tables.load(held.table.id)).version == held.version


def test_every_command_is_in_the_matrix():
    assert set(COMMANDS) == {name.partition("-")[0] for name, _ in cells(AT_TABLE)} | ANYWHERE
    assert set(VERB_ACTIONS) <= set(VERBS)


@pytest.mark.parametrize("verb", VERBS)
async def test_on_the_page_and_in_the_terminal_nobody_is_an_admin(store, tables, verb):
    """Everybody there is in the one room, and may open tables: strangers are refused what needs a seat or an admin."""
    town = Town("local", store, tables)
    held = await town.table(start=True)
    action = VERB_ACTIONS.get(verb, "seat")
    who = town.who("spectator", granted=frozenset({Action.OPEN}))
    answer = await town.app.desk.press(Press(who=who, data=f"{held.table.id}:0:!{verb}", id=f"local {verb}"))
    refused = [line.key for line in lines_of(answer) if line.key in REFUSALS]
    expected = {
        "seat": "table-stranger",
        "host": "table-stranger",
        "move": "table-stranger",
        "close": "table-close-not-allowed",
    }
    assert refused == ([expected[action]] if action in expected else [])
    assert held.table.phase is Phase.RUNNING
