"""Settings are loaded, shown and saved the same way in every chat, and only by people with the right to."""

import pytest

from bot.chat.press import Choose
from bot.chat.settings.catalogue import PERSON, ROOM
from bot.chat.settings.preferences import Preferences
from bot.tables.errors import NotAllowed, TableError
from bot.texts import Texts
from storage import RoomSettings
from tests.bot.tables.people import ANNA, BORIS, HERE, who

ADMIN = who("Ada", admin=True)


@pytest.fixture
def preferences(store, clock) -> Preferences:
    return Preferences(store, Texts.load(strict=True), clock, without=frozenset({"in_threads"}))


def picked(page, name):
    return next(pick for pick in page.picks if pick.id.endswith(f":{name}")).chosen


async def test_a_choice_is_kept_and_shown_in_the_language_that_was_chosen(preferences):
    after = await preferences.choose(Choose(PERSON, "language", ("tr",)), ANNA, HERE)
    assert after == await preferences.load(PERSON, ANNA, HERE)
    page = preferences.page(PERSON, after, "ru")
    assert picked(page, "language") == ("@set:person:language=tr",)
    assert page.text == Texts.load().say("tr", "settings-person", {})
    assert (await preferences.load(PERSON, BORIS, HERE)).language is None


async def test_a_room_is_set_by_its_admins_only_and_reads_in_the_admins_language(preferences):
    choice = Choose(ROOM, "anyone_closes", ("yes",))
    with pytest.raises(NotAllowed):
        await preferences.choose(choice, BORIS, HERE)
    assert not (await preferences.load(ROOM, BORIS, HERE)).anyone_closes
    assert (await preferences.choose(choice, ADMIN, HERE)).anyone_closes
    language = await preferences.choose(Choose(ROOM, "language", ("tr",)), ADMIN, HERE)
    assert preferences.page(ROOM, language, "en").text == Texts.load().say("en", "settings-room", {})


async def test_of_several_a_button_switches_one_and_a_list_says_all(preferences):
    one = Choose(ROOM, "games", ("cvetris",))
    listed = await preferences.choose(one, ADMIN, HERE)
    assert listed.games == ("cvetris",)
    assert (await preferences.choose(one, ADMIN, HERE, toggle=True)).games is None, "with none left, all are on again"
    assert "cvetris" not in (await preferences.choose(one, ADMIN, HERE, toggle=True)).games


@pytest.mark.parametrize("toggle", [False, True])
@pytest.mark.parametrize(
    "forged",
    [
        Choose("", "palette", ("contrast",)),
        Choose("nobody", "palette", ("contrast",)),
        Choose(PERSON, "dm_started", ("yes",)),
        Choose(PERSON, "palette", ()),
        Choose(PERSON, "palette", ("plaid",)),
        Choose(PERSON, "palette", ("contrast", "default")),
        Choose(ROOM, "games", ("chess",)),
        Choose(ROOM, "in_threads", ("yes",)),
    ],
)
async def test_what_is_not_offered_is_refused_and_changes_nothing(preferences, forged, toggle):
    before = [await preferences.load(page, ADMIN, HERE) for page in (PERSON, ROOM)]
    with pytest.raises(TableError):
        await preferences.choose(forged, ADMIN, HERE, toggle=toggle)
    assert before == [await preferences.load(page, ADMIN, HERE) for page in (PERSON, ROOM)]


def test_a_platform_leaves_out_what_it_does_not_have(preferences):
    ids = [pick.id for pick in preferences.page(ROOM, RoomSettings(), "en").picks]
    assert "@set:room:in_threads" not in ids
    assert "@set:room:new_messages" in ids
