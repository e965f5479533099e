"""One who floods a group: a few tables, a kind sentence now and then, and nobody else notices."""

import pytest

from bot.limits import LIMITS
from tests.bot.platforms.telegram.playing import until

pytestmark = pytest.mark.asyncio(loop_scope="session")

USUAL = {f"LIMIT_{name.upper().replace('-', '_')}": str(limit) for name, limit in LIMITS.items()}


async def test_one_person_can_not_fill_a_group_with_tables(own_town):
    town = own_town
    anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(anna, boris)
    await town.program(**USUAL)
    for _ in range(40):
        await anna.write(chat, "/play cvetariki")

    def lobbies(person):
        return [message for message in person.sees(chat) if message.from_bot and person.button(message, "!join")]

    await until(lambda: len(lobbies(anna)) == 5)
    await boris.write(chat, "/play cvetariki")
    await boris.wait(chat, lambda message: "Boris" in message.text and boris.button(message, "!join"))
    await town.idle()
    assert len(lobbies(boris)) == 6, "five of hers, and his"
    assert any("tables" in message.text for message in anna.sees(chat) if message.from_bot and not message.buttons)
    press = await anna.press(lobbies(anna)[0], "!leave")
    assert "Slow down" not in (press.text or ""), "what was refused does not count"
    town.check(chat)
