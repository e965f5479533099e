"""One board per turn: a new message in slow play, an edit in fast play, and a nudge when fast play stops."""

import pytest

from tests.bot.platforms.telegram.playing import is_accepted, is_end, is_new, opened, until

A_MINUTE = 61

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def pressed(people, board):
    """Let whoever is mentioned press the first number; return what the board showed then."""
    shown, mover = board.content(), next(person for person in people if board.mentioned == [person.id])
    assert is_accepted(await mover.press(board, board.buttons[0]["text"]))
    return shown


async def move(chat, people, board):
    """Let whoever is mentioned press the first number; return the board after that."""
    shown = await pressed(people, board)
    return await people[0].wait(chat, is_new(shown))


def is_call(message):
    return "it's your turn" in message.text and not message.photo


async def test_fast_play_edits_and_calls_and_calm_play_posts_anew(town):
    dial = town.dial
    people = anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(anna, boris)
    await opened(anna, chat, boris)
    first = await anna.wait(chat, is_new(None))
    await town.pass_by(A_MINUTE)
    with dial.held():
        shown = await pressed(people, first)
        with dial.held(most=50):  # enough for what the rate limit delays, too little for slow play
            second = await anna.wait(chat, is_new(shown))
            await town.idle()
        dial.pass_by(1)  # the move comes after the board that it is made on
        shown = await pressed(people, second)
    third = await anna.wait(chat, is_new(shown))
    assert third.id == second.id, "two moves at once: the board is edited where it stands"
    dial.pass_by(A_MINUTE)
    call = await anna.wait(chat, is_call)
    assert call.mentioned == third.mentioned
    picture = third.photo
    fourth = await move(chat, people, third)
    assert fourth.id > call.id, "time has passed: a new board, with a mention"
    await anna.wait(chat, lambda _: not third.buttons)
    assert third.photo == picture, "the old one keeps its picture and loses its buttons"
    assert len([message for message in anna.sees(chat) if is_call(message)]) == 1

    await anna.write(chat, "/settings")
    panel = await anna.wait(chat, lambda message: anna.button(message, "new_messages=no"))
    await anna.press(panel, "new_messages=no")
    fifth = await move(chat, people, fourth)
    dial.pass_by(A_MINUTE)
    again = await anna.wait(chat, lambda message: is_call(message) and message is not call)
    sixth = await move(chat, people, fifth)
    assert sixth.id == fifth.id < again.id, "a room may choose to have its boards edited, however much time passes"
    town.check(chat)


async def test_a_panel_in_the_direct_chat_is_announced_where_it_was_asked_for_and_goes_with_the_game(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(anna, boris)
    await anna.start()
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    assert (await anna.press(board, "!more")).text == "It's in our private chat."
    panel = await anna.wait(anna.direct, lambda message: anna.button(message, "!concede"))
    await anna.press(panel, "!concede")
    sure = await anna.wait(anna.direct, lambda message: anna.button(message, "!concede:yes"))
    await anna.press(sure, "!concede:yes")
    await anna.wait(chat, is_end)
    await until(lambda: not any(anna.button(message, "!concede:yes") for message in anna.sees(anna.direct)))
