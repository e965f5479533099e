"""Who may do what: every role, in every place, with every command and every press, on every platform."""

import ast
import inspect
import itertools
from typing import get_args

import pytest

from bot.chat.commands.catalogue import COMMANDS, PRESSES
from bot.chat.press import Pressed, read
from bot.contests.service import LENGTHS, Wanted
from bot.desk import lines_of
from bot.desk.desk import VERBS
from bot.screens.press import Kind, PressId
from bot.tables import lobby
from storage import RoomSettings, person_name
from tests.bot.chat.town import ADMINS, HOMES, KEYS, PLACES, PLATFORMS, REFUSALS, Town, cells, people_at_home, roles

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


@pytest.fixture(params=PLATFORMS)
def town(request, store, tables):
    return Town(request.param, store, tables)


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
LOOKS = ("4", "?4", "?!4", "#4", "!concede:yes", "!fly", "@sure:TABLE:0:4")


def pressed_at(held, press):
    """Return what a button of a table carries."""
    return press.replace("TABLE", held.table.id) if "TABLE" in press else f"{held.table.id}:0:{press}"


@pytest.mark.parametrize("press", [*(f"!{verb}" for verb in VERBS), *LOOKS])
async def test_presses(town, press):
    marks = dict(cells(ACTIONS))[VERB_ACTIONS.get(press.removeprefix("!"), "seat")]
    room = town.room("room", "host")
    await town.store.room_settings.save(room, RoomSettings(), RoomSettings(anyone_opens=False))
    for role, place in itertools.product(roles(town), PLACES):
        held = await town.table(start=True)
        data = pressed_at(held, press)

        def act(context, data=data):
            return town.front.press(context, read(data))

        # What no button does is answered as if the table were gone.
        expected = KEYS[marks[role, place]] if press != "!fly" else None
        assert await town.said(role, place, act, typed=False) == expected, (role, place)


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
        return town.front.run(context, name, text) if is_typed else town.front.press(context, read(opening))

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
            await town.front.press(context, read(data))
        else:
            with pytest.raises(lobby.NotAllowed, match="room-admins-choose"):
                await town.front.press(context, read(data))
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


def everybody(_role, _place):
    """Nobody is refused; what it changes is their own."""


def where_people_are_sought(_role, place):
    return {"room": None, "other": "seek-off", "direct": "seek-where"}[place]


def who_was_challenged(role, _place):
    return None if role in {"host", "seated"} else "challenge-not-yours"


PAGES = {
    "daily": {"play": everybody, "share": everybody, "again": everybody},
    "seek": {"game:cvetris": where_people_are_sought, "stop": everybody, "yes:cvetris:99": everybody},
    "league": {
        "play:LEAGUE": everybody,
        "show:LEAGUE": everybody,
        "code:LEAGUE": everybody,
        "new": everybody,
        "game:dorozhki": everybody,
        "level:dorozhki:easy": everybody,
        "open:dorozhki:easy:day": everybody,
    },
    "challenge": {
        "play:DUEL": who_was_challenged,
        "show:DUEL": everybody,
        "code:DUEL": everybody,
        "new": everybody,
        "game:dorozhki": everybody,
        "open:dorozhki:easy:": everybody,
    },
}
"""What is pressed on the page of a command, in a room that allows everything. (Where only admins open: see above.)"""
OWN = ("@rules:cvetris:0", "@set:person:palette=contrast", "=palette=contrast", "@forget", "-yes")
"""What is about no table and nobody else."""


async def contest(town, *, duel):
    """Open a league, or a challenge of the host to who sits beside them."""
    host, seated = town.who("host"), town.who("seated").person
    invited = person_name(seated) if duel else ""
    wanted = Wanted(game="dorozhki", level="easy", length=LENGTHS["day"], duel=duel, invited=invited)
    return await town.app.contests.open(wanted, host, host.room, locale="en", press="open")


@pytest.mark.parametrize("press", [f"@{command}:{word}" for command, words in PAGES.items() for word in words])
async def test_presses_on_pages(town, press):
    town.started = True
    room, (command, _, word) = town.room("room", "host"), press.removeprefix("@").partition(":")
    await town.store.room_settings.save(room, RoomSettings(), RoomSettings(seek=True))
    found = await contest(town, duel=command == "challenge") if command in {"league", "challenge"} else None
    data = press.replace("LEAGUE", found.code).replace("DUEL", found.code) if found else press
    for role, place in itertools.product(roles(town), PLACES):
        said = await town.said(role, place, lambda context: town.front.press(context, read(data)), typed=False)
        assert said == PAGES[command][word](role, place), (role, place)
        await town.store.seeking.forget(town.who(role).person)  # nobody is offered to the next one


