"""The program with a clock that runs ten times as fast while a file `hurry` lies beside its data folder."""

import os
import sys
import time
from pathlib import Path

from bot.main import main
from bot.tables import keeper

SPEED = 10


class Hurried:
    """A clock that never goes back, whatever its speed."""

    def __init__(self, clock, sign: Path) -> None:
        self._clock, self._sign = clock, sign
        self._real = self._shown = clock()

    def __call__(self) -> int:
        now = self._clock()
        self._shown += (now - self._real) * (SPEED if self._sign.exists() else 1)
        self._real = now
        return self._shown


if __name__ == "__main__":
    time.time_ns = Hurried(time.time_ns, Path(os.environ["DATA_DIR"]).with_name("hurry"))
    # The watch goes by the same clock; what it waits for with real sleeps would come too late.
    keeper.BEAT, keeper.LOOK, keeper.SOON = keeper.BEAT / SPEED, keeper.LOOK / SPEED, 0
    sys.exit(main())
