"""What one press costs: trips to the store are counted, as the presser waits for each of them."""

from storage.connection.client import Client
from tests.bot.platforms.discord.memory.house import moves, press
from tests.bot.platforms.discord.memory.playing import seated, turn
from tests.bot.platforms.discord.memory.test_situations import on_move

MOST_TRIPS = 4


class Trips:
    """Counts the calls to the store, by kind."""

    def __init__(self, monkeypatch) -> None:
        self.made: list[str] = []
        for name in ("command", "script", "together"):
            monkeypatch.setattr(
                Client,
                name,
                self._counted(name, getattr(Client, name)),
            )

    def _counted(self, name, call):
        async def counted(link, *words):
            script = getattr(words[0], "name", words[0])
            self.made.append(f"{name} {script if isinstance(script, str) else ''}".strip())
            return await call(link, *words)

        return counted


async def test_a_move_takes_four_trips_to_the_store_from_the_press_to_the_board(memory, monkeypatch):
    """The presser's settings, the table, the save, the note of the post. (Slow play also loads the room's settings.)"""
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        for number in range(2):
            await turn(house, people, table, pick=number)
        ((mover,), _) = await on_move(house, people, table)
        board = house.boards()[-1]
        trips = Trips(monkeypatch)
        await press(mover, board, moves(board)[0])
        made = list(trips.made)
        assert (await house.position(table)).table.revision == 3
        assert len(made) <= MOST_TRIPS, made
