"""What a newcomer reads in a whole game, kept as text and read by a person. `make transcripts` writes it anew."""

import re

import pytest

from bot.texts import LOCALES
from tests.bot.screens.newcomer import STORIES, path_of, written
from tests.bot.screens.notation import notation_in

EVERY_STORY = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)


def blocks(story, locale) -> list[str]:
    return path_of(story, locale).read_text(encoding="utf-8").split("\n\n")


@EVERY_STORY
@EVERY_LANGUAGE
def test_the_transcript_is_what_the_screens_say(story, locale):
    kept = path_of(story, locale).read_text(encoding="utf-8")
    assert written(story, locale) == kept, "make transcripts, then read what has changed"


@EVERY_STORY
@EVERY_LANGUAGE
def test_a_newcomer_reads_no_notation_no_shell_command_and_no_name_from_the_code(story, locale):
    for block in blocks(story, locale):
        assert not notation_in(block), (notation_in(block), block)


@EVERY_STORY
@EVERY_LANGUAGE
def test_no_message_says_a_sentence_twice(story, locale):
    for block in blocks(story, locale):
        said = [part for part in sentences(block) if len(part) > 3]
        assert len(set(said)) == len(said), block


def sentences(block: str) -> list[str]:
    """Return the sentences of a message without its buttons and the description of its picture."""
    lines = [line.removeprefix("  | ") for line in block.splitlines() if not line.lstrip(" |").startswith(("[", "("))]
    return re.split(r"(?<=[.?!])\s+", " ".join(lines))


@pytest.mark.parametrize(
    "text", ["Hint: 43w0,-1", "take RVG", "Try RVG", "drawn 6E", "6E colour=R", "run raznotsvet verify --seed x"]
)
def test_the_check_finds_what_must_not_be_shown(text):
    assert notation_in(text)
