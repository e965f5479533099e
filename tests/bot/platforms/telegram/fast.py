"""The program with a budget whose minute lasts two seconds, like the emulator's. Everything else is as it is.

With `TWIN` set, every table has the same name and the same seed; with `TWIN=swapped`, the players of Цветарики also
have each other's secrets. With `A_DAY`, a day on the clock of a move lasts so many seconds; with `FAST`, play is
fast while moves come sooner than that.
"""

import os
import sys
from dataclasses import replace

from bot import app
from bot.main import main
from bot.platforms.telegram import budget, notes, placing, resident
from bot.tables import clocks
from engines.cvetariki import GAME
from storage import Pace, tables

SPEED = 30


class FastBudget(budget.Budget):
    def __init__(self, store, now):
        super().__init__(store, lambda: now() * SPEED)

    async def take(self, *args, **kwargs):
        return -(-await super().take(*args, **kwargs) // SPEED)


class Twin:
    """Stands where the program asks for something random."""

    @staticmethod
    def token_hex(_size):
        return "5eed" * 8


def swapped(setup):
    def deal(*args):
        step = setup(*args)
        return replace(step, state=replace(step.state, secrets=step.state.secrets[::-1]))

    return deal


if __name__ == "__main__":
    resident.Budget = FastBudget
    if twin := os.environ.get("TWIN"):
        app.secrets, tables.new_id = Twin, lambda shard=None: (shard or "7") + "TW1NTA"
        if twin == "swapped":
            object.__setattr__(GAME, "setup", swapped(GAME.setup))
    if seconds := os.environ.get("A_DAY"):
        clocks.ALLOWANCE[Pace.DAY] = int(seconds) * 1000
    if seconds := os.environ.get("FAST"):
        placing.FAST = notes.FAST = int(seconds) * 1000
    sys.exit(main())
