"""Texts: every key in every language, all arguments known, plurals correct."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES, MissingText, Texts, Words
from bot.texts.library import files
from engines.contract import Event, check_seats
from engines.errors import BadSetup
from engines.registry import games
from tests.engines.walks import settings, walk

ROOT = Path(__file__).parents[2]
ERRORS = {"MalformedMove", "IllegalMove", "NotYourTurn", "TooLate", "GameOver", "BadSetup", "NoSuchSeat"}
ERRORS |= {"TableError", "Gone", "Stale", "Stranger", "NotAllowed", "WrongPhase", "Busy"}
NAMES = ("Анна", "Boris", "Deniz", "Mira", "Zoë", "Ада", "Cem")
# What `Words` adds for one parameter.
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
    """Return `{key: its variables}` of a language; no key may be defined twice, and there may be no junk."""
    found = {}
    for path in files(locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is defined twice in {locale}"
                found[entry.id.name] = variables(entry)
    return found


def said_in_code() -> dict[str, set[str] | None]:
    """Return `{key: the parameters it is used with}` from the source (None where they are not literal)."""
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
    """Tell whether a string in a folder is one of its keys (an outcome's, a score's), and not just the start of one."""
    slug = path.relative_to(ROOT).parts[1]
    return text.startswith(f"{slug}-") and text.replace("-", "").isalnum() and not text.endswith("-")


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
    assert Words(texts, "en").line(event).startswith("Your secret colours are ▲ red, ★ yellow and ■ violet.")
    assert Words(texts, "ru").line(event).startswith("Твои цвета: ▲ красный, ★ жёлтый и ■ фиолетовый.")
    assert Words(texts, "tr").line(event).startswith("Renklerin: ▲ kırmızı, ★ sarı ve ■ mor.")


def test_a_refused_option_is_called_as_its_button():
    texts = Texts.load(strict=True)
    refused = BadSetup("setup-bad-value", game="cvetariki", option="variant", value="two-colours")
    assert (
        Words(texts, "ru").line(refused) == "В игре «Цветарики» настройке «вариант» не подходит значение «два цвета»."
    )
    assert Words(texts, "tr").line(refused) == "Cvetariki: “mod” seçeneği “iki renk” olamaz. Listeden birini seç."
    typed = BadSetup("setup-bad-value", game="confetti", option="sand", value="7")
    assert Words(texts, "ru").line(typed) == "В игре «Конфетти» настройке «песок» не подходит значение «7»."
    unknown = BadSetup("setup-unknown-option", game="confetti", option="speed")
    assert Words(texts, "en").line(unknown) == "Confetti has no option called “speed”."


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "Press 7 and 20"), ("ru", "Нажми 7 и 20,"), ("tr", "Şu numaralara bas: 7 ve 20.")]
)
def test_numbers_to_press_are_said_as_people_say_them(locale, told):
    words = Words(Texts.load(strict=True), locale)
    assert words("tutorial-confetti-take", numbers="7 20", colour="C").startswith(told)
    assert "20" not in words("tutorial-confetti-take", numbers="7", colour="C")


def test_a_game_for_one_number_of_players_does_not_say_from_two_to_two():
    words, teams = Words(Texts.load(strict=True), "en"), games()["cvetariki"].info
    with pytest.raises(BadSetup) as refused:
        check_seats(teams, {"variant": "teams"}, 3)
    assert words.line(refused.value).startswith("Cvetariki with these options is for 4 players; you have 3.")


def test_a_name_from_right_to_left_does_not_turn_the_sentence_around():
    words = Words(Texts.load(strict=True), "en", ("דנה",))
    assert words("cvetariki-begins", seat=0) == "\u2068דנה\u2069 goes first."


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
