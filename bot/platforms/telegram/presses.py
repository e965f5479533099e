"""Where presses arrive: handled by the front, and answered by a toast, a panel, or what `Answers` shows of a table."""

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message, Update

from bot.chat.commands.command import Outcome
from bot.chat.errors import MessageGone
from bot.chat.page import Page
from bot.chat.press import Pressed, ReadRules, Sure, read
from bot.desk import lines_of
from bot.platforms.telegram.answers import Answers, toast
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.messages.caption import escaped, paragraph
from bot.platforms.telegram.messages.keyboard import owner_of, page_keys
from bot.platforms.telegram.messages.wire import Content, attempted
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.rooms import room_of
from bot.platforms.telegram.services import Services
from bot.platforms.telegram.viewer import Viewer, direct_room
from bot.screens.press import PressId


class Presses:
    def __init__(self, services: Services) -> None:
        self._services, self._answers = services, Answers(services)

    async def handle(self, update: Update) -> None:
        query, services = update.callback_query, self._services
        if query is None or query.data is None:
            return
        owner, data = owner_of(query.data)
        pressed, on = read(data), pressed_on(query, panel=owner is not None)
        asked = pressed.press if isinstance(pressed, Sure) else pressed
        viewer = await services.viewers.viewer(query.from_user, on.room)
        context = Context(viewer=viewer, texts=services.app.texts, id=f"tg {query.id}", bot=services.bot)
        if owner not in (None, viewer.id):
            await toast(query, context.words()("telegram-not-yours"))
        elif on.panel and self._is_outdated(asked, viewer, data):
            await toast(query, context.words()("telegram-catching-up"))
        else:
            try:
                shown = await services.front.press(context, pressed, data, label_on(query) or "")
                await self._show(query, context, on, asked, shown)
            except Exception as error:  # noqa: BLE001 (whatever it is, people are answered)
                await self._show(query, context, on, asked, services.front.refusal(context, error))

    def _is_outdated(self, asked: Pressed | None, viewer: Viewer, data: str) -> bool:
        """Tell whether a move was pressed on a panel that does not show what was asked for last."""
        panels, person = self._services.panels, viewer.who.person
        return isinstance(asked, PressId) and asked.is_move and panels.is_outdated(asked.table, person, data)

    async def _show(
        self, query: CallbackQuery, context: Context, on: PressedMessage, asked: Pressed | None, shown: Outcome
    ) -> None:
        services, viewer = self._services, context.viewer
        match shown:
            case Page():
                await toast(query, shown.note or shown.text)
                if shown.note and on.carries:
                    services.later(self._renewed(viewer, on, shown))
            case ReadRules(game) if viewer.settings.dm_started:
                await toast(query, "")
                services.later(services.documents.rules(viewer, game))
            case ReadRules(game):
                await attempted(query.answer(url=services.deep_link(f"rules_{game}")), "a press could not be answered")
            case _ if isinstance(asked, PressId):
                await self._answers.give(query, viewer, on, asked, shown)
            case _:
                await toast(query, paragraph(lines_of(shown), context.words()))

    async def _renewed(self, viewer: Viewer, on: PressedMessage, page: Page) -> None:
        """Show a choice on the page that was pressed."""
        content = Content(text=escaped(page.text), keys=page_keys(page, viewer.id, self._services.deep_link))
        try:
            await self._services.wire.edit(on.room, on.message, content)
        except MessageGone:
            return


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
