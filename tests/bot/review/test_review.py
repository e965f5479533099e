"""How it went: found once, told in three languages, with positions to open and films of what led to them."""

import asyncio
import dataclasses
import gc

import pytest
from msgspec.structs import replace

from bot.desk import Desk, LookBack, Panel, Press, Replay, Told
from bot.review.analysis import Finished, analysed
from bot.review.record import VERSION, decoded, encoded, found_of
from bot.review.service import Reviews
from bot.screens.language import LONGEST_ID, press_id
from bot.screens.press import PressId
from bot.screens.review import review_screen
from bot.tables import turns
from bot.texts import LOCALES, Texts, words_at
from bot.workers.analyst import Analyst
from engines.registry import games
from storage import Phase, Result
from tests.bot.played import finished
from tests.bot.tables.people import ANNA, DENIZ

SLUGS = list(games())
QUICK, FEW = ("confetti", "cvetris"), 4
"""Games that are looked back at in a moment; and the moves of the others."""


def of(table):
    return Finished(
        game=table.game, seed=table.seed, options=table.options, seats=len(table.seats), moves=tuple(table.moves)
    )


@pytest.fixture(scope="module")
def played():
    """Every game with what is found about it: those that take long were given up after a few moves."""
    tables = {slug: replace(finished(slug), id="7K3QX0A") for slug in SLUGS}
    for slug in set(SLUGS) - set(QUICK):
        tables[slug] = replace(tables[slug].back_to(FEW), result=Result(key="won-by-concession", winners=(1,)))
    return {slug: (table, decoded(analysed(of(table)))) for slug, table in tables.items()}


@pytest.mark.parametrize("slug", SLUGS)
def test_the_curve_begins_with_the_deal_and_ends_with_the_result(played, slug):
    table, review = played[slug]
    assert (review.entries[0], review.entries[-1]) == (0, len(table.moves))
    assert list(review.entries) == sorted(set(review.entries))
    assert len(review.stages) == len(review.entries)
    ends = [of_seat[-1] for of_seat in review.chances]
    if slug in QUICK:
        share = 100 // len(table.result.winners)
        assert ends == [share if seat in table.result.winners else 0 for seat in range(len(table.seats))]
    for at in range(len(review.entries)):
        assert sum(of_seat[at] for of_seat in review.chances) == pytest.approx(100, abs=len(ends))


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_kept_as_it_was_found_and_found_the_same_again(played, slug):
    table, review = played[slug]
    assert decoded(encoded(review)) == review
    if slug in QUICK:
        assert decoded(analysed(of(table))) == review
    assert isinstance(found_of(slug, review), games()[slug].review.found_type)


def test_what_was_found_in_another_way_is_found_again(played):
    _, review = played["cvetris"]
    assert decoded(encoded(replace(review, version=VERSION + 1))) is None
    assert decoded(b"nonsense") is None


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_told_in_every_language_with_buttons_to_the_moments(played, slug):
    table, review = played[slug]
    screen = review_screen(table, turns.steps(table), review)
    for locale in LOCALES:
        words = words_at(table, Texts.load(strict=True), locale)
        assert all(words.line(each) for each in screen.lines)
    pressed = [button for row in screen.choices for button in row]
    assert [button.label for button in pressed] == [str(number + 1) for number in range(len(review.moments))]
    for button, moment in zip(pressed, review.moments, strict=True):
        assert len(press_id(screen, button).encode()) <= LONGEST_ID
        first, last = review.moves(moment)
        assert 1 <= first <= last == review.entry(moment) <= len(table.moves)


def test_a_game_that_has_no_review_of_its_own_is_played_on_at_random(played):
    table, _ = played["dorozhki"]
    plain = dataclasses.replace(games()["dorozhki"], review=None)
    review = decoded(analysed(of(table), plain))
    assert review.entries == review.stages == tuple(range(FEW + 1))
    assert all(sum(at_point) == pytest.approx(100, abs=1) for at_point in zip(*review.chances, strict=True))
    assert found_of("dorozhki", review) is None


@pytest.fixture
def desk(tables, store):
    return Desk(tables, reviews=Reviews(store, Analyst(in_process=False)))


