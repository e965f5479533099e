"""Messages are parsed one by one, and say what Fluent says that has read whole files."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from bot.texts.library import files
from render.messages import Messages, entries
from render.speech import LANGUAGES

SOURCE = """\
### A file

# A game's name
-game = Tiles
greeting = Welcome to { -game }, { $name }!
moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
long =
    First

    { greeting }
empty =
    .hint = only an attribute
last = The end
"""
LATER = "last = Another end"


@pytest.fixture
def messages():
    return Messages("en", [SOURCE, LATER])


def test_terms_and_other_messages_are_found_whoever_is_read_first(messages):
    assert messages.say("long", {"name": "Anna"}) == ("First\n\nWelcome to Tiles, Anna!", [])
    assert messages.say("greeting", {"name": "Boris"}) == ("Welcome to Tiles, Boris!", [])


def test_a_choice_ends_where_its_brace_is_closed(messages):
    assert messages.say("moves", {"count": 1}) == ("one move", [])
    assert messages.say("moves", {"count": 3}) == ("3 moves", [])
    assert messages.say("last", {}) == ("The end", [])


def test_what_is_missing_is_told(messages):
    text, errors = messages.say("greeting", {})
    assert "Tiles" in text
    assert len(errors) == 1
    assert messages.say("empty", {}) == (None, [])
    assert "-game" not in messages
    with pytest.raises(KeyError):
        messages.say("nothing", {})


def test_a_sentence_is_made_once_and_what_is_wrong_with_one_is_told_each_time(messages):
    said = [messages.say("greeting", {"name": name})[0] for name in ("Anna", "Boris", "Anna")]
    assert said == ["Welcome to Tiles, Anna!", "Welcome to Tiles, Boris!", "Welcome to Tiles, Anna!"]
    assert said[0] is said[2]
    assert [len(messages.say("greeting", {})[1]) for _ in range(2)] == [1, 1]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_entry_of_our_files_is_found_whole(locale):
    for path in files(locale):
        source = path.read_text(encoding="utf-8")
        body = FluentParser(with_spans=False).parse(source).body
        whole = {entry_name(entry): entry for entry in body if isinstance(entry, ast.Message | ast.Term)}
        found = dict(entries(source))
        assert list(found) == list(whole), path.name
        for name, text in found.items():
            [alone] = FluentParser(with_spans=False).parse(text).body
            alone.comment = whole[name].comment = None
            assert alone.equals(whole[name]), (path.name, name)


def entry_name(entry) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


@pytest.mark.parametrize("locale", LANGUAGES)
def test_nobody_refers_to_what_is_not_found(locale):
    sources = [path.read_text(encoding="utf-8") for path in files(locale)]
    one_by_one, at_once = Messages(locale, sources), FluentBundle([locale], use_isolating=False)
    for source in sources:
        at_once.add_resource(FluentResource(source))
    for source in sources:
        for name, _ in entries(source):
            if not name.startswith("-") and (pattern := at_once.get_message(name).value):
                text, errors = at_once.format_pattern(pattern, {})
                found, wrong = one_by_one.say(name, {})
                assert (found, list(map(str, wrong))) == (text, list(map(str, errors)))
