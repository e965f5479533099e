"""What happened is said to whom it is about, and a card before what came of it."""

import pytest

from bot.page.showing.headline import Reader, headed
from bot.screens.dorozhki.screens import SCREENS
from bot.screens.tables import board_screen
from bot.tables import lobby, turns
from bot.texts import LOCALES, Texts, words_at
from engines.contract import Event
from engines.dorozhki.news import What
from tests.bot.tables.people import ANNA, BORIS, DENIZ, NOW, table

TEXTS = Texts.load(strict=True)


def said(seat, *news, locale="ru", game="dorozhki"):
    """Return the second line of a game of three, after some events; None watches."""
    position = turns.dealt(lobby.started(table(BORIS, DENIZ, game=game), ANNA, NOW))
    lines = board_screen(position, news).lines
    return headed(position, Reader(seat=seat), lines, words_at(position.table, TEXTS, locale))["news"], position


def laid(seat):
    return Event(key="dorozhki-laid", params={"seat": seat, "joints": 2})


def ring(seat):
    return Event(key="dorozhki-ring-takes", params={"seat": seat})


def test_whoever_draws_for_a_ring_reads_it_in_one_sentence_with_its_maker():
    *_, news = said(1, laid(0), ring(1))[0]
    name = said(1)[1].table.seats[0].name
    assert news == f"{name}: кольцо, ты берёшь карту."


def test_everybody_else_reads_of_the_card_before_the_ring_that_it_closed():
    for seat in (None, 2):
        news, position = said(seat, laid(0), ring(1))
        names = [each.name for each in position.table.seats]
        told = [f"{names[0]} кладёт карту: 2 стыка.", f"Кольцо. {names[1]} берёт карту из банка."]
        assert news[-2:] == told


def test_a_ring_without_its_maker_is_told_to_its_reader_all_the_same():
    assert said(1, ring(1))[0][-1] == "Кольцо: ты берёшь карту."


def test_an_extra_turn_is_told_before_the_own_card_that_earned_it():
    extra = Event(key="dorozhki-extra-path", params={"seat": 0, "changes": 7})
    news = said(0, laid(0), extra)[0]
    assert news[-2:] == ["Дорожка с 7 сменами цвета: ходи ещё раз.", "Ты кладёшь карту: 2 стыка."]


ABOUT_ONE = {
    "cvetariki": ("begins", "popped"),
    "confetti": (
        *("ready", "taken", "dropped", "swapped", "done", "full-hand", "contested", "yielded"),
        *("scored", "given-back", "kept", "kept-first"),
    ),
    "dorozhki": tuple(each.value.removeprefix("dorozhki-") for each in What),
    "cvetris": (
        *("round", "takes-shape", "takes-colour", "gets-shape", "gets-colour", "changes-shape", "changes-colour"),
        *("draws", "draws-part", "patches", "leaves", "no-room", "out", "bonus"),
    ),
}
"""What happens to one player, by game."""
FACTS = (
    {"halves": 5, "joints": 3, "changes": 7, "colour": "R", "tokens": 4, "card": 7, "taken": 9, "limit": 6}
    | {"cards": 2, "sets": 1, "spare": 1, "points": 1, "shape": "L", "shapes": "L, S", "colours": "RB", "new": "T"}
    | {"named": "B", "part": "two", "column": "C", "cell": "C4", "bonus": "patch"}
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "what"), [(game, what) for game, found in ABOUT_ONE.items() for what in found])
def test_nobody_reads_about_themselves_as_about_somebody_else(game, what, locale):
    for seat in range(3):
        about = Event(key=f"{game}-{what}", params=FACTS | {"seat": seat, "other": (seat + 1) % 3})
        news, position = said(seat, about, locale=locale, game=game)
        name = position.table.seats[seat].name
        assert not any(name in each for each in news), news
        watched, _ = said(None, about, locale=locale, game=game)
        assert any(name in each for each in watched)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", ["contested", "yielded"])
def test_the_other_one_of_two_reads_of_themselves_as_you(what, locale):
    about = Event(key=f"confetti-{what}", params={"seat": 0, "other": 1, "card": 7})
    news, position = said(1, about, locale=locale, game="confetti")
    first, second = (each.name for each in position.table.seats[:2])
    assert first in news[-1]
    assert not any(second in each for each in news)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("places", "others"), [(1, 0), (1, 2), (2, 0), (2, 3), (7, 0), (7, 4)])
def test_whoever_lays_a_card_is_told_what_to_press(places, others, locale):
    words = words_at(None, TEXTS, locale)
    told = words("dorozhki-card-places-own", letter="C", places=places, others=others)
    assert {"ru": "нажми", "en": "press", "tr": "bas"}[locale] in told
    assert ({"ru": "другую карту", "en": "another card", "tr": "başka bir kart"}[locale] in told) == (others > 0)
    assert str(places) in told
    assert told.endswith(".")
    assert "  " not in told


def test_what_follows_a_card_is_known():
    assert {what.value for what in What} >= SCREENS.follows
