"""What /play opens, and what it refuses before opening anything."""

from storage import Pace
from tests.bot.platforms.discord.memory.house import press, presses, words
from tests.bot.platforms.discord.memory.playing import seated
from tests.bot.platforms.discord.memory.test_situations import told


async def test_more_computers_than_seats_open_neither_a_thread_nor_a_table(memory):
    async with memory() as house:
        admin = house.person("Anna", manage_guild=True)
        room = (await admin.slash(house.channel, "settings")).followups[-1].message
        await press(admin, room, "@set:room:in_threads=yes")
        assert "4 computers at most" in told(await admin.slash(house.channel, "play", game="cvetariki", computers=6))
        solo = await admin.slash(house.channel, "play", game="cvetariki", variant="solo", computers=1)
        assert "no seat for a computer" in told(solo)
        assert not house.channel.threads
        assert house.posted() == []
        assert "open table" in told(await admin.slash(house.channel, "tables"))


async def test_an_unknown_variant_opens_no_thread(memory):
    async with memory() as house:
        admin = house.person("Anna", manage_guild=True)
        room = (await admin.slash(house.channel, "settings")).followups[-1].message
        await press(admin, room, "@set:room:in_threads=yes")
        assert "variant" in told(await admin.slash(house.channel, "play", game="cvetariki", variant="nonsense"))
        assert not house.channel.threads
        assert house.posted() == []


async def test_a_direct_chat_has_no_clock_and_a_channel_has_a_day(memory):
    async with memory() as house:
        anna = house.person("Anna")
        await anna.user.slash("play", game="cvetris")
        await anna.slash(house.channel, "play", game="cvetris")
        boards = (house.boards(anna.user.dm_channel)[-1], house.boards()[-1])
        tables = [await house.store.tables.load(next(iter(presses(board))).split(":")[0]) for board in boards]
        assert [held.table.clock.pace for held in tables] == [Pace.NONE, Pace.DAY]


async def test_where_nothing_is_hidden_nobody_is_told_to_look(memory):
    async with memory() as house:
        house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await seated(house, "cvetariki", 2)
        assert "My colour" in words(house.boards()[-1])
        await seated(house, "cvetariki", 1, variant="solo")
        assert "My colour" not in words(house.boards()[-1])
