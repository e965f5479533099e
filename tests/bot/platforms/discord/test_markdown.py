"""Names are only names: whatever somebody is called, the meaning of the message does not change."""

from types import SimpleNamespace

import pytest

from bot.platforms.discord.client import Client
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.messages.markdown import escaped, markdown_words, text_of, with_command_names
from bot.screens.language import Screen, line
from bot.settings import Settings
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.texts import Texts, Words
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


@pytest.fixture
def table():
    room = Room(platform="discord", chat="1")
    anna, boris = (Who(person=Person(platform="discord", user=str(n)), name=f"P_{n}", room=room) for n in (1, 2))
    table = lobby.opened(game="cvetris", options={}, who=anna, room=room, locale="en", seed="names", now=NOW)
    return lobby.joined(table, boris, NOW)


def test_only_who_is_called_is_mentioned(table):
    words = markdown_words(table, Texts.load(), "en", called={1})
    assert list(words.names) == ["P\\_1", "<@2>"]


async def test_a_message_that_does_not_say_whom_it_calls_calls_nobody():
    """It is what the library adds to every message and answer."""
    app = SimpleNamespace(settings=Settings.from_env({}), texts=Texts.load(), metrics=None)
    assert Client(app, Interactions(None), None).allowed_mentions.to_dict() == {"parse": []}


def test_who_is_called_is_mentioned_once_and_after_that_by_name(table):
    screen = Screen(
        lines=(line("chat-waits", seats="1"), line("cvetariki-begins", seat="1"), line("cvetariki-begins", seat="0"))
    )
    said = text_of(screen, table, Texts.load(), "en", called={1}).splitlines()
    assert ["<@2>" in said[0], *said[1:]] == [True, "P\\_2 goes first.", "P\\_1 goes first."]


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "/play or /join"), ("ru", "/играть or /войти"), ("tr", "/oyna or /otur")]
)
def test_commands_are_named_as_their_reader_finds_them(locale, said):
    assert with_command_names("/play or /join", Words(Texts.load(), locale)) == said
    assert with_command_names("https://a.b/play, /player", Words(Texts.load(), locale)) == "https://a.b/play, /player"
