"""Any client can send any press and follow any link: all of it is answered, and nothing is changed."""

import pytest

from bot.platforms.telegram.messages.keyboard import owned
from bot.texts import Texts, Words
from tests.bot.platforms.telegram.playing import is_chosen

pytestmark = pytest.mark.asyncio(loop_scope="session")

FORGED = (
    "x", "%what=1", ":", "::", "a:b:", "7K3ABCD:0:!fly", "-", "-no", "+", "+chess", "@", "@x", "@zz@x", "@!@%", "@set",
    "=", "=nothing", "=palette=neon", "~games=chess", "~in_threads=yes", "@sure:7K3ABCD:0:C4", "@rules:chess:1",
    "@set:person:palette=neon", "@set:person:in_threads=yes", "@set:room:in_threads=yes", "@set:nobody:palette=default",
)  # fmt: skip
LINKS = (
    "rules_nothing", "play_nothing", "join_nothing", "secret_nothing", "text_nothing", "story_nothing", "nothing_x",
    "nothing", "_",
)  # fmt: skip
COMMANDS = (
    "/play chess", "/rules chess", "/join 7K3ABCD", "/join", "/move C4", "/board", "/secret", "/hint", "/concede",
    "/close",
)  # fmt: skip


def words(locale="en"):
    return Words(Texts.load(), locale)


async def asked_for_a_game(person, chat):
    await person.write(chat, "/play")
    return await person.wait(chat, lambda message: message.text == words()("chat-choose"))


async def test_a_press_that_no_button_carries_is_answered_and_changes_nothing(town):
    anna = town.person("Anna")
    chat = town.group(anna)
    message = await asked_for_a_game(anna, chat)
    shown, logged = message.content(), len(town.programs[0].log())
    for data in FORGED:
        press = await anna.forge(message, data)
        assert press.text, data
        assert press.text != words()("busy"), data
    assert message.content() == shown
    assert " ERROR " not in town.programs[0].log()[logged:]
    town.check(chat)


async def test_a_choice_of_ones_own_changes_no_message_that_does_not_offer_it(town):
    anna = town.person("Anna")
    chat = town.group(anna)
    message = await asked_for_a_game(anna, chat)
    shown = message.content()
    assert (await anna.forge(message, "=palette=contrast")).text == words()("chat-saved")
    await anna.start("settings")
    page = await anna.wait(anna.direct, lambda message: message.text == words()("settings-person"))
    assert is_chosen(anna, page, "palette=contrast")
    assert message.content() == shown


async def test_buttons_of_settings_that_were_posted_by_earlier_versions_still_work(town):
    anna = town.person("Anna")
    await anna.start("settings")
    page = await anna.wait(anna.direct, lambda message: message.text == words()("settings-person"))
    for data in ("=quiet=long", "=zone=Etc/GMT-3", "=ask_first=yes"):
        assert (await anna.forge(page, owned(data, anna.id))).text == words()("chat-saved")
    await anna.write(anna.direct, "/settings")
    again = await anna.wait(anna.direct, lambda message: anna.button(message, "quiet=21-10"))
    for choice in ("quiet=21-10", "zone=Etc/GMT-3", "ask_first=yes"):
        assert is_chosen(anna, again, choice)


async def test_links_and_commands_that_lead_nowhere_are_answered(town):
    anna = town.person("Anna")
    logged = len(town.programs[0].log())
    anna.direct.started = True
    for word in LINKS:
        await answered(anna, f"/start {word}")
    for command in COMMANDS:
        await answered(anna, command)
    assert " ERROR " not in town.programs[0].log()[logged:]


async def answered(person, command):
    """Send a command in the direct chat; check that it is answered, and not with an error."""
    known = {message.id for message in person.sees(person.direct)}
    await person.write(person.direct, command)
    answer = await person.wait(person.direct, lambda message: message.id not in known)
    assert answer.text != words()("busy"), command
