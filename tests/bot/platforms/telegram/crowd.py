"""People who play any game by pressing what they see."""

import asyncio
import random
import time

from bot.platforms.telegram.messages.keyboard import owner_of
from bot.screens.press import Move, PressId, Touch
from tests.bot.platforms.telegram.playing import is_accepted, is_end

OPTIONS = {"confetti": "confetti async"}
AGAIN = 15.0
"""s after which somebody presses once more if nothing has happened."""
PATIENCE = 300.0


class Crowd:
    """People who press something sensible whenever they are mentioned."""

    def __init__(self, chat, *people):
        self.chat, self.people, self.chance = chat, people, random.Random(7)
        self.refusals = []
        self.draws = True
        """They also ask for their own panels, and press there."""
        self._tried = {}

    async def play(self, most):
        """Play until the end, or for a number of effective presses; return the result, if there is one."""
        for _ in range(most):
            ends = time.monotonic() + PATIENCE
            while time.monotonic() < ends:
                if (end := next((m for m in self.messages() if is_end(m)), None)) is not None:
                    return end
                if await self.anybody():
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError(f"nobody knows what to do: {[m.text for m in self.messages()][-2:]}")
        return None

    def messages(self):
        return [message for message in self.people[0].sees(self.chat) if message.from_bot and message.buttons]

    async def anybody(self):
        """Let somebody press something; tell whether there was anything to press."""
        for person in self.people:
            for message, data in self._calls(person):
                pressed, at = self._tried.get((person.id, message.id), (None, 0.0))
                if pressed == message.content() and time.monotonic() - at < AGAIN:
                    continue  # pressed, and the new picture is on its way
                self._tried[person.id, message.id] = message.content(), time.monotonic()
                button = next(button for button in message.buttons if button.get("callback_data") == data)
                press = await person.press(message, button["text"])
                if not press.alert and not is_accepted(press):
                    self.refusals.append(press.text)
                return True
        return False

    def _calls(self, person):
        """Yield what somebody would press now: on their own panel first, then on the board that mentions them."""
        for message in reversed([*self.messages(), *person.sees(person.direct)] if self.draws else []):
            acts = self._acts(message, person.id)
            if acts:
                yield message, self.chance.choice(acts)
        for message in reversed(self.messages()):
            if person.id in message.mentioned:
                acts = self._acts(message, None)
                view = [b["callback_data"] for b in message.buttons if b.get("callback_data", "").endswith("!view")]
                if acts or (view and self.draws):
                    yield message, self.chance.choice(acts or view)
                return

    def _acts(self, message, owner):
        found = []
        for button in message.buttons:
            whose, data = owner_of(button.get("callback_data", ""))
            asked = PressId.read(data)
            if asked and whose == owner and isinstance(asked.kind, Move | Touch):
                found.append(button["callback_data"])
        return found


async def begun(town, game, *names):
    """Open a table of a game in its own group, and start it."""
    people = [town.person(name, language) for name, language in zip(names, ("en", "ru", "tr", "en"), strict=False)]
    chat = town.group(*people)
    await people[0].write(chat, f"/play {OPTIONS.get(game, game)}")
    lobby = await people[0].wait(chat, lambda message: people[0].button(message, "!join"))
    for other in people[1:]:
        await other.press(lobby, "!join")
    assert not (await people[0].press(lobby, "!start")).text
    return Crowd(chat, *people)
