"""The tutorial on Discord: [Show me] in a lobby, a sentence on every board, and a press to leave."""

import pytest

from bot.tutorials import Waits, lessons
from bot.tutorials.guide import guide
from tests.bot.platforms.discord.memory.house import press, presses, words
from tests.bot.platforms.discord.memory.playing import moved
from tests.bot.platforms.discord.memory.test_situations import letters, told

MOST_STEPS = 60


async def taught(house, game):
    """Anna opens a lobby, and Boris, who takes no direct messages, asks for the tutorial: it is given in the channel.

    Return Boris and the id of that table.
    """
    house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    anna, boris = house.person("Anna"), house.person("Boris")
    await anna.slash(house.channel, "play", game=game)
    lobby = house.boards()[-1]
    assert told(await press(boris, lobby, "!show-me"))
    return boris, next(iter(presses(house.boards()[-1]))).split(":")[0]


def first_board(house, table):
    """The board of a table, or its first tray, which has the words."""
    return next(m for m in house.boards() if any(id_.startswith(f"{table}:") for id_ in presses(m)))


@pytest.mark.parametrize("game", list(lessons()))
async def test_a_lesson_is_gone_through_press_by_press(memory, game):
    async with memory() as house:
        boris, table = await taught(house, game)
        sentences, looked = set(), False
        for _ in range(MOST_STEPS):
            position = await house.position(table)
            found = guide(position, None)
            if found is None:
                break
            sentences.add(words(first_board(house, table)))
            if found.waits is Waits.NEXT:
                await press(boris, house.boards()[-1], f"!next:{position.table.lesson}")
            elif found.waits is Waits.VIEW:
                looked = bool((await press(boris, house.boards()[-1], "!view")).followups)
            elif not await touched(house, boris, position):
                await house.pass_by(3)
        else:
            raise AssertionError("the lesson does not end")
        assert len(sentences) >= len(lessons()[game].steps)
        assert looked == any(step.waits is Waits.VIEW for step in lessons()[game].steps)
        assert letters(boris) == [], "the secret is shown when the lesson gets to it"


async def touched(house, boris, position) -> bool:
    """Make any move, if it is the learner's turn: on a tray, on the board or in their own panel."""
    tray = next((m for m in house.boards() if any(":#" in id_ for id_ in presses(m))), None)
    if tray is not None:
        await house.env.advance_time(1)
        await press(boris, tray, next(id_ for id_ in presses(tray) if ":#" in id_))
        return True
    on_move = {position.table.seats[seat].person for seat in position.to_move} - {None}
    return bool(on_move) and await moved(house, boris, 0)


async def test_a_lesson_can_be_left_and_the_game_goes_on(memory):
    async with memory() as house:
        boris, table = await taught(house, "cvetariki")
        stranger = house.person("Mira")
        assert "aren't at this table" in told(await press(stranger, house.boards()[-1], "!skip"))
        await press(boris, house.boards()[-1], "!skip")
        assert guide(await house.position(table), None) is None
        assert any(id_.endswith("!more") for id_ in presses(house.boards()[-1]))


async def test_a_lesson_is_given_in_private_and_leaves_the_channel_as_it_is(memory):
    async with memory() as house:
        anna, boris = house.person("Anna"), house.person("Boris")
        await anna.slash(house.channel, "play", game="cvetariki")
        before = [words(message) for message in house.posted()]
        assert "in our private chat" in told(await press(boris, house.boards()[-1], "!show-me"))
        assert [words(message) for message in house.posted()] == before
        here, board = boris.user.dm_channel.history()[:2]
        assert words(here) == "Your lesson is here."
        assert words(board)
        await press(boris.user, board, "!next:0")
        board = boris.user.dm_channel.history()[-1]
        assert "!next:0" not in {id_.split(":", 2)[-1] for id_ in presses(board)}, "the lesson goes on there"
