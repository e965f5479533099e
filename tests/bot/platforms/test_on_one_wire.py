"""What only one of the two wires can do wrong: links and panels on Discord, the limits of a chat on Telegram."""

import re

import pytest
from msgspec.structs import replace

from bot.platforms.telegram.messages.rate_limit import GROUP, PRIVATE
from bot.screens.press import PressId, Preview
from tests.bot.platforms.crashes.playing import CALM, moves, one_turn, revision, shows
from tests.bot.platforms.inside.chat import SOONEST
from tests.bot.platforms.test_on_both_wires import opened, press, started, told  # noqa: F401 (a fixture)

SECOND = 1000
ON_DISCORD = pytest.mark.parametrize("opened", ["discord"], indirect=True)
ON_TELEGRAM = pytest.mark.parametrize("opened", ["telegram"], indirect=True)


@ON_DISCORD
async def test_an_old_button_leads_to_the_newest_board_or_says_why_there_is_none(opened):  # noqa: F811
    async with opened() as chat:
        anna, boris = chat.people
        await started(chat, "cvetariki")
        for person in (anna, boris):
            await press(chat, person, "!view")
        old, number = chat.boards()[-1], moves(chat.boards()[-1])[0]
        for turn in range(2):
            await chat.pass_by(CALM)
            await one_turn(chat, "cvetariki", turn, {})
        await chat.pass_by(*SOONEST)
        newest = chat.boards()[-1]
        for person in (anna, boris):
            await chat.forge(person, old, number)
            said = told(chat, person)[0]
            assert f"/{newest.id}" in said
            assert f"/{old.id}" not in said
        for person in (anna, boris):
            await chat.command(person, "board")  # the second has to wait: two pictures are a second apart
        soon_old = chat.boards()[-1]
        await chat.forge(anna, old, number)
        said = told(chat, anna)[0]
        await chat.pass_by(*SOONEST)
        assert soon_old.id != chat.boards()[-1].id
        assert f"/{soon_old.id}" not in said, "no link to what is about to be old"
        chat.channel.allowed = 0
        await chat.pass_by(CALM)
        await one_turn(chat, "cvetariki", 2, {})
        await chat.pass_by(*SOONEST)
        await chat.forge(anna, old, number)
        assert "I can no longer post" in told(chat, anna)[0]
        assert "https://" not in told(chat, anna)[0]


@ON_DISCORD
async def test_whoever_draws_a_figure_every_turn_has_one_panel(opened):  # noqa: F811
    async with opened() as chat:
        await started(chat, "cvetris")
        for turn in range(16):
            await chat.pass_by(5 * SECOND)
            await one_turn(chat, "cvetris", turn, {})
        for person in chat.people:
            assert len([seen for seen in chat.own(person) if seen.picture]) <= 1
        assert any(seen.picture for person in chat.people for seen in chat.own(person))


def looks(seen):
    """Return the buttons of a panel that show a figure elsewhere."""
    read = ((data, PressId.read(data)) for data in seen.presses)
    return [data for data, pressed in read if pressed is not None and isinstance(pressed.kind, Preview)]


async def to_draw(chat, people, boards):
    """Take dice until somebody has a figure to draw; return who, and their panel."""
    for turn in range(30):
        for person in people:
            if panel := next((seen for seen in chat.own(person) if looks(seen)), None):
                return person, panel
        for person in people:
            if offered := moves(boards()[-1]):
                await chat.press(person, boards()[-1], offered[turn % len(offered)])
            elif view := [data for data in boards()[-1].presses if data.endswith("!view")]:
                await chat.press(person, boards()[-1], view[0])
        await chat.pass_by(CALM)
    raise AssertionError("nobody draws")


