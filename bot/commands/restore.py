"""`raznotsvet restore`: a backup into an empty store, of whatever kind."""

import argparse
import asyncio
import sys
from pathlib import Path

from bot.settings import Settings
from storage import StoreError, open_store
from storage.backup import Restored, check

HELP = "put a backup into an empty store, of whatever kind"

LONGEST_CALL = 60.0
"""Seconds: nobody waits for an answer yet."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file that `raznotsvet backup` wrote")
    parser.add_argument(
        "--check", action="store_true", help="only check that the file is whole; the store is not touched"
    )


def run(args: argparse.Namespace, settings: Settings) -> int:
    try:
        found = check(args.file)
        sys.stdout.write(f"{args.file}: whole, {found.tables} tables, {found.entries} entries\n")
        if not args.check:
            _tell(asyncio.run(_restored(args.file, settings)))
    except StoreError as error:
        sys.stderr.write(f"raznotsvet restore: {error}\n")
        return 1
    return 0


async def _restored(path: Path, settings: Settings) -> Restored:
    async with open_store(settings.redis_url, settings.data_dir, longest_call=LONGEST_CALL) as store:
        return await store.restore(path)


def _tell(done: Restored) -> None:
    sys.stdout.write(f"restored {done.tables} tables, {done.entries} entries; read back and compared\n")
    if done.unreadable:
        sys.stdout.write(
            f"{len(done.unreadable)} tables are of a newer version of this program: only it can play them\n"
        )
