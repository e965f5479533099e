"""One who floods is told so, in their language, and nobody else notices."""

from bot.limits import LIMITS, Limit
from tests.bot.platforms.discord.memory.house import press
from tests.bot.platforms.discord.memory.test_situations import told


def limited(house, **limits):
    house.app.limiter._limits = {**LIMITS, **{name.replace("_", "-"): limit for name, limit in limits.items()}}


async def test_too_many_presses_are_answered_kindly_and_change_nothing(memory):
    async with memory() as house:
        anna, boris = house.person("Anna"), house.person("Boris")
        await anna.slash(house.channel, "play", game="cvetariki")
        lobby = house.boards()[-1]
        limited(house, presses=Limit(3, 600))
        for _ in range(3):
            assert "Slow down" not in told(await press(anna, lobby, "!rules"))
        for _ in range(5):
            assert "Slow down a little and press again in" in told(await press(anna, lobby, "!leave"))
        assert "Anna" in house.boards()[-1].attachments[0].description, "she has not left"
        await press(boris, lobby, "!join")
        assert "Boris" in house.boards()[-1].attachments[0].description, "Boris is not slowed down"


async def test_one_person_can_not_fill_a_channel_with_tables(memory):
    async with memory() as house:
        anna, boris = house.person("Anna"), house.person("Boris")
        limited(house)
        answers = [await anna.slash(house.channel, "play", game="cvetariki") for _ in range(8)]
        assert len(house.boards()) == 5
        assert all("tables are still waiting for players" in told(answer) for answer in answers[5:])
        await boris.slash(house.channel, "play", game="cvetariki")
        assert len(house.boards()) == 6