async def turned(chat, person, panel, seconds, every=500):
    """Turn a figure again and again for some time."""
    for number in range(seconds * SECOND // every):
        shown = next((seen for seen in chat.own(person) if seen.id == panel.id and looks(seen)), panel)
        await chat.press(person, shown, looks(shown)[number % 3])
        await chat.pass_by(every)


@ON_TELEGRAM
async def test_who_turns_figures_in_a_group_keeps_no_other_first_board_waiting(opened):  # noqa: F811
    async with opened(count=4) as chat:
        anna, boris, deniz, mira = chat.people
        await chat.command(boris, "play", game="cvetris")
        await press(chat, deniz, "!join")
        await press(chat, boris, "!start")
        first = (await chat.table()).table.id
        person, panel = await to_draw(chat, (boris, deniz), lambda: of(chat, first))
        await turned(chat, person, panel, 30, every=2500)
        await chat.command(anna, "play", game="dorozhki")
        (second,) = set(await chat.store.tables.of(chat.room)) - {first}
        for one, verb in ((mira, "!join"), (anna, "!start")):
            lobby = of(chat, second)[-1]
            await chat.press(one, lobby, next(data for data in lobby.presses if data.endswith(verb)))
        for _ in range(10):
            await turned(chat, person, panel, 1)
        assert moves(of(chat, second)[-1]), "its first board is there after ten seconds"


def of(chat, table):
    """Return what shows a table in the group."""
    return [seen for seen in chat.boards() if any(data.startswith(f"{table}:") for data in seen.presses)]


@ON_TELEGRAM
async def test_a_private_chat_is_not_sent_more_than_it_may_get_and_its_board_does_not_wait_for_panels(opened):  # noqa: F811
    async with opened() as chat:
        anna, _ = chat.people
        await anna.write(anna.direct, "/play cvetris 1")
        await chat.pass_by(*SOONEST)
        await press(chat, anna, "!start")
        await chat.pass_by(CALM)

        def boards():
            return [seen for seen in reversed(chat.own(anna)) if any(data.endswith("!view") for data in seen.presses)]

        _, panel = await to_draw(chat, (anna,), boards)
        before = len(chat.server.calls)
        await turned(chat, anna, panel, 60)
        sent = [call for call in chat.server.calls[before:] if call.method.startswith(("send", "edit"))]
        assert len(sent) <= PRIVATE.a_minute
        panel = next(seen for seen in chat.own(anna) if looks(seen))
        await chat.press(anna, panel, moves(panel)[0])
        shown = boards()[-1].text
        await chat.pass_by(*SOONEST)
        assert boards()[-1].text != shown, "the board is there after three seconds"


@ON_TELEGRAM
async def test_a_move_whose_picture_has_to_wait_says_for_how_long(opened):  # noqa: F811
    async with opened() as chat:
        anna, _ = chat.people
        await started(chat, "dorozhki")
        await chat.pass_by(CALM)
        for _ in range(GROUP.burst):
            await chat.command(anna, "board")
        await one_turn(chat, "dorozhki", 0, {})
        *_, last = chat.world.presses.values()
        said = "It's in our private chat now, and here" if last.user == anna.id else "The picture comes"
        assert re.fullmatch(rf"Played\. {said} in \d+ s\.", last.text or ""), "Anna alone has pressed Start"


@ON_TELEGRAM
async def test_a_topic_that_was_closed_shows_the_next_move_when_it_is_open_again(opened):  # noqa: F811
    async with opened() as chat:
        anna, boris = chat.people
        chat.group.topics.add(7)
        chat.room = replace(chat.room, thread="7")
        await anna.write(chat.group, "/play cvetariki", topic=7)
        await chat.pass_by(*SOONEST)
        await press(chat, boris, "!join")
        await press(chat, anna, "!start")
        for person in (anna, boris):
            await press(chat, person, "!view")
        await chat.pass_by(CALM)
        chat.group.closed.add(7)
        await one_turn(chat, "cvetariki", 0, {})
        await chat.pass_by(CALM)
        assert await revision(chat) == 1
        assert not shows(chat.boards()[-1], await chat.table()), "nothing can be posted"
        chat.group.closed.clear()
        await boris.write(chat.group, "/takeback", topic=7)
        await chat.pass_by(*SOONEST)
        assert shows(chat.boards()[-1], await chat.table())
