"""Messages for one person in a group: used where they are supported, and not trusted before they have worked."""

import pytest

from tests.bot.platforms.telegram.playing import is_new, opened

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def more(town, person, chat, other):
    """Let somebody who never started the bot ask for a private screen; return it."""
    await opened(person, chat, other)
    board = await person.wait(chat, is_new(None))
    await person.press(board, "!more")
    return await person.wait(chat, lambda message: person.button(message, "!pause"))


async def test_a_private_screen_is_seen_by_its_owner_alone_and_goes_away(own_town):
    own_town.server.ephemeral = True
    anna, boris = own_town.person("Anna"), own_town.person("Boris")
    chat, plain = own_town.group(anna, boris), own_town.group(anna, boris)
    chat.ephemeral = True
    await own_town.program()
    panel = await more(own_town, anna, chat, boris)
    assert panel.only_for == anna.id
    assert panel not in boris.sees(chat)
    await anna.press(panel, "!pause")
    await anna.wait(chat, lambda _: panel.deleted)

    shown = await more(own_town, anna, plain, boris)
    assert shown.only_for is None, "not supported in this chat: all see the panel, only its owner can press"
    tried = [message for message in plain.messages.values() if message.text == "…"]
    assert [message.deleted for message in tried] == [True], "the trial message was empty, and is deleted"
    assert own_town.server.complaints == []
