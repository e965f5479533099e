"""From a press to its answer. A press loads its table once."""

from bot.desk import board, end, fair, lesson, lobby
from bot.desk.answer import Answer, Changed, Panel, Redrawn, Told
from bot.desk.ask import Ask, Press, Verb
from bot.review.service import Reviews
from bot.runtime.metrics import Metrics
from bot.screens import naming, tables as screens
from bot.screens.language import Line, Screen, line
from bot.screens.press import Act, Move, PressId, Preview, Touch
from bot.screens.registry import game_screens
from bot.tables import turns
from bot.tables.errors import Gone, LookFirst, Stale
from bot.tables.lobby import Who, check, game_of, seated
from bot.tables.rights import Action, action_of
from bot.tables.saving import check_begun
from bot.tables.service import TableService, stamp_of
from bot.tables.turns import Position
from bot.tutorials import lessons
from engines.errors import RuleError
from storage import LoadedTable

VERBS: dict[str, Verb] = {**lobby.VERBS, **board.VERBS, **end.VERBS, **fair.VERBS, **lesson.VERBS}


class Desk:
    """Turns presses into moves and answers. A refusal is an answer too."""

    def __init__(
        self, tables: TableService, metrics: Metrics | None = None, reviews: Reviews | None = None, page: str = ""
    ) -> None:
        """`page`: where everybody can open the page, if anywhere."""
        self._tables, self._metrics, self._reviews, self._page = tables, metrics or Metrics(), reviews, page

    async def press(self, press: Press) -> Answer:
        """Handle a press. If anything is wrong with it the presser is told, and nothing is lost or changed."""
        asked = press.asked
        self._metrics.pressed(press.who.person.platform, _kind(asked))
        if asked is None:
            return Told(lines=(line("table-gone"),), refused=True)
        held: LoadedTable | None = None
        try:
            held = await self._tables.load(asked.table)
            return await self._acted(press, asked, held)
        except RuleError as error:
            return Told(lines=(Line(error.key, error.params),), held=held, refused=True)

    async def move(self, held: LoadedTable, who: Who, text: str, press: str) -> Answer:
        """Play a move that somebody typed, in the words of the buttons or in the game's notation."""
        self._metrics.pressed(who.person.platform, "typed")
        try:
            position = _position(held)
            seat = seated(position.table, who.person)
            move = naming.typed_move(position, seat, text)
            # The number of a button means what it means on this board; notation fits any.
            stamp = stamp_of(position, seat) if move != text else None
            return Changed(held=await self._tables.play(held, who, move, stamp=stamp, press=press))
        except RuleError as error:
            return Told(lines=(Line(error.key, error.params),), held=held, refused=True)

    async def named(self, press: Press) -> Line | Told:
        """Return the name of a move that is about to be confirmed, or why it can't be made any more."""
        held: LoadedTable | None = None
        try:
            asked = press.asked
            if asked is None or not isinstance(asked.kind, Move):
                raise Gone("table-gone")
            held = await self._tables.load(asked.table)
            position = _position(held)
            seat = seated(position.table, press.who.person)
            if asked.stamp != stamp_of(position, seat):
                raise Stale("table-stale")
            return naming.move_name(position, seat, asked.kind.text)
        except RuleError as error:
            return Told(lines=(Line(error.key, error.params),), held=held, refused=True)

    async def check_lesson(self, table: str) -> None:
        """Refuse a lesson of a table that does not exist, or of a game that has none."""
        if (await self._tables.load(table)).table.game not in lessons():
            raise Gone("table-gone")

    async def act(self, held: LoadedTable, who: Who, verb: str, press: str) -> Answer:
        """Handle a command: the same as pressing the button with that verb under the newest board."""
        self._metrics.pressed(who.person.platform, verb)
        ask = Ask(
            tables=self._tables,
            who=who,
            press=press,
            held=held,
            stamp=str(held.table.revision),
            argument="",
            reviews=self._reviews,
            page=self._page,
        )
        try:
            return await _done(verb, ask)
        except RuleError as error:
            return Told(lines=(Line(error.key, error.params),), held=held, refused=True)

    async def _acted(self, press: Press, asked: PressId, held: LoadedTable) -> Answer:
        match asked.kind:
            case Move(text):
                return await self._played(press, asked.stamp, held, text)
            case Touch(word):
                return await self._touched(press, asked.stamp, held, word)
            case Preview():
                return _looked(press.who, asked.stamp, held, asked.kind)
            case Act(verb, argument):
                tables, who = self._tables, press.who
                ask = Ask(
                    tables=tables,
                    who=who,
                    press=press.id,
                    held=held,
                    stamp=asked.stamp,
                    argument=argument,
                    direct=press.direct,
                    locale=press.locale,
                    reviews=self._reviews,
                    page=self._page,
                )
                return await _done(verb, ask)

    async def _played(self, press: Press, stamp: str, held: LoadedTable, text: str) -> Answer:
        tables, who = self._tables, press.who
        try:
            played = await tables.play(held, who, text, stamp=stamp, press=press.id, look_first=press.look_first)
        except LookFirst as error:
            position = _position(held)
            if screens.hides(position, seated(position.table, who.person)):
                return await self._shown_first(who, held, error)
            played = await tables.play(held, who, text, stamp=stamp, press=press.id)
        return Changed(held=played)

    async def _shown_first(self, who: Who, held: LoadedTable, error: LookFirst) -> Answer:
        """Show people their secret instead of moving, if this is their first move and they have not looked."""
        seen = await self._tables.seen(held, who)
        private = screens.private_screen(_position(seen), seated(seen.table, who.person))
        told = Screen(lines=(*private.lines, Line(error.key)), table=seen.table.id, urgent=True)
        return Panel(screen=told, held=seen)

    async def _touched(self, press: Press, stamp: str, held: LoadedTable, word: str) -> Answer:
        """Make the move that a press means for this presser. An accidental double tap does nothing."""
        position = _position(held)
        table, seat = position.table, seated(position.table, press.who.person)
        resolve = game_screens()[table.game].resolve
        if resolve is None:
            raise Gone("table-gone")
        if self._tables.is_echo(position, seat, word):
            return Changed(held=held)
        text = resolve(game_of(table).view_for(position.state, seat), word)
        return await self._played(press, stamp, held, text)


