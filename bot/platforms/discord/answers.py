"""From the desk's answer to what the presser sees."""

from dataclasses import replace
from typing import assert_never

from bot import desk
from bot.artist import text_board
from bot.chat.boards.boards import Boards
from bot.chat.page import File
from bot.chat.panels import panel_after_move
from bot.film import film
from bot.platforms.discord.messages.markdown import channel_link, channel_links, markdown_words
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.messages.pages import moves_page, rules_page
from bot.platforms.discord.panels import Panels
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.viewer import Viewer
from bot.screens.language import Drawing, Line, Screen
from bot.tables.lobby import game_of, seat_number
from bot.tables.turns import Position, is_live
from bot.texts import words_at
from render.registry import pictures
from storage import Held, Table

LONGEST_TEXT_BOARD = 3900
"""A message takes 4000 characters."""


class Answers:
    """Shows each kind of answer in the way that Discord has for it."""

    def __init__(self, builder: MessageBuilder, boards: Boards[Message], panels: Panels) -> None:
        self._builder, self._boards, self._panels = builder, boards, panels

    async def give(self, reply: Reply, answer: desk.Answer) -> None:
        """Show an answer. Of a table that has changed, the board is the answer."""
        match answer:
            case desk.Changed(held=held, lines=lines) | desk.Told(held=held, lines=lines):
                await self._tell(reply, lines, held)
            case desk.Settled(held=held, lines=lines):
                await self._tell(reply, lines, held, on_panel=True)
            case desk.Panel(screen=screen, held=held, seat=seat):
                await self._panel(reply, screen, held, seat)
            case desk.Redrawn(screen=screen, held=held):
                await self._redraw(reply, screen, held.table)
            case desk.BoardAgain(held=held):
                await self._board_again(reply, held)
            case desk.Rules(game=game):
                await reply.send(rules_page(game, 0, reply.viewer.words))
            case desk.Replay(held=held):
                await reply.send(await self._replay(held.table, reply.viewer))
            case desk.Document(held=held, lines=lines, name=name, data=data):
                words = markdown_words(held.table, self._builder.texts, reply.viewer.locale)
                await reply.send_file(File(data=data, name=name, text="\n".join(map(words.line, lines))))
            case desk.TextBoard(position=position, seat=seat):
                await reply.send(self._text_board(position, seat, reply.viewer.locale))
            case _:
                assert_never(answer)

    async def _redraw(self, reply: Reply, screen: Screen, table: Table) -> None:
        await reply.redraw(await self._builder.message(screen, table, table.locale, called=screen.mention))
        if reply.interaction.message is not None:
            self._boards.changed(reply.viewer.room, str(reply.interaction.message.id))

    async def touched(self, reply: Reply, answer: desk.Answer) -> None:
        """Show what became of a card that somebody touched: in their live panel, where every refusal has its line."""
        held, lines = answer.held, desk.lines_of(answer)
        seated = held is not None and seat_number(held.table, reply.viewer.who.person) is not None
        if held is not None and seated and is_live(held):
            await self._panels.follow(reply.viewer, reply, held, told=lines)
        elif lines:
            await self.give(reply, answer)

    async def after_move(self, reply: Reply, held: Held) -> None:
        """Show somebody who has moved what is theirs alone. A panel that offers more than the board opens by itself."""
        panel = panel_after_move(held, reply.viewer.who.person, always=reply.on_panel)
        if panel is not None:
            await self._panels.show(reply.viewer, reply, panel, held.table, reuse=True)

    async def _panel(self, reply: Reply, screen: Screen, held: Held, seat: int | None) -> None:
        viewer = reply.viewer
        if seat is None:
            await reply.show(await self._builder.message(screen, held.table, viewer.locale, look=viewer.look))
        elif not reply.on_panel and is_live(held):
            await self._panels.follow(viewer, reply, held, anew=True)
        else:
            await self._panels.show(viewer, reply, screen, held.table)

    async def _board_again(self, reply: Reply, held: Held) -> None:
        """Post the board again where it is; if that place is gone, a player brings the table here."""
        room, seat = reply.viewer.room, seat_number(held.table, reply.viewer.who.person)
        if room in held.table.rooms:
            await self._boards.post_again(held)
        elif seat is not None and not await reply.exists(held.table.rooms):
            await self._boards.post_again(held, room=room)
        else:
            held = await self._boards.post_again(held)
            await reply.say("discord-board-there", where=channel_links(held.table))

    async def _replay(self, table: Table, viewer: Viewer) -> Message:
        """Return a finished game as a film, with its moves."""
        page = moves_page(table, markdown_words(table, self._builder.texts, viewer.locale))
        shown = await film(
            self._builder.artist, table, words_at(table, self._builder.texts, viewer.locale), viewer.look
        )
        return replace(page, picture=shown)

    async def _tell(self, reply: Reply, lines: tuple[Line, ...], held: Held | None, *, on_panel: bool = False) -> None:
        """Say something; to somebody who pressed an old board, with a link to the new one.

        `on_panel`: a question that was pressed on is replaced by it.
        """
        viewer = reply.viewer
        words = markdown_words(held.table, self._builder.texts, viewer.locale) if held else viewer.words
        said = [words.line(line) for line in lines]
        if held is not None and any(line.key == "table-stale" for line in lines):
            said = [self._where_now(held, reply) or said[0]]
        message = Message(text="\n".join(said))
        if lines:
            await (reply.show(message) if on_panel else reply.send(message))

    def _where_now(self, held: Held, reply: Reply) -> str:
        """Say where the board is now, or why there is none, to somebody who pressed an old one."""
        viewer, pressed, room = reply.viewer, reply.interaction.message, reply.viewer.room
        if self._boards.is_closed(room):
            return viewer.words("discord-cannot-write", where=channel_link(room))
        newest = self._boards.newest(held, room)
        if not newest or (pressed is not None and str(pressed.id) == newest):
            return viewer.words("discord-board-soon")
        link = f"https://discord.com/channels/{viewer.guild}/{room.thread or room.chat}/{newest}"
        return f"{viewer.words('table-stale')}\n{link}"

    def _text_board(self, position: Position, seat: int | None, locale: str) -> Message:
        table = position.table
        words = words_at(table, self._builder.texts, locale)
        if table.game not in pictures():
            return Message(text=words("discord-no-text-board"))
        view = game_of(table).view_for(position.state, seat)
        board = text_board(Drawing(game=table.game, view=view), words)
        return Message(text=f"```\n{board[:LONGEST_TEXT_BOARD]}\n```")
