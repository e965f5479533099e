"""A group plays Цветарики: from /play to the result, although nobody has started the bot."""

import asyncio
import re

import pytest

from tests.bot.platforms.telegram.emulator.people import PATIENCE
from tests.bot.platforms.telegram.playing import is_accepted, is_board, is_end, is_new, opened, played

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_group_plays_a_whole_game_with_buttons_alone(town):
    anna, boris, deniz = town.person("Анна", "ru"), town.person("Boris"), town.person("Deniz", "tr")
    chat = town.group(anna, boris, deniz)
    await opened(anna, chat, boris, deniz, look=False)
    end = await played(chat, anna, boris, deniz)
    assert is_end(end)
    assert "Побед" in end.text
    await anna.wait(chat, lambda _: sum(bool(message.buttons) for message in anna.sees(chat)) == 1)
    assert not any(person.direct.messages for person in (anna, boris, deniz)), "nobody got a direct message"
    town.check(chat)


async def test_a_secret_is_an_alert_for_its_owner_and_nothing_that_others_see(town):
    anna, boris = town.person("Анна", "ru"), town.person("Boris")
    chat = town.group(anna, boris)
    await opened(anna, chat, boris, look=False)
    board = await anna.wait(chat, is_new(None))
    hers, his = await anna.press(board, "!view"), await boris.press(board, "!view")
    assert (hers.alert, his.alert) == (True, True)
    assert hers.text.startswith("Твой цвет: ")
    assert his.text.startswith("Your colour is ")
    assert max(len(hers.text), len(his.text)) <= 200
    card = await anna.wait(
        chat, lambda message: message.text.startswith("Цвета розданы. Свой покажет кнопка «Мой цвет», и только тебе.")
    )
    again = await boris.press(card, "!view")
    assert again.text == his.text
    await town.idle()
    public = " ".join(message.text for message in anna.sees(chat))
    assert "Твой цвет" not in public
    assert not re.search("Your (secret )?colour", public)
    town.check(chat)


async def test_who_has_started_the_bot_gets_the_secret_with_a_picture_and_the_card_shows_the_envelope(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(anna, boris)
    await anna.start()
    await anna.wait(anna.direct, lambda message: "Hello" in message.text)
    await opened(anna, chat, boris, look=False)
    note = await anna.wait(anna.direct, lambda message: message.photo is not None)
    assert note.text.startswith("Your colour is ")
    assert boris.direct.messages == {}
    board = await anna.wait(chat, is_new(None))
    before = await anna.wait(chat, lambda message: message.text.startswith("The secret colours are dealt"))
    seen = before.photo
    await boris.press(board, "!view")
    await anna.wait(chat, lambda message: message.text == before.text and message.photo != seen)
    assert note.photo not in [message.photo for message in chat.messages.values()]
    town.check(chat)


async def test_who_has_not_looked_is_asked_to_and_their_first_press_only_shows_them_their_colour(town):
    anna, boris = town.person("Анна", "ru"), town.person("Boris")
    chat = town.group(anna, boris)
    await opened(anna, chat, boris, look=False)
    board = await anna.wait(chat, is_new(None))
    assert "\nСначала нажми «Мой цвет»." in board.text
    shown, buttons = board.content(), board.buttons
    mover, number = anna if board.mentioned == [anna.id] else boris, buttons[0]["text"]
    press = await mover.press(board, number)
    assert press.alert
    assert press.text.endswith(("Нажми ещё раз, чтобы сделать ход.", "Press again to make this move."))
    again = await anna.wait(chat, is_new(shown))
    assert (again.id, again.mentioned, again.buttons) == (board.id, [mover.id], buttons), "nothing has moved"
    assert "Сначала" not in again.text
    shown = again.content()
    assert is_accepted(await mover.press(again, number))
    after = await anna.wait(chat, is_new(shown))
    assert after.buttons != buttons
    town.check(chat)


async def test_the_code_of_the_lobby_is_the_one_that_is_checked_at_the_end(town):
    anna, mira = town.person("Anna"), town.person("Mira")
    await anna.start()
    chat = town.group(anna, mira)
    await anna.write(chat, "/play dorozhki 1")
    lobby = await anna.wait(chat, lambda message: "Seats taken: 2" in message.text)
    code = lobby.text.rpartition("Fair-deal code: ")[2]
    await anna.press(lobby, "!start")
    board = await anna.wait(chat, lambda message: anna.button(message, "!more"))
    assert "Fair-deal code: " not in board.text
    await anna.write(chat, "/concede")
    sure = await anna.wait(chat, lambda message: anna.button(message, "!concede:yes"))
    await anna.press(sure, "!concede:yes")
    verdict = await anna.press(await anna.wait(chat, is_end), "!verify")
    assert verdict.text.startswith(f"Checked: the deal and every random event match code {code}; ")
    await anna.wait(anna.direct, lambda message: message.text == verdict.text)
    # Mira has never pressed Start: she is told, and how to get the file.
    told = (await mira.press(await anna.wait(chat, is_end), "!verify")).text
    assert told.startswith(verdict.text)
    assert told.endswith("For its file, press Start in my chat and check again.")
    assert len(told) <= 200
    town.check(chat)


async def test_wrong_presses_are_answered_kindly_and_change_nothing(town):
    anna, boris, mira = town.person("Anna"), town.person("Boris"), town.person("Mira", "tr")
    chat = town.group(anna, boris, mira)
    lobby = await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    shown, (mover,) = board.content(), board.mentioned
    other = boris if mover == anna.id else anna
    first = next(button["text"] for button in board.buttons)
    assert "turn" in (await other.press(board, first)).text
    assert (await mira.press(board, first)).text == "Bu masada değilsin. Kendi masanı aç."
    assert board.content() == shown
    assert not lobby.deleted
    stale = board.buttons[0]["callback_data"]
    await (anna if mover == anna.id else boris).press(board, first)
    await anna.wait(chat, is_new(shown))
    press = await town.world.press(anna.user, board, stale)
    await asyncio.wait_for(press.done.wait(), PATIENCE)
    assert press.text == "The board has changed. Here is the new one."
    town.check(chat)


async def test_a_table_stays_in_its_topic_and_the_general_topic_has_no_number(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(anna, boris, topics=(77,))
    await opened(anna, chat, boris, topic=77)
    await played(chat, anna, boris, most=2)
    await anna.write(chat, "/play cvetariki")
    general = await anna.wait(chat, lambda message: message.thread is None)
    assert anna.button(general, "!join")
    in_topic = [message for message in anna.sees(chat) if message.from_bot and is_board(message)]
    assert {message.thread for message in in_topic} == {77}
    town.check(chat)
