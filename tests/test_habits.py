"""Habits that keep the program easy to inherit: small rooms, short modules, tests that are given what they need."""

import ast
from collections import Counter
from pathlib import Path

import hypothesis
import pytest

from bench.__main__ import asked

ROOT = Path(__file__).parents[1]
PROGRAM = ("bot", "render", "storage", "engines", "bench", "tools")
A_DOZEN = 15
"""Modules that one folder shows at most, `__init__.py` included."""
RULEBOOKS = {"engines/confetti", "engines/cvetris", "engines/dorozhki"}
"""A game's rules are read as one book: a module for each of its chapters."""
LONGEST = 300
TIME = {"asyncio", "time"}
OF_TESTS = {"tests/bot/page/test_browser_search.py", "tests/render/test_golden.py"}
"""Where the tests' own tools are tested."""


def modules():
    return [path for folder in PROGRAM for path in (ROOT / folder).rglob("*.py")]


def test_a_folder_shows_about_a_dozen_modules():
    shown = Counter(path.parent.relative_to(ROOT).as_posix() for path in modules())
    assert {folder: count for folder, count in shown.items() if count > A_DOZEN and folder not in RULEBOOKS} == {}


def test_a_module_is_one_idea():
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def test_every_bench_can_be_run_by_its_name():
    """`make bench ARGS=films` calls `rows()` of that module, and `make bench` that of all."""
    for path in (ROOT / "bench").rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name == "rows":
                assert len(node.args.args) == len(node.args.defaults), path


@pytest.mark.parametrize("words", [["--help"], ["no-such-bench"], ["films", "no-such-bench"]])
def test_a_bench_that_does_not_exist_is_refused(words):
    with pytest.raises(SystemExit):
        asked(words, {"films", "pictures"})
    assert asked(["films"], {"films", "pictures"}) == ["films"]


def replaced(path):
    """Yield what a test replaces with `setattr` or `patch.object`: the module or object, and the name in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".setattr", "patch.object")):
            target, *rest = map(ast.unparse, node.args[:2])
            if target[0] in "'\"":
                target, _, name = ast.literal_eval(target).rpartition(".")
            else:
                name = rest[0].strip("'\"")
            yield target, name


def test_no_test_replaces_time_or_a_constant_of_the_program():
    """Time is given (`Clock`), and so is what a test wants otherwise."""
    found = []
    for path in (ROOT / "tests").rglob("*.py"):
        name_of = path.relative_to(ROOT).as_posix()
        for target, name in replaced(path):
            if target.partition(".")[0] in TIME or (name.isupper() and name_of not in OF_TESTS):
                found.append(f"{name_of}: {target}.{name}")
    assert found == []


def test_no_test_of_the_rules_replaces_a_part_of_them():
    """Rules are pure: what a test wants to know they return, or `calls_of` counts."""
    found = {path.name: list(replaced(path)) for path in (ROOT / "tests/engines").rglob("*.py")}
    assert {name: parts for name, parts in found.items() if parts} == {}


def test_what_is_measured_on_the_page_is_found_in_the_same_moment():
    """Between the two halves of `evaluate_all` the page may redraw itself: `Person.measured` does both at once."""
    tests = (ROOT / "tests").rglob("*.py")
    assert [path.name for path in tests if path.name != "test_habits.py" and ".evaluate_all(" in path.read_text()] == []


def test_no_example_fails_because_it_took_long():
    assert hypothesis.settings().deadline is None
