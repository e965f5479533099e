"""Long texts: the rules, the text board, a game move by move. They go to the direct chat."""

import html
from collections.abc import Iterator

from bot.artist import text_board
from bot.chat.news import told_to
from bot.desk import Document, Replay, Rules, TextBoard
from bot.film import film
from bot.platforms.telegram.messages.caption import TEXT, paragraph, units
from bot.platforms.telegram.messages.wire import Wire
from bot.platforms.telegram.viewer import Viewer, Viewers
from bot.rulebook import Block, BlockKind, page, slugs
from bot.screens.tables import drawing_of
from bot.tables.errors import TableError
from bot.tables.lobby import game_of
from bot.tables.step_cache import StepCache
from bot.tables.turns import Position
from bot.texts import Words
from bot.workers.artist import Artist
from render.theme import Look
from storage import Room, Table

REMEMBERED = 1_000


class Documents:
    def __init__(self, wire: Wire, viewers: Viewers, steps: StepCache, artist: Artist) -> None:
        self._wire, self._viewers, self._steps, self._artist = wire, viewers, steps, artist
        self._filmed: dict[str, None] = {}
        """Tables whose film was posted where they were played."""

    async def send(self, viewer: Viewer, answer: Rules | TextBoard | Replay | Document) -> None:
        """Send what is too long for the answer to a press."""
        match answer:
            case Rules(game=game):
                await self.rules(viewer, game)
            case TextBoard(position=position, seat=seat):
                await self.board(viewer, position, seat)
            case Replay(held=held):
                await self.story(viewer, held.table)
            case Document(held=held, lines=lines, name=name, data=data):
                caption = paragraph(lines, self._viewers.words(viewer, held.table))
                await self._wire.document(viewer.private, data, name, caption)

    def is_first_film(self, table: str) -> bool:
        """Tell whether a table's film is asked for the first time, and note it: the first one is for everybody."""
        if table in self._filmed:
            return False
        while len(self._filmed) >= REMEMBERED:
            del self._filmed[next(iter(self._filmed))]
        self._filmed[table] = None
        return True

    async def film_in(self, room: Room, message: str, table: Table) -> None:
        """Show a finished game as a film where it was played, below its result."""
        words = self._viewers.words_in(table.locale, table)
        shown = await film(self._artist, table, words, Look())
        await self._wire.animation(room, shown.data, words("button-replay"), reply_to=int(message))

    async def rules(self, viewer: Viewer, slug: str) -> None:
        words = self._viewers.words(viewer)
        if slug not in slugs():
            raise TableError("chat-no-such-game")
        for part in packed(rules_html(slug, words)):
            await self._wire.text(viewer.private, part)

    async def board(self, viewer: Viewer, position: Position, seat: int | None) -> None:
        words = self._viewers.words(viewer, position.table)
        view = game_of(position.table).view_for(position.state, seat)
        text = text_board(drawing_of(position.table, view), words)
        for part in packed(html.escape(line, quote=False) for line in text.split("\n")):
            await self._wire.text(viewer.private, f"<pre>{part}</pre>")

    async def story(self, viewer: Viewer, table: Table) -> None:
        """Show a finished game as a film, and tell it move by move."""
        words = self._viewers.words(viewer, table)
        shown = await film(self._artist, table, words, viewer.look)
        await self._wire.animation(viewer.private, shown.data, words("button-replay"))
        events = told_to(None, table, self._steps.steps(table), -1)
        for part in packed(html.escape(words.line(event), quote=False) for event in events):
            await self._wire.text(viewer.private, part)


def rules_html(slug: str, words: Words) -> Iterator[str]:
    """Yield the paragraphs of a rules page."""
    whole = page(slug, words.locale)
    yield f"<b>{html.escape(whole.title, quote=False)}</b>"
    for section in whole.sections:
        yield f"\n<b>{html.escape(section.title, quote=False)}</b>"
        for number, block in enumerate(section.blocks, 1):
            yield _block(block, number, words)


def _block(block: Block, number: int, words: Words) -> str:
    text = html.escape(block.text, quote=False)
    if block.mark:
        text += f" <i>({html.escape(words(f'rules-{block.mark}'), quote=False)})</i>"
    match block.kind:
        case BlockKind.POINT:
            return f"• {text}"
        case BlockKind.STEP:
            return f"{number}. {text}"
        case BlockKind.EXAMPLE:
            return f"<pre>{text}</pre>"
        case BlockKind.TEXT:
            return text


def packed(lines: Iterator[str] | list[str]) -> Iterator[str]:
    """Join lines into messages that are short enough."""
    room = TEXT - 96  # leaves room for tags around a part
    part = ""
    for line in lines:
        if part and units(part) + units(line) + 1 > room:
            yield part.strip("\n")
            part = ""
        part += line + "\n"
    if part.strip():
        yield part.strip("\n")
