"""The program with a budget whose minute lasts two seconds, like the emulator's. Everything else is as it is."""

import sys

from bot.main import main
from bot.platforms.telegram import budget, resident

SPEED = 30


class FastBudget(budget.Budget):
    def __init__(self, store, now):
        super().__init__(store, lambda: now() * SPEED)

    async def take(self, *args, **kwargs):
        return -(-await super().take(*args, **kwargs) // SPEED)


if __name__ == "__main__":
    resident.Budget = FastBudget
    sys.exit(main())
