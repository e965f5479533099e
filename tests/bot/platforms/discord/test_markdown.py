"""Names are only names: whatever somebody is called, the meaning of the message does not change."""

import pytest

from bot.platforms.discord.messages.markdown import escaped, markdown_words
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.texts import Texts
from storage import Person, Room
from tests.bot.tables.people import NOW


@pytest.mark.parametrize("name", ["**bold**", "`code`", "||hidden||", "# head", "[a](https://example.org)", "~~x~~"])
def test_a_name_is_no_markdown(name):
    assert escaped(name) != name
    assert "\\" in escaped(name)


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<#123>", "<t:0:R>", "<:emoji:1>"])
def test_a_name_mentions_nobody_and_nothing(name):
    said = escaped(name)
    assert "@everyone" not in said
    assert "@here" not in said
    assert not said.startswith("<")


def test_only_who_is_called_is_mentioned():
    room = Room(platform="discord", chat="1")
    anna, boris = (Who(person=Person(platform="discord", user=str(n)), name=f"P_{n}", room=room) for n in (1, 2))
    table = lobby.opened(game="cvetris", options={}, who=anna, room=room, locale="en", seed="names", now=NOW)
    table = lobby.joined(table, boris, NOW)
    words = markdown_words(table, Texts.load(), "en", called={1})
    assert list(words.names) == ["P\\_1", "<@2>"]
