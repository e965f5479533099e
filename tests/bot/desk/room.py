"""A fake room: keeps every table that is announced, and people press what they see."""

from collections import defaultdict

from bot.desk import Answer, Desk, Press
from bot.screens.language import Button, Screen, press_id
from bot.screens.press import PressId
from bot.screens.tables import public_screen
from bot.tables import turns
from bot.tables.lobby import Who
from storage import LoadedTable, Speech


class Paper:
    """The platform `local`, in memory."""

    name = "local"

    def __init__(self) -> None:
        self.screens: dict[str, list[Screen]] = defaultdict(list)

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
        begun = held.table.started_at is not None
        position = turns.position(held.table, held.snapshot) if begun else None
        self.screens[held.table.id].append(public_screen(position, held.table, held.version))
        return Speech(version=held.version, revision=held.table.revision)


def buttons(screen: Screen) -> list[Button]:
    return [button for row in (*screen.choices, *screen.service) for button in row]


class Hand:
    """A person who presses buttons."""

    def __init__(self, desk: Desk, who: Who) -> None:
        self._desk, self.who, self._presses = desk, who, 0

    async def press(self, screen: Screen, press: str, number: int | None = None) -> Answer:
        """Press a button of a screen, identified by what it does."""
        button = next(button for button in buttons(screen) if button.press == press)
        self._presses += 1
        name = f"{self.who.name} {number or self._presses}"
        return await self._desk.press(Press(who=self.who, asked=PressId.read(press_id(screen, button)), id=name))
