"""Everything that happens, is refused or ends a game has a text in every language, even rare cases."""

from functools import cache

import pytest

from bot.texts import LOCALES, Texts, Words
from engines.colours import Colour
from engines.dorozhki.news import News, What, event
from engines.errors import RuleError
from tests.bot.test_texts import DERIVED, messages

TEXTS = Texts.load(strict=True)
NAMES = ("Анна", "Deniz")
RED = Colour.RED
NEWS = {
    What.BEGINS: News(what=What.BEGINS, seat=1, halves=9),
    What.BEGINS_BY_LOT: News(what=What.BEGINS_BY_LOT, seat=1, halves=9),
    What.LAID: News(what=What.LAID, seat=1, card=17, joints=2),
    What.DREW_LAID: News(what=What.DREW_LAID, seat=1, card=17, joints=2),
    What.EXTRA_PATH: News(what=What.EXTRA_PATH, seat=1, changes=7),
    What.EXTRA_JOINTS: News(what=What.EXTRA_JOINTS, seat=1, joints=3, colour=RED),
    What.EXTRA_BOTH: News(what=What.EXTRA_BOTH, seat=1, joints=3, colour=RED, changes=8),
}
"""Events with more details than the seat."""


@cache
def variables(locale):
    return messages(locale)


def said(locale, key, **params):
    return Words(TEXTS, locale, NAMES)(key, **params)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", What)
def test_whatever_happens_is_told_with_exactly_what_is_known(what, locale):
    told = event(NEWS.get(what, News(what=what, seat=1, card=17)))
    assert variables(locale)[told.key] == set().union(*(DERIVED.get(name, {name}) for name in told.params))
    assert "Deniz" in Words(TEXTS, locale, NAMES).line(told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["dorozhki-all-laid", "dorozhki-blocked", "dorozhki-blocked-shared"])
def test_every_end_names_the_winners(key, locale):
    assert "Deniz" in said(locale, key, seats="01")


@pytest.mark.parametrize("locale", LOCALES)
def test_two_colours_that_meet_are_named_with_their_symbols(locale):
    refused = RuleError("dorozhki-colours-differ", colour="R", named="B")
    text = Words(TEXTS, locale, NAMES).line(refused)
    assert "▲" in text
    assert "◆" in text


@pytest.mark.parametrize(
    ("joints", "text"), [(1, "1 стык"), (2, "2 стыка"), (5, "5 стыков"), (21, "21 стык"), (22, "22 стыка")]
)
def test_russian_counts_joints_in_three_forms(joints, text):
    assert said("ru", "dorozhki-laid", seat=1, joints=joints) == f"Deniz кладёт карту: {text}."


@pytest.mark.parametrize(("changes", "text"), [(7, "7 сменами"), (21, "21 сменой"), (22, "22 сменами")])
def test_russian_counts_changes_in_the_case_that_the_sentence_asks_for(changes, text):
    assert said("ru", "dorozhki-extra-path", seat=1, changes=changes) == f"Дорожка с {text} цвета: Deniz ходит ещё раз."


@pytest.mark.parametrize(("joints", "text"), [(0, "wouldn't touch any other"), (1, "That's only 1 link.")])
def test_english_counts_the_joints_that_are_too_few(joints, text):
    told = said("en", "dorozhki-too-few-joints", joints=joints)
    assert text in told
    assert told.endswith("choose a numbered spot.")
