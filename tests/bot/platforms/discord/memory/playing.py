"""People who play a game to its end by pressing what they see."""

from collections.abc import Sequence
from typing import Any

from storage import Phase
from tests.bot.platforms.discord.memory.house import House, moves, press, presses

NAMES = ("Anna", "Boris", "Deniz", "Mira", "Xenia")
MOST_PRESSES = 1500
BETWEEN = 45
"""Seconds between two turns: short enough for fast play, where the board is edited."""


async def seated(house: House, game: str, count: int, **options: Any) -> tuple[list[Any], str]:
    """Open a table by command, join by button and by command, start; return the people and the table's id."""
    people = [house.person(name) for name in NAMES[:count]]
    await people[0].slash(house.channel, "play", game=game, clock="none", **options)
    for number, person in enumerate(people[1:]):
        if number % 2:
            await person.slash(house.channel, "join")
        else:
            await press(person, house.boards()[-1], "!join")
    await house.env.advance_time(1)
    lobby = house.boards()[-1]
    await press(people[0], lobby, "!start")
    return people, next(iter(presses(lobby))).split(":")[0]


async def turn(house: House, people: Sequence[Any], table: str, pick: int = 0) -> bool:
    """Let somebody who is on move make a move: on the board, or in their own panel; False: the game is over."""
    position = await house.position(table)
    if position.table.phase is Phase.FINISHED:
        return False
    by_id = {str(person.id): person for person in people}
    await house.env.advance_time(BETWEEN)
    for seat in sorted(position.to_move):
        if await moved(house, by_id[position.table.seats[seat].person.user], pick):
            return True
    # Nobody has anything to press: a timed event is due.
    await house.pass_by(40)
    return True


async def moved(house: House, person: Any, pick: int) -> bool:
    board = house.boards()[-1]
    if offered := moves(board):
        answer = await press(person, board, offered[pick % len(offered)])
        if not refused(answer):
            return True
    panel = (await press(person, board, "!view")).followups[-1].message
    if not (offered := moves(panel)):
        return False
    await press(person, panel, offered[pick % len(offered)])
    return True


def refused(answer: Any) -> bool:
    """Tell whether a press was answered with words alone."""
    return any(not sent.message.attachments for sent in answer.followups)


async def to_the_end(house: House, people: Sequence[Any], table: str) -> int:
    """Play until the game is over; return how many turns it took."""
    for number in range(MOST_PRESSES):
        if not await turn(house, people, table, pick=number):
            return number
    raise AssertionError("the game does not end")
