"""Every press on a button arrives here. What the desk answers is shown by `Answers`."""

import logging
from typing import assert_never

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message, Update

from bot.chat.press import Choose, Forget, OpenGame, ReadRules, Sure, read
from bot.desk import Press, Told, needed
from bot.platforms.telegram.answers import Answers, toast
from bot.platforms.telegram.commands import account, opening, settings
from bot.platforms.telegram.commands.command import Command
from bot.platforms.telegram.messages.keyboard import owner_of
from bot.platforms.telegram.name import NAME
from bot.platforms.telegram.panels.panels import PressedMessage
from bot.platforms.telegram.rooms import room_of
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewer, direct_room, granted
from bot.screens.press import PressId
from engines.errors import RuleError
from storage import Claim

log = logging.getLogger(__name__)


class Presses:
    """Turns callback queries into presses at the desk, choices and commands."""

    def __init__(self, services: Services) -> None:
        self._services, self._answers = services, Answers(services)

    async def handle(self, update: Update) -> None:
        query = update.callback_query
        if query is None or query.data is None:
            return
        owner, data = owner_of(query.data)
        pressed = pressed_on(query, panel=owner is not None)
        viewer = await self._services.viewers.viewer(query.from_user, pressed.room)
        words = self._services.viewers.words(viewer)
        try:
            if owner is not None and owner != viewer.id:
                await toast(query, words("telegram-not-yours"))
            else:
                await self._acted(query, viewer, pressed, data)
        except Exception:
            # The fault is ours: people are told that nothing is lost, and the log has the rest.
            log.exception("a press could not be handled")
            await toast(query, words("busy"))

    async def _acted(self, query: CallbackQuery, viewer: Viewer, pressed: PressedMessage, data: str) -> None:
        words = self._services.viewers.words(viewer)
        match read(data):
            case PressId() as asked:
                await self._at_table(query, viewer, pressed, asked, data)
            case Choose() as choice:
                await toast(query, await settings.chosen(self._services, viewer, pressed, choice))
            case Forget():
                await toast(query, await account.forgotten(self._services, viewer))
            case OpenGame(game):
                await toast(query, await self._opened(viewer, pressed, game))
            case ReadRules() | Sure() | None:  # buttons of other platforms, or made up
                await toast(query, words("table-gone"))
            case unreachable:
                assert_never(unreachable)

    async def _at_table(
        self, query: CallbackQuery, viewer: Viewer, pressed: PressedMessage, asked: PressId, data: str
    ) -> None:
        services = self._services
        words = services.viewers.words(viewer)
        if pressed.panel and asked.is_move and services.panels.requests.is_outdated(asked.table, viewer.id, data):
            await toast(query, words("telegram-catching-up"))
        elif await self._is_asked_first(viewer, asked, data):
            name = await services.desk.named(Press(who=viewer.who, data=data, id=f"tg {query.id}"))
            if isinstance(name, Told):
                await self._answers.give(query, viewer, pressed, asked, name)
            else:
                await toast(query, words("telegram-press-again", move=name))
        else:
            who = await granted(viewer, services.store, services.bot, needed(asked))
            press = Press(who=who, data=data, id=f"tg {query.id}", look_first=True)
            await self._answers.give(query, viewer, pressed, asked, await services.desk.press(press))

    async def _is_asked_first(self, viewer: Viewer, asked: PressId, data: str) -> bool:
        """Tell whether somebody who wants to confirm each move presses this one for the first time.

        The store remembers it: the second press may come to another process, or after a restart.
        """
        if not viewer.settings.ask_first or not asked.is_move:
            return False
        async with self._services.store.inbox.claimed(f"{NAME}:ask:{viewer.id}:{data}") as claim:
            return claim is Claim.MINE

    async def _opened(self, viewer: Viewer, pressed: PressedMessage, game: str) -> str:
        """Open a table from a game's button. The person who pressed is its host."""
        command = Command(services=self._services, viewer=viewer, text=game, press=f"tg {pressed.query}")
        try:
            await opening.open_table(command, game)
        except RuleError as error:
            return command.words.line(error)
        return ""


def label_on(query: CallbackQuery) -> str | None:
    """Return the label of the button that was pressed."""
    keys = query.message.reply_markup if isinstance(query.message, Message) else None
    buttons = (button for row in (keys.inline_keyboard if keys else ()) for button in row)
    return next((button.text for button in buttons if button.callback_data == query.data), None)


def pressed_on(query: CallbackQuery, *, panel: bool) -> PressedMessage:
    message: MaybeInaccessibleMessage | None = query.message
    if message is None:
        return PressedMessage(room=direct_room(query.from_user.id), query=query.id)
    room = room_of(
        message.chat,
        message.message_thread_id if isinstance(message, Message) else None,
        topic=isinstance(message, Message) and bool(message.is_topic_message),
    )
    hidden = message.api_kwargs.get("ephemeral_message_id") if message.api_kwargs else None
    return PressedMessage(
        room=room,
        message=str(message.message_id),
        query=query.id,
        panel=panel or hidden is not None,
        carries=label_on(query) is not None,
        photo=isinstance(message, Message) and bool(message.photo),
        ephemeral=int(hidden) if hidden is not None else None,
    )
