"""Handles the messages of a tab, each kind by the method with its tag. Commands and presses go to the front."""

import contextlib
import logging
from dataclasses import replace

from bot.chat import context
from bot.chat.press import at_table, read
from bot.chat.viewer import Viewer as ChatViewer
from bot.chat.wish import Wish
from bot.desk import Rules
from bot.desk.lesson import taught
from bot.page import inbox
from bot.page.answers import TabAnswers
from bot.page.hub import Hub
from bot.page.showing.dialogs.cards import card
from bot.page.showing.dialogs.invitation import invitation
from bot.page.showing.frames import Frame
from bot.page.tab import Tab
from bot.page.viewer import Pending, Viewer
from bot.pieces import offered
from bot.rulebook import slugs
from bot.screens.language import line, press_id
from bot.screens.naming import typed_move
from bot.screens.press import PressId
from bot.screens.tables import board_screen, private_screen
from bot.tables.errors import Gone, Unreadable
from bot.tables.lobby import game_of, seated
from bot.tables.names import shown_name
from bot.tables.service import stamp_of
from bot.tables.turns import Position
from bot.tutorials import lessons
from engines.errors import MalformedMove, RuleError
from render.theme import Look, Shade
from render.words import Window
from storage import Pace, PersonSettings, Phase, Remark, Room, StoreError, read_id

log = logging.getLogger(__name__)

AGAIN = 2.0
"""s before a page that could not be greeted is greeted again."""


class Context(context.Context):
    """A press or a message of a tab."""

    paints = True
    one_room = True
    keeps_posts = False
    without = frozenset(
        {"language", "palette", "symbols", "theme", "direct_messages", "reminders", "quiet", "zone", "ask_first"}
    )
    """A browser keeps these itself, or they mean nothing on a page."""

    def command_name(self, name: str) -> str:  # noqa: ARG002 (a page has buttons instead)
        return ""

    async def private_room(self) -> Room | None:
        return self.viewer.room  # others see a table there only if they have its address


