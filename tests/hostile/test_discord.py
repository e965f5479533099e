"""Discord: whatever a button or a list carries, a stranger in another channel changes nothing and is answered."""

from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest

from bot.desk.desk import VERBS
from bot.platforms.discord.platform import Discord
from storage import Room
from tests.hostile.inputs import COUNTED, ON_PAGES, Hostile

CHANNEL = Room(platform="discord", chat="1001")


class Interaction(SimpleNamespace):
    """A press by Eve in another channel, on a message that has no such button."""

    def __init__(self, number, data, answered) -> None:
        super().__init__(
            id=number,
            type=discord.InteractionType.component,
            data=data,
            user=SimpleNamespace(id=666, display_name="Eve"),
            locale=discord.Locale.american_english,
            guild_id=7,
            channel_id=1002,
            channel=SimpleNamespace(id=1002),
            permissions=discord.Permissions.none(),
            message=SimpleNamespace(components=[], flags=SimpleNamespace(ephemeral=number % 2 == 0)),
            response=SimpleNamespace(defer=AsyncMock()),
            followup=SimpleNamespace(send=answered),
            edit_original_response=answered,
        )


@pytest.fixture
def press(app):
    platform = app.residents["discord"] = Discord(app)

    async def pressed(number, data):
        answered = AsyncMock(return_value=SimpleNamespace(id=1))
        await platform._interactions.press(Interaction(number, data, answered))
        return answered.await_count > 0

    return pressed


@COUNTED
async def test_every_press_of_a_stranger_is_answered_and_changes_nothing(app, press, victims, errors, count):
    seated = victims("discord", CHANNEL)
    table = await seated.sit()
    pages = (*ON_PAGES, "@set:room:anyone_closes=yes", "@rules:cvetris:-1", "@x")
    verbs = [f"{table}:0:!{verb}" for verb in VERBS]
    hostile = Hostile("discord", *pages, *verbs, f"{table}:0:A1", f"{table}:0:?1", f"@sure:{table}:0:A1")
    for number in range(count):
        text = hostile.text()
        data = {"custom_id": text} if number % 3 else {"custom_id": "list", "values": [text, hostile.text()]}
        assert await press(number, data), data
    assert await seated.unharmed()
    assert not errors()
