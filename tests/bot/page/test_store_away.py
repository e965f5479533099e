"""A store that asks for a password in mid-run: no socket is closed, and the page is complete when it is back."""

import redis

from bot.platforms.local import Place, opened
from bot.settings import Settings
from tests.bot.page.caller import PATIENT, Caller
from tests.bot.programs import ALONE
from tests.storage.servers import Process


async def test_a_page_that_comes_while_the_store_is_away_gets_its_tables_when_it_is_back(tmp_path):
    server = Process(tmp_path / "server")
    settings = Settings.from_env({**ALONE, "DATA_DIR": str(tmp_path), "REDIS_URL": f"redis://127.0.0.1:{server.port}"})
    try:
        async with opened(settings, Place(port=0), open_store=PATIENT) as (address, _), Caller(address) as caller:
            table = (await (await caller.open()).opens())["table"]
            with redis.Redis(port=server.port, password="hush") as admin:  # noqa: S106 (of this test)
                server.ask("CONFIG", "SET", "requirepass", "hush")
                admin.client_kill_filter(_type="normal", skipme=True)
                line = await caller.open()
                assert "can't reach the saved games" in (await line.hear("told"))["lines"][0]
                await line.say(t="watch", table=table)
                await line.hear("told")
                admin.config_set("requirepass", "")
            listed = await line.hear("tables")
            assert [each["table"] for each in listed["mine"]] == [table]
    finally:
        server.kill()
