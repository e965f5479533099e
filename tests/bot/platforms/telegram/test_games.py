"""Every game can be played in a group by pressing what one sees, even by people who never started the bot."""

import asyncio

import pytest

from bot.screens.registry import game_screens
from tests.bot.platforms.telegram.conftest import SPEED
from tests.bot.platforms.telegram.crowd import begun
from tests.bot.platforms.telegram.program import webhook

LEASE = SPEED * 20
"""s for which a process that dies while speaking keeps its lease."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("game", sorted(game_screens()))
async def test_a_game_is_played_for_a_while(town, game):
    crowd = await begun(town, game, "Anna", "Boris")
    await crowd.play(8)
    assert len(crowd.refusals) <= 4, crowd.refusals
    town.check(crowd.chat)


def by_polling():
    return {}


@pytest.mark.parametrize("way", [by_polling, pytest.param(webhook, marks=pytest.mark.soak)])
async def test_all_four_games_go_on_after_the_program_was_killed(own_town, way):
    program = await own_town.program(**way())
    crowds = [await begun(own_town, game, "Anna", "Boris", "Deniz") for game in sorted(game_screens())]
    for most in (3, 4):
        assert await asyncio.gather(*(crowd.play(most) for crowd in crowds)) == [None] * 4
        if most == 3:
            await own_town.idle()  # dying in the middle of something is in the soak
            await program.kill()
            own_town.dial.pass_by(LEASE)
            await program.start()
    own_town.check(*(crowd.chat for crowd in crowds), forgets=True)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("way", [by_polling, webhook])
@pytest.mark.parametrize("game", sorted(game_screens()))
async def test_a_whole_game_is_played_although_the_program_is_killed_now_and_then(own_town, game, way):
    program = await own_town.program(**way())
    crowd = await begun(own_town, game, "Anna", "Boris", "Deniz")
    for _ in range(40):
        if await crowd.play(15):
            break
        await program.kill()
        await program.start()
    assert await crowd.play(1), "the game ends"
    own_town.check(crowd.chat, forgets=True)


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", sorted(game_screens()))
async def test_a_whole_game_is_played(town, game):
    crowd = await begun(town, game, "Anna", "Boris")
    assert await crowd.play(600) is not None
    await crowd.people[0].wait(crowd.chat, lambda _: len(crowd.messages()) == 1)
    town.check(crowd.chat)
