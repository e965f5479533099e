"""Settings are loaded, shown and saved the same way in every chat, and only by people with the right to."""

from dataclasses import dataclass

import pytest

from bot.chat.context import Context
from bot.chat.press import PERSON, ROOM, Choose
from bot.chat.settings import choose, load, shown
from bot.chat.viewer import Viewer
from bot.tables.errors import NotAllowed, TableError
from bot.texts import Texts
from storage import RoomSettings
from tests.bot.tables.people import ANNA, BORIS

TEXTS, NOW = Texts.load(strict=True), 0


@dataclass(frozen=True, kw_only=True)
class Chat(Context):
    without = frozenset({"in_threads"})

    admin: bool = False

    async def is_admin(self):
        return self.admin


class Buttons(Chat):
    lists = False


def by(who, kind=Chat, locale="en", **more):
    return kind(viewer=Viewer(who=who, locale=locale), texts=TEXTS, id="", **more)


ADMIN = by(BORIS, admin=True)


def picked(page, name):
    return next(pick for pick in page.picks if pick.id.endswith(f":{name}")).chosen


async def test_a_choice_is_kept_and_shown_in_the_language_that_was_chosen(store):
    anna = by(ANNA, locale="ru")
    after = await choose(store, anna, Choose(PERSON, "language", ("tr",)), NOW)
    assert after == await load(store, anna, PERSON)
    page = shown(anna, PERSON, after, NOW)
    assert picked(page, "language") == ("@set:person:language=tr",)
    assert page.text == Texts.load().say("tr", "settings-person", {})
    assert (await load(store, by(BORIS), PERSON)).language is None


async def test_a_room_is_set_by_its_admins_only_and_reads_in_the_admins_language(store):
    choice = Choose(ROOM, "anyone_closes", ("yes",))
    with pytest.raises(NotAllowed):
        await choose(store, by(BORIS), choice, NOW)
    assert not (await load(store, by(BORIS), ROOM)).anyone_closes
    assert (await choose(store, ADMIN, choice, NOW)).anyone_closes
    language = await choose(store, ADMIN, Choose(ROOM, "language", ("tr",)), NOW)
    assert shown(ADMIN, ROOM, language, NOW).text == Texts.load().say("en", "settings-room", {})


async def test_of_several_a_button_switches_one_and_a_list_says_all(store):
    one = Choose(ROOM, "games", ("cvetris",))
    listed, buttons = await choose(store, ADMIN, one, NOW), by(BORIS, Buttons, admin=True)
    assert listed.games == ("cvetris",)
    assert (await choose(store, buttons, one, NOW)).games is None, "with none left, all are on again"
    assert "cvetris" not in (await choose(store, buttons, one, NOW)).games


@pytest.mark.parametrize("kind", [Chat, Buttons])
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
async def test_what_is_not_offered_is_refused_and_changes_nothing(store, forged, kind):
    admin = by(BORIS, kind, admin=True)
    before = [await load(store, admin, page) for page in (PERSON, ROOM)]
    with pytest.raises(TableError):
        await choose(store, admin, forged, NOW)
    assert before == [await load(store, admin, page) for page in (PERSON, ROOM)]


def test_a_platform_leaves_out_what_it_does_not_have():
    ids = [pick.id for pick in shown(ADMIN, ROOM, RoomSettings(), NOW).picks]
    assert "@set:room:in_threads" not in ids
    assert "@set:room:new_messages" in ids
