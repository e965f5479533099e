"""Where commands arrive: carried out by the front, and answered where they were typed or in the direct chat."""

import logging
from typing import assert_never

from telegram import InlineKeyboardMarkup, Update
from telegram.error import TelegramError

from bot import desk
from bot.chat.commands.command import Shown, game_buttons
from bot.chat.errors import NOT_SENT
from bot.chat.page import Entry, File, Page
from bot.chat.press import ReadRules
from bot.limits import TooMany
from bot.platforms.telegram.context import Context
from bot.platforms.telegram.messages.caption import TEXT, clipped, escaped, paragraph
from bot.platforms.telegram.messages.keyboard import page_keys
from bot.platforms.telegram.panels import PressedMessage
from bot.platforms.telegram.rooms import room_of_message
from bot.platforms.telegram.services import Services

log = logging.getLogger(__name__)

START = ("start", "help")
LINKS = {"join": "join", "secret": "secret", "rules": "rules", "text": "text", "story": "replay", "play": "play"}
"""The command that a link stands for: `?start=word_argument`."""
WORDS = frozenset({"settings", "export", "forget"})
"""Commands that stand in a link as they are."""


class Commands:
    def __init__(self, services: Services) -> None:
        self._services, self._front = services, services.front

    async def handle(self, update: Update) -> None:
        if (message := update.message) is None or message.from_user is None:
            return  # an edited message, or a channel: not a new command
        services = self._services
        context = Context(
            viewer=await services.viewers.viewer(message.from_user, room_of_message(message)),
            texts=services.app.texts,
            id=f"tg update {update.update_id}",
            bot=services.bot,
            message=message.message_id,
            as_chat=message.sender_chat is not None and message.sender_chat.id == message.chat.id,
        )
        typed, _, text = (message.text or "").partition(" ")
        try:
            await self._answered(context, typed[1:].partition("@")[0].lower(), text.strip())
        except (*NOT_SENT, TelegramError) as error:
            log.warning("chat %s: a command could not be answered: %s", context.viewer.room.chat, error)

    async def _answered(self, context: Context, name: str, text: str) -> None:
        """Carry out a command; a refusal is told in reply."""
        try:
            run = self._start(context, text) if name in START else self._front.run(context, name, text)
            await self._show(context, await run)
        except (*NOT_SENT, TelegramError):
            raise
        except TooMany as error:
            if self._services.app.limiter.tells(
                context.viewer.who.person
            ):  # each reply takes a message from the boards
                await self._show(context, self._front.refusal(context, error))
        except Exception as error:  # noqa: BLE001 (whatever it is, people are answered)
            await self._show(context, self._front.refusal(context, error))

    async def _start(self, context: Context, text: str) -> Shown:
        """Begin in the direct chat, perhaps by a link that says what for; in a group, by the one that added the bot."""
        services, (word, _, rest) = self._services, text.partition("_")
        if not context.viewer.room.private:
            return await self._front.run(context, "play", "" if text == "play" else text)
        await services.viewers.started(context.viewer, yes=True)
        if word in LINKS and rest:
            return await self._front.run(context, LINKS[word], rest)
        if text in WORDS:
            return await self._front.run(context, text)
        words = context.words()
        add = Entry(link=services.deep_link("play", group=True), label=words("telegram-add-to-group"))
        return Page(text=words("telegram-welcome"), buttons=(*game_buttons(words), add), shared=True)

    async def _show(self, context: Context, shown: Shown) -> None:
        services, viewer = self._services, context.viewer
        match shown:
            case Page():
                keys = page_keys(shown, None if shown.shared else viewer.id, services.deep_link)
                await self._reply(context, escaped(clipped(shown.text, TEXT)), keys)
            case tuple():
                for page in shown:
                    await self._show(context, page)
            case File():
                await services.wire.document(viewer.room, shown.data, shown.name, shown.text)
            case ReadRules(game):
                await services.documents.rules(viewer, game)
            case _:
                await self._answer(context, shown)

    async def _answer(self, context: Context, answer: desk.Answer) -> None:
        """Show the desk's answer. In a group the board is the answer to what changed it."""
        services, viewer = self._services, context.viewer
        match answer:
            case desk.Rules() | desk.TextBoard() | desk.Replay():
                await services.documents.send(viewer, answer)
            case desk.BoardAgain(held=held):
                await services.boards.post_again(held.table.id)
            case desk.Panel(screen=screen, held=held, seat=None):  # a question, which only its owner can answer
                content = await services.private.message(viewer, screen, held.table)
                await self._reply(context, content.text, content.keys)
            case desk.Panel(screen=screen, held=held):
                await services.panels.show(viewer, PressedMessage(room=viewer.private), screen, held.table)
            case desk.Changed() if not context.private:
                pass
            case desk.Changed() | desk.Told() | desk.Settled() | desk.Redrawn():
                said = paragraph(desk.lines_of(answer), context.words(answer.held.table if answer.held else None))
                if said:
                    await self._reply(context, escaped(clipped(said, TEXT)))
            case _:
                assert_never(answer)

    async def _reply(self, context: Context, text: str, keys: InlineKeyboardMarkup | None = None) -> None:
        """Reply where the command was typed."""
        room = context.viewer.room
        await self._services.wire.text(room, text, keys, reply_to=None if room.private else context.message)
