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
        assert (await line.hear("told"))["lines"] == ["The daily board is open. One attempt counts."]
        table = (await line.hear("go"))["table"]
        await line.say(t="ask", name="daily", choice=play["id"])
        assert (await line.hear("go"))["table"] == table, "it is the same attempt"
        await line.say(t="watch", table=table)
        shown = await line.hear("table")
        # It may take a moment to be known.
        while not re.fullmatch(r"Daily board \d+, par \d+ \w+", shown["headline"][0]):
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
        assert "League of the day" in (await other.hear("told"))["lines"][0], "everybody on this machine hears of it"
        opened = await line.hear("card", name="league")
        assert "told" not in line.heard, "but for who has it before them"
        assert opened["said"]["kind"] == "league", "whoever opened it sees it, with its code"
        assert [each["id"] for each in opened["buttons"]] == [f"@league:play:{opened['code']}"]
        assert opened["code"] in opened["lines"][-1]
        await line.say(t="ask", name="league")
        card = await line.hear("card", name="league")
        assert card["said"]["kind"] == "league", "text, not a picture of it"
        assert "scene" not in card
        code = card["code"]
        await other.say(t="ask", name="league", choice=card["typed"]["id"] + code.lower())
        (play, *_) = (await other.hear("card", name="league"))["buttons"]
        assert play["id"] == f"@league:play:{code}"
        await other.say(t="ask", name="league", choice=play["id"])
        assert (await other.hear("go"))["table"]


async def test_whoever_opens_a_challenge_sees_its_code_and_can_play_at_once(house):
    async with Caller(house) as anna, Caller(house) as boris:
        line, beside = await anna.open(), await boris.open()
        await line.say(t="ask", name="challenge", choice="@challenge:open:cvetariki:easy:")
        card = await line.hear("card", name="challenge")
        assert card["lines"][0].startswith("Your challenge in Cvetariki:")
        assert (await beside.hear("told"))["lines"][0].startswith("Анна issues a challenge in Cvetariki:")
        await beside.say(t="ask", name="challenge", choice=f"@challenge:show:{card['code']}")
        assert (await beside.hear("card", name="challenge"))["lines"][0].startswith("Анна issues")
        (play,) = card["buttons"]
        assert play["id"] == f"@challenge:play:{card['code']}"
        assert card["lines"][-1] == (
            f"The code for others: {card['code']}. It is typed on the first page, under “Have a code?”"
        )
        await line.say(t="ask", name="challenge", choice=play["id"])
        assert (await line.hear("go"))["table"]


@pytest.mark.parametrize(
    ("name", "choice"), [("challenge", "@challenge:open:cvetariki:easy:"), ("league", "@league:open:dorozhki:easy:day")]
)
async def test_the_code_of_a_contest_is_found_where_codes_of_tables_are_typed(house, name, choice):
    async with Caller(house) as anna, Caller(house) as boris:
        line, other = await anna.open(), await boris.open()
        await line.say(t="ask", name=name, choice=choice)
        code = (await line.hear("card", name=name))["code"]
        await line.say(t="invite", table=code)
        assert (await line.hear("invite"))["link"].endswith(f"#{code}")
        await other.say(t="watch", table=code.lower())
        assert (await other.hear("go"))["table"] == "", "it is no table"
        card = await other.hear("card", name=name)
        assert [button["id"] for button in card["buttons"]] == [f"@{name}:play:{code}"]


async def test_a_code_of_nothing_is_answered_by_a_sentence(house):
    async with Caller(house) as anna:
        line = await anna.open()
        await line.say(t="watch", table="0000000")
        said = (await line.hear("nowhere"))["said"]
        assert said == "There is no such table, or it was closed. Check the code."
