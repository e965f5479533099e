"""Run a command on a busy machine: `python -m tools.busy 3 COMMAND…` keeps three busy loops going beside it."""

import subprocess
import sys
from collections.abc import Sequence

# A loop ends with its pipe, and so with this program, however that ends.
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
        return subprocess.run(command, check=False).returncode  # noqa: S603 (the command is whoever types it)
    finally:
        for loop in loops:
            loop.stdin.close()
            loop.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
