"""One person at the keyboard: a menu, then moves."""

import getpass
import secrets
import sys
from dataclasses import dataclass, replace
from typing import Any, TextIO

from bot.app import App, assemble, store_of
from bot.desk import Answer, Panel, Press, lines_of
from bot.limits import at_home
from bot.pieces import offered
from bot.platforms.terminal.lines import Lines
from bot.platforms.terminal.screen import Terminal
from bot.settings import Settings
from bot.stopping import until_told
from bot.tables import lobby
from bot.tables.lobby import Who
from bot.tables.service import Opening
from bot.texts import Texts
from engines.contract import OptionValue
from engines.errors import RuleError
from storage import Pace, Person, Phase, Room

ROOM = Room(platform="terminal", chat="terminal")
_QUIT = frozenset({"q", "quit", "выход", "çık"})
_HINT = frozenset({"h", "hint", "подсказка", "ipucu"})
_CONCEDE = frozenset({"concede", "сдаться", "pes"})
_YES = frozenset({"yes", "да", "evet"})


def means(typed: str, words: frozenset[str]) -> bool:
    """Tell whether one of the words was typed, in any case: ÇIK is çık in Turkish, QUIT is quit."""
    turkish = typed.replace("I", "ı").replace("İ", "i")
    return not words.isdisjoint({typed.lower(), turkish.lower()})


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What the person asked for on the command line."""

    game: str | None
    players: int | None
    level: str
    locale: str
    options: dict[str, OptionValue]


async def play(settings: Settings, wish: Wish, source: TextIO = sys.stdin, out: TextIO = sys.stdout) -> None:
    """Play until the person quits, or the process is told to stop. An unfinished game is there next time."""
    await until_told(_play(settings, wish, source, out))


async def _play(settings: Settings, wish: Wish, source: TextIO, out: TextIO) -> None:
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    person = Person(platform="terminal", user=getpass.getuser())
    texts = Texts.load()
    terminal = Terminal(texts, wish.locale, person, settings.data_dir / "board.png", out)
    async with store_of(settings, [terminal.name]) as store:
        alone = replace(settings, picture_processes=0, limits=at_home(settings.limits))
        app = assemble(alone, store)
        app.residents[terminal.name] = terminal
        await app.begin()
        try:
            await Session(app, terminal, Lines(source), Who(person=person, name=person.user, room=ROOM), wish).run()
        finally:
            await app.end()


class Session:
    """One session: a game is resumed or opened, and played."""

    def __init__(self, app: App, terminal: Terminal, lines: Lines, who: Who, wish: Wish) -> None:
        self._store, self._tables, self._desk = app.store, app.tables, app.desk
        self._terminal, self._lines, self._who, self._wish = terminal, lines, who, wish

    async def run(self) -> None:
        table = await self._resumed() or await self._opened()
        if table is not None:
            await self._moves(table)

    async def _resumed(self) -> str | None:
        """Return the unfinished game, if there is one and no other was asked for."""
        mine = await self._store.tables.load_many(await self._store.tables.of(self._who.person))
        for held in mine:
            known = held.table.game in offered()
            if known and held.table.phase is Phase.RUNNING and self._wish.game in (None, held.table.game):
                self._say("terminal-goes-on", game=held.table.game)
                await self._store.speaking.forget(held.table.id, self._terminal.name)
                await self._tables.change(held.table.id, lambda record, _now: record)
                return held.table.id
        return None

    async def _opened(self) -> str | None:
        game = self._wish.game or await self._chosen_game()
        if game is None:
            return None
        opening = Opening(game=game, room=ROOM, locale=self._wish.locale, options=self._wish.options, pace=Pace.NONE)
        try:
            held = await self._tables.open(opening, self._who)
            wanted = self._wish.players or lobby.seat_range(held.table).least
            for _ in range(wanted - 1):
                held = await self._tables.change(held.table.id, self._computer)
            await self._tables.start(held.table.id, self._who)
        except RuleError as error:
            self._say(error.key, **error.params)
            return None
        return held.table.id

    def _computer(self, table: Any, now: int) -> Any:
        return lobby.with_computer(table, self._who, self._wish.level, now)

    async def _chosen_game(self) -> str | None:
        slugs = list(offered())
        self._say("terminal-choose")
        for number, slug in enumerate(slugs, 1):
            self._terminal.say(f"  {number}  {self._text(f'game-{slug}')}")
        while (line := await self._asked("terminal-number")) is not None:
            if line.isascii() and line.isdigit() and 1 <= int(line) <= len(slugs):
                return slugs[int(line) - 1]
        return None

    async def _moves(self, table: str) -> None:
        self._say("terminal-help")
        while True:
            await self._terminal.asked.wait()
            if (await self._tables.load(table)).table.phase is not Phase.RUNNING:
                return
            line = await self._asked("terminal-your-move")
            if line is None or means(line, _QUIT):
                self._say("terminal-kept")
                return
            if means(line, _HINT):
                await self._hint(table)
            elif means(line, _CONCEDE):
                await self._concede(table)
            elif line:
                await self._move(table, line)

    async def _move(self, table: str, line: str) -> None:
        self._terminal.asked.clear()
        try:
            await self._tables.play(table, self._who, line, stamp=None)
        except RuleError as error:
            words = self._terminal.words((await self._tables.load(table)).table)
            self._terminal.say(words.line(error))
            self._terminal.asked.set()

    async def _concede(self, table: str) -> None:
        """Ask first, with the same question as on other platforms."""
        question = await self._pressed(table, "!concede")
        if not isinstance(question, Panel):
            return
        (yes, no), *_ = question.screen.service
        typed = await self._asked("terminal-sure")
        await self._pressed(table, yes.press if means(typed or "", _YES) else no.press)

    async def _pressed(self, table: str, press: str) -> Answer:
        """Press something at the table, and print the answer."""
        data = f"{table}:0:{press}"
        answer = await self._desk.press(Press(who=self._who, data=data, id=f"terminal {secrets.token_hex(8)}"))
        words = self._terminal.words((await self._tables.load(table)).table)
        for said in answer.screen.lines if isinstance(answer, Panel) else lines_of(answer):
            self._terminal.say(words.line(said))
        return answer

    async def _hint(self, table: str) -> None:
        found = await self._tables.hint(table, self._who)
        if found.move is None:
            self._say("hint-wait")
            return
        self._say("terminal-hint", move=found.move)
        if found.reason is not None:
            words = self._terminal.words((await self._tables.load(table)).table)
            self._terminal.say(words.line(found.reason))

    async def _asked(self, key: str) -> str | None:
        self._say(key)
        return await self._lines.next()

    def _say(self, key: str, **params: str | int) -> None:
        self._terminal.say(self._text(key, **params))

    def _text(self, key: str, **params: str | int) -> str:
        return self._terminal.sentence(key, **params)