async def press(desk, held, text, who=ANNA):
    return await desk.press(Press(who=who, asked=PressId.read(f"{held.table.id}:past:{text}"), id=f"press {text}"))


class Failing:
    """Somebody who can't look back at anything."""

    async def do(self, _work, *_given):
        raise ZeroDivisionError


async def test_one_press_tells_how_it_went_and_the_second_finds_it_ready(desk, tables, store):
    held = await store.tables.create(finished("cvetris"))
    answer = await desk.act(held, ANNA, "review", "a press")
    assert isinstance(answer, LookBack)
    assert not answer.ready
    first = await answer.screen()
    assert first.lines[0].key == "review-title"
    looks_no_more = Desk(tables, reviews=Reviews(store, Failing()))
    again = await looks_no_more.act(held, DENIZ, "review", "another press")
    assert again.ready
    assert await again.screen() == first


async def test_a_moment_opens_its_position_with_a_film_of_what_led_to_it(desk, store):
    held = await store.tables.create(finished("cvetris"))
    screen = await (await desk.act(held, ANNA, "review", "a press")).screen()
    button = screen.choices[0][0]
    opened = await press(desk, held, button.press)
    assert isinstance(opened, Panel)
    number = int(button.press.split(":")[1])
    assert opened.screen.lines[0].params["number"] == number
    part, whole = opened.screen.service[0]
    film = await press(desk, held, part.press)
    assert isinstance(film, Replay)
    assert film.moves == button.press.rpartition(":")[2]
    assert (await press(desk, held, whole.press)).moves == ""
    stepped = await press(desk, held, opened.screen.choices[0][1].press)
    assert stepped.screen.service[0][0].press == part.press


@pytest.mark.parametrize("text", ["!replay:x", "!replay:9-", "!replay:1-2-3", "!replay:１-２"])
async def test_a_part_that_is_none_is_the_whole_film(desk, store, text):
    held = await store.tables.create(finished())
    assert (await press(desk, held, text)).moves == ""


async def test_nothing_is_told_before_the_game_is_over(desk, store):
    """Chances are found with all secrets known: they would give them away."""
    running = replace(finished(), phase=Phase.RUNNING, result=None, finished_at=None)
    held = await store.tables.create(running)
    answer = await desk.act(held, ANNA, "review", "a press")
    assert isinstance(answer, Told)
    assert answer.lines[0].key == "table-not-finished"
    assert await store.reviews.load(held.table.id) is None


async def test_what_was_found_is_deleted_with_the_game(desk, store):
    held = await store.tables.create(finished("cvetris"))
    await (await desk.act(held, ANNA, "review", "a press")).screen()
    assert await store.reviews.load(held.table.id)
    await store.tables.remove(held)
    assert await store.reviews.load(held.table.id) is None


async def test_if_it_fails_people_are_told(tables, store):
    held, desk = await store.tables.create(finished("cvetris")), Desk(tables, reviews=Reviews(store, Failing()))
    screen = await (await desk.act(held, ANNA, "review", "a press")).screen()
    assert [each.key for each in screen.lines] == ["chat-trouble"]


class FailingLater:
    """Somebody who looks back until they are told to fail."""

    def __init__(self):
        self.began, self.fails = asyncio.Event(), asyncio.Event()

    async def do(self, _work, *_given):
        self.began.set()
        await self.fails.wait()
        raise ZeroDivisionError


async def test_if_it_fails_when_nobody_waits_for_it_any_more_nothing_is_logged(store):
    held, before = await store.tables.create(finished("cvetris")), asyncio.all_tasks()
    analyst, unheard = FailingLater(), []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unheard.append(context))
    waiting = asyncio.create_task(Reviews(store, analyst).of(held.table))
    await analyst.began.wait()
    (looks_back,) = asyncio.all_tasks() - before - {waiting}
    waiting.cancel()
    await asyncio.wait([waiting])
    analyst.fails.set()
    await asyncio.wait([looks_back])
    del looks_back, waiting
    gc.collect()  # a task whose error nobody has looked at says so when it goes
    assert unheard == []
