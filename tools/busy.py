"""Run a command under load: `python -m tools.busy 3 COMMAND…` runs three busy loops next to it."""

import signal
import subprocess
import sys
from collections.abc import Sequence

# A loop exits when its pipe closes, so it never outlives this program.
LOOP = """
import os, threading
threading.Thread(target=lambda: (os.read(0, 1), os._exit(0)), daemon=True).start()
while True:
    pass
"""


def main(words: Sequence[str]) -> int:
    count, command = int(words[0]), list(words[1:])
    loops = [subprocess.Popen([sys.executable, "-c", LOOP], stdin=subprocess.PIPE) for _ in range(count)]  # noqa: S603
    try:
        started = subprocess.Popen(command)  # noqa: S603 (the user's own command)
        # Told to stop, pass it on: the command must not outlive its load.
        signal.signal(signal.SIGTERM, lambda *_: started.terminate())
        return started.wait()
    finally:
        for loop in loops:
            loop.stdin.close()
            loop.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
