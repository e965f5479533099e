"""`/league`: the same deals for everybody, one attempt each, a table that spoils nothing, a card at the end."""

import asyncio

import pytest

from bot.chat.dialog import Dialog
from bot.contests import cards
from bot.desk import BoardAgain
from bot.limits import TooMany
from bot.ratings.games import finished
from bot.tables.errors import Gone, NotAllowed, TableError
from bot.tables.speaking import RetryLater
from bot.texts import LOCALES, Words
from storage import StoreUnavailable
from storage.timing import DAY
from tests.bot.contests.town import finish, press, run, town_of


@pytest.fixture(params=["discord", "telegram"])
def town(request, store, tables, clock, attendant):
    return town_of(request.param, store, tables, clock, attendant)


async def opened(town, text="dorozhki easy day", role="host", place="room"):
    """Open a league; return its record."""
    await run(town, role, place, "league", text)
    (contest,) = await town.store.contests.of(town.who(role).person)
    return contest


async def play(town, contest, role, place="direct", *, concede=True):
    begun = await press(town, role, place, f"@league:play:{contest.code}")
    return await finish(town, begun.held, role, concede=concede)


async def test_a_league_is_opened_in_a_room_for_everybody_there(town):
    shown = await run(town, "host", "room", "league", "dorozhki easy day")
    dialog = shown if isinstance(shown, Dialog) else town.posts.posted[0][1]
    assert dialog.text.startswith("League of the day. Colour Paths, computer: easy · best 3 of 4 deals.")
    assert dialog.picture.data.startswith(b"\x89PNG")
    (button,) = dialog.buttons
    assert button.label == "Take part"
    (contest,) = await town.store.contests.at(town.room("room", "host"))
    assert contest.code in dialog.text
    assert contest.code in (button.id or button.link)


async def test_everybody_gets_the_same_deals_against_the_same_computer(town):
    contest = await opened(town)
    tables = [
        (await press(town, role, "direct", f"@league:play:{contest.code}")).held.table for role in ("host", "seated")
    ]
    assert tables[0].seed == tables[1].seed
    assert [seat.level for seat in tables[0].seats] == [seat.level for seat in tables[1].seats]
    assert tables[0].rooms == (town.room("direct", "host"),), "played privately"
    assert {table.contest for table in tables} == {f"{contest.code} 1"}


async def test_one_attempt_counts_wherever_it_is_asked_for(town):
    contest = await opened(town)
    begun = (await press(town, "host", "direct", f"@league:play:{contest.code}")).held
    for place in ("direct", "room", "other"):
        if town.platform == "discord" or place == "direct":
            again = await press(town, "host", place, f"@league:play:{contest.code}")
            assert isinstance(again, BoardAgain)
            assert again.held.table.id == begun.table.id
    await finish(town, begun, "host", concede=True)
    following = (await press(town, "host", "direct", f"@league:play:{contest.code}")).held
    assert following.table.contest == f"{contest.code} 2", "no deal is played twice"


async def test_nobody_practises_a_deal(town):
    """Not by a rematch, not by another table, and not by guessing: the deal is only in attempts."""
    contest = await opened(town)
    begun = (await press(town, "host", "direct", f"@league:play:{contest.code}")).held
    await finish(town, begun, "host", concede=True)
    again = await town.tables.rematch(begun.table.id, town.who("host", "direct"))
    assert again.table.contest is None
    assert again.table.seed != begun.table.seed
    assert contest.code not in begun.table.seed
    for word in ("again", "practise", f"play:{contest.code}:1", f"deal:{contest.code}:2"):
        with pytest.raises((Gone, TableError)):
            await press(town, "seated", "direct", f"@league:{word}")


async def test_nobody_helps_and_nothing_is_rated(town):
    contest = await opened(town)
    held = (await press(town, "host", "direct", f"@league:play:{contest.code}")).held
    who = town.who("host", "direct")
    with pytest.raises(NotAllowed, match="contest-no-help"):
        await town.tables.hint(held.table.id, who)
    with pytest.raises(NotAllowed, match="contest-no-help"):
        await town.tables.offer(held.table.id, who, "take-back")
    assert finished(await finish(town, held, "host")) is None


async def test_after_all_deals_nothing_is_left_to_play(town):
    contest = await opened(town)
    for _ in contest.all_deals:
        await play(town, contest, "host")
    with pytest.raises(NotAllowed, match="contest-all-played"):
        await press(town, "host", "direct", f"@league:play:{contest.code}")
    dialog = await run(town, "host", "direct", "league")
    assert not [entry for entry in dialog.buttons if "play" in entry.id]
    assert dialog.text.count("gave up") == 4


