"""People with their clients: they see messages, type commands, press buttons. Nothing else reaches the bot."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.bot.platforms.dial import Dial
from tests.bot.platforms.discord.emulator.gateway import Gateway
from tests.bot.platforms.discord.emulator.rest import NOW, Rest
from tests.bot.platforms.discord.emulator.world import EVERYTHING, Channel, Interaction, Message, User, World

KINDS = {str: 3, int: 4, bool: 5, User: 6}


@dataclass
class Person:
    """One user in one channel."""

    world: World
    rest: Rest
    gateway: Gateway
    user: User
    channel: Channel
    member: bool = True
    """The bot is a member of the server; otherwise the person has installed it for themselves."""

    async def command(self, name: str, **options: Any) -> Interaction:
        """Type a command that the bot has registered."""
        return await self._interact(2, self._typed(name, options))

    async def complete(self, name: str, focused: str, **options: Any) -> list[str]:
        """Return the suggestions of autocomplete."""
        data = self._typed(name, options)
        next(option for option in data["options"] if option["name"] == focused)["focused"] = True
        asked = await self._interact(4, data)
        return [choice["value"] for choice in asked.choices or []]

    def _typed(self, name: str, options: dict[str, Any]) -> dict[str, Any]:
        known = next(command for command in self.world.commands if command["name"] == name)
        names = {option["name"] for option in known.get("options", [])}
        assert set(options) <= names
        named = {value.id: value.json() for value in options.values() if isinstance(value, User)}
        values = {key: value.id if isinstance(value, User) else value for key, value in options.items()}
        typed = [{"name": key, "type": KINDS[type(options[key])], "value": value} for key, value in values.items()]
        resolved = {"resolved": {"users": named}} if named else {}
        return {"id": known["id"], "name": name, "type": 1, "options": typed} | resolved

    async def press(self, message: Message, press: str) -> Interaction:
        """Press a button, or pick an entry of a list, by the end of its id."""
        id_ = next(id_ for id_ in message.presses if id_.split(":", 2)[-1] == press or id_ == press)
        return await self.press_id(message, id_, message.presses[id_])

    async def press_id(self, message: Message, id_: str, control: str | None = None) -> Interaction:
        """Press what may no longer be there: an old board that somebody still sees."""
        if control is not None and control != id_:
            data: dict[str, Any] = {"component_type": 3, "custom_id": control, "id": 1, "values": [id_]}
        else:
            data = {"component_type": 2, "custom_id": id_, "id": 1}
        return await self._interact(3, data, message)

    async def _interact(self, kind: int, data: dict[str, Any], message: Message | None = None) -> Interaction:
        interaction = Interaction(self.user, self.channel, message=message)
        self.world.interactions[interaction.id] = interaction
        await self.gateway.send("INTERACTION_CREATE", self._json(interaction, kind, data))
        await self.world.until(lambda: interaction.acknowledged is not None)
        return interaction

    def _json(self, interaction: Interaction, kind: int, data: dict[str, Any]) -> dict[str, Any]:
        allowed = str(EVERYTHING if self.user.manages else EVERYTHING & ~(1 << 5) & ~(1 << 3))
        about: dict[str, Any] = {
            "id": interaction.id, "application_id": self.world.application, "type": kind, "data": data, "version": 1,
            "token": interaction.token, "channel_id": self.channel.id, "channel": self.rest.channel_json(self.channel),
            "app_permissions": str(self.channel.allowed), "locale": self.user.locale, "entitlements": [],
            "attachment_size_limit": 10485760,
        }  # fmt: skip
        if self.channel.kind == 1:
            about |= {"user": self.user.json(), "context": 1, "authorizing_integration_owners": {"1": self.user.id}}
        else:
            about["channel"]["permissions"] = allowed
            owners = {"0": self.channel.guild} if self.member else {"1": self.user.id}
            member = {"user": self.user.json(), "roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0,
                      "permissions": allowed}  # fmt: skip
            about |= {"member": member, "guild_id": self.channel.guild, "guild_locale": "ru", "context": 0,
                      "guild": {"id": self.channel.guild, "locale": "ru", "features": []},
                      "authorizing_integration_owners": owners}  # fmt: skip
        if interaction.message is not None:
            about["message"] = self.rest.message_json(interaction.message)
        return about

    async def answer(self, interaction: Interaction, number: int = 0) -> Message:
        """Return the bot's private answer, once there is one."""
        await self.world.until(lambda: len(interaction.answers) > number)
        return interaction.answers[number]

    @property
    def board(self) -> Message:
        """The newest message of the channel that has buttons."""
        return [m for m in self.world.posted(self.channel) if m.controls][-1]


def moves(message: Message) -> list[str]:
    """Return the moves that a message offers: whatever is neither about the table nor a look."""
    presses = (id_.split(":", 2)[-1] for id_ in message.presses if not id_.startswith("@"))
    return [press for press in presses if not re.match(r"[!?~]", press)]


async def played_by_typing(people: list[Person], over: Callable[[], Any], dial: Dial, most: int = 600) -> None:
    """Play to the end with typed moves, each from the suggestions for whoever is on move.

    Meanwhile time is stopped, so that all of it ends up in one picture.
    """
    for _ in range(most):
        if over():
            return
        with dial.held():
            moved = [person for person in people if await typed(person)]
        if not moved:
            await people[0].world.next_change()  # a timed event, or the end, is on its way
    raise AssertionError("the game does not end")


async def typed(person: Person) -> bool:
    suggested = await person.complete("move", "text", text="")
    if suggested:
        sent = await person.command("move", text=suggested[0])
        await person.world.until(lambda: sent.finished or sent.answers)
    return bool(suggested)