@pytest.mark.parametrize("press", ["@daily:play", "@league:play:LEAGUE"])
async def test_an_attempt_is_played_by_who_has_begun_it_alone(town, press):
    data = press.replace("LEAGUE", (await contest(town, duel=False)).code)
    for role in roles(town):
        context, who = town.context(role, "direct"), town.who(role)
        begun = await town.front.press(context, read(data))
        assert [seat.person for seat in begun.held.table.seats if seat.person] == [who.person], role
        taken = f"{begun.held.table.id}:0:!concede:yes"

        def act(one, taken=taken):
            return town.front.press(one, read(taken))

        for other in roles(town):
            said = await town.said(other, "direct", act, typed=False) if other != role else None
            assert said == (None if other == role else "table-stranger"), (role, other)


@pytest.mark.parametrize("press", OWN)
async def test_what_is_ones_own_is_everybodys(town, press):
    for role, place in itertools.product(roles(town), PLACES):
        said = await town.said(role, place, lambda context: town.front.press(context, read(press)), typed=False)
        assert said is None, (role, place)


@pytest.fixture(params=HOMES)
def home(request, store, tables):
    return Town(request.param, store, tables)


AT_HOME = {"a": "+"}
"""In the one room of a page or a terminal everybody opens tables."""


@pytest.mark.parametrize("command", [name for name, _ in cells(AT_TABLE)])
async def test_commands_at_home(home, command):
    """Nobody is an admin on the page or in the terminal, and nobody is anywhere else."""
    marks, (name, _, word) = dict(cells(AT_TABLE))[command], command.partition("-")
    for role in people_at_home(home):
        held = await home.table(start=name != "join")
        text = f"{word} {held.table.id}".strip()
        said = await home.said(role, "room", lambda context, text=text: home.front.run(context, name, text))
        assert said == KEYS[marks[role, "room"]], role


@pytest.mark.parametrize("press", [*(f"!{verb}" for verb in VERBS), *LOOKS])
async def test_presses_at_home(home, press):
    marks = dict(cells(ACTIONS))[VERB_ACTIONS.get(press.removeprefix("!"), "seat")]
    for role in people_at_home(home):
        held = await home.table(start=True)
        data = pressed_at(held, press)
        mark = marks[role, "room"]
        expected = KEYS[AT_HOME.get(mark, mark)] if press != "!fly" else None
        said = await home.said(role, "room", lambda context, data=data: home.front.press(context, read(data)))
        assert said == expected, role
        if expected is not None:
            assert (await home.tables.load(held.table.id)).version == held.version, role


async def test_nobody_chooses_for_the_room_at_home(home):
    data = "@set:room:anyone_closes=yes"
    for role in people_at_home(home):
        with pytest.raises(lobby.NotAllowed, match="room-admins-choose"):
            await home.front.press(home.context(role, "room"), read(data))


def test_every_command_is_in_the_matrix():
    assert set(COMMANDS) == {name.partition("-")[0] for name, _ in cells(AT_TABLE)} | ANYWHERE
    assert set(VERB_ACTIONS) <= set(VERBS)


def test_every_kind_of_press_is_in_the_matrix():
    looks = [look.replace("TABLE", "T") if "TABLE" in look else f"T:0:{look}" for look in LOOKS]
    pages = [f"@{command}:{word}" for command, words in PAGES.items() for word in words]
    found = [read(data) for data in (*looks, *pages, *OWN, *OPENING)]
    assert {type(pressed) for pressed in found if pressed} == set(get_args(Pressed))
    assert {type(pressed.kind) for pressed in found if isinstance(pressed, PressId)} == set(get_args(Kind))


def test_every_press_on_a_page_is_in_the_matrix():
    assert set(PAGES) == set(PRESSES)
    for command, handler in PRESSES.items():
        assert {word.partition(":")[0] for word in PAGES[command]} == words_of(handler), command


def words_of(handler):
    """Return the words that a handler tells apart: the first of each case of its `match`."""
    cases = (
        node.pattern for node in ast.walk(ast.parse(inspect.getsource(handler))) if isinstance(node, ast.match_case)
    )
    firsts = [case.patterns[0] if isinstance(case, ast.MatchSequence) else case for case in cases]
    either = [one for first in firsts for one in (first.patterns if isinstance(first, ast.MatchOr) else [first])]
    return {one.value.value for one in either if isinstance(one, ast.MatchValue)}
