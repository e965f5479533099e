"""One person at the keyboard: a menu, then moves."""

import asyncio
import getpass
import itertools
import secrets
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TextIO

from bot.app import App, assemble, store_of
from bot.chat import wish as chat
from bot.chat.commands.command import Outcome
from bot.chat.context import Context
from bot.chat.dialog import Dialog
from bot.chat.front import Front
from bot.chat.press import read
from bot.chat.viewer import Viewer
from bot.desk import Changed, LookBack, Panel, Told, lines_of
from bot.limits import at_home
from bot.pieces import offered
from bot.platforms.terminal.screen import Terminal
from bot.runtime import data_folder
from bot.runtime.stopping import until_told
from bot.screens.language import Line
from bot.settings import Settings
from bot.tables.lobby import Who
from bot.tables.lookup import tables_of
from bot.texts import Texts
from engines.contract import OptionValue
from engines.errors import RuleError
from storage import Pace, Person, Phase, Room

ROOM = Room(platform="terminal", chat="terminal")
_QUIT = frozenset({"q", "quit", "выход", "çık"})
_HINT = frozenset({"h", "hint", "подсказка", "ipucu"})
_CONCEDE = frozenset({"concede", "сдаться", "pes"})
_HOW = frozenset({"how", "как", "nasıl"})
_YES = frozenset({"yes", "да", "evet"})


def means(typed: str, words: frozenset[str]) -> bool:
    """Tell whether one of the words was typed, in any case: ÇIK is çık in Turkish, QUIT is quit."""
    turkish = typed.replace("I", "ı").replace("İ", "i")
    return not words.isdisjoint({typed.lower(), turkish.lower()})


@dataclass(frozen=True, kw_only=True)
class Wish:
    game: str | None
    players: int | None
    level: str
    locale: str
    options: dict[str, OptionValue]


async def play(settings: Settings, wish: Wish, source: TextIO = sys.stdin, out: TextIO = sys.stdout) -> None:
    """Play until the person quits, or the process is told to stop. An unfinished game is there next time."""
    await until_told(_play(settings, wish, source, out))


async def _play(settings: Settings, wish: Wish, source: TextIO, out: TextIO) -> None:
    data_folder.prepare(settings.data_dir)
    person = Person(platform="terminal", user=getpass.getuser())
    texts = Texts.load()
    terminal = Terminal(texts, wish.locale, person, settings.data_dir / "board.png", out)
    async with store_of(settings, [terminal.name]) as store:
        alone = replace(settings, picture_processes=0, limits=at_home(settings.limits))
        app = assemble(alone, store)
        async with app.running(terminal):
            await Session(app, terminal, typed_in(source), Who(person=person, name=person.user, room=ROOM), wish).run()


def typed_in(stream: TextIO) -> asyncio.Queue[str | None]:
    """Read a stream in its own thread; None: it has ended. The thread dies with the program: Ctrl-C needs no Enter."""
    queue, loop = asyncio.Queue[str | None](), asyncio.get_running_loop()

    def read() -> None:
        for line in itertools.chain(map(str.strip, stream), (None,)):
            # The loop is closed while the program exits; then nobody waits for a line.
            if not loop.is_closed():
                loop.call_soon_threadsafe(queue.put_nowait, line)

    threading.Thread(target=read, daemon=True).start()
    return queue


