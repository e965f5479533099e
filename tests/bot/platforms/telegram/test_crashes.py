"""The program is killed when Telegram has done what it asked for, and before it could know that.

Afterwards one board is live and lowest, older ones have no buttons, and nothing is posted twice. The next program does
not wait for the lease of the dead one. (Every call of every game: `tests/bot/platforms/crashes`. Here the program is a
process of its own.)
"""

import pytest

from bot.chat.boards.placing import FAST
from tests.bot.platforms.telegram.playing import NUMBERS, is_board, is_end, opened, until

pytestmark = pytest.mark.asyncio(loop_scope="session")

BOARD_CALLS = ("sendPhoto", "editMessageMedia", "editMessageReplyMarkup")
CALLS = 2
"""A turn of calm play posts the new board, and takes the buttons off the old one."""


class Killer:
    """Kills a program after one of the calls that it makes for a board."""

    def __init__(self, program, chat):
        self.program, self.chat, self.left, self.killed = program, chat, None, False

    def at(self, call):
        self.left, self.killed = call, False

    async def __call__(self, call):
        if self.left is None or call.method not in BOARD_CALLS or call.given.get("chat_id") != str(self.chat.id):
            return
        self.left -= 1
        if self.left < 0:
            self.left = None
            await self.program.kill()
            self.killed = True


def of_bot(chat):
    return [message for message in chat.messages.values() if message.from_bot and not message.deleted]


def live(chat):
    """Return the boards that can be pressed; not the card that shows who has looked."""
    return [message for message in of_bot(chat) if is_board(message) or is_end(message)]


def is_edited(calls, board):
    """Tell whether a board was brought up to date: after a crash it has no buttons until then."""
    return any(
        call.method == "editMessageMedia"
        and call.given.get("chat_id") == str(board.chat.id)
        and call.given.get("message_id") == str(board.id)
        for call in calls
    )


async def turn(town, chat, people, killer, call):
    """Let whoever is on move play calmly, die after a call, come back; return whether the game goes on."""
    (board,) = live(chat)
    if is_end(board):
        return False
    posted, seen = len(of_bot(chat)), board.content()
    mover = next(person for person in people if [person.id] == board.mentioned)
    await town.pass_by(2 * FAST / 1000)
    killer.at(call)
    number = next(button["callback_data"] for button in board.buttons if button["text"] in NUMBERS)
    await town.world.press(mover.user, board, number)  # perhaps nobody lives to answer it
    await until(lambda: killer.killed)
    before = len(town.server.calls)
    await killer.program.start()
    # What the dead program posted may be right already: wait for what the next one makes of it.
    await until(lambda: len(live(chat)) == 1 and is_edited(town.server.calls[before:], live(chat)[0]))
    assert live(chat)[0].content() != seen
    await town.idle()
    (board,) = live(chat)
    assert board is of_bot(chat)[-1], "lowest"
    assert len(of_bot(chat)) <= posted + 1, "once"
    return True


async def played_with_kills(town, most):
    anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(anna, boris)
    program = await town.program()
    killer = town.server.before_answer = Killer(program, chat)
    await opened(anna, chat, boris)
    await town.idle()
    for number in range(most):
        if not await turn(town, chat, (anna, boris), killer, number % CALLS):
            return number
    return most


@pytest.mark.soak
async def test_a_whole_game_goes_on_whichever_call_is_the_last_of_a_program(own_town):
    assert await played_with_kills(own_town, 60) > 5
