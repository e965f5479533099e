"""A group's budget: people who turn figures all the time take nothing away from the boards of other tables."""

import pytest

from bot.platforms.telegram.messages.rate_limit import (
    CHAT_ONLY,
    GROUP,
    PANEL,
    PRIVATE,
    SECOND,
    TURN_KEEPS,
    Bucket,
    RateLimiter,
    turn_keeps,
)
from bot.tables.speaking import RetryLater

CHAT, PERSON = -5, 7
MINUTE, STEP = 60 * SECOND, SECOND // 2


@pytest.fixture
def limiter(store, clock):
    return RateLimiter(store, clock)


async def made(limiter, chat, bucket, calls=1):
    """Make calls if they are allowed now; tell whether they were."""
    try:
        async with await limiter.reserve(chat, calls, bucket) as reservation:
            for _ in range(calls):
                await reservation.use()
    except RetryLater:
        return False
    return True


async def waited(limiter, clock, bucket, calls=2):
    """Return the ms after which a board may be posted, while others press on."""
    begin = clock.now
    while not await made(limiter, CHAT, bucket, calls):
        clock.now += STEP
        await made(limiter, CHAT, PANEL)
    return clock.now - begin


async def test_a_first_board_and_a_result_do_not_wait_for_panels_however_fast_people_press(limiter, clock):
    shown = 0
    for _ in range(4 * MINUTE // STEP):
        clock.now += STEP
        shown += await made(limiter, CHAT, PANEL)
    assert shown >= 4 * MINUTE // GROUP.pace, "panels get what nobody else needs"
    assert await waited(limiter, clock, CHAT_ONLY) == 0
    assert await waited(limiter, clock, Bucket(table="first")) <= 5 * SECOND


async def test_a_first_board_goes_before_the_turns_of_other_tables(limiter, clock):
    busy = [Bucket(table=name, keeps=TURN_KEEPS) for name in ("one", "two", "three")]
    for number in range(2 * MINUTE // STEP):
        clock.now += STEP
        await made(limiter, CHAT, busy[number % 3])
    assert await waited(limiter, clock, Bucket(table="four"), calls=1) == 0


async def test_of_several_tables_the_one_that_has_waited_longer_goes_first(limiter):
    new, old = (Bucket(table=name, keeps=turn_keeps(waited)) for name, waited in (("new", 0), ("old", 30 * SECOND)))
    await limiter.count(CHAT, GROUP.burst - 3)
    assert not await made(limiter, CHAT, new)
    assert await made(limiter, CHAT, old)
    assert not await made(limiter, CHAT, old), "two calls are left"
    assert await made(limiter, CHAT, Bucket(table="first")), "to a first board"
    assert await made(limiter, CHAT, Bucket(table="over")), "and a result"


async def test_a_second_more_of_waiting_is_enough_to_go_first(limiter, clock):
    later, sooner = (
        Bucket(table=name, keeps=turn_keeps(waited)) for name, waited in (("later", 4000), ("sooner", 5000))
    )
    await limiter.count(CHAT, GROUP.burst)
    while not await made(limiter, CHAT, later):
        clock.now += 20
        if await made(limiter, CHAT, sooner):
            return
    raise AssertionError("who has waited less was shown first")


async def test_how_long_a_board_will_wait_is_known_and_costs_nothing(limiter, clock):
    turn = Bucket(table="one", keeps=TURN_KEEPS)
    assert await limiter.wait(CHAT, turn) == 0
    await limiter.count(CHAT, GROUP.burst)
    wait = await limiter.wait(CHAT, turn)
    assert wait == await limiter.wait(CHAT, turn) > 0
    clock.now += wait - 1
    assert not await made(limiter, CHAT, turn)
    clock.now += 1
    assert await made(limiter, CHAT, turn)


async def test_panels_in_a_private_chat_leave_room_for_its_board(limiter, clock):
    while await made(limiter, PERSON, PANEL):
        pass
    assert await made(limiter, PERSON, CHAT_ONLY, calls=2), f"of {PRIVATE.burst} some are kept"