async def test_the_table_compares_and_tells_nothing_of_a_deal_that_one_has_not_played(town):
    contest = await opened(town)
    await play(town, contest, "host", concede=False)
    await play(town, contest, "seated")
    dialog = await run(town, "spectator", "direct", "league", contest.code)
    assert "1. host 33; 2. seated 0" in dialog.picture.alt
    assert "won" not in dialog.text
    assert "lost" not in dialog.text
    own = await run(town, "seated", "direct", "league", contest.code)
    assert "Deal 1: gave up." in own.text
    assert "Deal 2" not in own.text.replace("Play deal 2", "")


async def test_a_page_reads_only_attempts_that_have_ended_and_those_once(town, monkeypatch):
    contest = await opened(town)
    begun = [(await press(town, role, "direct", f"@league:play:{contest.code}")).held for role in ("host", "seated")]
    ended, running = (held.table.id for held in begun)
    await town.tables.concede(ended, town.who("host", "direct"))
    read, load_many = [], town.store.tables.load_many
    monkeypatch.setattr(town.store.tables, "load_many", lambda tables: read.extend(tables) or load_many(tables))
    for _ in range(2):
        dialog = await run(town, "spectator", "direct", "league", contest.code)
    assert "1. host 17" in dialog.picture.alt
    assert read == [ended]
    assert running not in read


async def test_a_finished_deal_leads_to_the_next(town):
    contest = await opened(town)
    table = await play(town, contest, "host")
    told = [(room, dialog) for room, dialog in town.posts.posted if room.private]
    ((room, dialog),) = told
    assert room == town.room("direct", "host")
    assert dialog.text == "Deal 1: gave up."
    assert [entry.label for entry in dialog.buttons] == ["Play deal 2", "Table"]
    await town.app.closing.finished(await town.tables.load(table.id))
    assert len([room for room, _ in town.posts.posted if room.private]) == 1, "once"


async def conceded(town, contest, role="host"):
    """Finish a deal in a process that dies before it can say so."""
    begun = (await press(town, role, "direct", f"@league:play:{contest.code}")).held
    return (await town.tables.concede(begun.table.id, town.who(role, "direct"))).table


def told_privately(town):
    return [dialog.text for room, dialog in town.posts.posted if room.private]


async def test_a_deal_that_ended_in_a_process_that_died_is_told_at_the_next_start(town):
    contest = await opened(town)
    await conceded(town, contest)
    for _ in range(2):
        await town.app.closing.catch_up()
    assert told_privately(town) == ["Deal 1: gave up."], "once"


async def test_who_has_gone_on_is_not_told_what_they_know(town, clock):
    contest = await opened(town)
    await conceded(town, contest)
    await press(town, "host", "direct", f"@league:play:{contest.code}")
    await conceded(town, contest, "seated")
    clock.pass_by(DAY - 1)
    await conceded(town, contest, "spectator")
    await town.app.closing.catch_up()
    assert [room for room, _ in town.posts.posted if room.private] == [
        town.room("direct", role) for role in ("seated", "spectator")
    ]


async def test_a_deal_of_long_ago_is_not_told_any_more(town, clock):
    contest = await opened(town, "dorozhki easy week")
    await conceded(town, contest)
    clock.pass_by(DAY)
    await town.app.closing.catch_up()
    assert told_privately(town) == []


@pytest.mark.parametrize("fault", ["refused", "offline", "store"])
async def test_a_deal_that_could_not_be_told_is_told_by_a_later_look(town, monkeypatch, fault):
    held = await town.tables.load((await conceded(town, await opened(town))).id)
    post, attempts = town.posts.post, town.store.contests.attempts

    async def fails(*_about):
        raise StoreUnavailable("gone") if fault == "store" else RetryLater(1000)

    if fault == "offline":
        town.posts.online = False
    elif fault == "store":
        monkeypatch.setattr(town.store.contests, "attempts", fails)
    else:
        monkeypatch.setattr(town.posts, "post", fails)
    town.app.closing.note(held)
    await asyncio.gather(*town.app.closing._tasks)
    assert told_privately(town) == []
    town.posts.online = True
    monkeypatch.setattr(town.posts, "post", post)
    monkeypatch.setattr(town.store.contests, "attempts", attempts)
    await town.store.announced.forget(town.room("direct", "host"))  # as when the lease has run out
    for _ in range(2):
        await town.app.closing.look()
    assert told_privately(town) == ["Deal 1: gave up."], "once"


async def test_the_code_works_in_other_rooms_which_hear_the_end_too(town, clock):
    contest = await opened(town)
    await run(town, "seated", "other", "league", contest.code)
    await play(town, contest, "host")
    await play(town, contest, "seated")
    town.posts.posted.clear()
    assert await town.app.closing.look() == 0, "not yet"
    clock.pass_by(DAY)
    told = await town.app.closing.look()
    rooms = {room for room, _ in town.posts.posted}
    assert told == len(town.posts.posted) == len(rooms)
    assert {town.room("room", "host"), town.room("other", "host")} <= rooms
    dialog = town.posts.posted[0][1]
    assert dialog.text == "The league is over."
    assert dialog.picture.alt.startswith("League of the day: final.")
    assert await town.app.closing.look() == 0, "once"


