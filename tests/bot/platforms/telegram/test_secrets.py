"""Non-interference, over the wire: the same game with other secrets shows the group the very same bytes."""

import asyncio
from contextlib import contextmanager
from functools import partial

import pytest
import pytest_asyncio

from tests.bot.platforms.telegram.conftest import town_in
from tests.bot.platforms.telegram.playing import is_end, until

pytestmark = pytest.mark.asyncio(loop_scope="session")

ANNA, BORIS, CHAT = 7001, 7002, -1_001_000_007_000
MOVES = 6
HALF_A_MINUTE = 30


class Twin:
    """One of two worlds that differ only in what the players hide."""

    def __init__(self, town):
        self.town = town
        self.people = {
            number: town.person(name, language, number=number)
            for number, name, language in ((ANNA, "Анна", "ru"), (BORIS, "Boris", "en"))
        }
        self.chat = town.group(*self.people.values(), number=CHAT)
        self.told = {}

    async def press(self, who, what):
        """Press something on the newest message that has it; private answers are kept apart."""
        person = self.people[who]
        message = await person.wait(self.chat, lambda message: person.button(message, what))
        press = await person.press(message, what)
        self.told[who, what] = press.text
        return press.alert

    def public(self):
        """Everything that the group sees, byte by byte."""
        return [(message.id, message.content()) for message in self.chat.visible(ANNA) if message.from_bot]

    def board(self):
        return next((m for m in reversed(self.chat.visible(ANNA)) if m.from_bot and m.mentioned and m.buttons), None)


@pytest_asyncio.fixture(loop_scope="session")
async def twins(tmp_path_factory):
    folders = [tmp_path_factory.mktemp("twin") for _ in range(2)]
    async with town_in(folders[0]) as one, town_in(folders[1]) as two:
        await asyncio.gather(one.program(TWIN="same"), two.program(TWIN="swapped"))
        yield [Twin(town) for town in (one, two)]


@contextmanager
def held(twins, most=0):
    """Give neither more time than this: with a minute between two moves a board is a new message, with less an edit."""
    with twins[0].town.dial.held(most), twins[1].town.dial.held(most):
        yield


async def same(twins, shown):
    """Wait until both groups see something new, and the same."""

    def equal():
        one, two = (twin.public() for twin in twins)
        return one == two != shown and twins[0].board() is not None

    await until(equal)
    return twins[0].public()


def moved_on(twins, shown):
    return all(twin.public() != shown for twin in twins)


async def test_a_group_cannot_tell_who_hides_what(twins):
    for twin in twins:
        await twin.people[ANNA].write(
            twin.chat, "/play cvetariki none"
        )  # a picture says how much time is left, and each has its own clock
        for who, what in ((BORIS, "!join"), (ANNA, "!start")):
            await twin.press(who, what)
    shown = await same(twins, None)
    for who in (ANNA, BORIS):
        for twin in twins:
            assert await twin.press(who, "!view")
        shown = await same(twins, shown)
    one, two = (twin.told for twin in twins)
    assert one[ANNA, "!view"] != two[ANNA, "!view"], "the secrets really differ"
    assert one[BORIS, "!view"] != two[BORIS, "!view"]
    boards = set()
    for _ in range(MOVES):
        mover, number = twins[0].board().mentioned[0], twins[0].board().buttons[0]["text"]
        with held(twins):
            for twin in twins:
                await twin.press(mover, number)
        with held(twins, most=HALF_A_MINUTE):
            await until(partial(moved_on, twins, shown))
            if any(is_end(message) for twin in twins for message in twin.chat.visible(ANNA)):
                break  # the end reveals the secrets
            shown = await same(twins, shown)
        boards.add(str(shown))
    assert len(boards) >= 3
    for twin in twins:
        twin.town.check(twin.chat)
