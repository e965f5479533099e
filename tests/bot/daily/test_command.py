"""`/daily`: one attempt that counts, wherever it is asked for; then a line and a card to share."""

import asyncio
import dataclasses
from datetime import UTC, datetime

import pytest

from bot import gamefile
from bot.chat.errors import Closed
from bot.chat.front import Front
from bot.chat.press import read
from bot.checking import first_difference
from bot.daily import cards
from bot.daily.service import DailyService
from bot.desk import BoardAgain, Told
from bot.tables.errors import Gone, NotAllowed
from bot.tables.fair import code_of
from bot.tables.speaking import RetryLater, Unanswered
from bot.texts import LOCALES, Words
from bot.workers.artist import Artist
from engines.registry import games
from storage import Person
from storage.timing import DAY, Clock
from tests.bot.chat.town import Town
from tests.bot.daily.known import KNOWN, boards
from tests.otherwise import Otherwise

EVENING = int(datetime(2026, 11, 16, 21, 5, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000


class Posts:
    """A platform that keeps what it is to post, once the errors are used up that it was given."""

    online = True

    def __init__(self):
        self.posted, self.errors = [], []

    async def post(self, room, page):
        if self.errors:
            raise self.errors.pop(0)
        self.posted.append((room, page))


@pytest.fixture(params=["discord", "telegram"])
def town(request, store, tables, clock):
    clock.now = EVENING - 9 * HOUR
    made = Town(request.param, store, tables)

    async def direct_room(person):
        return made.room("direct", "host")

    made.app = dataclasses.replace(made.app, artist=Artist(0), clock=Clock(now=clock), boards=boards())
    made.app.residents[request.param] = made.posts = Posts()
    made.app.evening._means = dataclasses.replace(
        made.app.evening._means,
        clock=made.app.clock,
        artist=made.app.artist,
        daily=DailyService(store, tables, made.app.boards),
    )
    made.front = Front(made.app)
    context = made.context

    def with_rooms(role, place, **more):
        found = context(role, place, **more)
        rooms = type("Rooms", (), {"direct_room": staticmethod(direct_room)})()
        return dataclasses.replace(found, rooms=rooms) if request.param == "discord" else found

    made.context = with_rooms
    return made


async def press(town, role, place, word):
    data = f"@daily:{word}"
    return await town.front.press(town.context(role, place), read(data))


async def daily(town, role="host", place="direct"):
    return await town.front.run(town.context(role, place), "daily")


async def finish(town, held, role="host"):
    who = town.who(role, "direct")
    while True:
        position = await town.tables.position(held.table.id)
        if position.table.phase == "finished":
            return position.table
        rules = games()[position.table.game]
        move = next(iter(rules.legal_moves(position.state, 0)))
        await town.tables.play(position.table.id, who, rules.format_move(move), stamp=None)


async def test_before_it_is_played_there_is_the_board_with_its_goal_and_par(town):
    page = await daily(town)
    assert page.text.startswith("Daily board 320. Monday, 16 November")
    assert page.picture.data.startswith(b"\x89PNG")
    assert [entry.id for entry in page.buttons] == ["@daily:play"]


async def test_one_attempt_counts_wherever_it_is_asked_for(town):
    begun = await press(town, "host", "direct", "play")
    assert begun.held.table.daily == 320
    assert begun.held.table.rooms == (town.room("direct", "host"),)
    again = await press(town, "host", "direct", "play")
    assert isinstance(again, BoardAgain)
    assert again.held.table.id == begun.held.table.id
    await finish(town, begun.held)
    assert isinstance(await press(town, "host", "direct", "play"), Told), "no second attempt"


async def test_a_board_is_dealt_to_everybody_alike(town):
    tables = [(await press(town, role, "direct", "play")).held.table for role in ("host", "seated")]
    assert tables[0].seed == tables[1].seed
    assert tables[0].id != tables[1].id


async def test_nobody_helps(town):
    held = (await press(town, "host", "direct", "play")).held
    who = town.who("host", "direct")
    with pytest.raises(NotAllowed, match="daily-no-help"):
        await town.tables.hint(held.table.id, who)
    with pytest.raises(NotAllowed, match="daily-no-help"):
        await town.tables.offer(held.table.id, who, "take-back")


async def test_afterwards_there_is_a_line_a_card_and_practice(town):
    await finish(town, (await press(town, "host", "direct", "play")).held)
    page = await daily(town)
    assert page.text.startswith("Raznotsvet 320 · Cvetariki ")
    assert "streak" not in page.text, "one day is no streak"
    assert [entry.id for entry in page.buttons] == ["@daily:share", "@daily:again"]
    practice = (await press(town, "host", "direct", "again")).held
    assert practice.table.daily is None
    await finish(town, practice)
    assert (await daily(town)).text == page.text, "practice changes nothing"


async def test_nobody_practises_a_board_before_the_attempt_that_counts(town, clock):
    """Not by a forged press, and not by yesterday's button."""
    with pytest.raises(Gone, match="daily-not-done"):
        await press(town, "host", "direct", "again")
    begun = (await press(town, "host", "direct", "play")).held
    with pytest.raises(Gone, match="daily-not-done"):
        await press(town, "host", "direct", "again")
    await finish(town, begun)
    assert (await press(town, "host", "direct", "again")).held.table.id != begun.table.id
    clock.now += DAY
    with pytest.raises(Gone, match="daily-not-done"):
        await press(town, "host", "direct", "again")


async def test_a_press_shares_it_where_one_asked_for_the_board(town):
    with pytest.raises(Gone, match="daily-not-done"):
        await press(town, "host", "direct", "share")
    await finish(town, (await press(town, "host", "direct", "play")).held)
    with pytest.raises(Gone, match="daily-shared-where"):
        await press(town, "host", "direct", "share")
    await daily(town, place="room")
    assert isinstance(await press(town, "host", "direct", "share"), Told)
    ((room, page),) = town.posts.posted
    assert room == town.room("room", "host")
    assert page.text.startswith("Raznotsvet 320 · ")
    assert not page.buttons


async def test_a_streak_grows_from_day_to_day(town, clock):
    for _ in range(3):
        held = (await press(town, "host", "direct", "play")).held
        await finish(town, held)
        page = await daily(town)
        clock.pass_by(DAY)
    assert page.text.endswith("· streak 3")


async def test_in_the_evening_a_room_that_wants_it_is_told_once(town, clock):
    room = town.room("room", "host")
    for role in ("host", "seated", "spectator"):
        await daily(town, role, "room")
    for role in ("host", "seated"):
        await finish(town, (await press(town, role, "direct", "play")).held, role)
    assert await town.app.evening.look() == 0
    data = "@set:room:daily=yes"
    await town.front.press(town.context("admin", "room"), read(data))
    assert await town.app.evening.look() == 0, "it is noon"
    clock.now = EVENING
    assert await town.app.evening.look() == 1
    assert await town.app.evening.look() == 0
    ((told, page),) = town.posts.posted
    assert told == room
    assert page.text == "This evening: daily 320"
    assert "1. host " in page.picture.alt


async def test_a_room_that_refuses_its_summary_is_tried_again_and_told_once(town, clock):
    for role in ("host", "seated"):
        await daily(town, role, "room")
        await finish(town, (await press(town, role, "direct", "play")).held, role)
    await town.store.daily.subscribe(town.room("room", "host"), wanted=True)
    clock.now = EVENING
    refusals = town.posts.errors = [Closed("muted"), RetryLater(1000)]
    assert await town.app.evening.look() == 0
    assert await town.app.evening.look() == 0
    assert len(refusals) == 1, "not again at once"
    for told in (0, 1):
        await town.store.announced.forget(town.room("room", "host"))  # as when the lease has run out
        assert await town.app.evening.look() == told
    assert await town.app.evening.look() == 0
    assert len(town.posts.posted) == 1


async def test_a_crash_before_a_room_was_told_loses_nothing(town, clock):
    await daily(town, "host", "room")
    await finish(town, (await press(town, "host", "direct", "play")).held)
    room = town.room("room", "host")
    await town.store.daily.subscribe(room, wanted=True)
    clock.now, town.posts.errors = EVENING, [asyncio.CancelledError()]
    with pytest.raises(asyncio.CancelledError):
        await town.app.evening.look()
    assert not await town.store.announced.is_told("daily:320", room)
    assert await town.app.evening.look() == 0, "it may still be telling it"
    await town.store.announced.forget(room)  # as when the lease has run out
    assert await town.app.evening.look() == 1
    assert await town.store.announced.is_told("daily:320", room)
    ((_, page),) = town.posts.posted
    assert page.text.startswith("Raznotsvet 320 · "), "of the only one who has played, the line alone"
    assert page.picture.alt.startswith("host: ")


async def test_an_evening_that_nobody_told_is_told_once_in_the_morning(town, clock):
    """The program was down until midnight."""
    for role in ("host", "seated"):
        await daily(town, role, "room")
        await finish(town, (await press(town, role, "direct", "play")).held, role)
    await town.store.daily.subscribe(town.room("room", "host"), wanted=True)
    clock.now = EVENING + 4 * HOUR
    await finish(town, (await press(town, "host", "direct", "play")).held)  # today's: not in yesterday's summary
    assert await town.app.evening.look() == 1
    assert await town.app.evening.look() == 0
    ((_, page),) = town.posts.posted
    assert page.text == "Yesterday: daily 320"
    assert page.picture.alt.endswith("Today: Confetti.")
    clock.now = EVENING + DAY
    assert await town.app.evening.look() == 1, "and today's in its evening"


@pytest.mark.parametrize(("hours", "told"), [(14, 1), (15, 0), (20, 0)])
async def test_what_nobody_told_by_noon_is_not_told_any_more(town, clock, hours, told):
    await daily(town, "host", "room")
    await finish(town, (await press(town, "host", "direct", "play")).held)
    await town.store.daily.subscribe(town.room("room", "host"), wanted=True)
    clock.now = EVENING + hours * HOUR
    assert await town.app.evening.look() == told


async def test_a_room_that_asks_for_summaries_in_the_morning_waits_for_the_evening(town, clock):
    await daily(town, "host", "room")
    await finish(town, (await press(town, "host", "direct", "play")).held)
    clock.now = EVENING + 12 * HOUR
    data = "@set:room:daily=yes"
    await town.front.press(town.context("admin", "room"), read(data))
    assert await town.app.evening.look() == 0


async def test_a_morning_without_anybody_who_played_is_looked_at_once(town, clock):
    room = town.room("room", "host")
    await daily(town, place="room")
    await town.store.daily.subscribe(room, wanted=True)
    clock.now = EVENING + 12 * HOUR
    assert await town.app.evening.look() == 0
    assert await town.store.announced.is_told("daily:320", room)


async def test_a_summary_takes_the_same_few_trips_however_many_people(town, clock, monkeypatch):
    await daily(town, "host", "room")
    await finish(town, (await press(town, "host", "direct", "play")).held)
    room = town.room("room", "host")
    await town.store.daily.subscribe(room, wanted=True)
    clock.now, trips = EVENING, []
    asked = town.store._client._in_time
    monkeypatch.setattr(town.store._client, "_in_time", lambda call: trips.append(call) or asked(call))
    await town.app.evening.look()
    few = len(trips)
    others = [Person(platform=town.platform, user=f"9{number}") for number in range(60)]
    await asyncio.gather(*(town.store.daily.join(room, each) for each in others))
    await town.store.announced.forget(room)
    trips.clear()
    assert await town.app.evening.look() == 1
    assert len(trips) <= few


async def test_a_room_that_may_have_been_told_is_not_told_again(town, clock):
    await daily(town, "host", "room")
    await finish(town, (await press(town, "host", "direct", "play")).held)
    await town.store.daily.subscribe(town.room("room", "host"), wanted=True)
    clock.now, town.posts.errors = EVENING, [Unanswered(1000)]
    for _ in range(2):
        await town.app.evening.look()
    assert not town.posts.errors, "it was tried"
    assert not town.posts.posted, "once"


async def test_the_code_of_the_deal_is_shown_before_it_is_played(town):
    page = await daily(town)
    begun = (await press(town, "host", "direct", "play")).held
    assert page.text.endswith(f"Fair-deal code: {code_of(begun.table)[:16]}…")
    file = gamefile.of(await finish(town, begun))
    assert first_difference(file) is None, "afterwards anybody can check it"
    assert file.code == code_of(begun.table)


async def test_an_attempt_with_another_deal_is_compared_with_that_deal(town):
    """After a restored backup the secret may be another."""
    begun = (await press(town, "host", "direct", "play")).held
    await finish(town, begun)

    async def another():
        return "another"

    restored = Otherwise(town.store, secret=Otherwise(town.store.secret, value=another))
    service = DailyService(restored, town.tables, town.app.boards)
    found = (await service.results(town.who("host").person, 320))[320]
    assert (found.game, found.par) == KNOWN[320]


async def test_without_anybody_who_played_there_is_no_summary(town, clock):
    await daily(town, place="room")
    await town.store.daily.subscribe(town.room("room", "host"), wanted=True)
    clock.now = EVENING
    assert await town.app.evening.look() == 0


@pytest.mark.parametrize("locale", LOCALES)
async def test_cards_speak_every_language(town, locale):
    await finish(town, (await press(town, "host", "direct", "play")).held)
    service, words = DailyService(town.store, town.tables, town.app.boards), Words(town.app.texts, locale)
    results = await service.results(town.who("host").person, 320)
    for number in (320, 321):
        shown = cards.board_card(await service.board(number), results, words, minutes=90)
        assert len(shown.week) == 7
        assert shown.alt
    assert cards.share_card(results[320], 5, words).streak == 5
    people = [cards.player(results, 320), cards.player(results, 320), cards.player({}, 320)]
    assert [row.place for row in cards.summary(await service.board(320), people, words).card.people] == [1, 1]


async def test_an_export_has_the_results_and_erasure_deletes_them(town):
    await finish(town, (await press(town, "host", "direct", "play")).held)
    await daily(town, place="room")
    me = town.who("host").person
    assert [each.number for each in (await town.store.people.export(me)).daily] == [320]
    await town.store.people.erase(me)
    assert (await town.store.people.export(me)).daily == []
    assert await town.store.daily.members(town.room("room", "host")) == []
    assert await town.store.daily.attempt(320, me) is None
