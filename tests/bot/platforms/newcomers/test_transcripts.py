"""What newcomers read on each platform, kept as text and read by a person. `make transcripts` writes it anew."""

import re

import pytest

from storage.connection.connect import by_socket
from tests.bot.platforms.inside.chat import NAMES
from tests.bot.platforms.newcomers.story import STORIES, path_of, written
from tests.bot.screens.notation import notation_in

EVERY_STORY = pytest.mark.parametrize("story", STORIES, ids="-".join)
SHORT = STORIES[:: 1 + len({locale for _, _, locale in STORIES})]
"""Some of each platform and language: all of them take half a minute."""


async def is_kept(server, story):
    link = by_socket(server, longest_call=60)
    try:
        return await written(link, *story) == path_of(*story).read_text(encoding="utf-8")
    finally:
        await link.close()


@pytest.mark.parametrize("story", SHORT, ids="-".join)
async def test_the_transcript_is_what_people_see(server, story):
    assert await is_kept(server, story), "make transcripts, then read what has changed"


@pytest.mark.soak
@EVERY_STORY
async def test_every_transcript_is_what_people_see(server, story):
    assert await is_kept(server, story), "make transcripts, then read what has changed"


def blocks(story) -> list[str]:
    return path_of(*story).read_text(encoding="utf-8").split("\n\n")


@EVERY_STORY
def test_nobody_reads_notation_a_shell_command_or_a_name_from_the_code(story):
    for block in blocks(story):
        assert not notation_in(said(block)), (notation_in(said(block)), block)


@EVERY_STORY
def test_no_sentence_ends_twice(story):
    for block in blocks(story):
        assert not re.search(r"[.…][.]|[.?!],|\s[.,;]", block), block


@EVERY_STORY
def test_nothing_is_said_twice_in_one_message(story):
    for block in blocks(story):
        # The same may happen to somebody twice between two boards.
        parts = re.split(r"(?<=[.?!])\s+", said(block))
        sentences = [part for part in parts if len(part) > 3 and not any(name in part for name in NAMES)]
        assert len(set(sentences)) == len(sentences), block


@EVERY_STORY
def test_every_press_and_command_is_answered(story):
    told = blocks(story)
    silent = [did for did, answer in zip(told, [*told[1:], "=="], strict=True) if did[0] == answer[0] == ">"]
    assert not silent


def said(block: str) -> str:
    """Return what a message says, without its buttons, the description of its picture, and who reads it."""
    lines = [re.sub(r"^  \w+ \| ", "", line) for line in block.splitlines()]
    return " ".join(
        line for line in lines if not line.startswith(("[", "(")) or line.startswith(("(toast)", "(alert)"))
    )
