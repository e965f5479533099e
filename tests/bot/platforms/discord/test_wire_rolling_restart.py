"""A new process takes over from an old one while people play: for a while both hear every press, and each acts once."""

import asyncio

import aiohttp

from storage import open_store
from tests.bot.platforms.discord.emulator.people import moves
from tests.bot.platforms.discord.emulator.watching import revision
from tests.bot.platforms.discord.test_wire_shards import against_the_computer, his_turn
from tests.storage.servers import free_port
from tests.storage.waiting import until

PLAYERS = ("Анна", "Boris")


async def started(wire):
    """Start a process, and wait until it says that it is ready."""
    port = free_port()
    process = await wire.start(connected=False, PORT=str(port))

    async def is_ready():
        try:
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/readyz") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    await until(is_ready)
    return process


class Player:
    """Somebody at a table with a computer, who remembers how often they have moved."""

    def __init__(self, wire, name) -> None:
        self._wire, self._name = wire, name
        self._seen, self.moved = -1, 0

    async def sit_down(self) -> None:
        self._person, _ = await against_the_computer(self._wire, self._name, self._wire.world.guild)
        self.table = next(iter(self._person.board.presses)).split(":")[0]

    async def play(self, count: int) -> None:
        """Make a number of moves, each when it is their turn."""
        for _ in range(count):
            board = await self._wire.world.until(self._my_turn)
            self._seen = revision(board)
            await self._person.press(board, moves(board)[0])
            self.moved += 1

    def _my_turn(self):
        board = his_turn(self._person)
        return board if board is not None and revision(board) > self._seen else None


def moves_of_people(table) -> int:
    return sum(table.seats[entry.seat].person is not None for entry in table.moves)


async def test_no_press_is_lost_or_done_twice_while_a_process_is_replaced(wire):
    old = await started(wire)
    players = [Player(wire, name) for name in PLAYERS]
    for player in players:
        await player.sit_down()

    def everybody_plays(count):
        return asyncio.gather(*(player.play(count) for player in players))

    await asyncio.gather(started(wire), everybody_plays(2))
    await everybody_plays(2)  # both processes hear these
    code, _ = await asyncio.gather(wire.stop(old), everybody_plays(2))
    assert code == 0
    await everybody_plays(1)

    async with open_store(None, wire.folder) as store:

        async def all_are_kept():
            kept = await store.tables.load_many(player.table for player in players)
            return [moves_of_people(held.table) for held in kept] == [7] * len(players)

        await until(all_are_kept)
    assert [player.moved for player in players] == [7] * len(players)
