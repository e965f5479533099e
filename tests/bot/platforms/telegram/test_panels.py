"""The drawing panel in a group: only its owner can press it, and nobody draws what the picture does not show."""

import asyncio
import time

import pytest

from bot.platforms.telegram.messages.keyboard import owner_of
from tests.bot.platforms.telegram.crowd import PATIENCE, begun
from tests.bot.platforms.telegram.playing import is_accepted

A_MINUTE = 60
"""s after which a group may be written to as if nothing had been said."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


def is_panel(message, person):
    return bool(message.photo) and any(
        owner_of(button.get("callback_data", ""))[0] == person.id for button in message.buttons
    )


async def to_the_panel(crowd):
    """Take dice until somebody has a figure to draw; return who, and the panel that appears by itself."""
    crowd.draws = False
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        for person in crowd.people:
            if panel := next((m for m in crowd.messages() if is_panel(m, person)), None):
                return person, panel
        if not await crowd.anybody():
            await asyncio.sleep(0.05)
    raise AssertionError("nobody has anything to draw")


def looks_of(panel):
    """Return two looks that show something different from the panel: turned if possible, and elsewhere."""
    looks = [button["text"] for button in panel.buttons if ":?!" in button["callback_data"]]
    turned = [text for text in looks if text.isdigit()]  # what is already shown has dots around it
    columns = [text for text in looks if len(text) == 1 and text.isalpha()]
    return (turned[-1] if turned else columns[1], columns[0])


async def test_looks_are_answered_in_words_and_the_picture_catches_up(town):
    crowd = await begun(town, "cvetris", "Anna", "Boris")
    owner, panel = await to_the_panel(crowd)
    other = next(person for person in crowd.people if person is not owner)
    assert panel.silent, "a panel in a group rings nobody's phone"
    first, second = looks_of(panel)
    draw = panel.keyboard[-1][0]["text"]
    assert "?!" not in panel.keyboard[-1][0]["callback_data"]
    assert (await other.press(panel, draw)).text is not None, "it is not theirs"

    await town.pass_by(A_MINUTE)
    with town.dial.held():
        before = panel.content()
        told = await owner.press(panel, first)
        assert told.text.startswith(("Rotation", "Поворот"))
        await owner.wait(crowd.chat, lambda message: message is panel and panel.content() != before)

        before = panel.content()
        told = await owner.press(panel, second)  # so soon after a picture the next one has to wait
        early = await owner.press(panel, draw)
    assert early.text.startswith(("The picture is updating", "Картинка ещё обновляется"))
    assert not panel.deleted
    await owner.wait(crowd.chat, lambda message: message is panel and panel.content() != before)
    assert told.text.split(".")[0] in panel.text, "the picture shows what was said"
    assert is_accepted(await owner.press(panel, draw))
    await owner.wait(crowd.chat, lambda _: panel.deleted)
    town.check(crowd.chat)
