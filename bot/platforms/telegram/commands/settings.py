"""What people and rooms choose: /settings."""

from bot.chat.errors import MessageGone
from bot.chat.page import Page
from bot.chat.press import Choose
from bot.chat.settings import PERSON, ROOM, setting
from bot.platforms.telegram.commands.command import Command, Handler
from bot.platforms.telegram.messages.caption import escaped
from bot.platforms.telegram.messages.keyboard import page_keys
from bot.platforms.telegram.messages.wire import Content
from bot.platforms.telegram.panels.panels import PressedMessage
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewer, granted
from bot.tables.errors import TableError
from bot.tables.rights import Action


async def settings(command: Command) -> None:
    """Show people their own settings in the direct chat; in a group an admin gets the room's."""
    who = command.viewer.who
    if not command.room.private and Action.SETTINGS not in (await command.granted(Action.SETTINGS)).granted:
        await command.say("telegram-in-direct", command.link("telegram-open-direct", "settings"))
        return
    page, preferences = PERSON if command.room.private else ROOM, command.services.preferences
    record = await preferences.load(page, who, command.room)
    await command.page(preferences.page(page, record, command.viewer.locale))


async def chosen(services: Services, viewer: Viewer, pressed: PressedMessage, choice: Choose) -> str:
    """Save a choice, and show it on the page that was pressed. Return what the press is answered with."""
    words = services.viewers.words(viewer)
    if choice.values == ("",) and setting(choice.page, choice.name) is not None:
        return words(f"setting-{choice.name.replace('_', '-')}")  # a title, which Telegram has only as a button
    try:
        who = viewer.who
        if choice.page == ROOM:
            who = await granted(viewer, services.store, services.bot, Action.SETTINGS)
        record = await services.preferences.choose(choice, who, pressed.room, toggle=True)
    except TableError as error:
        return words.line(error)
    if choice.page == PERSON and record.language:
        words = services.viewers.words_in(record.language)
    if pressed.carries:
        page = services.preferences.page(choice.page, record, viewer.locale)
        services.later(_renewed(services, viewer, pressed, page))
    return words("telegram-settings-kept")


async def _renewed(services: Services, viewer: Viewer, pressed: PressedMessage, page: Page) -> None:
    content = Content(text=escaped(page.text), keys=page_keys(page, viewer.id))
    try:
        await services.wire.edit(pressed.room, pressed.message, content)
    except MessageGone:
        return


COMMANDS: dict[str, Handler] = {"settings": settings}
