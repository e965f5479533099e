"""Handles the messages of a tab. Each kind of message has its handler; refusals are answers."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, assert_never

from bot.artist import text_board
from bot.desk import (
    Answer,
    BoardAgain,
    Changed,
    Document,
    Panel,
    Press,
    Redrawn,
    Replay,
    Rules,
    Settled,
    TextBoard,
    Told,
    lines_of,
)
from bot.pieces import offered
from bot.platforms.local import inbox
from bot.platforms.local.frames import Data
from bot.platforms.local.invitation import invitation
from bot.platforms.local.platform import LocalTable
from bot.platforms.local.showing import controls
from bot.platforms.local.tab import Tab
from bot.platforms.local.viewer import Pending, Viewer
from bot.platforms.local.visitors import PLATFORM, ROOM
from bot.rulebook import page, slugs
from bot.screens.language import Drawing, Screen, press_id
from bot.screens.naming import typed_move
from bot.screens.press import Act, PressId, Preview
from bot.screens.tables import board_screen, private_screen
from bot.tables.lobby import game_of, seated
from bot.tables.names import shown_name
from bot.tables.service import Opening, stamp_of
from bot.tables.turns import Position
from bot.texts import Words
from bot.tutorials import lessons
from engines.errors import MalformedMove, RuleError
from render.theme import Look, Shade
from storage import Pace, Phase, Remark, StoreError

log = logging.getLogger(__name__)

AGAIN = 2.0
"""s before a page that could not be greeted is greeted again."""

Handler = Callable[["Handlers", Tab, Any], Awaitable[None]]


class Handlers:
    """Serves the tabs."""

    def __init__(self, platform: LocalTable) -> None:
        self._platform = platform

    async def handle(self, tab: Tab, said: inbox.Said) -> None:
        """Handle a message. Before a tab has said hello, it is answered in the default language."""
        try:
            if isinstance(said, inbox.PressOf | inbox.Open | inbox.Say):
                self._platform.limiter.press(tab.viewer.person, ROOM)
            await HANDLERS[type(said)](self, tab, said)
        except RuleError as error:
            tab.send(t="told", lines=[self._words(tab).line(error)], refused=True)
        except StoreError as error:
            log.warning("a tab is asked to try again: %s", error)
            tab.send(t="told", lines=[self._words(tab)("busy")])
            if isinstance(said, inbox.Hello):
                tab.later(AGAIN, lambda: self.handle(tab, said))  # without its list a page looks empty

    async def hello(self, tab: Tab, said: inbox.Hello) -> None:
        viewer = tab.viewer
        viewer.name, viewer.locale = shown_name(said.name), said.language
        viewer.look = Look(shade=Shade(said.shade), symbols=said.symbols)
        await self._platform.list_for(tab)
        await self._refresh(tab)

    async def watch(self, tab: Tab, said: inbox.Watch) -> None:
        """Watch a table. What was open at another is closed."""
        viewer = tab.viewer
        if said.table != viewer.table:
            viewer.open, viewer.board, viewer.panel = False, Pending(), Pending()
        viewer.table = said.table
        if not said.table:
            return
        try:
            held = await self._platform.tables.load(said.table)
        except RuleError:
            viewer.table = ""
            tab.send(t="go", table="")
            raise
        viewer.table = held.table.id  # the canonical form of what was typed
        tab.hear(held, talk=True)

    async def open(self, tab: Tab, said: inbox.Open) -> None:
        viewer, game = tab.viewer, said.game
        if game not in offered():
            return
        lesson = lessons().get(game) if said.lesson else None
        options = lesson.options if lesson is not None else {}
        opening = Opening(game=game, room=ROOM, locale=viewer.locale, options=options, pace=Pace.NONE)
        tables, press = self._platform.tables, _press(viewer, said.id)
        if lesson is None:
            held = await tables.open(opening, viewer.who, press)
        else:
            held = await tables.teach(opening, viewer.who, seed=lesson.seed, computers=lesson.computers, press=press)
            await self._leave_empty(viewer)
        tab.send(t="go", table=held.table.id)

    async def _leave_empty(self, viewer: Viewer) -> None:
        """Close the lobby from which a tutorial was opened, if nobody else sits there: others would find it empty."""
        if not viewer.table:
            return
        left = await self._platform.tables.load(viewer.table)
        if left.table.phase is Phase.LOBBY and {seat.person for seat in left.table.seats} == {viewer.person}:
            await self._platform.tables.close(left, viewer.who)

    async def press(self, tab: Tab, said: inbox.PressOf) -> None:
        press = Press(who=tab.viewer.who, data=said.data, id=_press(tab.viewer, said.id), look_first=True)
        with self._platform.metrics.acknowledging(PLATFORM):
            answer = await self._platform.desk.press(press)
        await self._answer(tab, PressId.read(said.data), answer)

    async def say(self, tab: Tab, said: inbox.Say) -> None:
        """Play what can be played; anything else is a chat message. Only people who sit there may do either."""
        held = await self._platform.tables.load(said.table)
        text, viewer = " ".join(said.text.split()), tab.viewer
        seat = seated(held.table, viewer.person)
        if held.table.phase is Phase.RUNNING:
            position = await self._platform.tables.position(held)
            if data := self._labelled(position, viewer, seat, text):
                await self.press(tab, inbox.PressOf(data=data, id=said.id))
                return
            if _is_move(position, seat, text):
                answer = await self._platform.desk.move(held, viewer.who, text, _press(viewer, said.id))
                await self._answer(tab, None, answer)
                return
        if text:
            name = held.table.seats[seat].name
            remark = Remark(move=len(held.table.moves), person=viewer.person, seat=seat, name=name, text=text)
            await self._platform.hear(held, remark)

    async def hide(self, tab: Tab, _said: inbox.Hide) -> None:
        tab.viewer.open = False
        await self._refresh(tab)

    async def past(self, tab: Tab, said: inbox.Past) -> None:
        held = await self._platform.tables.load(said.table)
        if held.table.started_at is not None:
            shown = self._platform.shown(held, tab.viewer)
            tab.send_frame(await self._platform.showing.past(shown, said.step))

    async def rules(self, tab: Tab, said: inbox.Rules) -> None:
        if said.game in slugs():
            tab.send(t="rules", **_rules(said.game, self._words(tab)))

    async def invite(self, tab: Tab, said: inbox.Invite) -> None:
        """Tell how others come in: whoever is in may invite them."""
        tab.send(t="invite", **invitation(self._platform.address, said.table))

    async def _answer(self, tab: Tab, asked: PressId | None, answer: Answer) -> None:
        """Send an answer to whoever pressed, and to nobody else."""
        viewer, held = tab.viewer, answer.held
        words = self._platform.showing.words(held.table, viewer) if held else self._words(tab)
        match answer:
            case Changed() | Told() | Settled() | Document():
                _tell(tab, answer, words)
            case Panel(screen=screen, seat=None):
                _open(tab, screen, words)
            case Panel() | Redrawn() | BoardAgain():
                pass  # an open panel is a part of the page, which is redrawn
            case Replay():
                tab.send(t="told", lines=[], replay=True)
            case Rules(game=game):
                await self.rules(tab, inbox.Rules(game=game))
            case TextBoard(position=position, seat=seat):
                drawing = Drawing(game=position.table.game, view=game_of(position.table).view_for(position.state, seat))
                tab.send(t="sheet", lines=[], choices=[], service=[], words=text_board(drawing, words))
            case _:
                assert_never(answer)
        if asked is not None and not lines_of(answer):
            _note(viewer, asked)
        if held is not None and asked is not None and held.table.id != asked.table:
            tab.send(t="go", table=held.table.id)  # a rematch
        elif held is not None and held.table.id == viewer.table:
            tab.hear(held)
        else:
            await self._refresh(tab)

    def _labelled(self, position: Position, viewer: Viewer, seat: int, text: str) -> str | None:
        """Return the press of the choice with this number or letter on it, if the seat has one."""
        if seat not in position.to_move:
            return None
        stamp = stamp_of(position, seat)
        public = replace(board_screen(position, (), viewer.board.on(stamp)), stamp=stamp)
        for screen in (public, private_screen(position, seat, viewer.panel.on(stamp))):
            for button in (button for row in screen.choices for button in row):
                if isinstance(button.label, str) and button.label.casefold() == text.casefold():
                    return press_id(screen, button)
        return None

    async def _refresh(self, tab: Tab) -> None:
        if tab.viewer.table:
            tab.hear(await self._platform.tables.load(tab.viewer.table))

    def _words(self, tab: Tab) -> Words:
        return Words(self._platform.texts, tab.viewer.locale)


HANDLERS: dict[type, Handler] = {
    inbox.Hello: Handlers.hello,
    inbox.Watch: Handlers.watch,
    inbox.Open: Handlers.open,
    inbox.PressOf: Handlers.press,
    inbox.Say: Handlers.say,
    inbox.Hide: Handlers.hide,
    inbox.Past: Handlers.past,
    inbox.Rules: Handlers.rules,
    inbox.Invite: Handlers.invite,
}


def _press(viewer: Viewer, number: str) -> str:
    """Return the id of a press, which includes the person: no tab can use up somebody else's."""
    return f"local {viewer.person.user} {number}"


