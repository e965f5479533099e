"""Whole games of all four kinds by two to five people, through commands and buttons only.

Those also played over the wire are in the soak.
"""

import re

import pytest

from tests.bot.platforms.discord.memory.house import moves, press, presses, words
from tests.bot.platforms.discord.memory.playing import seated, to_the_end, turn

GAMES = [
    ("confetti", 3, {"pace": "async"}),
]


@pytest.mark.parametrize(("game", "count", "options"), GAMES)
async def test_a_whole_game(memory, game, count, options):
    async with memory() as house:
        people, table = await seated(house, game, count, **options)
        turns = await to_the_end(house, people, table)
        assert turns > count
        assert_ended(house, table)


MORE = [
    ("cvetariki", 5, {}),
    ("dorozhki", 3, {}),
    ("cvetris", 2, {}),
    ("cvetariki", 2, {}),
    ("cvetariki", 2, {"variant": "two-colours"}),
    ("cvetariki", 4, {"variant": "teams"}),
    ("confetti", 5, {"pace": "async"}),
    ("dorozhki", 4, {}),
    ("cvetris", 3, {}),
    ("cvetris", 4, {}),
]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "count", "options"), MORE)
async def test_a_whole_game_of_another_kind(memory, game, count, options):
    async with memory() as house:
        people, table = await seated(house, game, count, **options)
        await to_the_end(house, people, table)
        assert_ended(house, table)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["cvetariki", "dorozhki"])
async def test_a_whole_game_with_restarts(memory, game):
    async with memory() as house:
        people, table = await seated(house, game, 2)
        for number in range(1000):
            if number % 7 == 3:
                await house.restart()
            if not await turn(house, people, table, pick=number):
                break
        assert_ended(house, table)


@pytest.mark.soak
async def test_a_whole_live_game_of_confetti(memory):
    async with memory() as house:
        people, table = await seated(house, "confetti", 4, timer=90)
        hands = {}
        while not is_over(house.boards()[-1]):
            await ready(house, people, hands)
            trays = house.boards()
            assert sum(len(cards(tray)) for tray in trays) > 40
            for at, person in enumerate(people):
                for card in cards(trays[at % len(trays)])[at : at + 12 : 4]:
                    sent = (await press(person, trays[at % len(trays)], card)).followups
                    hands.setdefault(person.id, sent[0] if sent else None)
            await house.pass_by(90)
        assert_ended(house, table)


async def ready(house, people, hands):
    """People with cards to keep do so in the open hand, which makes them ready; the others say so."""
    for person in people:
        hand = hands.get(person.id)
        if hand and moves(hand.message):
            await press(person, hand.message, moves(hand.message)[-1])
        elif any(id_.endswith(":ready") for id_ in presses(house.boards()[-1])):
            await press(person, house.boards()[-1], "ready")


def cards(message) -> list[str]:
    return [id_ for id_ in presses(message) if ":#" in id_]


def is_over(message) -> bool:
    return any(id_.endswith("!rematch") for id_ in presses(message))


def assert_ended(house, table):
    (end,) = house.boards()  # all old boards have lost their buttons
    assert is_over(end)
    assert next(iter(presses(end))).startswith(f"{table}:")
    assert words(end)
    assert end.attachments[0].description
    public = [asked for asked in house.env.http_requests if asked.path.startswith(f"/channels/{house.channel.id}/")]
    assert len(public) > 10
    assert not any(re.search("Your (secret )?colour", str(asked.json)) for asked in public)
