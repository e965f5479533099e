"""What a group does at a table, driven only by what its people see."""

import asyncio

NUMBERS = frozenset(map(str, range(1, 60)))


def is_board(message):
    return bool(message.photo) and any(button["text"] in NUMBERS for button in message.buttons)


def is_end(message):
    return any(button.get("callback_data", "").endswith("!rematch") for button in message.buttons)


def is_new(seen):
    """A board that calls somebody and is not the one seen last; or the result."""
    return lambda message: is_end(message) or (is_board(message) and message.mentioned and message.content() != seen)


async def opened(host, chat, *others, game="cvetariki", topic=None):
    """Open a table, let the others join, and start."""
    await host.write(chat, f"/play {game}", topic)
    lobby = await host.wait(chat, lambda message: host.button(message, "!join") and host.name in message.text)
    for other in others:
        await other.press(lobby, "!join")
    await host.press(lobby, "!start")
    return lobby


async def played(chat, *people, most=60):
    """Play on: whoever is called by the newest board presses its first number. Return the result, or the last board."""
    by_id = {person.id: person for person in people}
    seen = None
    for _ in range(most):
        board = await people[0].wait(chat, is_new(seen))
        if is_end(board):
            return board
        seen = board.content()
        number = next(button["text"] for button in board.buttons if button["text"] in NUMBERS)
        await by_id[board.mentioned[0]].press(board, number)
    return board


async def until(condition, patience=60.0):
    for _ in range(int(patience / 0.05)):
        if condition():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not happen")
