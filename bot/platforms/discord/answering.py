"""From the desk's answer to what the presser sees."""

from dataclasses import replace

from bot.artist import text_board
from bot.desk import Answer
from bot.film import film
from bot.platforms.discord.entry import NAME
from bot.platforms.discord.finding import places
from bot.platforms.discord.hands import Hands, is_live
from bot.platforms.discord.message import Message
from bot.platforms.discord.pages import moves_page, rules_page
from bot.platforms.discord.painter import Painter
from bot.platforms.discord.posting import Boards
from bot.platforms.discord.readers import Reader
from bot.platforms.discord.replying import Reply
from bot.platforms.discord.wording import texts_at
from bot.screens.language import Drawing, Line, Screen
from bot.screens.tables import board_screen, private_screen
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number
from bot.tables.service import TableService
from bot.tables.turns import Position
from bot.texts import Words, words_at
from render.registry import pictures
from storage import Held


class Answers:
    """Shows answers, each part in the way that Discord has for it."""

    def __init__(self, tables: TableService, painter: Painter, boards: Boards, hands: Hands) -> None:
        self._tables, self._painter, self._boards, self._hands = tables, painter, boards, hands

    async def give(self, reply: Reply, reader: Reader, table: str, answer: Answer) -> None:
        """Show an answer. With nothing in it, the changed board is the answer."""
        if answer.redrawn is not None:
            held = await self._tables.load(table)
            screen = answer.redrawn
            await reply.redraw(
                await self._painter.message(screen, held.table, held.table.locale, called=screen.mention)
            )
        if answer.screen is not None:
            await self._screen(reply, reader, table, answer)
        if answer.lines:
            said = Message(text=self._said(answer.lines, reader, answer.held))
            await (reply.redraw(said) if answer.settled and reply.on_panel else reply.send(said))
        if answer.board_again:
            self._boards.again(table)
            held = await self._tables.change(table, lambda record, _now: record)
            if reader.room not in held.table.rooms:
                words = Words(self._painter.texts, reader.locale)
                await reply.send(Message(text=words("discord-board-there", where=places(held.table))))
        if answer.rules is not None:
            await reply.send(rules_page(answer.rules, 0, Words(self._painter.texts, reader.locale)))
        if answer.replay is not None:
            await reply.send(await self._story(answer.replay, reader))
        if answer.text_board is not None:
            await reply.send(Message(text=self._in_words(answer.text_board, answer.seat, reader.locale)))

    async def in_hand(self, reply: Reply, reader: Reader, table: str, answer: Answer) -> None:
        """Show what became of a card that somebody reached for: in his hand, where every refusal has its line."""
        held = answer.held
        seated = held is not None and seat_number(held.table, reader.who.person) is not None
        if held is not None and seated and is_live(held):
            await self._hands.show(reply, reader, held, told=answer.lines)
        elif answer.lines:
            await self.give(reply, reader, table, answer)

    async def _story(self, table: str, reader: Reader) -> Message:
        """Return a finished game as a film, with its moves."""
        record = (await self._tables.load(table)).table
        page = moves_page(record, texts_at(record, self._painter.texts, reader.locale))
        shown = await film(record, words_at(record, self._painter.texts, reader.locale), reader.look)
        return replace(page, picture=shown)

    async def after_move(self, reply: Reply, reader: Reader, table: str) -> None:
        """Show somebody who has moved what is his alone. A panel opens by itself if it offers more than the board."""
        held = await self._tables.load(table)
        seat = seat_number(held.table, reader.who.person)
        if seat is None or held.table.started_at is None:
            return
        position = turns.position(held.table, held.snapshot)
        panel = private_screen(position, seat)
        if reply.on_panel:
            await reply.redraw(await self._painter.message(panel, held.table, reader.locale, look=reader.look))
        elif _presses(panel) - _presses(board_screen(position, ())):
            await reply.send(await self._painter.message(panel, held.table, reader.locale, look=reader.look))

    async def _screen(self, reply: Reply, reader: Reader, table: str, answer: Answer) -> None:
        assert answer.screen is not None  # noqa: S101 (the caller has looked)
        held = answer.held or await self._tables.load(table)
        if not reply.on_panel and answer.seat is not None and is_live(held):
            await self._hands.show(reply, reader, held, anew=True)
            return
        message = await self._painter.message(answer.screen, held.table, reader.locale, look=reader.look)
        await (reply.redraw(message) if reply.on_panel else reply.send(message))

    def _said(self, lines: tuple[Line, ...], reader: Reader, held: Held | None) -> str:
        words = (
            texts_at(held.table, self._painter.texts, reader.locale)
            if held
            else Words(self._painter.texts, reader.locale)
        )
        said = "\n".join(words.line(line) for line in lines)
        return f"{said}\n{_link(held, reader)}" if held and any(line.key == "table-stale" for line in lines) else said

    def _in_words(self, position: Position, seat: int | None, locale: str) -> str:
        table = position.table
        words = words_at(table, self._painter.texts, locale)
        if table.game not in pictures():
            return words("discord-no-text-board")
        view = game_of(table).view_for(position.state, seat)
        return f"```\n{text_board(Drawing(game=table.game, view=view), words)[:3900]}\n```"


def _link(held: Held, reader: Reader) -> str:
    """Return where the board is now, in the room where somebody pressed an old one."""
    for post in held.speech(NAME).posts:
        if post.room == reader.room:
            return (
                f"https://discord.com/channels/{reader.guild}/{post.room.thread or post.room.chat}/{post.messages[0]}"
            )
    return ""


def _presses(screen: Screen) -> set[str]:
    return {button.press for row in screen.choices for button in row}
