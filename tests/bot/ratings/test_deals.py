"""What the strongest computer makes of a deal that somebody played alone."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.ratings.deals import Deals, strongest
from bot.workers import Failed
from bot.workers.analyst import Analyst
from tests.bot.ratings.test_alone import THREE, alone
from tests.engines.walks import settings

ALONE = [setting for setting in settings() if setting.seats == 1]
ONE = {"variant": "solo", "secrets": 1}


class Counted(Analyst):
    def __init__(self):
        super().__init__(in_process=False)
        self.asked = 0

    async def do(self, work, *given):
        self.asked += 1
        return await super().do(work, *given)


async def test_a_deal_is_worked_out_once():
    analyst, table = Counted(), alone(4, options=ONE)
    deals = Deals(analyst, timeout=lambda: asyncio.timeout(None))
    found = [await deals.result(table) for _ in range(2)]
    assert found == [strongest(table.game, table.seed, ONE)] * 2
    assert analyst.asked == 1


@pytest.mark.parametrize("setting", ALONE, ids=lambda setting: setting.name)
async def test_every_game_that_is_played_alone_has_its_deal_except_against_the_clock(setting):
    """Nobody can say what a computer makes of sand: its picture does without, and is drawn."""
    options = dict(setting.options)
    table = replace(alone(4, options=options), game=setting.slug)
    found = await Deals(Analyst(in_process=False), timeout=lambda: asyncio.timeout(None)).result(table)
    assert (found is None) is (options.get("pace") == "live")


async def test_a_picture_does_not_wait_for_a_deal_that_takes_long():
    class Busy(Counted):
        async def do(self, work, *given):
            self.asked += 1
            await asyncio.Event().wait()

    analyst = Busy()
    deals = Deals(analyst, timeout=lambda: asyncio.timeout(0))
    assert await deals.result(alone(4, options=THREE)) is None
    assert await deals.result(alone(4, options=THREE)) is None
    assert analyst.asked == 2, "asked again when the picture is drawn again"


async def test_a_picture_does_without_a_deal_whose_process_fails():
    class Broken(Counted):
        async def do(self, work, *given):
            raise Failed

    assert await Deals(Broken()).result(alone(4, options=THREE)) is None