class Session:
    """One session: a game is resumed or opened, and played. What is typed goes to the front, as in every chat."""

    def __init__(self, app: App, terminal: Terminal, lines: asyncio.Queue[str | None], who: Who, wish: Wish) -> None:
        self._app, self._terminal, self._lines, self._wish = app, terminal, lines, wish
        self._viewer = Viewer(who=who, locale=wish.locale)
        self._front = Front(app)

    async def run(self) -> None:
        table = await self._resumed() or await self._opened()
        if table is not None:
            await self._moves(table)

    async def _resumed(self) -> str | None:
        """Return the unfinished game, if there is one and no other was asked for."""
        for table in (held.table for held in await tables_of(self._app.store, self._viewer.who.person)):
            if table.game in offered() and table.phase is Phase.RUNNING and self._wish.game in (None, table.game):
                self._say("terminal-goes-on", game=table.game)
                await self._app.store.speaking.forget(table.id, self._terminal.name)
                await self._app.tables.change(table.id, lambda record, _now: record)
                return table.id
        return None

    async def _opened(self) -> str | None:
        game, wish = self._wish.game or await self._chosen_game(), self._wish
        if game is None:
            return None
        try:
            seats = wish.players or offered()[game].info.seat_range(wish.options).least
            opened = chat.Wish(game=game, options=wish.options, computers=seats - 1, level=wish.level, pace=Pace.NONE)
            shown = await self._front.run(self._context(), "play", wish=opened)
            table = shown.held.table.id if isinstance(shown, Changed) else ""
            started = await self._pressed(table, "!start")
        except RuleError as error:
            self._say(error.key, **error.params)
            return None
        return table if isinstance(started, Changed) else None

    async def _chosen_game(self) -> str | None:
        slugs = list(offered())
        self._say("terminal-choose")
        for number, slug in enumerate(slugs, 1):
            self._terminal.say(f"  {number}  {self._terminal.words()(f'game-{slug}')}")
        while (line := await self._asked("terminal-number")) is not None:
            if line.isascii() and line.isdigit() and 1 <= int(line) <= len(slugs):
                return slugs[int(line) - 1]
        return None

    async def _moves(self, table: str) -> None:
        self._say("terminal-help")
        while True:
            await self._terminal.asked.wait()
            if (await self._app.tables.load(table)).table.phase is not Phase.RUNNING:
                await self._look_back(table)
                return
            line = await self._asked("terminal-your-move")
            if line is None or means(line, _QUIT):
                self._say("terminal-kept")
                return
            if means(line, _HINT):
                await self._pressed(table, "!hint")
            elif means(line, _CONCEDE):
                await self._concede(table)
            elif line:
                await self._move(table, line)

    async def _move(self, table: str, line: str) -> None:
        self._terminal.asked.clear()
        answer = await self._front.move(self._context(), await self._app.tables.load(table), line)
        if isinstance(answer, Told):
            await self._print(table, answer.lines)
            self._terminal.asked.set()

    async def _concede(self, table: str) -> None:
        """Ask first, with the same question as on other platforms."""
        question = await self._pressed(table, "!concede")
        if not isinstance(question, Panel):
            return
        (yes, no), *_ = question.screen.service
        typed = await self._asked("terminal-sure")
        await self._pressed(table, yes.press if means(typed or "", _YES) else no.press)

    async def _look_back(self, table: str) -> None:
        """Tell how the game went, to whoever wants to know."""
        if not means(await self._asked("terminal-review") or "", _HOW):
            return
        answer = await self._pressed(table, "!review")
        if isinstance(answer, LookBack):
            self._say("review-thinking")
            screen = await answer.screen()
            await self._print(table, screen.lines)
            if screen.drawing is not None:
                await self._terminal.picture(screen.drawing, answer.held.table)

    async def _pressed(self, table: str, press: str) -> Outcome:
        """Press something at the table, and print the answer."""
        answer = await self._front.press(self._context(), read(f"{table}:0:{press}"))
        if not isinstance(answer, Dialog):
            await self._print(table, answer.screen.lines if isinstance(answer, Panel) else lines_of(answer))
        return answer

    async def _print(self, table: str, lines: Sequence[Line]) -> None:
        words = self._terminal.words((await self._app.tables.load(table)).table)
        for said in lines:
            self._terminal.say(words.line(said))

    async def _asked(self, key: str) -> str | None:
        self._say(key)
        return await self._lines.get()

    def _say(self, key: str, **params: str | int) -> None:
        self._terminal.say(self._terminal.words()(key, **params))

    def _context(self) -> Context:
        return Context(viewer=self._viewer, texts=self._app.texts, id=f"terminal {secrets.token_hex(8)}")
