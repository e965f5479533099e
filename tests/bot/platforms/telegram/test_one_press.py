"""What one press costs: trips to the store are counted, as the presser waits for each of them."""

import re

import pytest
from telegram import Update

from bot.screens.language import press_id
from bot.screens.tables import board_screen
from bot.tables import turns
from tests.bot.platforms.discord.memory.test_one_press import MOST_TRIPS, Trips
from tests.hostile.conftest import app, time, victims  # noqa: F401 (fixtures)
from tests.hostile.test_telegram import GROUP, Server, chat  # noqa: F401 (a fixture)

HERE = {"id": int(GROUP.chat), "type": "supergroup", "title": "Games"}


@pytest.fixture
async def pressed(chat, app, victims):  # noqa: F811 (fixtures)
    """The update of a press on the first move of a board, by whoever is on move."""
    seated = victims("telegram", GROUP)
    table = await seated.sit()
    for who in seated.people:
        await app.tables.seen(table, who)
    held = await app.tables.load(table)
    position = turns.position(held.table, held.snapshot)
    screen, (seat,) = board_screen(position, ()), position.to_move
    update = chat.press(press_id(screen, screen.choices[0][0]), HERE)
    person = held.table.seats[seat].person
    update["callback_query"]["from"] = {"id": int(person.user), "is_bot": False, "first_name": "Anna"}
    return update


async def test_a_move_is_answered_after_four_trips_to_the_store(chat, app, pressed, monkeypatch):  # noqa: F811
    """The update that is claimed, the presser's settings, the table, the save."""
    trips, answered = Trips(monkeypatch), []
    request = Server.do_request

    async def noted(self, url, *given, **named):
        if url.endswith("answerCallbackQuery"):
            answered.append(list(trips.made))
        return await request(self, url, *given, **named)

    monkeypatch.setattr(Server, "do_request", noted)
    await chat.telegram._take(Update.de_json(pressed, chat.bot))
    (made,) = answered
    assert len(made) <= MOST_TRIPS, made
    table = pressed["callback_query"]["data"].partition(":")[0]
    assert (await app.tables.load(table)).table.revision == 1


async def test_where_the_picture_has_to_wait_the_presser_is_told(chat, app, pressed, monkeypatch):  # noqa: F811
    said, request = [], Server.do_request

    async def noted(self, url, method, request_data=None, **named):
        if url.endswith("answerCallbackQuery"):
            said.append(request_data.parameters.get("text"))
        return await request(self, url, method, request_data, **named)

    monkeypatch.setattr(Server, "do_request", noted)
    await chat.telegram.wire.limiter.count(int(GROUP.chat), 8)
    await chat.telegram._take(Update.de_json(pressed, chat.bot))
    (told,) = said
    assert re.fullmatch(r"Played\. The picture comes in \d\d s\.", told)


async def test_a_chat_is_calm_until_much_was_sent_there(chat, time):  # noqa: F811 (fixtures)
    limiter, here, there = chat.telegram.wire.limiter, int(GROUP.chat), -5
    await limiter.count(here, 1)
    assert limiter.is_calm(here)
    await limiter.count(here, 1)
    assert (limiter.is_calm(here), limiter.is_calm(there)) == (False, True)
    await time.sleep(5)
    assert limiter.is_calm(here)
