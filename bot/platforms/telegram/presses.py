"""Every press on a button, from the query to the desk. What the desk answers is shown by `Answers`."""

import logging
from collections.abc import Awaitable, Callable

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message, Update

from bot.desk import Press, needed
from bot.platforms.telegram.answers import Answers, toast
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.granting import granted
from bot.platforms.telegram.keyboard import owner_of
from bot.platforms.telegram.people import PLATFORM, Reader
from bot.platforms.telegram.private import Pressed
from bot.platforms.telegram.rooms import room_of
from bot.screens.press import PressId
from storage import Claim, Room

log = logging.getLogger(__name__)

Choice = Callable[[Reader, Pressed, str], Awaitable[str]]


class Presses:
    """Turns callback queries into presses at the desk."""

    def __init__(self, place: Place, choices: dict[str, Choice]) -> None:
        self._place, self._answers = place, Answers(place)
        self._choices = choices
        """What is pressed elsewhere than at a table, by its first letter; each answers with a toast."""

    async def handle(self, update: Update) -> None:
        query = update.callback_query
        if query is None or query.data is None:
            return
        pressed = pressed_on(query, panel=owner_of(query.data)[0] is not None)
        reader = await self._place.people.reader(query.from_user, pressed.room)
        try:
            await self._acted(query, reader, pressed, query.data)
        except Exception:
            # Whatever went wrong is ours: the presser is told that nothing is lost, and the log tells the rest.
            log.exception("a press could not be handled")
            await toast(query, self._place.people.words(reader)("busy"))

    async def _acted(self, query: CallbackQuery, reader: Reader, pressed: Pressed, carried: str) -> None:
        place = self._place
        owner, data = owner_of(carried)
        asked = PressId.read(data)
        if owner is not None and owner != reader.id:
            await toast(query, place.people.words(reader)("telegram-not-yours"))
        elif data[:1] in self._choices:
            await toast(query, await self._choices[data[:1]](reader, pressed, data[1:]))
        elif self._is_unseen(reader, pressed, asked, data):
            await toast(query, place.people.words(reader)("telegram-catching-up"))
        elif await self._is_asked_first(reader, asked, data):
            move = label_on(query, carried) or data.rpartition(":")[2]
            await toast(query, place.people.words(reader)("telegram-press-again", move=move))
        else:
            who = await granted(place, reader, needed(asked))
            press = Press(who=who, data=data, id=f"tg {query.id}", look_first=True)
            await self._answers.give(query, reader, pressed, asked, await place.desk.press(press))

    def _is_unseen(self, reader: Reader, pressed: Pressed, asked: PressId | None, data: str) -> bool:
        """Tell whether a move is pressed on a panel whose picture is not what its owner has picked last."""
        if asked is None or not pressed.panel or not asked.is_move:
            return False
        return self._place.private.wishes.hides(asked.table, reader.id, data)

    async def _is_asked_first(self, reader: Reader, asked: PressId | None, data: str) -> bool:
        """Tell whether somebody who wants to be asked before each move presses this one for the first time.

        The store remembers it: the second press may come to another process, or after a restart.
        """
        if not reader.settings.ask_first or asked is None or not asked.is_move:
            return False
        async with self._place.store.inbox.claimed(f"{PLATFORM}:ask:{reader.id}:{data}") as claim:
            return claim is Claim.MINE


def label_on(query: CallbackQuery, carried: str) -> str | None:
    """Return what stands on the button that was pressed."""
    keys = query.message.reply_markup if isinstance(query.message, Message) else None
    buttons = (button for row in (keys.inline_keyboard if keys else ()) for button in row)
    return next((button.text for button in buttons if button.callback_data == carried), None)


def pressed_on(query: CallbackQuery, *, panel: bool) -> Pressed:
    message: MaybeInaccessibleMessage | None = query.message
    if message is None:
        return Pressed(
            room=Room(platform="telegram", chat=str(query.from_user.id), private=True), message="0", query=query.id
        )
    room = room_of(
        message.chat,
        message.message_thread_id if isinstance(message, Message) else None,
        topic=isinstance(message, Message) and bool(message.is_topic_message),
    )
    hidden = message.api_kwargs.get("ephemeral_message_id") if message.api_kwargs else None
    return Pressed(
        room=room,
        message=str(message.message_id),
        query=query.id,
        panel=panel or hidden is not None,
        carries=label_on(query, query.data or "") is not None,
        photo=isinstance(message, Message) and bool(message.photo),
        ephemeral=int(hidden) if hidden is not None else None,
    )
