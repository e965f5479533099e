"""`raznotsvet ratings`: everything anew, and the ratings of computers."""

import asyncio

from bot.app import store_of
from bot.main import main
from bot.settings import Settings
from tests.bot.ratings.played import person, played


async def finish(settings):
    async with store_of(settings, ()) as store:
        await store.tables.create(played("Anna", "Boris", at=1))


async def results(settings):
    async with store_of(settings, ()) as store:
        return await store.ratings.profile(person("Anna"))


def test_ratings_are_made_anew_by_one_command(tmp_path, capsys):
    environment = {"DATA_DIR": str(tmp_path)}
    settings = Settings.from_env(environment)
    asyncio.run(finish(settings))
    assert main(["ratings", "rebuild"], environment) == 0
    assert capsys.readouterr().out.startswith("1 finished games, 2 people, ")
    assert asyncio.run(results(settings)).games["cvetariki"].rated == 1


def test_the_ratings_of_computers_are_shown(capsys):
    assert main(["ratings", "levels"], {}) == 0
    assert "dorozhki: easy 13" in capsys.readouterr().out
