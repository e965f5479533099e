"""Looking for an opponent on the page: the same pages as in a chat, asked and answered where people are."""

import pytest

from tests.bot.page.caller import Caller

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def seeks(line, game="dorozhki"):
    await line.say(t="ask", name="seek", choice=f"@seek:game:{game}")
    return (await line.hear("told"))["lines"][0]


async def test_two_who_look_for_each_other_get_a_table_and_both_are_led_there(house):
    async with Caller(house) as anna, Caller(house) as boris, Caller(house) as clara:
        line, other, third = await anna.open(), await boris.open(), await clara.open()
        await line.say(t="ask", name="seek")
        card = await line.hear("card", name="seek")
        assert card["lines"][0].startswith("Looking for an opponent? While this page is open")
        assert "@seek:game:dorozhki" in [button["id"] for button in card["buttons"]]
        assert await seeks(line) == "Noted: Colour Paths. I'll ask you here when someone wants to play."
        await line.say(t="ask", name="seek")
        assert (await line.hear("card", name="seek"))["lines"][0] == "You're looking for opponents in Colour Paths."
        assert "I've asked someone who is waiting" in await seeks(other)
        offer = await line.hear("card", name="seek")
        assert offer["lines"] == ["Анна is looking for an opponent in Colour Paths. Play?"]
        yes, stop = offer["buttons"]
        assert stop["id"] == "@seek:stop"
        await line.say(t="ask", name="seek", choice=yes["id"])
        table = (await line.hear("go"))["table"]
        (play,) = (await other.hear("card", name="seek"))["buttons"]
        await other.say(t="ask", name="seek", choice=play["id"])
        assert (await other.hear("go"))["table"] == table
        await other.say(t="watch", table=table)
        shown = await other.hear("table")
        assert shown["phase"] == "running"
        assert shown["me"] is not None
        await third.say(t="ask", name="seek")
        await third.hear("card", name="seek")
        assert third.heard.count("card") == 1, "nobody else is asked"


async def test_who_has_left_the_page_is_not_offered(house):
    async with Caller(house) as anna, Caller(house) as boris:
        line, other = await anna.open(), await boris.open()
        await seeks(line, "cvetris")
        await line.socket.close()
        assert (await seeks(other, "cvetris")).startswith("Noted: Cvetris. I'll ask you here")


async def test_who_stops_looking_is_not_asked(house):
    async with Caller(house) as anna, Caller(house) as boris:
        line, other = await anna.open(), await boris.open()
        await seeks(line, "confetti")
        await line.say(t="ask", name="seek", choice="@seek:stop")
        assert (await line.hear("told"))["lines"][0].startswith("You aren't looking for opponents any more")
        assert (await seeks(other, "confetti")).startswith("Noted: Confetti. I'll ask you here")
