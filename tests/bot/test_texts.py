"""Words: every key in every language, every argument where it belongs, plurals right."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES, MissingText, Texts, Words
from bot.texts.library import files
from engines.contract import Event
from tests.engines.walks import settings, walk

ROOT = Path(__file__).parents[2]
ERRORS = {"MalformedMove", "IllegalMove", "NotYourTurn", "TooLate", "GameOver", "BadSetup", "NoSuchSeat"}
ERRORS |= {"TableError", "Gone", "Stale", "Stranger", "NotAllowed", "WrongPhase", "Busy"}
NAMES = ("Анна", "Boris", "Deniz", "Mira", "Zoë", "Ада", "Cem")
# What `Words` makes of one parameter.
DERIVED = {
    "seats": {"seats", "seats_count"},
    "colours": {"colours", "colours_count"},
    "colour": {"colour", "colour_symbol"},
    "named": {"named", "named_symbol"},
}


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


def variables(message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def messages(locale: str) -> dict[str, set[str]]:
    """Return `{key: its variables}` of a language; a key must not stand twice, and nothing may be junk."""
    found = {}
    for path in files(locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {locale}"
                found[entry.id.name] = variables(entry)
    return found


def said_in_code() -> dict[str, set[str] | None]:
    """Return `{key: the parameters it is said with}` from the source (None where they are not written out)."""
    said = {}
    for path in (*ROOT.glob("engines/**/*.py"), *ROOT.glob("bot/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {*ERRORS, "line"} and is_text(node):
                names = {keyword.arg for keyword in node.keywords}
                said[node.args[0].value] = None if None in names else names
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event":
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                if isinstance(given["key"], ast.Constant):
                    said[given["key"].value] = keys_of(given.get("params"))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and is_key(node.value, path):
                said.setdefault(node.value, None)
    return said


def is_text(call) -> bool:
    return bool(call.args) and isinstance(call.args[0], ast.Constant)


def is_key(text: str, path: Path) -> bool:
    """Tell whether a string in a game's folder is one of the game's keys (an outcome's, a score's)."""
    slug = path.relative_to(ROOT).parts[1]
    return text.startswith(f"{slug}-") and text.replace("-", "").isalnum()


def keys_of(params) -> set[str] | None:
    if params is None:
        return set()
    if isinstance(params, ast.Dict) and all(isinstance(key, ast.Constant) for key in params.keys):
        return {key.value for key in params.keys}
    return None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_keys_with_the_same_arguments(locale):
    reference, here = messages("en"), messages(locale)
    assert set(here) == set(reference)
    loose = {"seats_count", "colours_count"}  # a language without a plural there does not need the count
    assert {key: names - loose for key, names in here.items()} == {k: n - loose for k, n in reference.items()}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_that_is_said_has_a_text_and_gets_its_arguments(locale):
    here = messages(locale)
    for key, params in said_in_code().items():
        assert key in here, f"{key} has no text in {locale}"
        if params is not None:
            given = set().union(*(DERIVED.get(name, {name}) for name in params))
            assert here[key] <= given, f"{key} in {locale} wants {here[key] - given}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_whole_games_can_be_told_in_every_language(setting, locale):
    words = Words(Texts.load(strict=True), locale, NAMES)
    state = None
    for visit in walk(setting, "told"):
        state = visit.step.state
        for event in visit.step.events:
            assert words.line(event)
    outcome = setting.game.outcome(state)
    assert words.outcome(outcome)
    for score in outcome.scores:
        assert all(words(key) for key, _ in score.parts)


def test_russian_counts_in_three_forms():
    words = Words(Texts.load(strict=True), "ru", NAMES)
    told = [words("not-your-turn", seat=1, before=before) for before in (1, 2, 5)]
    assert told == [
        "Сейчас ходит Boris. До тебя ещё 1 ход.",
        "Сейчас ходит Boris. До тебя ещё 2 хода.",
        "Сейчас ходит Boris. До тебя ещё 5 ходов.",
    ]


def test_colours_come_with_their_symbol_and_lists_as_people_write_them():
    event = Event(key="cvetariki-your-colours", params={"colours": "RYV"}, to=0)
    texts = Texts.load(strict=True)
    assert Words(texts, "en").line(event).startswith("Your colours are ▲ red, ★ yellow and ■ violet.")
    assert Words(texts, "ru").line(event).startswith("Твои цвета: ▲ красный, ★ жёлтый и ■ фиолетовый.")
    assert Words(texts, "tr").line(event).startswith("Renklerin: ▲ kırmızı, ★ sarı ve ■ mor.")


def test_a_name_from_right_to_left_does_not_turn_the_sentence_around():
    words = Words(Texts.load(strict=True), "en", ("דנה",))
    assert words("cvetariki-begins", seat=0) == "\u2068דנה\u2069 begins."


def test_an_unknown_language_falls_back_to_english_and_an_unknown_key_to_itself(caplog):
    texts = Texts.load()
    assert texts.say("de", "colour-red", {}) == "red"
    assert texts.say("ru", "no-such-key", {}) == "no-such-key"
    assert "no-such-key" in caplog.text


def test_strict_texts_raise_for_a_missing_key_and_a_missing_argument():
    texts = Texts.load(strict=True)
    with pytest.raises(MissingText):
        texts.say("ru", "no-such-key", {})
    with pytest.raises(MissingText):
        texts.say("ru", "cvetariki-begins", {})