def _tell(tab: Tab, answer: Changed | Told | Settled | Document, words: Words) -> None:
    if not answer.lines:
        return
    said: Data = {"lines": [words.line(each) for each in answer.lines]}
    if isinstance(answer, Document):
        said["lines"].insert(0, words("fair-title"))
        file = {"name": answer.name, "text": answer.data.decode()}
        tab.send(t="sheet", **said, choices=[], service=[], file=file)
        return
    if isinstance(answer, Told) and answer.move:
        said["hint"] = answer.move
    tab.send(t="told", **said)


def _open(tab: Tab, screen: Screen, words: Words) -> None:
    """Open a sheet; a secret that has to be looked at first has its own card, and the press is to be made again."""
    if screen.urgent:
        tab.viewer.open = True
        tab.send(t="told", lines=[words.line(screen.lines[-1])])
    else:
        tab.send(t="sheet", **controls(screen, words))


def _note(viewer: Viewer, asked: PressId) -> None:
    """Remember what is open and what is half chosen."""
    match asked.kind:
        case Preview(choice, private=True):
            viewer.open, viewer.panel = True, Pending(stamp=asked.stamp, look=choice)
        case Preview(choice):
            viewer.board = Pending(stamp=asked.stamp, look=choice)
        case Act("view"):
            viewer.open = True


def _is_move(position: Position, seat: int, text: str) -> bool:
    try:
        game_of(position.table).parse_move(typed_move(position, seat, text))
    except MalformedMove:
        return False
    except RuleError:
        return True  # a move, but not a legal one in this game: the player is told why
    return True


def _rules(game: str, words: Words) -> Data:
    whole = page(game, words.locale)
    sections = [
        {
            "title": section.title,
            "blocks": [
                {
                    "kind": block.kind.value,
                    "text": block.text,
                    "mark": words(f"rules-{block.mark}") if block.mark else "",
                }
                for block in section.blocks
            ],
        }
        for section in whole.sections
    ]
    return {"title": whole.title, "sections": sections}
