"""The README in three languages, and docs/: every command, file and picture that they name is there."""

import argparse
import re
import shlex
from pathlib import Path

import pytest

from bot.main import parser
from engines.registry import games
from tools import licences, showcase

ROOT = Path(__file__).parents[1]
READMES = [ROOT / "README.md", ROOT / "README.ru.md", ROOT / "README.tr.md"]
PAGES = [*READMES, *sorted((ROOT / "docs").glob("*.md"))]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
EVERY_README = pytest.mark.parametrize("page", READMES, ids=lambda path: path.name)

COMMAND = re.compile(
    r"(?:^|[\s`;&])(?:raznotsvet|(?:\.venv/bin/)?python -m bot) ((?!raznotsvet)(?:[a-z]+)(?: [^`#|&;\n]*)?)"
)


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def code(page: Path) -> str:
    """Return what a page shows as code: fences, and words in backticks."""
    fences = re.findall(r"^```\w*\n(.*?)^```", text(page), re.MULTILINE | re.DOTALL)
    return "\n".join([*fences, *re.findall(r"`([^`\n]+)`", text(page))])


@EVERY_PAGE
def test_every_make_target_exists(page):
    targets = set(re.findall(r"^([\w-]+):", MAKEFILE, re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z][\w-]*)", code(page))) <= targets


@EVERY_PAGE
def test_every_command_of_the_program_is_one(page):
    """Each is given to the program's own parser, with a file or a table in the place of a name for one."""
    for words in COMMAND.findall(code(page)):
        given = shlex.split(words.partition("  ")[0].replace("…", "x"))
        given = [game_or_word(word) for word in given if not word.startswith("[")]
        if given[1:] == []:
            given.append("--help")  # named in a sentence
        try:
            parser(given).parse_args(given)
        except SystemExit as refused:
            assert refused.code == 0, f"{page.name}: raznotsvet {' '.join(given)}"  # noqa: PT017


def game_or_word(word: str) -> str:
    """Return what somebody would write for a word that stands for others."""
    return {"GAME": next(iter(games())), "SLUG": next(iter(games())), "N": "1"}.get(word, word)


def test_the_architecture_names_only_what_is_there():
    """Each game and each chat has its own of some."""
    named = re.findall(
        r"(?<![\w/.])(?:bot|engines|render|storage|tests)/[\w/.<>-]*[\w>]", text(ROOT / "docs/architecture.md")
    )
    assert len(named) > 40
    own = {"<game>": games(), "<name>": ("discord", "telegram")}
    paths = {path.replace(mark, one) for path in named for mark, ones in own.items() for one in ones if mark in path}
    paths |= {path for path in named if "<" not in path}
    assert sorted(path for path in paths if not any((ROOT / (path + end)).exists() for end in ("", ".py"))) == []


@EVERY_PAGE
def test_every_link_to_a_file_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text(page)) + re.findall(r'src="([^"]+)"', text(page))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


@EVERY_README
def test_a_newcomer_sees_every_game_and_plays_with_one_command(page):
    shown = text(page)
    assert shown.index("film.gif") < shown.index("make play")
    for game in games():
        picture = re.search(rf'<img src="docs/pictures/{game}\.png"[^>]* alt="([^"]+)"', shown)
        assert picture, f"no picture of {game}"
    for first in (
        "make play",
        "TELEGRAM_TOKEN=",
        "DISCORD_TOKEN=",
        "309237746688",
        "make doctor",
        "docs/operations.md",
    ):
        assert first in shown


def test_the_readmes_have_the_same_sections_for_the_first_minutes():
    def sections(page):
        return [len(marks) for marks in re.findall(r"^(#+) ", text(page), re.MULTILINE)]

    english, russian, turkish = map(sections, READMES)
    assert russian == turkish == english[: len(russian)]


def test_the_pictures_are_small():
    for scene in showcase.SCENES:
        assert (showcase.FOLDER / f"{scene.game}.png").stat().st_size <= showcase.LARGEST_PICTURE
    assert (showcase.FOLDER / "film.gif").stat().st_size <= showcase.LARGEST_FILM
    assert {scene.game for scene in showcase.SCENES} == set(games())


def test_the_licences_of_everything_that_is_locked_are_listed():
    rows = re.findall(r"^\| ([\w.-]+) \| ([\w.]+) \| (.+) \|$", text(licences.PAGE), re.MULTILINE)
    assert [(name, version) for name, version, _ in rows if name != "package"] == licences.locked()
    assert not any("not said" in licence for _, _, licence in rows)


def test_every_command_is_documented():
    told = set(re.findall(r"raznotsvet ([a-z]+)", "".join(map(text, PAGES))))
    actions = parser([])._subparsers._group_actions
    commands = {name for action in actions if isinstance(action, argparse._SubParsersAction) for name in action.choices}
    assert commands <= told
