"""The deal on Discord: its code in the lobby, one's own colours, and after the game a check with the file."""

from bot.checking import first_difference
from bot.gamefile import decoded
from tests.bot.platforms.discord.memory.house import press, words


def code_in(text):
    (found,) = (line for line in text.splitlines() if line.startswith("Fair-deal code: "))
    return found.removeprefix("Fair-deal code: ")


async def test_the_code_of_the_lobby_is_checked_after_the_game_with_a_file(memory):
    async with memory() as house:
        anna = house.person("Anna")
        await anna.slash(house.channel, "play", game="cvetariki", computers=1)
        lobby = house.boards()[-1]
        panel = (await press(anna, lobby, "!verify")).followups[-1].message
        code = code_in(words(panel))
        assert len(code) == 64
        assert code.startswith(code_in(words(lobby)).rstrip("…"))
        await press(anna, panel, "!cut:V")
        table = next(iter(lobby.components[-1].children)).custom_id.split(":")[0]
        assert (await house.store.tables.load(table)).table.seats[0].cut == "V"
        await press(anna, lobby, "!start")
        question = (await anna.slash(house.channel, "concede")).response.message
        await press(anna, question, "!concede:yes")
        await house.env.advance_time(1)
        sent = (await press(anna, house.boards()[-1], "!verify")).followups[-1].message
        assert sent.content.startswith("Checked: the deal and every random event match code ")
        (attached,) = sent.attachments
        file = decoded(await attached.read())
        assert (file.code, file.deal.shares, first_difference(file)) == (code, ("V",), None)
