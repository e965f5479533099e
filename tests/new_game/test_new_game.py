"""docs/engines.md, followed word for word: a copy of the project, the documented files added, not one line edited."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.pieces.listed import PIECES, table

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "docs/engines.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```\w+ (\S+)\n(.*?)```", re.DOTALL)
FILES = dict(BLOCK.findall(RECIPE))
CODE = [path for path in FILES if path.endswith(".py")]
PROGRAM = ("bot", "engines", "render", "storage")
BESIDES = ("tests", "tools", "docs")


class Project:
    """A copy of the project, with its compiled modules."""

    def __init__(self, root: Path, *folders: str) -> None:
        self.root = root
        for folder in folders:
            shutil.copytree(ROOT / folder, root / folder)
        shutil.copy(ROOT / "pyproject.toml", root)

    def write(self, files: dict[str, str]) -> None:
        for name, code in files.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(code, encoding="utf-8")

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(self.root), "DATA_DIR": str(self.root / "data")}
        return subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.root, env=environment, input=typed, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path, *PROGRAM, *BESIDES)


@pytest.fixture
def program(tmp_path):
    return Project(tmp_path, *PROGRAM)


def test_the_list_of_the_docs_is_the_list_of_the_program():
    assert table() in RECIPE, f"docs/engines.md should have:\n{table()}"
    wanted = {path for piece in PIECES for path in piece.paths("matches")}
    assert wanted == set(FILES), "the documented game has every piece and nothing else"


@pytest.mark.timeout(600)
def test_the_game_of_the_recipe_passes_the_doctor_and_the_suites_and_is_played_everywhere(project):
    project.write(FILES)
    for command in (
        ("bot", "doctor", "--game", "matches"),
        ("tests.engines.playthroughs", "--record"),
        ("tests.render.golden_scenes",),
        ("tools.rules_docs",),
        ("ruff", "check", *CODE),
        ("ruff", "format", "--check", *CODE),
    ):
        done = project.run(*command)
        assert done.returncode == 0, done.stdout + done.stderr
    suites = [f"tests/{suite}" for suite in ("engines", "render", "bot/screens", "bot/rulebook", "bot/tutorials")]
    # In a worker: what a test's program started in its process must end before leftovers are checked.
    command = ("pytest", "-v", "-n", "1", "-p", "no:cacheprovider", "-k", "matches", "-m", "not soak")
    done = project.run(*command, *suites, "tests/bot/test_texts.py", "tests/new_game/whole_games.py")
    assert done.returncode == 0, done.stdout + done.stderr
    for test in ("matches-heap=13-4p", "in_the_terminal", "on_the_local_page", "in_a_telegram_group"):
        assert test in done.stdout


@pytest.mark.soak
def test_the_game_of_the_recipe_has_the_types_that_lint_asks_for(project):
    """`make lint` of the recipe, as far as another test does not run it: without a cache it takes a minute."""
    project.write(FILES)
    done = project.run("mypy")
    assert done.returncode == 0, done.stdout


def test_a_game_without_its_pieces_is_left_out_and_the_doctor_says_what_is_missing(project):
    project.write({"engines/matches/__init__.py": FILES["engines/matches/__init__.py"]})
    asked = project.run("bot", "doctor", "--game", "matches")
    assert asked.returncode == 1
    rest = {path for piece in PIECES for path in piece.paths("matches")} - {"engines/matches/__init__.py"}
    assert [path for path in rest if f"there is no {path}" not in asked.stdout] == []
    menu = project.run("bot", "local", "--terminal", "--language", "en", typed="5\n")
    assert menu.returncode == 0
    assert "4  Colour Paths" in menu.stdout
    assert "atches" not in menu.stdout
    assert "matches is not offered" in menu.stderr
    assert "doctor --game matches" in menu.stderr


BROKEN = {
    "matchesa": ("engines/matchesa/__init__.py", "import nowhere\n", "can't be loaded: ModuleNotFoundError"),
    "matchesb": ("render/matchesb/__init__.py", "PICTURE = 1\n", "render.matchesb has no PICTURES"),
    "matchesc": ("bot/screens/matchesc/__init__.py", "1 / 0\n", "can't be loaded: ZeroDivisionError"),
    "matchesd": ("bot/screens/matchesd/ru.ftl", "game-matchesd = Спички\n", "no text 'matchesd-begins' in ru"),
    "matchese": ("render/matchese/tr.ftl", "matchese-picture-name = Kibritler\n", "matchese-picture-left"),
}
"""Games with one broken piece each: the piece, what it holds instead, what the doctor says."""


def named(slug: str) -> dict[str, str]:
    """Return the files of the recipe's game under another name."""
    return {
        path.replace("matches", slug): code.replace("matches", slug).replace("Matches", slug.title())
        for path, code in FILES.items()
    }


def test_broken_pieces_stop_nothing_and_are_named(program):
    for slug, (piece, broken, _) in BROKEN.items():
        program.write({**named(slug), piece: broken})
    for slug, (_, _, told) in BROKEN.items():
        asked = program.run("bot", "doctor", "--game", slug)
        assert asked.returncode == 1
        assert told in asked.stdout
    menu = program.run("bot", "local", "--terminal", "--language", "en", typed="")
    assert menu.returncode == 0
    assert "Colour Paths" in menu.stdout
    # Missing words are shown as their keys; anything else would break a table.
    offered = {slug for slug in BROKEN if slug.title() in menu.stdout}
    assert offered == {slug for slug, (piece, _, _) in BROKEN.items() if piece.endswith(".ftl")}


def test_a_picture_that_fails_in_the_middle_of_a_game_does_not_hang_the_terminal(program):
    begins = "    return end("
    pictures = FILES["render/matches/__init__.py"].replace(begins, f"    view = view.nothing\n{begins}")
    program.write({**FILES, "render/matches/__init__.py": pictures})
    assert "AttributeError" in program.run("bot", "doctor", "--game", "matches").stdout
    done = program.run("bot", "local", "--terminal", "--language", "en", "--game", "matches", typed="1\n" * 30)
    assert done.returncode == 0
    assert "could not be shown" in done.stderr
