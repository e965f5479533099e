"""Whatever people type first is answered: unknown commands, plain text, help, in the name of a group."""

import pytest

from bot.settings import LOCALES
from tests.bot.platforms.telegram.emulator.refusals import Refusal
from tests.bot.platforms.telegram.playing import is_board, opened, until

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def friends(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    return anna, boris, town.group(anna, boris)


async def replied(person, chat, command, sign, **how):
    await person.write(chat, command, **how)
    return await person.wait(chat, lambda message: sign in message.text)


def table_of(message):
    data = next(button["callback_data"] for button in message.buttons if "callback_data" in button)
    return data.rpartition("@")[2].split(":")[0]


async def solo(person, chat):
    """Open a solo table and start it; return its board."""
    known = {message.id for message in chat.messages.values()}
    await person.write(chat, "/play cvetariki solo")
    lobby = await person.wait(chat, lambda message: message.id not in known and person.button(message, "!start"))
    await person.press(lobby, "!start")
    return await person.wait(chat, lambda message: message.id not in known and is_board(message))


@pytest.mark.parametrize("text", ["hello", "/fly", "/fly me to the moon", "start", "4"])
async def test_in_the_direct_chat_everything_is_answered(town, text):
    anna = town.person("Anna")
    anna.direct.started = True
    answer = await replied(anna, anna.direct, text, "I don't understand that.")
    assert len(answer.buttons) == 4, "with the games to begin with"
    town.check()


async def test_in_a_group_only_what_is_addressed_to_us(town, friends):
    anna, _, chat = friends
    await anna.write(chat, "/fly")
    await anna.write(chat, "hello")
    await replied(anna, chat, "/fly@raznotsvet_bot", "I don't understand that.")
    assert len([message for message in chat.messages.values() if message.from_bot]) == 1


async def test_help_lists_the_commands_and_the_games(town, friends):
    anna, boris, chat = friends
    await boris.start()
    page = await replied(boris, boris.direct, "/help", "/takeback: Ask to take the last move back")
    assert "/export: " in page.text
    assert "/hand" not in page.text, "/secret is the same"
    assert "/export: " not in (await replied(anna, chat, "/help", "/play: ")).text
    await boris.press(page, "Cvetris")
    assert await boris.wait(boris.direct, lambda message: boris.button(message, "!start"))
    town.check(chat)


async def test_the_bot_says_what_it_is_in_each_language(town):
    told = town.server.methods.descriptions
    await until(lambda: len(told) == 2 * (1 + len(LOCALES)))
    assert told["short_description", "ru"].startswith("Четыре настольные игры")
    assert told["description", ""] == told["description", "en"]
    assert len({told["description", locale] for locale in LOCALES}) == len(LOCALES)


async def test_a_table_asked_for_in_the_name_of_the_group_is_opened_and_started_by_who_presses(town, friends):
    anna, boris, chat = friends
    asked = await replied(anna, chat, "/play cvetariki solo", "in the name of the group", anonymous=True)
    (button,) = asked.buttons
    assert (await anna.press(asked, button["text"])).text == "The Cvetariki table is open."
    lobby = await anna.wait(chat, lambda message: "Anna opens a Cvetariki table" in message.text)
    assert "Seats taken: 1 of 1" in lobby.text, "with what was typed"
    await anna.press(lobby, "!start")
    assert await anna.wait(chat, is_board)
    await boris.write(chat, "/play cvetariki")
    await boris.wait(chat, lambda message: "Boris opens a Cvetariki table" in message.text)
    await replied(anna, chat, "/join", "Press Join on the table instead", anonymous=True)
    town.check(chat)


async def test_an_answer_to_a_press_that_did_not_get_through_is_tried_again(town, friends):
    anna, _, chat = friends
    board = await solo(anna, chat)
    town.server.refuse_next["answerCallbackQuery"] = Refusal(500, "Internal Server Error")
    assert (await anna.press(board, "!view")).alert


async def test_of_several_tables_in_a_group_a_command_asks_for_one(town, friends):
    anna, boris, chat = friends
    first, second = await solo(anna, chat), await solo(anna, chat)
    assert table_of(first) != table_of(second)
    which = await replied(anna, chat, "/concede", "Which one?")
    assert {button["callback_data"].rpartition("@")[2].split(":")[0] for button in which.buttons} == {
        table_of(first),
        table_of(second),
    }
    chosen = f"Cvetariki · {table_of(first)}"
    assert (await boris.press(which, chosen)).text.startswith("These buttons are for another player")
    await anna.press(which, chosen)
    await anna.wait(chat, lambda message: f"(table {table_of(first)})" in message.text)


async def test_a_table_is_moved_to_the_group_where_its_host_types_board_here(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_board)
    there = town.group(boris, anna)
    await replied(boris, there, "/board here", "Only the host")
    await anna.start()
    await replied(anna, anna.direct, "/board here", "couldn't see it here")
    await anna.write(there, "/board here")
    moved = await anna.wait(there, is_board)
    assert table_of(moved) == table_of(board)
    await anna.wait(chat, lambda message: message is board and not message.buttons)
    assert (await boris.press(moved, "!view")).alert
    town.check(chat, there)


async def test_leave_pause_takeback_and_replay_are_typed(town):
    anna = town.person("Anna")
    await anna.start()
    await anna.write(anna.direct, "/play cvetariki")
    lobby = await anna.wait(anna.direct, lambda message: anna.button(message, "!leave"))
    await anna.write(anna.direct, "/leave")
    await anna.wait(anna.direct, lambda message: message.id == lobby.id and not anna.button(message, "!leave"))
    board = await solo(anna, anna.direct)
    shown = board.content()
    await anna.press(board, board.buttons[0]["text"])
    await anna.wait(anna.direct, lambda message: is_board(message) and message.content() != shown)
    await anna.write(anna.direct, "/takeback")
    await anna.write(anna.direct, "/pause")
    await anna.wait(anna.direct, lambda message: anna.button(message, "!resume"))
    await anna.write(anna.direct, "/pause")
    await anna.wait(anna.direct, is_board)
    await replied(anna, anna.direct, "/replay", "You have no finished game")
    sure = await replied(anna, anna.direct, "/concede", "Concede this game")
    await anna.press(sure, "!concede:yes")
    await anna.write(anna.direct, "/replay")
    assert await anna.wait(anna.direct, lambda message: message.text.startswith("The deal, before the first of"))


async def test_who_asked_hears_once_of_the_next_table_in_the_group(town, friends):
    anna, boris, chat = friends
    eve = town.person("Eve")
    await boris.start()
    await replied(boris, boris.direct, "/nextgame", "in a group or channel")
    await replied(boris, chat, "/nextgame", "I'll write to you when the next table opens here")
    chat.members[eve.id] = "member"
    await eve.start()
    await eve.write(chat, "/nextgame")
    await town.idle()
    chat.members[eve.id] = "kicked"
    await anna.write(chat, "/play cvetris")
    told = await boris.wait(boris.direct, lambda message: "Anna opened a Cvetris table." in message.text)
    await town.idle()
    assert not any("Anna opened" in message.text for message in eve.sees(eve.direct)), "she is no longer there"
    await boris.start(told.text.rpartition("?start=")[2])
    await boris.wait(chat, lambda message: "Seats taken: 2 of" in message.text)
    await anna.write(chat, "/play cvetariki")
    await anna.wait(chat, lambda message: "Anna opens a Cvetariki table" in message.text)
    await town.idle()
    assert len([message for message in boris.sees(boris.direct) if "Anna opened" in message.text]) == 1
    town.check(chat)


async def offers(town, person, text):
    name = await person.ask_inline(text)
    await until(lambda: name in town.server.methods.offers)
    return {offer["id"]: offer for offer in town.server.methods.offers[name]}


async def test_inline_any_chat_is_offered_a_table_a_game_and_a_replay(town):
    anna, boris = town.person("Anna"), town.person("Борис", "ru")
    assert set(await offers(town, boris, "")) == {
        f"play_{game}" for game in ("cvetariki", "confetti", "dorozhki", "cvetris")
    }
    (offer,) = (await offers(town, boris, "цветри")).values()
    assert offer["title"] == "Борис предлагает сыграть: Цветрис."
    assert await offers(town, boris, "chess") == {}
    await anna.start("play_cvetariki")
    lobby = await anna.wait(anna.direct, lambda message: anna.button(message, "!start"))
    invitation = (await offers(town, anna, "cvetariki"))[f"join_{table_of(lobby)}"]
    assert invitation["input_message_content"]["message_text"] == "Anna invites you to a game of Cvetariki."
    ((button,),) = invitation["reply_markup"]["inline_keyboard"]
    await boris.start(button["url"].rpartition("?start=")[2])
    await boris.wait(boris.direct, lambda message: "Seats taken: 2 of 5" in message.text)
    await anna.press(lobby, "!start")
    await anna.wait(anna.direct, is_board)
    await anna.press(await replied(anna, anna.direct, "/concede", "Concede this game"), "!concede:yes")
    await anna.wait(anna.direct, lambda message: anna.button(message, "!rematch"))
    assert f"story_{table_of(lobby)}" in await offers(town, anna, "cvet")
    town.check()
