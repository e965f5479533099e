"""Where buttons and lists arrive: a press is parsed once, handled, and its answer shown."""

from typing import Any, assert_never, cast

from bot.app import App
from bot.chat import account
from bot.chat.page import Entry
from bot.chat.preferences import Preferences
from bot.chat.press import SURE, Choose, Forget, OpenGame, ReadRules, Sure, read
from bot.chat.settings import ROOM
from bot.desk import Answer, Changed, Press, Told, lines_of, needed
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.pages import page_message, rules_page
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.viewer import Interaction, channel_of, granted
from bot.screens.language import Style
from bot.screens.press import PressId, Touch
from bot.tables.errors import Gone
from bot.tables.rights import Action


class Presses:
    def __init__(self, app: App, interactions: Interactions, answers: Answers, preferences: Preferences) -> None:
        self._desk, self._store = app.desk, app.store
        self._interactions, self._answers, self._preferences = interactions, answers, preferences

    async def take(self, interaction: Interaction) -> None:
        """Answer a press of a button or a choice from a list, whatever becomes of it."""
        await self._interactions.handle(interaction, self._taken)

    async def _taken(self, reply: Reply) -> None:
        viewer, pressed = reply.viewer, read(*picked(reply.interaction))
        match pressed:
            case Choose():
                await self._chosen(reply, pressed)
            case ReadRules(game, section):
                await reply.redraw(rules_page(game, section, viewer.words))
            case Forget():
                page = await account.forgotten(self._store, viewer.who.person, viewer.words)
                await reply.redraw(page_message(page))
            case Sure(data, press):
                await self._at_the_desk(reply, data, press)
            case PressId() if viewer.settings.ask_first and pressed.is_move:
                await self._asked_first(reply, picked(reply.interaction)[0])
            case PressId():
                await self._at_the_desk(reply, picked(reply.interaction)[0], pressed)
            case OpenGame() | None:
                raise Gone("table-gone")
            case _:
                assert_never(pressed)

    async def _chosen(self, reply: Reply, choice: Choose) -> None:
        viewer = reply.viewer
        who = await granted(viewer, self._store, Action.SETTINGS) if choice.page == ROOM else viewer.who
        record = await self._preferences.choose(choice, who, channel_of(viewer.room))
        await reply.redraw(page_message(self._preferences.page(choice.page, record, viewer.locale)))

    async def _asked_first(self, reply: Reply, data: str) -> None:
        """Ask whether a move is meant. The button carries the move, so nothing is kept in memory."""
        words = reply.viewer.words
        name = await self._desk.named(Press(who=reply.viewer.who, data=data, id=str(reply.interaction.id)))
        if isinstance(name, Told):
            await self._answers.give(reply, name)
            return
        yes = Entry(id=SURE + data, label=words("discord-ask-yes"), style=Style.GOOD)
        await reply.send(Message(text=words("discord-ask", move=name), rows=((yes,),)))

    async def _at_the_desk(self, reply: Reply, data: str, asked: PressId) -> None:
        who = await granted(reply.viewer, self._store, needed(asked))
        press = Press(who=who, data=data, id=str(reply.interaction.id), look_first=True)
        answer = await self._desk.press(press)
        if isinstance(asked.kind, Touch):
            await self._answers.touched(reply, answer)
            return
        await self._answers.give(reply, answer)
        if answer.held is not None and _changes_the_panel(asked, reply, answer):
            await self._answers.after_move(reply, answer.held)


def _changes_the_panel(asked: PressId, reply: Reply, answer: Answer) -> bool:
    """Tell whether what somebody sees privately has changed: by their move, or because their panel was an old one."""
    if isinstance(answer, Changed):
        return asked.is_move and not answer.lines
    return reply.on_panel and any(told.key == "table-stale" for told in lines_of(answer))


def picked(interaction: Interaction) -> tuple[str, ...]:
    """Return all chosen entries of a list, or the id of a button."""
    data = cast("dict[str, Any]", interaction.data or {})
    return tuple(map(str, data.get("values") or (data.get("custom_id", ""),)))
