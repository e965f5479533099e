"""Every press on a button: acted upon, answered at once, and then shown."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message, Update

from bot.desk import Answer, Press
from bot.platforms.telegram.budget import Purse
from bot.platforms.telegram.caption import ALERT, clipped, paragraph
from bot.platforms.telegram.context import Place
from bot.platforms.telegram.granting import granted
from bot.platforms.telegram.keyboard import owner_of
from bot.platforms.telegram.people import Reader
from bot.platforms.telegram.private import Pressed
from bot.platforms.telegram.rooms import room_of
from bot.platforms.telegram.wire import Lost, Moved, Shut, said
from bot.screens.language import PressId, Screen
from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, private_screen, touched_lines
from bot.tables import turns
from bot.tables.lobby import seat_number
from bot.tables.rights import action_of
from bot.tables.speaking import RetryLater
from bot.texts import Words
from storage import Held, Phase, Room, StoreError, Table

log = logging.getLogger(__name__)

REMEMBERED = 1_000
TOAST = 90
"""Characters that a toast shows in full; longer ones become an alert."""
Choice = Callable[[Reader, Pressed, str], Awaitable[str]]


class Presses:
    """Turns callback queries into presses at the desk, and its answers into what the presser sees."""

    def __init__(self, place: Place, choices: dict[str, Choice]) -> None:
        self._place = place
        self._choices = choices
        """What is pressed elsewhere than at a table, by its first letter; each answers with a toast."""
        self._pressed: dict[int, str] = {}
        """The moves of those who want to be asked before each."""

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
            await self._toast(query, self._place.people.words(reader)("busy"))

    async def _acted(self, query: CallbackQuery, reader: Reader, pressed: Pressed, carried: str) -> None:
        place = self._place
        owner, data = owner_of(carried)
        if owner is not None and owner != reader.id:
            await self._toast(query, place.people.words(reader)("telegram-not-yours"))
        elif data[:1] in self._choices:
            await self._toast(query, await self._choices[data[:1]](reader, pressed, data[1:]))
        elif self._is_unseen(reader, pressed, data):
            await self._toast(query, place.people.words(reader)("telegram-catching-up"))
        elif self._is_asked_first(reader, data):
            move = label_on(query, carried) or data.rpartition(":")[2]
            await self._toast(query, place.people.words(reader)("telegram-press-again", move=move))
        else:
            who = await granted(place, reader, action_of(data.split(":", 2)[-1]))
            press = Press(who=who, data=data, id=f"tg {query.id}", look_first=True)
            answer = await place.desk.press(press)
            await self._answered(query, reader, pressed, data, answer)

    def _is_unseen(self, reader: Reader, pressed: Pressed, data: str) -> bool:
        """Tell whether a move is pressed on a panel whose picture is not what its owner has picked last."""
        asked = PressId.read(data)
        if asked is None or not pressed.panel or not is_move(asked):
            return False
        return self._place.private.wishes.hides(asked.table, reader.id, data)

    def _is_asked_first(self, reader: Reader, data: str) -> bool:
        """Tell whether somebody who wants to be asked before each move presses this one for the first time."""
        asked = PressId.read(data)
        if not reader.settings.ask_first or asked is None or not is_move(asked):
            return False
        before = self._pressed.pop(reader.id, None)
        if before == data:
            return False
        while len(self._pressed) >= REMEMBERED:
            del self._pressed[next(iter(self._pressed))]
        self._pressed[reader.id] = data
        return True

    async def _answered(
        self, query: CallbackQuery, reader: Reader, pressed: Pressed, data: str, answer: Answer
    ) -> None:
        """Answer the press itself first; what takes longer follows."""
        asked = PressId.read(data)
        table = await self._table(answer, asked)
        words = self._place.people.words(reader, table)
        screen = answer.screen
        if screen is not None and table is not None and not shown_as_alert(table, screen, asked):
            # Before he is told what he looks at: from now on the picture is old, and the next press may be quick.
            pressed = replace(pressed, wish=self._place.private.wishes.made(screen, table.id, reader.id))
        if answer.lines:
            await self._toast(query, paragraph(answer.lines, words), alert=asked is not None and asked.press == "!hint")
        elif asked is not None and asked.press.startswith("#"):
            await self._toast(query, await self._touched(asked, reader, words))
        elif asked is not None and asked.press.startswith("?"):
            await self._toast(query, looked_at(answer, words))
        elif screen is not None and table is not None and shown_as_alert(table, screen, asked):
            text = paragraph(screen.lines, words) or words("telegram-nothing-hidden")
            await self._toast(query, text, alert=True)
        elif answer.replay is not None and not pressed.room.private and self._place.papers.is_first_film(answer.replay):
            await self._toast(query, words("telegram-film-comes"))
            self._place.later(self._place.papers.film_in(pressed.room, pressed.message, answer.replay))
            return
        elif (link := self._link(answer, asked, reader)) is not None:
            # The only kind of link that Telegram opens from a press: our own chat, with a word to start with.
            await said(query.answer(url=link), "a press could not be answered")
            return
        else:
            await self._toast(query, "")
        self._place.later(self._shown(reader, pressed, asked, answer, table))

    async def _shown(
        self, reader: Reader, pressed: Pressed, asked: PressId | None, answer: Answer, table: Table | None
    ) -> None:
        place = self._place
        try:
            if answer.rules is not None or answer.text_board is not None or answer.replay is not None:
                await place.papers.hand_out(reader, answer)
            if table is None or asked is None:
                return
            if answer.board_again:
                await place.boards.post_again(table.id)
            if answer.redrawn is not None and pressed.carries and not pressed.panel:
                await self._redrawn(pressed.room, pressed.message, answer.redrawn, table)
            if answer.screen is not None:
                await self._private(reader, pressed, asked, answer.screen, table)
            elif pressed.panel and asked.press.startswith("!") and asked.press != "!hint":
                await place.private.done(table.id, pressed, reader.id)
            elif not answer.lines and answer.held is not None:
                await self._after_move(reader, pressed, answer.held)
        except (Shut, Lost, Moved, RetryLater) as error:
            log.info("a private screen of table %s could not be shown: %r", table.id if table else "?", error)
        finally:
            if pressed.wish is not None:
                place.private.wishes.settled(pressed.wish)

    async def _private(self, reader: Reader, pressed: Pressed, asked: PressId, screen: Screen, table: Table) -> None:
        if not shown_as_alert(table, screen, asked):
            await self._place.private.panel(reader, screen, table, pressed)
        elif screen.drawing is not None and game_screens()[table.game].secret is None:
            # Whoever has started the bot also gets the picture.
            await self._place.private.direct(reader, await self._place.private.content(reader, screen, table))

    async def _after_move(self, reader: Reader, pressed: Pressed, held: Held) -> None:
        """Go on where a private screen is what comes next (a figure to draw); else take away the one that is done."""
        screen = drawing_next(held, reader)
        if screen is not None:
            await self._place.private.panel(reader, screen, held.table, pressed)
        elif pressed.panel:
            await self._place.private.done(held.table.id, pressed, reader.id)

    async def _touched(self, asked: PressId, reader: Reader, words: Words) -> str:
        """Say what a press on the table has done for whoever pressed."""
        position = await self._place.tables.position(asked.table)
        seat = seat_number(position.table, reader.who.person)
        return paragraph(touched_lines(position, seat, asked.press[1:]), words) if seat is not None else ""

    async def _redrawn(self, room: Room, message: str, screen: Screen, table: Table) -> None:
        place, chat = self._place, int(room.chat)
        fare = await place.wire.turn(chat, Purse(table=table.id))
        try:
            await place.boards.put(room, message, await place.boards.poster(screen, table), fare)
        finally:
            await place.wire.budget.give_back(chat, fare)

    async def _table(self, answer: Answer, asked: PressId | None) -> Table | None:
        if answer.held is not None:
            return answer.held.table
        try:
            held = await self._place.store.tables.load(asked.table) if asked else None
        except StoreError:
            return None
        return held.table if held else None

    def _link(self, answer: Answer, asked: PressId | None, reader: Reader) -> str | None:
        """Return the way to our direct chat, for long texts and people who have not been there yet."""
        if reader.settings.dm_started or asked is None:
            return None
        if answer.rules is not None:
            return self._place.deep_link(f"rules_{answer.rules}")
        if answer.text_board is not None:
            return self._place.deep_link(f"text_{asked.table}")
        return self._place.deep_link(f"story_{asked.table}") if answer.replay is not None else None

    async def _toast(self, query: CallbackQuery, text: str, *, alert: bool = False) -> None:
        text = clipped(text, ALERT)
        shown = query.answer(text or None, show_alert=(alert or len(text) > TOAST) if text else None)
        await said(shown, "a press could not be answered")


def is_move(asked: PressId) -> bool:
    # A card that is touched while the sand runs can be let go again, and there is no time to ask.
    return asked.press[:1] not in ("?", "!", "#", "")


def label_on(query: CallbackQuery, carried: str) -> str | None:
    """Return what stands on the button that was pressed."""
    keys = query.message.reply_markup if isinstance(query.message, Message) else None
    buttons = (button for row in (keys.inline_keyboard if keys else ()) for button in row)
    return next((button.text for button in buttons if button.callback_data == carried), None)


def looked_at(answer: Answer, words: Words) -> str:
    """Say in words what somebody has picked: the picture may need a moment."""
    screen = answer.screen or answer.redrawn
    lines = screen.lines if screen else ()
    return paragraph([line for line in lines if not line.key.startswith("board-")], words)


def shown_as_alert(table: Table, screen: Screen, asked: PressId | None) -> bool:
    """Tell whether a private screen is an alert: a secret always, and whatever has nothing to press."""
    if screen.urgent:
        return True
    if asked is None or asked.press != "!view":
        return False
    return game_screens()[table.game].secret is not None or not screen.choices


def drawing_next(held: Held, reader: Reader) -> Screen | None:
    """Return the private screen that somebody on move needs now, if the board itself has nothing for him."""
    seat = seat_number(held.table, reader.who.person)
    if seat is None or held.table.phase is not Phase.RUNNING or game_screens()[held.table.game].secret is not None:
        return None
    position = turns.position(held.table, held.snapshot)
    if seat not in position.to_move or board_screen(position, ()).choices:
        return None
    screen = private_screen(position, seat)
    return screen if screen.choices else None


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
