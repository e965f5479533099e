"""The engine's messages: each text uses all its parameters, and is correct for any number."""

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

import engines.confetti
from bot.texts import LOCALES, Texts, Words

ENGINE = Path(engines.confetti.__file__).parent
WORDS = ENGINE.parents[1] / "bot" / "screens" / "confetti"
NAMES = ("Анна", "Boris", "Deniz", "Mira", "Zoë", "Ада", "Cem")
SAMPLES = {"seat": 0, "other": 1, "seats": "012", "colours": "ROY"}


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


@cache
def said():
    """Each key of the engine with the names of its parameters, from the source."""
    keys = {}
    for path in ENGINE.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        keys |= {node.value: set() for node in ast.walk(tree) if is_key(node) and node.value not in keys}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                if is_key(given.get("key")):
                    params = given.get("params")
                    keys[given["key"].value] = {name.value for name in params.keys} if params else set()
                elif node.args and is_key(node.args[0]):
                    keys[node.args[0].value] = set(given)
            elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
                # An outcome: the table adds the winners.
                keys[node.elts[0].value] = {"seats"} | {name.value for name in node.elts[1].keys}
    keys["confetti-solo"] -= {"seats"}
    return keys


def is_key(node):
    return isinstance(node, ast.Constant) and str(node.value).startswith("confetti-")


def test_the_source_is_read_right():
    assert said()["confetti-taken"] == {"seat", "card"}
    assert said()["confetti-held"] == {"seat", "card"}
    assert said()["confetti-too-late"] == set()
    assert said()["confetti-shared"] == {"seats", "points"}
    assert said()["confetti-round-5"] == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_use_exactly_what_the_engine_tells(locale):
    used = {}
    for entry in FluentParser().parse((WORDS / f"{locale}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            used[entry.id.name] = variables.found
    assert {key: names for key, names in used.items() if key in said()} == said()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", [-2, 0, 1, 2, 5, 21, 60])
def test_the_words_can_be_said_with_any_number(locale, number):
    words = Words(Texts.load(strict=True), locale, NAMES)
    for key, params in said().items():
        text = words(key, **{name: SAMPLES.get(name, number) for name in params})
        assert not set("!{}") & set(text)


def test_russian_points_have_their_forms():
    words = Words(Texts.load(strict=True), "ru")
    told = [words("confetti-solo", points=points) for points in (1, 3, 11, 21)]
    assert told == [f"За все раунды: {text}." for text in ("1 очко", "3 очка", "11 очков", "21 очко")]
