"""`raznotsvet ratings`: makes all ratings anew from finished games, or shows those of computer players."""

import argparse
import asyncio
import sys
import time

from bot.app import store_of
from bot.ratings.levels import level_ratings, measured_forms
from bot.ratings.rebuild import Overtaken, Rebuilt, rebuild
from bot.settings import Settings
from engines.registry import games

HELP = "make all ratings anew from the records of finished games, or show the computers'"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("rebuild", "levels"), help="rebuild: all ratings; levels: the computers'")


def run(args: argparse.Namespace, settings: Settings) -> int:
    return _levels() if args.what == "levels" else _rebuild(settings)


def _levels() -> int:
    for form in dict.fromkeys((*games(), *measured_forms())):
        ratings = level_ratings(form)
        told = ", ".join(f"{level} {ratings[level]}" for level in games()[form.split()[0]].levels if level in ratings)
        sys.stdout.write(f"{form}: {told or 'not measured yet'}\n")
    return 0


def _rebuild(settings: Settings) -> int:
    began = time.perf_counter()
    try:
        made = asyncio.run(_rebuilt(settings))
    except Overtaken:
        sys.stderr.write("raznotsvet ratings: they were rebuilt by somebody else at the same time\n")
        return 1
    seconds = time.perf_counter() - began
    sys.stdout.write(f"{made.games} finished games, {made.people} people, {seconds:.1f} s\n")
    return 0


async def _rebuilt(settings: Settings) -> Rebuilt:
    async with store_of(settings, ()) as store:
        return await rebuild(store)
