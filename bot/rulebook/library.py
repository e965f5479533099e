"""Finds the pages: `bot/screens/<game>/rules/`, one file per language, with the examples beside them."""

import tomllib
from functools import cache
from pathlib import Path

from bot.rulebook.page import Examples, Page, parse
from bot.tables.errors import TableError

SCREENS = Path(__file__).parents[1] / "screens"


def slugs() -> list[str]:
    """Return the games that have rules."""
    return sorted(path.parents[1].name for path in SCREENS.glob("*/rules/en.md"))


@cache
def page(slug: str, locale: str) -> Page:
    """Return the rules of a game in a language; refuse what is no game, or has none."""
    if slug not in slugs():
        raise TableError("chat-no-such-game")
    source = (SCREENS / slug / "rules" / f"{locale}.md").read_text(encoding="utf-8")
    return parse(source, examples(slug))


@cache
def examples(slug: str) -> Examples:
    """Return the positions that a game's pages show; `tests/engines/<slug>/examples.py` checks each with the engine."""
    return tomllib.loads((SCREENS / slug / "rules" / "examples.toml").read_text(encoding="utf-8"))