def _kind(asked: PressId | None) -> str:
    """Return what a press is counted as: never what somebody could make up."""
    match asked.kind if asked else None:
        case None:
            return "unreadable"
        case Act(verb):
            return verb if verb in VERBS else "unknown"
        case kind:
            return type(kind).__name__.lower()


async def _done(verb: str, ask: Ask) -> Answer:
    if verb not in VERBS:
        raise Gone("table-gone")  # a button from another version of the program
    check(ask.held.table, ask.who, _right(verb, ask))
    return await VERBS[verb](ask)


def _right(verb: str, ask: Ask) -> Action:
    """Return the right that a verb needs. A lesson given privately disturbs nobody: anybody may have it."""
    return Action.RULES if verb == "show-me" and ask.direct is not None else action_of(verb)


def _looked(who: Who, stamp: str, held: LoadedTable, look: Preview) -> Answer:
    """Show the pending choice, on the public board or in the private panel."""
    position = _position(held)
    seat = seated(position.table, who.person)
    if stamp != stamp_of(position, seat):
        raise Stale("table-stale")
    if look.private:
        return Panel(screen=screens.private_screen(position, seat, look.choice), held=held, seat=seat)
    if seat not in position.to_move:
        mover = min(position.to_move, default=seat)
        return Told(lines=(line("board-look-not-yours", seat=mover),), held=held, refused=True)
    return Redrawn(screen=screens.board_screen(position, (), look.choice), held=held)


def _position(held: LoadedTable) -> Position:
    check_begun(held.table)
    return turns.position(held.table, held.snapshot)
