"""Cards on the page: results, the best players, the board of the day, leagues. These tests need no browser."""

import re

import pytest

from tests.bot.page.caller import Caller

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_results_and_the_best_players_are_cards_on_the_page(house):
    async with Caller(house) as anna:
        line = await anna.open()
        await line.say(t="ask", name="stats")
        card = await line.hear("card")
        assert card["lines"] == ["No finished games yet."]
        assert [each["on"] for each in card["buttons"]] == [True, False]
        await line.say(t="ask", name="top", choice=card["buttons"][1]["id"])
        card = await line.hear("card", name="top")
        assert [each["on"] for each in card["buttons"]] == [False, True], "the choice is kept"
        await line.say(t="ask", name="top", choice="@set:person:language=tr")
        assert (await line.hear("told"))["lines"], "the page keeps its language itself"


async def test_the_board_of_the_day_is_a_card_with_a_button_that_opens_its_table(house):
    async with Caller(house) as anna:
        line = await anna.open()
        await line.say(t="ask", name="daily")
        card = await line.hear("card", name="daily")
        assert card["said"]["kind"] == "daily", "text"
        assert len(card["said"]["week"]) == 7
        assert "board" not in card["said"]
        assert card["scene"]["items"], "around the board"
        drawn = await (await anna.session.get("/metrics")).text()
        assert not re.search(r"^raznotsvet_pictures_drawn_total [1-9]", drawn, re.MULTILINE), (
            "the page paints it itself"
        )
        (play,) = card["buttons"]
        await line.say(t="ask", name="daily", choice=play["id"])
        assert (await line.hear("told"))["lines"] == ["Today's board is open. One attempt counts."]
        table = (await line.hear("go"))["table"]
        await line.say(t="ask", name="daily", choice=play["id"])
        assert (await line.hear("go"))["table"] == table, "it is the same attempt"
        await line.say(t="watch", table=table)
        shown = await line.hear("table")
        while not re.fullmatch(r"Daily board \d+, par \d+", shown["headline"][0]):  # it may take a moment to be known
            shown = await line.hear("table")


async def test_the_welcome_screen_tells_of_today_and_deals_nothing_for_it(house):
    async with Caller(house) as anna:
        line = await anna.open()
        await line.say(t="watch", table="")
        told = await line.hear("today")
        assert told["goal"]
        assert (told["result"], told["streak"]) == ("", 0)
        assert [kind for _, kind in told["week"]] == ["missed"] * 6 + ["today"]


async def test_a_league_is_opened_and_played_on_the_page_and_found_by_its_code(house):
    async with Caller(house) as anna, Caller(house) as boris:
        line, other = await anna.open(), await boris.open()
        await line.say(t="ask", name="league")
        games = [button["id"] for button in (await line.hear("card", name="league"))["buttons"]]
        assert "@league:game:dorozhki" in games
        await line.say(t="ask", name="league", choice="@league:level:dorozhki:easy")
        day = (await line.hear("card", name="league"))["buttons"][0]
        await line.say(t="ask", name="league", choice=day["id"])
        assert "League of the day" in (await line.hear("told"))["lines"][0], "everybody on this machine hears of it"
        opened = await line.hear("card", name="league")
        assert opened["said"]["kind"] == "league", "whoever opened it sees it, with its code"
        assert [each["id"] for each in opened["buttons"]] == [f"@league:play:{opened['lines'][-1].split()[-1]}"]
        await line.say(t="ask", name="league")
        card = await line.hear("card", name="league")
        assert card["said"]["kind"] == "league", "text, not a picture of it"
        assert "scene" not in card
        code = card["lines"][-1].split()[-1]
        await other.say(t="ask", name="league", choice=card["typed"]["id"] + code.lower())
        (play, *_) = (await other.hear("card", name="league"))["buttons"]
        assert play["id"] == f"@league:play:{code}"
        await other.say(t="ask", name="league", choice=play["id"])
        assert (await other.hear("go"))["table"]


async def test_whoever_opens_a_challenge_sees_its_code_and_can_play_at_once(house):
    async with Caller(house) as anna:
        line = await anna.open()
        await line.say(t="ask", name="challenge", choice="@challenge:open:cvetariki:easy:")
        card = await line.hear("card", name="challenge")
        (play,) = card["buttons"]
        assert play["id"] == f"@challenge:play:{card['lines'][-1].split()[-1]}"
        await line.say(t="ask", name="challenge", choice=play["id"])
        assert (await line.hear("go"))["table"]
