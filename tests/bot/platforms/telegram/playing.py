"""What a group does at a table, driven only by what its people see."""

import asyncio

NUMBERS = frozenset(map(str, range(1, 60)))


def is_board(message):
    return bool(message.photo) and any(button["text"] in NUMBERS for button in message.buttons)


def is_end(message):
    return any(button.get("callback_data", "").endswith("!rematch") for button in message.buttons)


def is_new(seen):
    """A board that mentions somebody and is not the one seen last; or the result."""
    return lambda message: is_end(message) or (is_board(message) and message.mentioned and message.content() != seen)


def revision(board):
    """Return how many changes a board has seen, by its buttons; -1: none is known."""
    number = next((button for button in board.buttons if button["text"] in NUMBERS), None)
    return int(number["callback_data"].split(":")[1]) if number else -1


def is_next(seen):
    """A board of a later position that mentions somebody; or the result. Edits of the same position do not count."""
    return lambda message: is_end(message) or (is_board(message) and message.mentioned and revision(message) > seen)


def is_chosen(person, message, choice):
    """Tell whether a choice of a settings page (`new_messages=no`) is marked."""
    button = person.button(message, choice)
    return button is not None and button["text"].startswith("· ")


LATER = ("Played.", "Ход принят.", "Hamlen alındı.", "It's in our", "Смотри в личном", "Özel sohbetimizde")
ADVICE = ("Press My colour first", "Сначала нажми «Мой цвет»", "Önce “Rengim” düğmesine bas")


async def opened(host, chat, *others, game="cvetariki", topic=None, look=True):
    """Open a table, let the others join, and start; in games with secrets, everybody looks."""
    known = {message.id for message in chat.messages.values()}
    await host.write(chat, f"/play {game}", topic)
    lobby = await host.wait(chat, lambda message: host.button(message, "!join") and host.name in message.text)
    for other in others:
        await other.press(lobby, "!join")
    await host.press(lobby, "!start")
    if look and game == "cvetariki":
        board = await host.wait(chat, lambda message: is_board(message) and message.id not in known)
        for person in (host, *others):
            assert (await person.press(board, "!view")).alert
        await host.wait(chat, lambda message: message is board and not any(word in board.text for word in ADVICE))
    return lobby


async def moved(person, board, number):
    """Make a move. People who have not looked at their secret are shown it first, and press again."""
    press = await person.press(board, number)
    return await person.press(board, number) if press.alert else press


async def played(chat, *people, most=60):
    """Play on: whoever the newest board mentions presses its first number. Return the result, or the last board."""
    by_id = {person.id: person for person in people}
    seen = -1
    for _ in range(most):
        board = await people[0].wait(chat, is_next(seen))
        if is_end(board):
            return board
        seen = revision(board)
        number = next(button["text"] for button in board.buttons if button["text"] in NUMBERS)
        await moved(by_id[board.mentioned[0]], board, number)
    return board


def is_accepted(press):
    """Tell whether a press was answered with nothing, or with when and where something will be seen."""
    return not press.text or press.text.startswith(LATER)


async def until(condition, patience=300.0):
    for _ in range(int(patience / 0.05)):
        if condition():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not happen")
