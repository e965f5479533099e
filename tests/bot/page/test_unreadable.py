"""A table that this version of the program can't read: the page still works with all others."""

from bot.platforms.local import Place, opened
from bot.settings import Settings
from storage import open_store
from tests.bot.page.caller import PATIENT, Caller
from tests.bot.programs import ALONE
from tests.storage.spoiling import spoil


async def test_one_table_that_can_not_be_read_closes_no_socket_and_hides_no_other(tmp_path):
    settings = Settings.from_env({**ALONE, "DATA_DIR": str(tmp_path)})
    async with opened(settings, Place(port=0), open_store=PATIENT) as (address, _), Caller(address) as caller:
        line = await caller.open()
        spoilt = (await line.opens())["table"]
        await line.say(t="open", game="cvetariki", id="2")
        other = (await line.hear("go"))["table"]
        async with open_store(None, tmp_path) as store:
            await spoil(store._client, spoilt)
        again = await caller.open()
        listed = await again.hear("tables")
        assert [each["table"] for each in listed["mine"]] == [other]
        await again.say(t="watch", table=spoilt)
        assert "can't read" in (await again.hear("nowhere"))["said"]
        await again.say(t="watch", table=other)
        assert (await again.hear("table"))["table"] == other
