"""From what a command or press comes to, to what the person sees: each kind of answer in Discord's way."""

from dataclasses import replace

from bot.artist import text_board
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry, File, Pick
from bot.chat.panels import panel_after_move
from bot.chat.replies import Replies, is_stale
from bot.desk import Answer, BoardAgain, Changed, Panel, Redrawn, Replay, Rules, Settled, TextBoard, Told, lines_of
from bot.film import retold
from bot.platforms.discord.chat import DiscordChat
from bot.platforms.discord.messages.markdown import channel_link, channel_links, with_command_names
from bot.platforms.discord.messages.message import LONGEST_TEXT, Message, dialog_message, message_of
from bot.platforms.discord.panels import Reply
from bot.rulebook import page as rulebook
from bot.rulebook.chat import section_markdown
from bot.screens.press import PressId, Touch
from bot.tables.lobby import seat_number
from bot.tables.turns import is_live
from bot.texts import Words, words_at
from storage import LoadedTable, Table

LONGEST_LIST = 3500


class Answers(Replies):
    def __init__(
        self, chat: DiscordChat, context: Context, reply: Reply, asked: PressId | None, *, moves: bool
    ) -> None:
        """`asked`: the button of a table that was pressed. `moves`: a move was, or was typed."""
        self.context, self._chat, self._reply, self._viewer = context, chat, reply, context.viewer
        self._touches, self._moves = asked is not None and isinstance(asked.kind, Touch), moves

    async def answer(self, answer: Answer) -> None:
        """Show what the desk answers, and below it what has changed for the person alone."""
        if self._touches:
            await self._touched(answer)
            return
        await super().answer(answer)
        if answer.held is not None and self._changes_the_panel(answer):
            # A panel that offers more than the board opens by itself.
            panel = panel_after_move(answer.held, self._viewer.who.person, always=self._reply.on_panel)
            if panel is not None:
                await self._chat.panels.show(self._viewer, self._reply, panel, answer.held.table, reuse=True)

    def _changes_the_panel(self, answer: Answer) -> bool:
        """Tell whether what somebody sees privately has changed: by their move, or because their panel was old."""
        if isinstance(answer, Changed):
            return self._moves and not answer.lines
        return self._reply.on_panel and is_stale(answer)

    async def _touched(self, answer: Answer) -> None:
        """Show what became of a card that somebody touched: in their live panel, where every refusal has its line."""
        held, lines = answer.held, lines_of(answer)
        seated = held is not None and seat_number(held.table, self._viewer.who.person) is not None
        if held is not None and seated and is_live(held):
            await self._chat.panels.follow(self._viewer, self._reply, held, told=lines)
        elif lines:
            await super().answer(answer)

    async def tell(self, answer: Changed | Told | Settled) -> None:
        """Say the lines; to somebody who pressed an old board, with a link to the new one."""
        held = answer.held
        words = self.context.words(held.table if held else None)
        said = with_command_names("\n".join(map(words.line, answer.lines)), words)
        if held is not None and is_stale(answer):
            said = self._where_now(held)
        if said:
            # A question that was pressed on is replaced by what it is settled with.
            await (self._reply.show if isinstance(answer, Settled) else self._reply.send)(Message(text=said))

    def _where_now(self, held: LoadedTable) -> str:
        """Say where the board is now, or why there is none, to somebody who pressed an old one."""
        words, room, pressed = self.context.words(), self._viewer.room, self._reply.interaction.message
        if self._chat.boards.is_closed(room):
            return words("discord-cannot-write", where=channel_link(room))
        newest = self._chat.boards.newest(held, room)
        if not newest or (pressed is not None and str(pressed.id) == newest):
            return words("discord-board-soon")
        return f"{words('table-stale')}\n{self._chat.rooms.link(room, newest)}"

    async def dialog(self, dialog: Dialog) -> None:
        named = replace(dialog, text=with_command_names(dialog.text, self.context.words()))
        await (self._reply.send if dialog.anew else self._reply.redraw)(dialog_message(named))

    async def file(self, file: File) -> None:
        await self._reply.send_file(file)

    async def rules(self, answer: Rules) -> None:
        """Show one section, with a list of all of them."""
        words, game, section = self.context.words(), answer.game, answer.section
        rules = rulebook(game, words.locale)
        number = section if section is not None and 0 <= section < len(rules.sections) else 0
        entries = tuple(Entry(id=f"@rules:{game}:{at}", label=each.title) for at, each in enumerate(rules.sections))
        title, chosen = words("discord-rules-contents"), (entries[number].id,)
        contents = Pick(id=f"@rules:{game}:list", title=title, entries=entries, chosen=chosen)
        text = f"# {rules.title}\n\n{section_markdown(rules.sections[number], words)}"
        await (self._reply.send if section is None else self._reply.redraw)(Message(text=text, rows=(contents,)))

    async def replay(self, answer: Replay) -> None:
        table = answer.held.table
        shown, moves = await retold(
            self._chat.app.artist, table, answer.moves, self._plain_words(table), self._viewer.look
        )
        text = "\n".join(moves)
        text = text if len(text) <= LONGEST_LIST else text[:LONGEST_LIST].rsplit("\n", 1)[0] + "\n…"
        await self._reply.send(Message(text=text, picture=shown))

    async def text_board(self, answer: TextBoard) -> None:
        board = text_board(answer.drawing, self._plain_words(answer.held.table))
        await self._reply.send(Message(text=f"```\n{board[: LONGEST_TEXT - 100]}\n```"))

    async def board_again(self, answer: BoardAgain) -> None:
        """Post the board again where it is; if that place is gone, a player brings the table here."""
        held, boards, room = answer.held, self._chat.boards, self._viewer.room
        seated = seat_number(held.table, self._viewer.who.person) is not None
        if room not in held.table.rooms and seated and not await self._chat.rooms.any_exists(held.table.rooms):
            await boards.post_again(held, room=room)
            return
        held = await boards.post_again(held)
        if room not in held.table.rooms:
            said = self.context.words()("discord-board-there", where=channel_links(held.table))
            await self._reply.send(Message(text=said))

    async def redrawn(self, answer: Redrawn) -> None:
        pressed = self._reply.interaction.message
        await self._reply.redraw(await message_of(self._chat.app, answer.screen, answer.held.table))
        if pressed is not None:
            self._chat.boards.changed(self._viewer.room, str(pressed.id))

    async def panel(self, answer: Panel) -> None:
        viewer, reply, held, screen = self._viewer, self._reply, answer.held, answer.screen
        if answer.seat is None:
            await reply.show(await message_of(self._chat.app, screen, held.table, viewer))
        elif not reply.on_panel and is_live(held):
            await self._chat.panels.follow(viewer, reply, held, anew=True)
        else:
            await self._chat.panels.show(viewer, reply, screen, held.table)

    def _plain_words(self, table: Table) -> Words:
        """Return the words for pictures and code blocks, where Markdown is not read."""
        return words_at(table, self.context.texts, self._viewer.locale)
