"""The game of docs/engines.md played to its end. Run by `test_new_game.py`, in a copy of the project that has it."""

import aiohttp
import pytest

from bot.platforms.local import Place, opened
from bot.settings import Settings
from tests.bot.page.caller import Caller
from tests.bot.platforms.telegram import test_games
from tests.bot.platforms.telegram.conftest import town  # noqa: F401 (a fixture)
from tests.bot.platforms.test_terminal import Player
from tests.bot.programs import ALONE

MOST_FRAMES = 300


async def test_matches_on_the_local_pages_server(tmp_path):
    settings = Settings.from_env({**ALONE, "DATA_DIR": str(tmp_path)})
    async with opened(settings, Place(port=0)) as (address, _), Caller(address) as anna:
        line = await anna.open()
        await line.say(t="open", game="matches", id="1", lesson=False)
        table = (await line.hear("go"))["table"]
        await line.say(t="watch", table=table)
        lobby = await line.hear("table")
        assert lobby["teaches"], "it has a tutorial"
        await line.press(lobby, "!computer:easy")
        await line.press(await line.hear("table", version=lobby["version"] + 1), "!start")
        end = await played(line)
        assert end["lines"][0].endswith("took the last match and wins.")
        assert end["board"]["alt"].startswith("Matches. 0 matches are left.")
        await line.press(end, "!review")
        went = await line.hear("sheet")
        assert went["lines"][0] == "How it went: Matches"
        assert went["said"]["chances"]["title"] == "Chance to win"
        assert [seat["won"] for seat in went["said"]["seats"]].count(True) == 1


async def played(line) -> dict:
    """Press the first thing offered whenever it is our turn; return the last frame."""
    done = -1
    for _ in range(MOST_FRAMES):
        frame = await line.hear("table")
        if frame["phase"] == "finished":
            return frame
        if frame["phase"] == "running" and frame["mine_to_move"] and frame["moves"] > done:
            done = frame["moves"]
            await line.press(frame, frame["choices"][0][0]["press"])
    raise aiohttp.ClientError("the game does not end")


def test_matches_in_the_terminal(tmp_path):
    person = Player(tmp_path, "--game", "matches")
    try:
        said = person.until("Your move:")
        assert "Type how many you take: 1 2 3" in said
        while "Your move:" in said:
            person.type("1")
            said = person.until("Your move:", "took the last match and wins.")
        assert "took the last match and wins." in said
        person.leave()
        assert person.program.returncode == 0
    finally:
        person.program.kill()
        person.program.communicate()


@pytest.mark.asyncio(loop_scope="session")
async def test_matches_in_a_telegram_group(town):  # noqa: F811 (the fixture)
    await test_games.test_a_whole_game_is_played(town, "matches")
