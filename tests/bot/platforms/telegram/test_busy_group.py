"""Four tables in one group and eight people who press every two seconds, for five minutes of the program's own time.

Twenty calls a minute can't show all of it (decision 0116). What is promised: nothing above the limit, every press
answered, first boards and results soon, and no table waits much longer than another.
"""

import itertools
import logging
import os
import statistics
from dataclasses import dataclass, field

import pytest

from bot.screens.press import Move, PressId
from storage.connection.connect import by_socket
from tests.bot.platforms.inside.on_telegram import on_telegram
from tests.bot.platforms.inside.one_process import one_process
from tests.bot.platforms.telegram.playing import is_accepted, is_end
from tests.bot.platforms.telegram.watching import busiest_minute

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1500)]

log = logging.getLogger(__name__)

STEP, EVERY, MINUTES, BETWEEN = 0.2, 2.0, 5, 30
SOON, LONGEST = 5, 50
GAMES = ("cvetariki", "dorozhki", "cvetariki", "dorozhki")


@dataclass
class Table:
    people: tuple
    id: str = ""
    due: list = field(default_factory=list)
    """For moves that no board shows yet: the revision they were made in, and when."""
    late: list = field(default_factory=list)


class Group:
    def __init__(self, program):
        self.program, self.chat, self.answers, self.sent_at = program, program.group, [], []
        self.chat.check_rate = lambda *_: self.sent_at.append(program.clock.at)

    @property
    def now(self):
        return self.program.clock.at / 1000

    async def step(self):
        await self.program.settle()
        self.program.clock.pass_by(round(1000 * STEP))
        await self.program.settle()

    async def until(self, condition):
        """Let time pass until something is there; return how many seconds it took."""
        begun = self.now
        while not condition():
            assert self.now - begun < 120, [m.text for m in self.chat.messages.values()][-4:]
            await self.step()
        return self.now - begun

    def board(self, table):
        """Return the newest message that shows a table, if it has buttons."""
        messages = [m for m in self.chat.messages.values() if m.from_bot and not m.deleted and m.photo]
        return next((m for m in reversed(messages) if m.buttons and is_of(m, table.id)), None)

    async def press(self, person, message, what):
        press = await person.press(message, what)
        self.answers.append(press.answered_at - press.at)
        return press


def is_of(message, table):
    return any(button.get("callback_data", "").startswith(f"{table}:") for button in message.buttons)


def number_on(board):
    """Return the first button that is a move."""
    return next((button for button in board.buttons if is_move(button.get("callback_data", ""))), None)


def is_move(data):
    asked = PressId.read(data)
    return asked is not None and isinstance(asked.kind, Move)


def revision(board):
    number = number_on(board)
    return int(number["callback_data"].split(":")[1].lstrip("e")) if number else 10**9 if is_end(board) else -1


async def begun(group, table, game):
    """Open and start a table; return how long its first board took."""
    host, guest = table.people
    known = set(group.chat.messages)
    await host.write(group.chat, f"/play {game}")
    found = []

    def lobby():
        found[:] = [m for m in group.chat.messages.values() if m.id not in known and host.button(m, "!join")]
        return bool(found)

    await group.until(lobby)
    table.id = found[0].buttons[0]["callback_data"].split(":")[0]
    await group.press(guest, found[0], "!join")
    await group.press(host, found[0], "!start")
    return await group.until(lambda: (board := group.board(table)) is not None and number_on(board) is not None)


async def acted(group, table, person):
    """Press a number if it is one's turn on a board that one has not pressed on; else look at something."""
    board = group.board(table)
    if board is None or is_end(board):
        return
    number, seen = number_on(board), revision(board)
    if number and person.id in board.mentioned and not any(pressed >= seen for pressed, _ in table.due):
        press = await group.press(person, board, number["text"])
        if press.alert:
            press = await group.press(person, board, number["text"])
        if is_accepted(press):
            table.due.append((seen, group.now))
    elif person.button(board, "!more"):
        await group.press(person, board, "!more")


def look(group, tables):
    """Note which moves are shown by now, and how late."""
    for table in tables:
        board = group.board(table)
        shown = revision(board) if board else -1
        table.late += [group.now - at for seen, at in table.due if seen < shown]
        table.due = [(seen, at) for seen, at in table.due if seen >= shown]


class Pressing:
    """Everybody at some tables presses every two seconds, whenever time passes."""

    def __init__(self, group):
        self.group, self.tables, self.turn = group, [], {}

    async def go_on(self, seconds):
        ends = self.group.now + seconds
        while self.group.now < ends:
            await self.step()

    async def step(self):
        group = self.group
        seated = [(table, person) for table in self.tables for person in table.people]
        for number, (table, person) in enumerate(seated):
            if self.turn.setdefault(person.id, group.now + 0.25 * number) <= group.now:
                self.turn[person.id] += EVERY
                await acted(group, table, person)
        await Group.step(group)
        look(group, self.tables)


async def test_four_tables_and_eight_people_for_five_minutes(server):
    link = by_socket(server, longest_call=60)
    with one_process():
        async with on_telegram(link, f"busy{os.getpid()}", 8) as program:
            await pressed_for_five_minutes(program)
    await link.close()


async def pressed_for_five_minutes(program):
    people = program.people
    for person in people[::2]:
        person.direct.started = True
    firsts, results = [], []
    group = Group(program)
    pressing = Pressing(group)
    group.step = pressing.step
    tables = [Table(people[at : at + 2]) for at in range(0, 8, 2)]
    for table, game in zip(tables, GAMES, strict=True):
        firsts.append(await begun(group, table, game))
        pressing.tables.append(table)
        await pressing.go_on(BETWEEN)
    await pressing.go_on(60 * MINUTES - BETWEEN * len(tables))
    for table in tables:
        host, board = table.people[0], group.board(table)
        if not is_end(board):
            await host.forge(board, f"{table.id}:{revision(board)}:!concede:yes")
            results.append(await group.until(lambda table=table, old=board: is_end(group.board(table) or old)))
            await pressing.go_on(BETWEEN / 2)
    late = sorted(itertools.chain(*(table.late for table in tables)))
    log.warning(
        "first boards %s s; %d moves, boards late: median %.1f s, p95 %.1f s, most %.1f s; by table %s; results %s s; "
        "busiest minute %d; slowest of %d answers %.2f s",
        [round(first, 1) for first in firsts],
        len(late), statistics.median(late), late[int(len(late) * 0.95)], late[-1],
        [(len(table.late), round(statistics.median(table.late), 1)) for table in tables],
        [round(result, 1) for result in results],
        busiest_minute(group.sent_at, 60_000), len(group.answers), max(group.answers),
    )  # fmt: skip
    assert program.server.complaints == []
    assert busiest_minute(group.sent_at, 60_000) <= 20
    assert max(firsts) <= SOON
    assert max(results) <= SOON
    assert late[-1] <= LONGEST, "nobody is forgotten"
