"""The program with a budget whose minute lasts two seconds, like the emulator's. Everything else is as it is."""

import sys

from bot.main import main
from bot.platforms.telegram import budget, resident

SPEED = 30


class FastBudget(budget.Budget):
    def __init__(self, now):
        super().__init__(lambda: now() * SPEED)

    def wait(self, *args, **kwargs):
        return -(-super().wait(*args, **kwargs) // SPEED)


if __name__ == "__main__":
    resident.Budget = FastBudget
    sys.exit(main())
