"""Writes the transcripts anew: `make transcripts`."""

import asyncio
import sys
import tempfile
from pathlib import Path

from storage.connection.connect import by_socket
from storage.connection.embedded import Embedded
from tests.bot.platforms.newcomers.story import STORIES, path_of, written


async def write(*wanted: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        embedded = Embedded(Path(folder))
        await embedded.start()
        link = by_socket(embedded.folder.socket(), longest_call=60)
        try:
            for story in STORIES:
                path = path_of(*story)
                if not wanted or set(wanted) <= set(story):
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(await written(link, *story), encoding="utf-8")
        finally:
            await link.close()
            await embedded.stop()


if __name__ == "__main__":
    asyncio.run(write(*sys.argv[1:]))