class Handlers:
    def __init__(self, hub: Hub) -> None:
        self._hub, self._app, self._front = hub, hub.app, hub.front

    async def handle(self, tab: Tab, said: inbox.Said) -> None:
        """Handle a message. Before a tab has said hello, it is answered in the default language."""
        try:
            await getattr(self, str(said.__struct_config__.tag))(tab, said)
        except Exception as error:  # noqa: BLE001 (whatever it is, people are answered)
            await self._answers(tab).refuse(error)
            if isinstance(said, inbox.Hello) and isinstance(error, StoreError):
                tab.later(AGAIN, lambda: self.handle(tab, said))  # without its list a page looks empty

    async def hello(self, tab: Tab, said: inbox.Hello) -> None:
        viewer = tab.viewer
        viewer.name, viewer.locale = shown_name(said.name), said.language
        viewer.look = Look(shade=Shade(said.shade), symbols=said.symbols)
        viewer.seen = viewer.seen._replace(window=Window(said.window))
        await self._hub.directory.look_up(tab)
        await self._hub.refresh(tab)

    async def watch(self, tab: Tab, said: inbox.Watch) -> None:
        """Watch a table. What was open at another is closed."""
        viewer = tab.viewer
        if said.table != viewer.table:
            viewer.open, viewer.board, viewer.panel = False, Pending(), Pending()
        viewer.table, viewer.seen = said.table, viewer.seen._replace(turned=said.turned)
        if not said.table:
            tab.list_soon()  # there it has a board
            with contextlib.suppress(RuleError):  # the store is away: the welcome screen can do without
                tab.send(t="today", **await self._hub.today(viewer))
            return
        try:
            held = await self._app.tables.load(said.table)
        except (Gone, Unreadable) as error:
            viewer.table = ""
            await self._without_table(tab, said.table, error)
            return
        viewer.table = held.table.id
        if said.table != viewer.table:
            tab.send(t="go", table=viewer.table)  # the canonical form of what was typed
        tab.hear(held, talk=True)

    async def _without_table(self, tab: Tab, code: str, error: Gone | Unreadable) -> None:
        """Show the challenge or the league of this code; if there is none, say that there is nothing."""
        contest = await self._app.store.contests.load(found) if (found := read_id(code)) is not None else None
        if contest is not None:
            tab.send(t="go", table="")
            name: inbox.CardName = "challenge" if contest.duel else "league"
            await self.ask(tab, inbox.Ask(name=name, choice=f"@{name}:show:{contest.code}"))
            return
        said = line("local-nowhere") if isinstance(error, Gone) else error
        tab.send(t="nowhere", table=code, said=self._context(tab).words().line(said))

    async def open(self, tab: Tab, said: inbox.Open) -> None:
        context, game = self._context(tab, said.id), said.game
        if said.lesson and game in lessons():
            self._app.limiter.press(tab.viewer.person, tab.viewer.room)
            who, locale = context.viewer.who, context.viewer.locale
            held = await taught(self._app.tables, game, who, room=who.room, locale=locale, press=context.id)
            await self._leave_empty(tab.viewer)
            tab.send(t="go", table=held.table.id)
        elif game in offered():
            shown = await self._front.run(context, "play", wish=Wish(game=game, pace=Pace.NONE))
            await self._answers(tab, opens=True).show(shown)

    async def _leave_empty(self, viewer: Viewer) -> None:
        """Close the lobby from which a tutorial was opened, if nobody else sits there: others would find it empty."""
        if not viewer.table:
            return
        left = await self._app.tables.load(viewer.table)
        if left.table.phase is Phase.LOBBY and {seat.person for seat in left.table.seats} == {viewer.person}:
            await self._app.tables.close(left, viewer.who)

    async def press(self, tab: Tab, said: inbox.PressOf) -> None:
        pressed = read(said.data)
        with self._app.metrics.acknowledging(tab.viewer.person.platform):
            shown = await self._front.press(self._context(tab, said.id), pressed)
        await self._answers(tab, at_table(pressed)).show(shown)

    async def say(self, tab: Tab, said: inbox.Say) -> None:
        """Play what can be played; anything else is a chat message. Only people who sit there may do either."""
        held = await self._app.tables.load(said.table)
        text, viewer = " ".join(said.text.split()), tab.viewer
        seat = seated(held.table, viewer.person)
        if held.table.phase is Phase.RUNNING:
            position = await self._app.tables.position(held)
            if data := self._labelled(position, viewer, seat, text):
                await self.press(tab, inbox.PressOf(data=data, id=said.id))
                return
            if _is_move(position, seat, text):
                await self._answers(tab).show(await self._front.move(self._context(tab, said.id), held, text))
                return
        if text:
            self._app.limiter.press(viewer.person, viewer.room)
            name = held.table.seats[seat].name
            remark = Remark(move=len(held.table.moves), person=viewer.person, seat=seat, name=name, text=text)
            await self._hub.hear(held, remark)

    async def hide(self, tab: Tab, _said: inbox.Hide) -> None:
        tab.viewer.open = False
        await self._hub.refresh(tab)

    async def past(self, tab: Tab, said: inbox.Past) -> None:
        held = await self._app.tables.load(said.table)
        if held.table.started_at is not None:
            shown = self._hub.shown(held, tab.viewer)
            tab.send(await self._hub.showing.past(shown, said.step))

    async def rules(self, tab: Tab, said: inbox.Rules) -> None:
        if said.game in slugs():
            await self._answers(tab).rules(Rules(game=said.game))

    async def invite(self, tab: Tab, said: inbox.Invite) -> None:
        """Tell how others come in: whoever is in may invite them."""
        tab.send(t="invite", **invitation(self._hub.address, said.table))

    async def ask(self, tab: Tab, said: inbox.Ask) -> None:
        shown = await card(self._front, self._context(tab), said.name, said.choice)
        if isinstance(shown, Frame):
            tab.send(shown)
        else:
            await self._answers(tab, opens=True).show(shown)

    def _answers(self, tab: Tab, asked: PressId | None = None, *, opens: bool = False) -> TabAnswers:
        return TabAnswers(self._hub, tab, self._context(tab), asked, opens=opens)

    def _context(self, tab: Tab, number: str = "") -> Context:
        """Return the context of a message. Its id includes the person: no tab can use up somebody else's."""
        look, person = tab.viewer.look, tab.viewer.person
        settings = PersonSettings(theme=look.shade.value, symbols=look.symbols)
        viewer = ChatViewer(who=tab.viewer.who, locale=tab.viewer.locale, settings=settings)
        return Context(viewer=viewer, texts=self._app.texts, id=f"{person.platform} {person.user} {number}")

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


def _is_move(position: Position, seat: int, text: str) -> bool:
    try:
        game_of(position.table).parse_move(typed_move(position, seat, text))
    except MalformedMove:
        return False
    except RuleError:
        return True  # a move, but not a legal one in this game: the player is told why
    return True
