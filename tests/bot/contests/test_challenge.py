"""`/challenge`: the same deal for two; nobody sees the other's result before their own."""

import pytest

from bot.chat.context import Named
from bot.chat.dialog import Dialog
from bot.contests import cards
from bot.tables.errors import Gone, NotAllowed, TableError
from bot.texts import LOCALES, Words
from storage.timing import DAY
from tests.bot.contests.town import finish, press, run, town_of


@pytest.fixture(params=["discord", "telegram"])
def town(request, store, tables, clock, attendant):
    return town_of(request.param, store, tables, clock, attendant)


async def challenged(town, place="room", text="dorozhki easy", **about):
    await run(town, "host", place, "challenge", text, **about)
    (contest,) = await town.store.contests.of(town.who("host").person)
    return contest


async def begin(town, contest, role):
    return (await press(town, role, "direct", f"@challenge:play:{contest.code}")).held


async def test_a_challenge_is_posted_with_a_button_and_a_code(town):
    shown = await run(town, "host", "room", "challenge", "dorozhki easy")
    dialog = shown if isinstance(shown, Dialog) else town.posts.posted[0][1]
    assert dialog.text.startswith("host issues a challenge in Colour Paths: the same deal for two")
    (contest,) = await town.store.contests.at(town.room("room", "host"))
    assert contest.code in dialog.text
    assert [entry.label for entry in dialog.buttons] == ["Play"]


async def test_both_play_the_same_deal_and_see_results_when_both_are_done(town):
    contest = await challenged(town)
    first, second = await begin(town, contest, "host"), await begin(town, contest, "seated")
    assert first.table.seed == second.table.seed
    await finish(town, first, "host")
    town.posts.posted.clear()
    mine = await run(town, "host", "direct", "challenge", contest.code)
    assert "Your result: " in mine.text
    assert mine.picture is None
    other = await run(town, "seated", "direct", "challenge", contest.code)
    assert "result:" not in other.text
    assert other.picture is None, "no peeking"
    await finish(town, second, "seated", concede=True)
    rooms = [room for room, _ in town.posts.posted]
    assert town.room("room", "host") in rooms
    dialog = town.posts.posted[0][1]
    assert dialog.text == "The challenge is decided."
    assert dialog.picture.alt.startswith("Challenge. Colour Paths · the same deal, computer: easy. host: ")
    assert len(rooms) == len(set(rooms))
    await town.app.closing.catch_up()
    assert len(town.posts.posted) == len(rooms), "told once"


async def test_a_third_person_is_too_late(town):
    contest = await challenged(town)
    await begin(town, contest, "seated")
    with pytest.raises(NotAllowed, match="challenge-taken"):
        await begin(town, contest, "spectator")


async def test_a_challenge_for_somebody_is_for_nobody_else(town):
    boris = Named(name="Boris", person=town.who("seated").person)
    contest = await challenged(town, text="@boris dorozhki", named=boris)
    with pytest.raises(NotAllowed, match="challenge-not-yours"):
        await begin(town, contest, "spectator")
    assert (await begin(town, contest, "seated")).table.contest == f"{contest.code} 1"
    assert [one.code for one in await town.store.contests.of(town.who("seated").person)] == [contest.code]


async def test_words_beside_a_name_are_the_name_and_without_one_are_explained(town):
    boris = Named(name="Boris Petrov", person=town.who("seated").person)
    contest = await challenged(town, text="Boris Petrov сложный dorozhki", named=boris)
    assert (contest.game, contest.level) == ("dorozhki", "hard")
    with pytest.raises(TableError, match="challenge-how"):
        await run(town, "host", "room", "challenge", "Boris dorozhki")


async def test_where_only_a_handle_is_known_it_decides(town):
    contest = await challenged(town, text="@Boris dorozhki", named=Named(name="@Boris", handle="@boris"))
    for role, handle, taken in (("spectator", "@can", False), ("spectator", "", False), ("seated", "@boris", True)):
        who, accept = town.who(role), town.app.contests.accept
        if taken:
            await accept(contest, who, handle)
        else:
            with pytest.raises(NotAllowed, match="challenge-not-yours"):
                await accept(contest, who, handle)