async def test_after_the_end_nothing_is_begun_and_what_ends_later_does_not_count(town, clock):
    contest = await opened(town)
    begun = (await press(town, "host", "direct", f"@league:play:{contest.code}")).held
    clock.pass_by(DAY + 1)
    await finish(town, begun, "host", concede=True)
    assert await town.app.contests.results(contest) == {}
    with pytest.raises(NotAllowed, match="league-over"):
        await press(town, "seated", "direct", f"@league:play:{contest.code}")
    assert await town.app.closing.look() == 0, "nobody has played: nothing to tell"


async def test_without_a_league_one_is_chosen_step_by_step(town):
    dialog = await run(town, "host", "direct", "league")
    assert "@league:game:cvetariki" in [entry.id for entry in dialog.buttons]
    dialog = await press(town, "host", "direct", "@league:game:cvetariki")
    assert [entry.id for entry in dialog.buttons] == [
        f"@league:level:cvetariki:{level}" for level in ("easy", "medium", "hard")
    ]
    dialog = await press(town, "host", "direct", "@league:level:cvetariki:hard")
    assert [entry.label for entry in dialog.buttons] == ["A day, 4 deals", "A week, 8 deals"]
    dialog = await press(town, "host", "direct", dialog.buttons[1].id)
    assert dialog.text.startswith("League of the week. Cvetariki, computer: hard · best 6 of 8 deals.")
    assert (await run(town, "host", "direct", "league")).picture is not None, "now there is one"


@pytest.mark.parametrize(
    ("data", "refusal"),
    [
        ("@league:play:7K3QX0A", TableError),
        ("@league:show:nothing", TableError),
        ("@league:game:chess", TableError),
        ("@league:level:chess:hard", TableError),
        ("@league:level:cvetariki:brilliant", TableError),
        ("@league:open:cvetariki:brilliant:day", TableError),
        ("@league:open:cvetariki:hard:year", Gone),
        ("@league:", Gone),
        ("@league:what:ever:it:is", Gone),
    ],
)
async def test_whatever_is_sent_is_refused_kindly(town, data, refusal):
    with pytest.raises(refusal):
        await press(town, "host", "direct", data)
    assert await town.store.contests.of(town.who("host").person) == []


@pytest.mark.parametrize("text", ["chess", "cvetariki brilliant", "7K3QX0A"])
async def test_what_was_mistyped_is_explained(town, text):
    with pytest.raises(TableError):
        await run(town, "host", "direct", "league", text)


async def test_the_same_press_opens_one_league_and_nobody_opens_them_without_end(town):
    context = town.context("host", "direct")
    for _ in range(2):
        await town.front.run(context, "league", "dorozhki")
    assert len(await town.store.contests.of(town.who("host").person)) == 1
    for _ in range(9):
        await run(town, "host", "direct", "league", "dorozhki")
    with pytest.raises(TooMany, match="limit-contests"):
        await run(town, "host", "direct", "league", "dorozhki")


async def test_where_only_admins_open_tables_only_they_open_leagues(town):
    await press(town, "admin", "room", "@set:room:anyone_opens=no")
    with pytest.raises(NotAllowed):
        await run(town, "host", "room", "league", "dorozhki")


@pytest.mark.parametrize("locale", LOCALES)
async def test_cards_speak_every_language(town, locale, clock):
    contest = await opened(town)
    await play(town, contest, "host")
    words = Words(town.app.texts, locale)
    results, people = await town.app.contests.results(contest), await town.store.contests.people(contest)
    for now in (contest.opened_at, contest.ends_at - 5 * 60_000, contest.ends_at):
        card = cards.league_card(contest, results, people, words, now=now, own=town.who("host").person)
        assert card.lines[0].own
        assert bool(card.left[0]) == (now < contest.ends_at)


async def test_an_export_has_it_and_erasure_forgets_it(town):
    contest = await opened(town)
    await play(town, contest, "host")
    me = town.who("host").person
    await town.app.contests.results(contest)
    (own,) = (await town.store.people.export(me)).contests
    assert (own.code, own.hosted, own.results[1].given_up) == (contest.code, True, True)
    await town.store.people.erase(me)
    assert (await town.store.people.export(me)).contests == []
    contest = await town.store.contests.load(contest.code)
    assert contest.name == ""
    assert await town.store.contests.people(contest) == {}
    assert await town.app.contests.results(contest) == {}
