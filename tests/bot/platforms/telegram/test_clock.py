"""People who keep others waiting: reminded privately or under the board, then replaced, and welcome back."""

import pytest

from tests.bot.platforms.telegram.playing import is_new, opened, until

HALF_A_DAY = 12 * 3600 + 60
MOST_DAYS = 8

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def wakeful(person):
    """Turn off somebody's quiet hours, so that the test does not depend on the time of day."""
    await person.write(person.direct, "/settings")
    panel = await person.wait(person.direct, lambda message: person.button(message, "quiet=no"))
    assert (await person.press(panel, "quiet=no")).text == "Saved."


async def begun(town):
    """Start a game; return its group, the board, who is on move, and the other."""
    await town.program()
    anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(anna, boris)
    for person in (anna, boris):
        await person.start()
        await wakeful(person)
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    return chat, board, *((anna, boris) if board.mentioned == [anna.id] else (boris, anna))


async def test_who_lets_others_wait_is_reminded_directly_or_else_under_the_board(own_town):
    chat, board, mover, other = await begun(own_town)
    await own_town.pass_by(HALF_A_DAY)
    note = await mover.wait(mover.direct, lambda message: "your turn in" in message.text)
    assert [button["text"] for button in note.buttons] == ["Go to board", "Play for me", "Mute this move"]
    assert (await other.press(note, "!quiet")).text.startswith("These buttons are for another player")
    shown = board.content()
    assert (await mover.press(note, "!play-for-me")).text.startswith("The computer played ")
    assert (await mover.wait(chat, is_new(shown))).mentioned == [other.id]
    other.direct.blocked = True
    await own_town.pass_by(HALF_A_DAY)
    reply = await other.wait(chat, lambda message: other.button(message, "!quiet"))
    assert reply.text.startswith(f"{other.name}: It's your turn in Cvetariki")
    assert reply.mentioned == [other.id]
    assert (await other.press(reply, "!quiet")).text == "Reminders are off for this move."
    own_town.check(chat)


def is_away(message):
    return "The computer is playing for " in message.text


@pytest.mark.soak
async def test_the_computer_stands_in_for_who_stays_away_and_a_press_brings_them_back(own_town):
    chat, board, anna, boris = await begun(own_town)
    for _ in range(MOST_DAYS):
        shown = board.content()
        await own_town.pass_by(2 * HALF_A_DAY)
        board = await anna.wait(chat, lambda message, shown=shown: is_away(message) or is_new(shown)(message))
        if is_away(board):
            break
    for person in (anna, boris):
        if person.button(board, "!back"):
            await person.press(board, "!back")
    await until(lambda: not any(anna.button(message, "!back") for message in anna.sees(chat)))
    own_town.check(chat)
