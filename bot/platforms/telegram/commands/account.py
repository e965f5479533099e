"""About a person: /stats, /export, /forget."""

from bot.chat.account import EXPORT_FILE, export as exported, forget_page, forgotten as deleted, stats_page
from bot.platforms.telegram.commands.command import Command, Handler
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewer


async def stats(command: Command) -> None:
    """Count what somebody has played to the end."""
    await command.page(await stats_page(command.services.store, command.viewer.who.person, command.words))


async def export(command: Command) -> None:
    """Hand over everything that is known about a person, in the direct chat."""
    if await _is_private(command, "export"):
        data = await exported(command.services.store, command.viewer.who.person)
        await command.services.wire.document(command.room, data, EXPORT_FILE, command.words("telegram-export"))


async def forget(command: Command) -> None:
    """Ask before deleting somebody's data, in the direct chat."""
    if await _is_private(command, "forget"):
        await command.page(forget_page(command.words))


async def forgotten(services: Services, viewer: Viewer) -> str:
    """Delete the data of a person who has confirmed it."""
    return (await deleted(services.store, viewer.who.person, services.viewers.words(viewer))).text


async def _is_private(command: Command, word: str) -> bool:
    """Tell whether a command was given in the direct chat; if not, reply with the link to it."""
    if not command.room.private:
        await command.say("telegram-in-direct", command.link("telegram-open-direct", word))
    return command.room.private


COMMANDS: dict[str, Handler] = {"stats": stats, "export": export, "forget": forget}
