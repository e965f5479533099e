"""From a press to its answer."""

from bot.desk import board, end, lesson, lobby
from bot.desk.ask import Answer, Ask, Press, Verb
from bot.screens import tables as screens
from bot.screens.language import Line, PressId, Screen, line
from bot.screens.registry import game_screens
from bot.tables.errors import Gone, LookFirst, Stale
from bot.tables.lobby import Who, check, game_of, seated
from bot.tables.rights import action_of
from bot.tables.service import TableService, stamp_of
from engines.errors import RuleError
from storage import Held

VERBS: dict[str, Verb] = {**lobby.VERBS, **board.VERBS, **end.VERBS, **lesson.VERBS}


class Desk:
    """Turns presses into moves and answers. A refusal is an answer too."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def press(self, press: Press) -> Answer:
        """Act on a press. Whatever is wrong with it, the presser is told; nothing is lost and nothing is changed."""
        asked = PressId.read(press.data)
        if asked is None:
            return Answer(lines=(line("table-gone"),))
        try:
            return await self._acted(press, asked)
        except RuleError as error:
            return await self._refused(asked.table, error)

    async def move(self, table: str, who: Who, text: str, press: str) -> Answer:
        """Play a move that somebody typed."""
        try:
            return Answer(held=await self._tables.play(table, who, text, stamp=None, press=press))
        except RuleError as error:
            return await self._refused(table, error)

    async def _acted(self, press: Press, asked: PressId) -> Answer:
        if asked.press.startswith("?"):
            return await self._look(press.who, asked)
        if asked.press.startswith("#"):
            return await self._touch(press, asked)
        if not asked.press.startswith("!"):
            return await self._played(press, asked, asked.press)
        verb, _, argument = asked.press[1:].partition(":")
        if verb not in VERBS:
            raise Gone("table-gone")  # a button of a version that we are not
        check((await self._tables.load(asked.table)).table, press.who, action_of(asked.press))
        ask = Ask(
            tables=self._tables,
            who=press.who,
            press=press.id,
            table=asked.table,
            stamp=asked.stamp,
            argument=argument,
        )
        return await VERBS[verb](ask)

    async def _played(self, press: Press, asked: PressId, text: str) -> Answer:
        tables, where = self._tables, (asked.table, press.who)
        try:
            held = await tables.play(*where, text, stamp=asked.stamp, press=press.id, look_first=press.look_first)
        except LookFirst as error:
            position = await tables.position(asked.table)
            if screens.hides(position, seated(position.table, press.who.person)):
                return await self._shown_first(press, asked, error)
            held = await tables.play(*where, text, stamp=asked.stamp, press=press.id)
        return Answer(held=held)

    async def _shown_first(self, press: Press, asked: PressId, error: LookFirst) -> Answer:
        """Show somebody his secret instead of moving: it is his first move, and he has not looked."""
        held = await self._tables.seen(asked.table, press.who)
        position = await self._tables.position(asked.table)
        private = screens.private_screen(position, seated(position.table, press.who.person))
        return Answer(screen=Screen(lines=(*private.lines, Line(error.key)), table=asked.table, urgent=True), held=held)

    async def _touch(self, press: Press, asked: PressId) -> Answer:
        """Make the move that a press means to whoever presses. A second tap of a nervous finger means nothing."""
        position = await self._tables.position(asked.table)
        table, seat = position.table, seated(position.table, press.who.person)
        resolve = game_screens()[table.game].resolve
        if resolve is None:
            raise Gone("table-gone")
        if self._tables.is_echo(position, seat, asked.press[1:]):
            return Answer(held=await self._tables.load(asked.table))
        return await self._played(press, asked, resolve(game_of(table).view_for(position.state, seat), asked.press[1:]))

    async def _look(self, who: Who, asked: PressId) -> Answer:
        """Show the pending choice: on the public board, or (`?!…`) in the private panel."""
        position = await self._tables.position(asked.table)
        seat = seated(position.table, who.person)
        if asked.stamp != stamp_of(position, seat):
            raise Stale("table-stale")
        look = asked.press[1:]
        if look.startswith("!"):
            return Answer(screen=screens.private_screen(position, seat, look[1:]), seat=seat)
        if seat not in position.to_move:
            mover = min(position.to_move, default=seat)
            return Answer(lines=(line("board-look-not-yours", seat=mover),), held=await self._maybe(asked.table))
        return Answer(redrawn=screens.board_screen(position, (), look))

    async def _refused(self, table: str, error: RuleError) -> Answer:
        return Answer(lines=(Line(error.key, error.params),), held=await self._maybe(table))

    async def _maybe(self, table: str) -> Held | None:
        try:
            return await self._tables.load(table)
        except RuleError:
            return None
