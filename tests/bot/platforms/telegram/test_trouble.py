"""What goes wrong in chats: nobody is affected, and the log says what it was."""

import pytest

from tests.bot.platforms.telegram.emulator.refusals import Refusal
from tests.bot.platforms.telegram.emulator.world import BOT
from tests.bot.platforms.telegram.playing import is_accepted, is_board, is_chosen, is_new, opened, played, until

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def friends(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    return anna, boris, town.group(anna, boris)


async def test_a_deleted_board_is_posted_anew(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    mover = anna if board.mentioned == [anna.id] else boris
    number = next(button["text"] for button in board.buttons)
    board.deleted = True
    await mover.press(board, number)
    again = await anna.wait(chat, is_new(board.content()))
    assert again.id != board.id
    assert await played(chat, anna, boris, most=1)


async def test_too_many_requests_are_waited_out(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    seen = (await anna.wait(chat, is_new(None))).content()
    for method in ("editMessageMedia", "sendPhoto"):
        town.server.refuse_next[method] = Refusal(429, "Too Many Requests: retry after 1", retry_after=1)
    await played(chat, anna, boris, most=1)
    assert await anna.wait(chat, is_new(seen))
    assert "Telegram asks to wait for 1" in town.programs[0].log()
    town.server.refuse_next.clear()


async def test_a_group_that_becomes_a_supergroup_takes_its_table_along(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    old, new = town.group(anna, boris, kind="group"), town.group(anna, boris)
    await opened(anna, old, boris)
    board = await anna.wait(old, is_new(None))
    old.moved_to = new.id
    mover = anna if board.mentioned == [anna.id] else boris
    await mover.press(board, next(button["text"] for button in board.buttons))
    there = await anna.wait(new, is_board)
    assert there.content() != board.content()
    assert await played(new, anna, boris, most=2)
    await town.idle()
    assert town.server.errors(new.id) == []


async def test_the_message_about_the_move_is_enough_too(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    old, new = town.group(anna, boris, kind="group"), town.group(anna, boris)
    await anna.write(old, "/settings")
    panel = await anna.wait(old, lambda message: anna.button(message, "new_messages=no"))
    await anna.press(panel, "new_messages=no")
    await opened(anna, old, boris)
    await anna.wait(old, is_new(None))
    old.moved_to = new.id
    service = {"message_id": 900, "date": 1, "chat": old.public(), "from": anna.user, "migrate_to_chat_id": new.id}
    await town.world.tell_bot(message=service)
    assert await anna.wait(new, is_board)
    await anna.write(new, "/settings")
    assert await anna.wait(new, lambda message: is_chosen(anna, message, "new_messages=no")), "chosen there"


async def test_a_muted_bot_is_silent_and_comes_back_when_it_may(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    chat.muted = True
    mover = anna if board.mentioned == [anna.id] else boris
    assert is_accepted(await mover.press(board, next(button["text"] for button in board.buttons)))
    await until(lambda: f"can't be shown in chat {chat.id}" in town.programs[0].log())
    chat.muted = False
    await anna.write(chat, "/board")
    again = await anna.wait(chat, is_new(board.content()))
    assert again.id != board.id


async def test_where_only_pictures_are_forbidden_the_chat_is_told(town, friends):
    anna, _, chat = friends
    chat.no_pictures = True
    await anna.write(chat, "/play cvetariki")
    assert await anna.wait(chat, lambda message: "I can't send pictures" in message.text)


async def test_whoever_removes_the_bot_and_calls_it_back_finds_the_table_as_it_was(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    chat.members[BOT["id"]] = "kicked"
    mover = anna if board.mentioned == [anna.id] else boris
    await mover.press(board, next(button["text"] for button in board.buttons))
    await anna.wait(chat, lambda _: any("kicked" in error for error in town.server.errors(chat.id)))
    chat.members[BOT["id"]] = "member"
    change = {"chat": chat.public(), "from": anna.user, "date": 1}
    left, member = ({"status": status, "user": BOT} for status in ("left", "member"))
    await town.world.tell_bot(my_chat_member=change | {"old_chat_member": left, "new_chat_member": member})
    assert await anna.wait(chat, is_new(board.content()))


async def test_a_closed_direct_chat_is_no_error_and_the_panel_comes_in_the_group(town, friends):
    anna, boris, chat = friends
    await anna.start()
    await anna.wait(anna.direct, lambda message: message.buttons)
    lobby = await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    anna.direct.blocked = True
    # A press is answered before anything is sent: that the chat is closed is known only afterwards.
    assert (await anna.press(board, "!more")).text == "It's in our private chat."
    panel = await anna.wait(chat, lambda message: anna.button(message, "!pause"))
    assert panel.text.startswith("Anna: ")
    assert (await boris.press(panel, "!pause")).text.startswith("These buttons are for another player")
    await anna.press(panel, "!pause")
    await anna.wait(chat, lambda _: panel.deleted)
    assert await anna.wait(chat, lambda message: boris.button(message, "!agree"))
    assert not lobby.deleted


async def test_a_press_delivered_twice_acts_once(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    mover = anna if board.mentioned == [anna.id] else boris
    data = board.buttons[0]["callback_data"]
    query = {"id": "twice", "from": mover.user, "message": board.public(), "chat_instance": "1", "data": data}
    await town.world.tell_bot(callback_query=query)
    await town.world.tell_bot(callback_query=query)
    after = await anna.wait(chat, is_new(board.content()))
    await town.idle()
    assert after.mentioned != [mover.id] or len(after.buttons) < len(board.buttons)
    assert (await anna.press(after, "!more")).answered_at


async def test_a_press_that_is_too_old_to_be_answered_still_counts(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    mover = anna if board.mentioned == [anna.id] else boris
    query = {"id": "unknown to the server", "from": mover.user, "message": board.public(), "chat_instance": "1"}
    await town.world.tell_bot(callback_query=query | {"data": board.buttons[0]["callback_data"]})
    assert await anna.wait(chat, is_new(board.content()))
    assert "query is too old" in town.programs[0].log().lower()


async def test_whoever_blocks_the_bot_is_not_told_to_look_into_the_private_chat(town, friends):
    anna, _, chat = friends
    await anna.start()
    await anna.wait(anna.direct, lambda message: message.buttons)
    await anna.write(chat, "/play cvetariki")
    lobby = await anna.wait(chat, lambda message: anna.button(message, "!options"))
    anna.direct.blocked = True
    change = {"chat": anna.direct.public(), "from": anna.user, "date": 1}
    member, blocked = {"status": "member", "user": BOT}, {"status": "kicked", "user": BOT, "until_date": 0}
    await town.world.tell_bot(my_chat_member=change | {"old_chat_member": member, "new_chat_member": blocked})
    await until(lambda: f"in chat {anna.id} the bot is now: kicked" in town.programs[0].log())
    assert not (await anna.press(lobby, "!options")).text
    assert await anna.wait(chat, lambda message: message is not lobby and "Game options" in message.text)
