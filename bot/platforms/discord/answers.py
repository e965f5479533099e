"""From the desk's answer to what the presser sees."""

from dataclasses import replace
from typing import assert_never

from bot.artist import text_board
from bot.desk import (
    Answer,
    BoardAgain,
    Changed,
    Panel,
    Redrawn,
    Replay,
    Rules,
    Settled,
    TextBoard,
    Told,
    lines_of,
)
from bot.film import film
from bot.platforms.discord.boards.boards import Boards
from bot.platforms.discord.boards.live_panels import LivePanels, is_live
from bot.platforms.discord.lookup import places
from bot.platforms.discord.messages.markdown import words_of
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.message_builder import MessageBuilder
from bot.platforms.discord.messages.pages import moves_page, rules_page
from bot.platforms.discord.name import NAME
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.viewer import Viewer
from bot.screens.language import Drawing, Line, Screen
from bot.screens.tables import board_screen, private_screen
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number
from bot.tables.service import TableService
from bot.tables.turns import Position
from bot.texts import Words, words_at
from render.registry import pictures
from storage import Held, Table


class Answers:
    """Shows answers, each part in the way that Discord has for it."""

    def __init__(self, tables: TableService, builder: MessageBuilder, boards: Boards, hands: LivePanels) -> None:
        self._tables, self._builder, self._boards, self._hands = tables, builder, boards, hands

    async def give(self, reply: Reply, viewer: Viewer, answer: Answer) -> None:
        """Show an answer. Of a table that has changed, the board is the answer."""
        match answer:
            case Changed(held=held, lines=lines) | Told(held=held, lines=lines):
                if lines:
                    await reply.send(Message(text=self._said(lines, viewer, held)))
            case Settled(held=held, lines=lines):
                await self._settled(reply, Message(text=self._said(lines, viewer, held)))
            case Panel(screen=screen, held=held, seat=seat):
                await self._panel(reply, viewer, screen, held, seat)
            case Redrawn(screen=screen, held=held):
                await reply.redraw(
                    await self._builder.message(screen, held.table, held.table.locale, called=screen.mention)
                )
            case BoardAgain(held=held):
                await self._board_again(reply, viewer, held)
            case Rules(game=game):
                await reply.send(rules_page(game, 0, Words(self._builder.texts, viewer.locale)))
            case Replay(held=held):
                await reply.send(await self._story(held.table, viewer))
            case TextBoard(position=position, seat=seat):
                await reply.send(Message(text=self._in_words(position, seat, viewer.locale)))
            case _:
                assert_never(answer)

    async def in_hand(self, reply: Reply, viewer: Viewer, answer: Answer) -> None:
        """Show what became of a card that somebody reached for: in their hand, where every refusal has its line."""
        held, lines = answer.held, lines_of(answer)
        seated = held is not None and seat_number(held.table, viewer.who.person) is not None
        if held is not None and seated and is_live(held):
            await self._hands.show(reply, viewer, held, told=lines)
        elif lines:
            await self.give(reply, viewer, answer)

    async def _settled(self, reply: Reply, message: Message) -> None:
        if message.text:
            await (reply.redraw(message) if reply.on_panel else reply.send(message))

    async def _board_again(self, reply: Reply, viewer: Viewer, held: Held) -> None:
        self._boards.again(held.table.id)
        held = await self._tables.change(held, lambda record, _now: record)
        if viewer.room not in held.table.rooms:
            said = Words(self._builder.texts, viewer.locale)("discord-board-there", where=places(held.table))
            await reply.send(Message(text=said))

    async def _story(self, record: Table, viewer: Viewer) -> Message:
        """Return a finished game as a film, with its moves."""
        page = moves_page(record, words_of(record, self._builder.texts, viewer.locale))
        shown = await film(record, words_at(record, self._builder.texts, viewer.locale), viewer.look)
        return replace(page, picture=shown)

    async def after_move(self, reply: Reply, viewer: Viewer, held: Held) -> None:
        """Show somebody who has moved what is theirs alone. A panel that offers more than the board opens by itself."""
        seat = seat_number(held.table, viewer.who.person)
        if seat is None or held.table.started_at is None:
            return
        position = turns.position(held.table, held.snapshot)
        panel = private_screen(position, seat)
        if reply.on_panel:
            await reply.redraw(await self._builder.message(panel, held.table, viewer.locale, look=viewer.look))
        elif _presses(panel) - _presses(board_screen(position, ())):
            await reply.send(await self._builder.message(panel, held.table, viewer.locale, look=viewer.look))

    async def _panel(self, reply: Reply, viewer: Viewer, screen: Screen, held: Held, seat: int | None) -> None:
        if not reply.on_panel and seat is not None and is_live(held):
            await self._hands.show(reply, viewer, held, anew=True)
            return
        message = await self._builder.message(screen, held.table, viewer.locale, look=viewer.look)
        await (reply.redraw(message) if reply.on_panel else reply.send(message))

    def _said(self, lines: tuple[Line, ...], viewer: Viewer, held: Held | None) -> str:
        words = (
            words_of(held.table, self._builder.texts, viewer.locale)
            if held
            else Words(self._builder.texts, viewer.locale)
        )
        said = "\n".join(words.line(line) for line in lines)
        return f"{said}\n{_link(held, viewer)}" if held and any(line.key == "table-stale" for line in lines) else said

    def _in_words(self, position: Position, seat: int | None, locale: str) -> str:
        table = position.table
        words = words_at(table, self._builder.texts, locale)
        if table.game not in pictures():
            return words("discord-no-text-board")
        view = game_of(table).view_for(position.state, seat)
        return f"```\n{text_board(Drawing(game=table.game, view=view), words)[:3900]}\n```"


def _link(held: Held, viewer: Viewer) -> str:
    """Return where the board is now, in the room where somebody pressed an old one."""
    for post in held.speech(NAME).posts:
        if post.room == viewer.room:
            return (
                f"https://discord.com/channels/{viewer.guild}/{post.room.thread or post.room.chat}/{post.messages[0]}"
            )
    return ""


def _presses(screen: Screen) -> set[str]:
    return {button.press for row in screen.choices for button in row}
