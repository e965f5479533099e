"""The front of every chat: what people type and press comes in here, and what they are shown comes out."""

from typing import assert_never

from bot.app import App
from bot.chat.commands.account import forgotten
from bot.chat.commands.catalogue import COMMANDS, PRESSES, unknown
from bot.chat.commands.command import Command, Outcome, Shown
from bot.chat.commands.opening import open_table
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry
from bot.chat.press import SURE, Choose, Forget, OnDialog, OpenGame, Pressed, ReadRules, Sure
from bot.chat.settings import choose, setting, shown
from bot.chat.wish import Wish, typed
from bot.desk import Press, Rules, Told, needed
from bot.rulebook import slugs
from bot.screens.language import Style, line
from bot.screens.press import PressId
from bot.tables.errors import Gone, TableError
from storage import Claim, LoadedTable


class Front:
    """Handles commands and presses. Both raise what refuses them: see `bot.chat.replies`."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def run(self, context: Context, name: str, text: str = "", wish: Wish | None = None) -> Shown:
        """Carry out a command of the catalogue; what is none of them is answered, too."""
        self._count(context)
        return await self.carried_out(context, name, text, wish)

    async def carried_out(self, context: Context, name: str, text: str = "", wish: Wish | None = None) -> Shown:
        """Carry out a command as a part of something that was counted."""
        handler = COMMANDS.get(name, unknown)
        return await handler(Command(app=self._app, context=context, text=text, wish=wish))

    async def press(self, context: Context, pressed: Pressed | None) -> Outcome:
        """Handle a press on a button, or a choice from a list."""
        self._count(context)
        match pressed:
            case Sure(asked):
                return await self._at_the_desk(context, asked)
            case PressId() if context.viewer.settings.ask_first and pressed.is_move:
                return await self._asked_first(context, pressed)
            case PressId():
                return await self._at_the_desk(context, pressed)
            case None:
                raise Gone("table-gone")
            case _:
                return await self._on_a_dialog(context, pressed)

    async def move(self, context: Context, held: LoadedTable, text: str) -> Outcome:
        """Play a move that was typed at a table."""
        self._count(context)
        return await self._app.desk.move(held, context.viewer.who, text, context.id)

    def _count(self, context: Context) -> None:
        """Count what somebody does, each thing once; `TooMany` if it is too much."""
        self._app.limiter.press(context.viewer.who.person, context.viewer.room)

    async def _on_a_dialog(
        self, context: Context, pressed: Choose | ReadRules | Forget | OpenGame | OnDialog
    ) -> Outcome:
        match pressed:
            case Choose():
                return await self._chosen(context, pressed)
            case ReadRules(game, section):
                if game not in slugs():
                    raise TableError("chat-no-such-game")
                return Rules(game=game, section=section)
            case Forget():
                return await forgotten(Command(app=self._app, context=context))
            case OnDialog(command, word):
                return await PRESSES[command](Command(app=self._app, context=context, text=word))
            case OpenGame(text):
                game, *wishes = text.split() or [""]
                held = await open_table(self._app, context, typed(context.texts, game, wishes))
                return Told(lines=(line("chat-opened", game=game),), held=held)
            case _:
                assert_never(pressed)

    async def _at_the_desk(self, context: Context, asked: PressId) -> Outcome:
        teaches = asked.does("show-me")
        if teaches:
            await self._app.desk.check_lesson(asked.table)  # a press that was made up writes to nobody
        who = await context.granted(self._app.store, needed(asked))
        direct = await context.reached() if teaches else context.direct
        locale = context.viewer.locale
        press = Press(who=who, asked=asked, id=context.id, look_first=True, direct=direct, locale=locale)
        return await self._app.desk.press(press)

    async def _asked_first(self, context: Context, asked: PressId) -> Outcome:
        """Ask whether a move is meant: with a button that carries the move, or by having it pressed again.

        Nothing is kept in memory: the answer may come to another process, or after a restart.
        """
        words, person, data = context.words(), context.viewer.who.person, asked.data
        move = await self._app.desk.named(Press(who=context.viewer.who, asked=asked, id=context.id))
        if isinstance(move, Told):
            return move
        if context.whispers:
            yes = Entry(id=SURE + data, label=words("chat-ask-yes"), style=Style.GOOD)
            return Dialog(text=words("chat-ask", move=move), buttons=(yes,), anew=True)
        async with self._app.store.inbox.claimed(f"{person.platform}:ask:{person.user}:{data}") as claim:
            if claim is Claim.MINE:
                return Told(lines=(line("chat-press-again", move=move),))
        return await self._at_the_desk(context, asked)

    async def _chosen(self, context: Context, choice: Choose) -> Outcome:
        if choice.values == ("",) and setting(choice.whose, choice.name) is not None:
            # A list's title, which is a button where there are no lists.
            return Told(lines=(line(f"setting-{choice.name.replace('_', '-')}"),))
        now = self._app.clock.now()
        return shown(context, choice.whose, await choose(self._app.store, context, choice, now), now)
