"""What a tab is told beside its pictures: what is waited for, what can be typed, what happened."""

import re

import pytest

from bot.daily.board import board_of
from bot.daily.calendar import game_of_day
from bot.daily.cards import goal
from bot.page.showing.facts import Shown
from bot.page.showing.table import Showing
from bot.page.site import page_words
from bot.page.viewer import Viewer
from bot.pieces import offered
from bot.screens.naming import typed_move
from bot.screens.tables import board_screen
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.texts import LOCALES, Texts, Words
from engines.confetti.state import Phase
from engines.errors import MalformedMove
from render.theme import SYMBOLS
from storage import LoadedTable, Person
from tests.bot.page.test_headline import kept, sand_runs
from tests.bot.page.windows import PHONE
from tests.bot.tables.people import ANNA, BORIS, HERE, NOW, table

TEXTS = Texts.load(strict=True)


async def told(position, user=None, locale="en"):
    """Return what the tab of somebody is sent, by default of somebody who watches."""
    person = ANNA.person if user is None else Person(platform="local", user=user)
    viewer = Viewer(person=person, room=HERE, locale=locale)
    held = LoadedTable(table=position.table, version=1, loud=0, snapshot=position.snapshot)
    shown = Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=NOW)
    return (await Showing(TEXTS).table(shown)).data


async def test_while_cards_are_taken_the_newest_thing_is_told():
    found = sand_runs()
    rules = game_of(found.table)
    move = rules.format_move(next(iter(rules.legal_moves(found.state, 1))))
    found = turns.expired(turns.played(found, 1, move, NOW), NOW + 10_000)
    assert not turns.steps(found.table)[-1].events, "that the card is safe is nothing to tell"
    assert rules.view_for(found.state, None).phase is Phase.SAND
    for user in (None, "eve"):
        assert "takes card" in (await told(found, user))["news"][0]


async def test_the_wait_before_the_sand_is_no_sand():
    ready = turns.dealt(lobby.started(table(BORIS, game="confetti"), ANNA, NOW))
    assert (await told(ready))["sand_until"] == "start"
    assert (await told(sand_runs()))["sand_until"] == ""
    assert (await told(kept()))["sand_until"] == "keep"


async def test_whoever_comes_late_is_told_how_long_the_sand_runs_in_all():
    found = sand_runs()
    assert (await told(found))["sand_of"] == 60_000, "as the options say, whenever they come"
    assert (await told(kept()))["sand_of"] is None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_wait_has_its_own_words(locale):
    words = page_words(TEXTS, locale)
    names = [words[name] for name in ("sand", "sand-start", "sand-keep", "sand-start-word", "sand-keep-word")]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(offered()))
def test_what_the_field_gives_as_an_example_is_a_move(game, locale):
    words = page_words(TEXTS, locale)
    example = re.search(r"\((.+)\)", words[f"field-{game}"])
    assert "(" not in words["field"]
    options = {"pace": "async"} if game == "confetti" else {}
    found = turns.dealt(lobby.started(table(BORIS, game=game, **options), ANNA, NOW))
    labels = [button.label for row in board_screen(found, ()).choices for button in row]
    if example and example[1] not in labels:
        # It is understood, although that card may fit nowhere just now.
        assert _refusal(found, example[1]) != f"{game}-malformed"


def _refusal(found, text):
    try:
        game_of(found.table).parse_move(typed_move(found, min(found.to_move), text))
    except MalformedMove as error:
        return error.key
    return ""


async def test_who_sits_at_a_table_is_not_asked_to_join_it():
    waiting = table(BORIS)
    held = LoadedTable(table=waiting, version=1, loud=0, snapshot=None)
    said = []
    showing = Showing(TEXTS)
    for person in (ANNA.person, Person(platform="local", user="eve")):
        shown = Shown(held=held, steps=(), viewer=Viewer(person=person, room=HERE), now=NOW)
        frame = (await showing.table(shown)).data
        said.append([*frame["headline"], *frame["news"], str(frame["lobby"])])
    own, others = said
    assert own[0] == "Your table: 2 of 5 seats taken"
    assert others[0] == "Seats open: 2 of 5 taken"
    assert not [text for text in own if "Join" in text]


# Of each thing in the second line: whether it is seen, and whether all of it is.
FACTS = """async (facts) => {
    const { happened } = await part("headline.js");
    happened(facts, {});
    const news = document.getElementById("news").getBoundingClientRect();
    return [...document.querySelectorAll("#news .fact")].map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return [top < news.bottom - 2, bottom <= news.bottom + 2 && each.scrollWidth <= each.clientWidth + 1];
    });
}"""


@pytest.mark.timeout(300)
def test_what_does_not_fit_into_the_second_line_is_left_out_whole(sit_down):
    anna = sit_down("Анна")
    anna.open("cvetariki")
    assert anna.page.locator("#field").get_attribute("placeholder") == "Message"
    anna.press("!computer:easy")
    anna.press("!start")
    anna.sees("#reveal")
    assert anna.page.locator("#field").get_attribute("placeholder") == "Move (C5) or message"
    facts = ["Pop a group.", "Boris pops ▲ × 4.", "A long thing that happened, which is not to be cut. " * 3]
    for size in (1280, 800), (PHONE["width"], PHONE["height"]), (844, 390):
        anna.resize(*size)
        first, second, third = anna.page.evaluate(FACTS, facts)
        assert first == [True, True], size
        assert second == [True, True], size
        assert not third[0] or size[0] == PHONE["width"], size


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_completes_two_sets_is_said_to_complete_two(locale):
    words = Words(TEXTS, locale, ("Анна", "Boris"))
    for key in ("confetti-hint-denies", "confetti-hint-near"):
        one, two = (words(key, other=1, colours="RB"[:sets], sets=sets) for sets in (1, 2))
        assert "2" in two
        assert "2" not in one


@pytest.mark.parametrize("locale", LOCALES)
def test_the_welcome_screen_says_what_is_to_be_cleared(locale):
    words = Words(TEXTS, locale)
    board = board_of(next(day for day in range(1, 8) if game_of_day(day) == "cvetariki"), "secret")
    assert sum(symbol in goal("cvetariki", board, words) for symbol in SYMBOLS.values()) == 2
    unknown = goal("cvetariki", None, words)
    assert {"ru": "два цвета", "en": "two colours", "tr": "iki rengi"}[locale] in unknown
    assert goal("confetti", None, words) == words("confetti-daily-goal")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_finished_game_of_cvetris_had_so_many_rounds(locale):
    words = Words(TEXTS, locale)
    for rounds, said in ((1, ("1 раунд", "1 round", "1 tur")), (21, ("21 раунд", "21 rounds", "21 tur"))):
        assert words("cvetris-picture-review-length", count=rounds) == dict(zip(LOCALES, said, strict=True))[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_answered_with_yes_or_no_is_a_question(locale):
    assert Words(TEXTS, locale)("local-listed").endswith("?")


# Whether all values of an option stand right of its name.
BESIDE = """all => all.every((each) => each.firstChild.getBoundingClientRect().right
    <= each.lastChild.getBoundingClientRect().left + 1)"""


@pytest.mark.timeout(300)
def test_options_are_named_once_with_their_values_beside_them(sit_down):
    anna = sit_down("Анна")
    anna.open("cvetariki")
    anna.press("!options")
    anna.sees("#sheet .option")
    names = anna.page.locator("#sheet .option > .row-name").all_inner_texts()
    assert names == ["variant:", "clock:"]
    assert anna.page.locator("#sheet [data-press='!option:clock=none']").inner_text() == "off"
    assert anna.measured("#sheet .option", BESIDE)
