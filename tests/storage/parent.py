"""A process with an embedded server, to be killed: `python -m tests.storage.parent FOLDER [TABLES]`.

Prints the server's process id, then the id of every table whose write was acknowledged, then waits to be killed.
"""

import asyncio
import sys
from pathlib import Path

from storage import open_store
from tests.storage.samples import LOBBY


async def main() -> None:
    folder, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    async with open_store(None, folder) as store:
        print((await store._client.command("INFO", "server"))["process_id"], flush=True)  # noqa: T201
        for _ in range(count):
            print((await store.tables.create(LOBBY)).table.id, flush=True)  # noqa: T201
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main())