async def test_nobody_challenges_themselves(town):
    with pytest.raises(TableError, match="challenge-self"):
        await challenged(town, named=Named(name="me", person=town.who("host").person))


async def test_nobody_waits_for_an_answer_of_a_bot(town):
    robot = Named(name="Robot", person=town.who("seated").person, is_bot=True)
    with pytest.raises(TableError, match="challenge-bot"):
        await run(town, "host", "room", "challenge", "@robot dorozhki", named=robot)
    assert not await town.store.contests.of(robot.person)


async def test_one_attempt_counts(town):
    contest = await challenged(town)
    await finish(town, await begin(town, contest, "host"), "host", concede=True)
    with pytest.raises(NotAllowed, match="contest-all-played"):
        await press(town, "host", "direct", f"@challenge:play:{contest.code}")


async def test_when_the_time_is_over_what_there_is_is_shown(town, clock):
    contest = await challenged(town)
    await finish(town, await begin(town, contest, "seated"), "seated", concede=True)
    town.posts.posted.clear()
    clock.pass_by(7 * DAY)
    assert await town.app.closing.look() >= 1
    assert "host: –, did not play" in town.posts.posted[0][1].picture.alt
    with pytest.raises(NotAllowed, match="challenge-over"):
        await begin(town, contest, "host")


async def test_a_room_that_refuses_is_told_later_and_given_up_after_a_day(town, clock, monkeypatch):
    contest = await challenged(town)
    await finish(town, await begin(town, contest, "host"), "host", concede=True)
    town.posts.online = False
    clock.pass_by(7 * DAY)
    assert await town.app.closing.look() == 0
    assert await town.store.contests.open(until=clock.now) == [contest]
    clock.pass_by(DAY + 1)
    await town.app.closing.look()
    assert await town.store.contests.open(until=clock.now) == []


async def test_the_games_can_be_chosen_and_a_named_one_stays_named(town):
    dialog = await run(town, "host", "direct", "challenge")
    assert "@challenge:game:cvetariki" in [entry.id for entry in dialog.buttons]
    dialog = await press(town, "host", "direct", "@challenge:game:dorozhki")
    assert [entry.id for entry in dialog.buttons][2] == "@challenge:open:dorozhki:hard:"
    dialog = await press(town, "host", "direct", "@challenge:open:dorozhki:hard:")
    assert "computer (hard)" in dialog.text
    boris = Named(name="Boris", person=town.who("seated").person)
    dialog = await run(town, "host", "room", "challenge", "@boris", named=boris)
    await press(town, "host", "direct", dialog.buttons[0].id)
    assert [one.invited for one in await town.store.contests.of(boris.person)] == [
        f"{town.platform}:{boris.person.user}"
    ]


@pytest.mark.parametrize(
    "data", ["@challenge:play:7K3QX0A", "@challenge:game:chess", "@challenge:", "@challenge:open:x:y:z"]
)
async def test_whatever_is_sent_is_refused_kindly(town, data):
    with pytest.raises((TableError, Gone)):
        await press(town, "host", "direct", data)


async def test_a_code_of_a_league_is_no_challenge(town):
    await run(town, "host", "direct", "league", "dorozhki")
    (contest,) = await town.store.contests.of(town.who("host").person)
    with pytest.raises(TableError, match="challenge-gone"):
        await run(town, "host", "direct", "challenge", contest.code)


@pytest.mark.parametrize("locale", LOCALES)
async def test_cards_speak_every_language(town, locale):
    contest = await challenged(town)
    await begin(town, contest, "seated")
    people = await town.store.contests.people(contest)
    card = cards.duel_card(contest, {}, people, Words(town.app.texts, locale))
    assert len(card.sides) == 2
