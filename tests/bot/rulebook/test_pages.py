"""The rules pages: complete in every language, and every position they show is correct."""

import importlib
import re

import pytest

from bot.rulebook import BlockKind, page, parse, slugs
from bot.rulebook.chat import markdown, section_markdown
from bot.rulebook.library import examples
from bot.rulebook.page import BadPage
from bot.texts import LOCALES, Texts
from engines.registry import games
from tools.rules_docs import stale_documents

EVERY_PAGE = pytest.mark.parametrize(("slug", "locale"), [(slug, locale) for slug in slugs() for locale in LOCALES])
LONGEST_MESSAGE = 4000  # Discord's text display; Telegram takes 4096


def shape(slug, locale):
    """Return what must be the same in every language: sections, blocks, marks, examples."""
    return [
        [(block.kind, block.mark, block.text if block.kind is BlockKind.EXAMPLE else "") for block in section.blocks]
        for section in page(slug, locale).sections
    ]


def test_every_game_has_rules():
    assert slugs() == sorted(games())


@EVERY_PAGE
def test_a_page_says_the_same_in_every_language(slug, locale):
    assert shape(slug, locale) == shape(slug, "en")


@EVERY_PAGE
def test_a_section_fits_into_a_message(slug, locale):
    texts = Texts.load(strict=True)
    for section in page(slug, locale).sections:
        assert len(section_markdown(section, lambda key: texts.say(locale, key, {}))) <= LONGEST_MESSAGE


@pytest.mark.parametrize("slug", slugs())
def test_every_example_is_true_says_the_engine(slug):
    check = importlib.import_module(f"tests.engines.{slug}.examples").check
    assert examples(slug)
    for example in examples(slug).values():
        check(example)


@EVERY_PAGE
def test_every_example_is_shown_and_rulings_and_reconstructions_are_marked(slug, locale):
    blocks = [block for section in page(slug, locale).sections for block in section.blocks]
    shown = {block.text for block in blocks if block.kind is BlockKind.EXAMPLE}
    assert shown == {example["show"].strip("\n") for example in examples(slug).values()}
    assert {block.mark for block in blocks} == {None, "ruling", "reconstructed"}


@EVERY_PAGE
def test_the_pages_in_russian_and_turkish_are_in_those_languages(slug, locale):
    text = " ".join(block.text for section in page(slug, locale).sections for block in section.blocks)
    letters = {"ru": r"[а-яё]", "tr": r"[ğüşıöç]", "en": r"\b(the|of|and|you|your|it|a)\b"}
    assert len(re.findall(letters[locale], text, re.IGNORECASE)) > len(text) / 60


def test_the_documents_are_built_from_the_pages():
    assert stale_documents() == [], "run: make docs"


def test_a_page_is_shown_as_markdown():
    source = "# T\n\n## S\nOne\nline. [ruling]\n\n- a\n- b {x.n}\n\n1. first\n2. second\n\n@example x\n"
    told = markdown(parse(source, {"x": {"show": "R Y", "n": 2}}), {"rules-ruling": "ours"}.__getitem__)
    assert told == "# T\n\n## S\n\nOne line. *(ours)*\n\n- a\n- b 2\n\n1. first\n2. second\n\n```\nR Y\n```\n"


@pytest.mark.parametrize("source", ["no title", "# T\n\n## S\n{x.n}\n", "# T\n\n## S\n@example y\n"])
def test_a_page_that_asks_for_what_is_not_there_is_refused(source):
    with pytest.raises(BadPage):
        parse(source, {"x": {"show": ""}})
