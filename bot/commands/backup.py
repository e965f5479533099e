"""`raznotsvet backup`: everything in the store as one file, while people play."""

import argparse
import asyncio
import sys
from pathlib import Path

from bot.settings import Settings
from storage import open_store
from storage.backup import Contents

HELP = "save everything in the store to a file, while the bot runs"

LONGEST_CALL = 60.0
"""Seconds: a backup can wait for a busy store."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where to write it; an older backup there is replaced when it is done")


def run(args: argparse.Namespace, settings: Settings) -> int:
    try:
        made = asyncio.run(_backed_up(args.file, settings))
    except OSError as error:
        sys.stderr.write(f"raznotsvet backup: {args.file} can't be written ({error.strerror})\n")
        return 1
    size = args.file.stat().st_size
    sys.stdout.write(
        f"{args.file}: {made.tables} tables, {made.entries} entries, {size:,} bytes; read back and checked\n"
    )
    return 0


async def _backed_up(path: Path, settings: Settings) -> Contents:
    async with open_store(settings.redis_url, settings.data_dir, longest_call=LONGEST_CALL) as store:
        return await store.back_up(path)
