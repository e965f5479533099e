"""`/stats` and `/top`: the same on every platform, in words and as a picture."""

import dataclasses

import pytest

from bot.chat.front import Front
from bot.chat.press import read
from bot.ratings.cards import stats_card, top_card
from bot.texts import LOCALES, Words
from bot.workers.artist import Artist
from storage import Profile, Seat
from storage.timing import DAY
from tests.bot.chat.town import Town
from tests.bot.ratings.played import played, seat


@pytest.fixture(params=["discord", "telegram"])
async def town(request, store, tables):
    made = Town(request.param, store, tables)
    made.app = dataclasses.replace(made.app, artist=Artist(0))
    made.front = Front(made.app)
    return made


async def finished(town, *roles, **more):
    """Finish a game between people with these roles and computers, in the town's room."""
    seats = tuple(
        seat(role) if role == "easy" else Seat(name=f"*{role}*", person=town.who(role).person) for role in roles
    )
    await town.store.tables.create(played(*roles, **{"rooms": (town.room("room", "host"),), **more}, seats=seats))


async def counted(town, clock):
    clock.pass_by(DAY)
    await town.app.counter.count()


async def test_without_games_there_are_buttons_to_begin_with(town):
    for name in ("stats", "top"):
        page = await town.front.run(town.context("host", "room"), name)
        assert page.picture is None
        assert len(page.buttons) == 4


async def test_results_come_in_words_and_as_a_picture(town, clock):
    await finished(town, "host", "easy")
    await finished(town, "host", game="cvetris", options={})
    await counted(town, clock)
    page = await town.front.run(town.context("host", "room"), "stats")
    assert page.picture.data.startswith(b"\x89PNG")
    assert "Cvetariki: rating 15" in page.text
    assert "Cvetris: 1 game" in page.text
    assert page.picture.alt.startswith("Cvetariki: rating 15")


async def test_the_best_of_this_room_or_of_all(town, clock):
    await finished(town, "host", "seated", "spectator", places=(3, 1, 2))
    await finished(town, "admin", "former", rooms=(town.room("other", "host"),))
    await counted(town, clock)
    here = await town.front.run(town.context("host", "room"), "top")
    assert "admin" not in here.text
    assert [here.text.index(role) for role in ("seated", "spectator", "host")] == sorted(
        here.text.index(role) for role in ("seated", "spectator", "host")
    )
    for page in (
        await town.front.run(town.context("host", "room"), "top", "all"),
        await town.front.run(town.context("host", "direct"), "top"),
    ):
        assert "admin" in page.text
        assert page.picture.data.startswith(b"\x89PNG")


async def test_a_name_is_no_markup(town, clock):
    await finished(town, "host", "seated")
    await counted(town, clock)
    page = await town.front.run(town.context("host", "room"), "top")
    assert ("\\*host\\*" in page.text) == (town.platform == "discord")


async def test_who_chooses_so_is_missing_from_the_list_at_once(town, clock):
    await finished(town, "host", "seated")
    await counted(town, clock)
    for value, listed in (("no", False), ("yes", True)):
        data = f"@set:person:listed={value}"
        await town.front.press(town.context("host", "direct"), read(data))
        page = await town.front.run(town.context("seated", "room"), "top")
        assert ("host" in page.text) == listed


@pytest.mark.parametrize("locale", LOCALES)
async def test_cards_speak_every_language(town, clock, locale):
    await finished(town, "host", "easy")
    await counted(town, clock)
    words = Words(town.app.texts, locale)
    me = town.who("host").person
    profile = await town.store.ratings.profile(me)
    card = stats_card(profile, words, clock(), "/x", daily=(3, 306))
    assert "306" in card.daily
    assert card.notes[0], "one game is too few to be sure"
    assert {"ru": "первая: январь 2027", "en": "since January 2027", "tr": "ilki: Ocak 2027"}[locale] in card.below
    lists = await town.store.ratings.lists(["cvetariki", "dorozhki"], me)
    shown = top_card(lists, {me: Profile(name="Host")}, words, title="x", now=clock(), hide="")
    assert shown.panels[1].empty
    assert shown.notes[1] == ""
