"""People who play a whole game by pressing what they see, however often the program dies under their hands."""

from collections import Counter
from typing import Any

from bot.screens.language import press_id
from bot.screens.press import Move, PressId, Touch
from bot.screens.tables import public_screen
from bot.tables import turns
from storage import LoadedTable, Phase
from tests.bot.platforms.inside.chat import SOONEST, Chat, Seen, is_over

MOST = 900
CALM, FAST = 61_000, 30_000
"""ms between two turns: each a new message, or the old one edited."""
STEP = 1000


async def played(chat: Chat, game: str, *, pause: int, most: int = MOST, again: int = 0, **options: Any) -> int:
    """Play until the end, or for so many turns; return how many times the program died.

    `again`: a program that brings things to order dies once more, at its first call, its second, … up to this one.
    """
    for number in range(most):
        await one_turn(chat, game, number, options)
        if chat.is_dead:
            await come_back(chat, again)
        if not chat.is_dead:
            if is_over(await chat.table()):
                await soon(chat, await chat.owed())
                await check(chat)
                break
            await chat.pass_by(pause)
        if chat.is_dead:
            await come_back(chat, again)
    else:
        assert most < MOST, "the game does not end"
    return len(chat.fate.deaths)


async def come_back(chat: Chat, again: int = 0) -> None:
    """Start the program again until it lives, and see that it brings everything to order soon."""
    if again:
        await chat.end()
        due, chat.fate.left = chat.fate.left, 1 + len(chat.fate.deaths) % again
        await chat.begin()
        await chat.pass_by(*SOONEST)
        chat.fate.again += chat.is_dead
        chat.fate.left = due
    await chat.end()
    await in_order(chat)


async def in_order(chat: Chat) -> None:
    """Start the program, which lives this time, and check what it has made of everything soon after that."""
    chat.fate.is_paused = True
    owed, before = await chat.owed(), await revision(chat)
    await chat.begin()
    await soon(chat, owed)
    if await revision(chat) != before:  # a press that the dead had not confirmed was delivered again
        await soon(chat, await chat.owed())
    await check(chat)
    chat.fate.is_paused = False


async def soon(chat: Chat, owed: int) -> None:
    """Let three seconds pass by the program's clock. Where the dead had used up what Telegram allows, wait for that."""
    await chat.pass_by(*SOONEST, *(STEP for _ in range(0, owed, STEP)))


async def check(chat: Chat) -> None:
    """One board is live, lowest and shows the newest position; nothing was posted twice."""
    held = await chat.table()
    if held is None:
        assert not chat.boards()
        return
    story = (chat.fate.deaths[-3:], [(seen.id, seen.text, seen.presses[:1]) for seen in chat.posted()][-6:])
    boards = chat.boards()
    assert len(boards) == 1, ("one board is live", story)
    pictures = [seen for seen in chat.posted() if seen.picture and not seen.is_panel]
    assert boards[0].id == pictures[-1].id, ("it is the lowest", story)
    assert shows(boards[0], held), ("it is up to date", story)
    lobbies = [seen for seen in pictures if "host can start" in seen.text]
    assert held.table.phase is Phase.LOBBY or not lobbies, ("no lobby says what is past", story)
    for messages in (pictures, [seen for seen in chat.letters() if seen.picture and not seen.is_panel]):
        counted = Counter((seen.where, seen.text, seen.picture) for seen in messages)
        repeated = [text for (_, text, _), times in counted.items() if times > 1]
        assert not repeated, ("nothing is posted twice", repeated, story)


def shows(board: Seen, held: LoadedTable) -> bool:
    """Tell whether a board offers what can be done now."""
    table = held.table
    if table.phase is Phase.LOBBY or is_over(held):
        verb = "join" if table.phase is Phase.LOBBY else "rematch"
        return any(kind is not None and kind.does(verb) for kind in map(PressId.read, board.presses))
    screen = public_screen(turns.position(table, held.snapshot), table, held.version)
    return {press_id(screen, button) for row in screen.choices for button in row} <= set(board.presses)


async def one_turn(chat: Chat, game: str, number: int, options: dict[str, Any]) -> None:
    """Do the next thing: open a table, join, start, or make a move."""
    held = await chat.table()
    if held is None:
        await chat.command(chat.people[0], "play", game=game, **options)
        return
    boards = chat.boards()
    if not boards:
        return  # it will be shown
    table, board = held.table, boards[-1]
    if table.phase is Phase.LOBBY:
        joined = {seat.person.user for seat in table.seats if seat.person}
        missing = [person for person in chat.people if user_of(person) not in joined]
        verb = "!join" if missing else "!start"
        await pressed(chat, missing[0] if missing else chat.people[0], board, verb)
        return
    people = {user_of(person): person for person in chat.people}
    for seat in sorted(turns.position(table, held.snapshot).to_move):
        user = table.seats[seat].person
        assert user is not None
        if await moved(chat, people[user.user], board, number):
            return


async def moved(chat: Chat, person: Any, board: Seen, number: int) -> bool:
    """Move on the board; where there is nothing to press, or it was refused, in one's own panel."""
    before = (await revision(chat), chat.is_dead)
    if offered := moves(board):
        await chat.press(person, board, offered[number % len(offered)])
        if (await revision(chat), chat.is_dead) != before:
            return True
    await pressed(chat, person, board, "!view")
    for panel in [] if chat.is_dead else chat.own(person):
        if offered := moves(panel):
            await chat.press(person, panel, offered[number % len(offered)])
            break
    return (await revision(chat), chat.is_dead) != before


async def revision(chat: Chat) -> int:
    held = await chat.table()
    return held.table.revision if held else -1


async def pressed(chat: Chat, person: Any, on: Seen, verb: str) -> None:
    if (press := next((press for press in on.presses if press.split(":", 2)[-1] == verb), None)) is not None:
        await chat.press(person, on, press)


def moves(seen: Seen) -> list[str]:
    read = ((press, PressId.read(press)) for press in seen.presses)
    return [press for press, kind in read if kind is not None and isinstance(kind.kind, Move | Touch)]


def user_of(person: Any) -> str:
    return str(person.id if hasattr(person, "id") else person.user.id)
