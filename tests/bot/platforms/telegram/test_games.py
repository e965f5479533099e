"""Every game can be played in a group by pressing what one sees, also by those who never started the bot."""

import asyncio
import random

import pytest

from bot.platforms.telegram.keyboard import owner_of
from bot.screens.language import PressId
from bot.screens.registry import game_screens
from tests.bot.platforms.telegram.playing import is_end

pytestmark = pytest.mark.asyncio(loop_scope="session")

OPTIONS = {"confetti": "confetti async"}


class Crowd:
    """People who press something sensible whenever they are called."""

    def __init__(self, chat, *people):
        self.chat, self.people, self.chance = chat, people, random.Random(7)
        self.refusals = []
        self._tried = {}

    async def play(self, most):
        """Play until the end, or for so many presses that counted; return the result, if there is one."""
        for _ in range(most):
            for _ in range(800):
                if (end := next((m for m in self._messages() if is_end(m)), None)) is not None:
                    return end
                if await self._anybody():
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError(f"nobody knows what to do: {[m.text for m in self._messages()][-2:]}")
        return None

    def _messages(self):
        return [message for message in self.people[0].sees(self.chat) if message.from_bot and message.buttons]

    async def _anybody(self):
        for person in self.people:
            for message, data in self._calls(person):
                if self._tried.get((person.id, message.id)) == message.content():
                    continue  # pressed, and the new picture is on its way
                self._tried[person.id, message.id] = message.content()
                button = next(button for button in message.buttons if button.get("callback_data") == data)
                press = await person.press(message, button["text"])
                if press.text and not press.alert:
                    self.refusals.append(press.text)
                return True
        return False

    def _calls(self, person):
        """Yield what somebody would press now: on his own panel first, then on the board that calls him."""
        for message in reversed([*self._messages(), *person.sees(person.direct)]):
            acts = self._acts(message, person.id)
            if acts:
                yield message, self.chance.choice(acts)
        for message in reversed(self._messages()):
            if person.id in message.mentioned:
                acts = self._acts(message, None)
                view = [b["callback_data"] for b in message.buttons if b.get("callback_data", "").endswith("!view")]
                if acts or view:
                    yield message, self.chance.choice(acts or view)
                return

    def _acts(self, message, owner):
        found = []
        for button in message.buttons:
            whose, data = owner_of(button.get("callback_data", ""))
            asked = PressId.read(data)
            if asked and whose == owner and asked.press[:1] not in ("?", "!", ""):
                found.append(button["callback_data"])
        return found


async def begun(town, game):
    anna, boris = town.person("Anna"), town.person("Boris", "ru")
    chat = town.group(anna, boris)
    await anna.write(chat, f"/play {OPTIONS.get(game, game)}")
    lobby = await anna.wait(chat, lambda message: anna.button(message, "!join"))
    await boris.press(lobby, "!join")
    assert not (await anna.press(lobby, "!start")).text
    return chat, Crowd(chat, anna, boris)


@pytest.mark.parametrize("game", sorted(game_screens()))
async def test_a_game_is_played_for_a_while(town, game):
    chat, crowd = await begun(town, game)
    await crowd.play(8)
    assert len(crowd.refusals) <= 4, crowd.refusals
    town.check(chat)


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", sorted(game_screens()))
async def test_a_whole_game_is_played(town, game):
    chat, crowd = await begun(town, game)
    end = await crowd.play(600)
    assert end is not None
    await crowd.people[0].wait(chat, lambda _: len(crowd._messages()) == 1)
    town.check(chat)
