"""The same on Discord and on Telegram: lobbies, refusals, a slow computer, and presses after the end."""

import gc
import itertools
import os
from functools import partial
from unittest.mock import patch

import pytest

from bot import thinking
from bot.screens.press import PressId, Touch
from bot.tables import turns
from storage.connection.connect import by_socket
from tests.bot.platforms.inside.on_discord import on_discord
from tests.bot.platforms.inside.on_telegram import on_telegram
from tests.bot.platforms.inside.one_process import always_the_same, one_process

numbers = itertools.count()
SECOND = 1000


WIRES = {"discord": on_discord, "telegram": on_telegram}


@pytest.fixture(params=WIRES)
async def opened(server, request):
    """Opens a chat with two people, if not more are asked for, and the program in this process."""
    link = by_socket(server, longest_call=60)
    with one_process(), always_the_same():
        yield partial(WIRES[request.param], link, f"w{os.getpid()}-{next(numbers)}", count=2)
    await link.close()


async def press(chat, person, end):
    """Press what ends so, on the newest message that has it; then let everything be shown."""
    messages = (*chat.own(person), *reversed(chat.posted()))
    on, data = next((seen, data) for seen in messages for data in seen.presses if data.endswith(f":{end}"))
    await chat.press(person, on, data)
    await chat.pass_by(5 * SECOND)


def text(chat):
    """Return what the lowest message says that everybody can press."""
    return chat.boards()[-1].text


async def test_a_computer_comes_with_a_level_and_can_be_taken_away(opened):
    async with opened() as chat:
        anna, boris = chat.people
        await chat.command(anna, "play", game="cvetariki")
        await press(chat, anna, "!computer")
        await press(chat, anna, "!computer:hard")
        assert [seat.level for seat in (await chat.table()).table.seats] == [None, "hard"]
        assert "2 of 5" in text(chat)
        await press(chat, anna, "!no-computer")
        assert [seat.level for seat in (await chat.table()).table.seats] == [None]
        assert "1 of 5" in text(chat)
        await press(chat, boris, "!join")
        assert "host can start" in text(chat)
        await press(chat, anna, "!start")
        assert not any("host can start" in seen.text or "take a seat" in seen.text for seen in chat.posted())


def told(chat, person):
    """Return what only somebody has read: their own messages, and what their presses were answered with."""
    answers = [one.text for one in getattr(chat.world, "presses", {}).values() if one.text]
    return [seen.text for seen in chat.own(person)] + answers


async def test_with_a_full_hand_every_refusal_is_seen(opened):
    async with opened() as chat:
        anna, boris = chat.people
        await chat.command(anna, "play", game="confetti")
        await press(chat, boris, "!join")
        await press(chat, anna, "!start")
        for person in (anna, boris):
            await press(chat, person, "ready")
        assert any("number" in seen.text for seen in chat.boards()), "says what to press"
        assert not any("Waiting" in seen.text for seen in chat.boards())
        cards = [(seen, data) for seen in chat.boards() for data in seen.presses if is_card(data)]
        limit = turns.position((await chat.table()).table, (await chat.table()).snapshot).state.limit
        for on, data in cards[:limit]:
            await chat.press(anna, on, data)
        for _ in range(3):
            before = told(chat, anna)
            await chat.press(anna, *cards[limit])
            assert told(chat, anna) != before
            assert any(f"your hand is full ({limit} cards)" in text for text in told(chat, anna))


def is_card(data):
    pressed = PressId.read(data)
    return pressed is not None and isinstance(pressed.kind, Touch)


async def started(chat, game):
    """Open a table for Anna and Boris, and start it; return its id."""
    anna, boris = chat.people
    await chat.command(anna, "play", game=game)
    await press(chat, boris, "!join")
    await press(chat, anna, "!start")
    return (await chat.table()).table.id


async def test_more_computers_than_seats_open_no_table(opened):
    async with opened() as chat:
        anna, _ = chat.people
        await chat.command(anna, "play", game="cvetariki", computers=6)
        assert await chat.table() is None
        assert chat.boards() == []
        assert any("4 computers at most" in seen.text for seen in (*chat.posted(), *chat.own(anna)))


async def test_a_refused_setting_is_named_in_the_readers_language(opened):
    async with opened(locale="ru") as chat:
        anna, _ = chat.people
        for wishes in ({"variant": "teams", "computers": 4}, {"variant": "nonsense"}):
            await chat.command(anna, "play", game="cvetariki", **wishes)
        said = [seen.text for seen in (*chat.posted(), *chat.own(anna))]
        assert not any(word in text for text in said for word in ("variant", "sand", "side"))


async def test_a_thought_that_comes_too_late_is_answered_and_leaves_no_trace(opened, caplog):
    with patch.dict(thinking.Thinker.__init__.__kwdefaults__, budget=0.0, hurry=0.0):
        async with opened() as chat:
            anna, _ = chat.people
            await chat.command(anna, "play", game="dorozhki", computers=1)
            await press(chat, anna, "!start")
            before = told(chat, anna)
            await press(chat, anna, "!hint")
            assert told(chat, anna) != before
        gc.collect()
    assert "never retrieved" not in caplog.text


async def test_after_the_end_a_press_on_something_old_is_told_so_and_adds_no_picture(opened):
    async with opened() as chat:
        anna, boris = chat.people
        table = await started(chat, "cvetris")
        (old,) = chat.boards()
        await chat.command(anna, "concede")
        await press(chat, anna, "!concede:yes")
        before = [seen.id for seen in chat.posted() if seen.picture]
        (end,) = chat.boards()
        for person, on in itertools.product((anna, boris), (old, end)):
            for data in ("0:!view", "1:!view", "0:!hint"):
                await chat.forge(person, on, f"{table}:{data}")
                await chat.pass_by(5 * SECOND)
                assert told(chat, person)[0 if chat.name == "discord" else -1].startswith("This game is over.")
        assert [seen.id for seen in chat.posted() if seen.picture] == before
