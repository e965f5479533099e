"""Pictures drawn in worker processes, so that no answer in chat waits for them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from msgspec import structs

from bot.artist import Picture, drawn, filmed, with_course
from bot.screens.language import Drawing
from bot.texts import LOCALES, Texts, Words
from bot.workers.crew import Crew, Job
from bot.workers.process import settle_in, spare_cores
from engines.registry import games
from engines.replay import begin
from render.films import Story
from render.registry import pictures
from render.theme import Look
from storage import Alone, Table
from storage.timing import wall_clock

log = logging.getLogger(__name__)


Own = Callable[[Table], Awaitable[Alone | None]]
Deal = Callable[[Table], Awaitable[int | None]]


async def _nothing_known(_record: Table) -> None:
    return None


class Artist:
    """Draws pictures in worker processes; with none of them, in a thread of this process.

    A worker is given views, a language and names; never a state, a record or a seed.
    """

    def __init__(
        self,
        processes: int | None = None,
        *,
        count: Callable[[], None] = lambda: None,
        own: Own = _nothing_known,
        deal: Deal = _nothing_known,
    ) -> None:
        """None: as many processes as suit this machine. `count` is called for every picture.

        `own` finds what somebody who played alone has done so far, `deal` what the strongest computer makes of their
        deal: the final picture says it.
        """
        self._count, self._own, self._deal = count, own, deal
        number = spare_cores() if processes is None else processes
        self._crew = Crew(number, initializer=warm_up) if number else None
        # Without processes one picture at a time: more threads would only delay answers.
        self._thread = asyncio.Semaphore(1)

    def begin(self) -> None:
        """Start the processes, so that the first picture need not wait for them."""
        if self._crew is not None:
            self._crew.begin()

    async def close(self) -> None:
        """Finish what is being drawn and stop the processes. What is asked for later is drawn in a thread."""
        crew, self._crew = self._crew, None
        if crew is not None:
            await crew.close()

    async def turn(self) -> bool:
        """Wait until a board may be renewed: the busier it is, the longer. Tell whether there was a wait."""
        return await self._crew.turn() if self._crew is not None else False

    async def draw(  # noqa: PLR0913 (a picture, and what it is a version of, by keyword)
        self,
        drawing: Drawing,
        words: Words,
        look: Look = Look(),  # noqa: B008 (frozen)
        now: Callable[[], int] = wall_clock,
        *,
        of: Hashable = None,
        version: int = 0,
    ) -> Picture:
        """Draw a picture in the viewer's language and look, with the sand as far as it has run by then.

        `of` names what it shows: while it waits to be drawn, a newer version takes its place, and this one raises
        `Outdated`.
        """
        shown = await self._with_past(drawing, drawing.record) if drawing.record is not None else drawing

        def here() -> Picture:
            return drawn(shown, words, look, now)

        def given() -> tuple[Any, ...]:
            return shown, words.locale, tuple(words.names), look, now()

        return await self._made(here, Job(work=_drawn, given=given, of=of, version=version))

    async def _with_past(self, drawing: Drawing, record: Table) -> Drawing:
        alone = await self._own(record)
        hard = await self._deal(record) if alone is not None else None
        return replace(await asyncio.to_thread(with_course, drawing), alone=alone, hard=hard)

    async def film(self, game: str, story: Story, words: Words, look: Look) -> Picture:
        """Make a film of a story: see `filmed`."""

        def here() -> Picture:
            return filmed(game, story, words, look)

        def given() -> tuple[Any, ...]:
            return game, story, words.locale, tuple(words.names), look

        return await self._made(here, Job(work=_filmed, given=given))

    async def _made(self, here: Callable[[], Picture], job: Job) -> Picture:
        if self._crew is not None:
            try:
                picture: Picture = await self._crew.do(job)
            except OSError as error:
                log.warning("no process for pictures could be started (%s)", error)
            else:
                self._count()
                return picture
        async with self._thread:
            picture = await asyncio.to_thread(here)
        self._count()
        return picture


def _drawn(drawing: Drawing, locale: str, names: Sequence[str], look: Look, now: int) -> Picture:
    return _without_items(drawn(drawing, Words(_texts(), locale, names), look, lambda: now))


def _filmed(game: str, story: Story, locale: str, names: Sequence[str], look: Look) -> Picture:
    return _without_items(filmed(game, story, Words(_texts(), locale, names), look))


def _without_items(made: Picture) -> Picture:
    """Leave out of a worker's answer what has been drawn already."""
    return replace(made, scene=structs.replace(made.scene, items=()))


@cache
def _texts() -> Texts:
    return Texts.load()


def warm_up() -> None:
    """Initialize a worker that draws. The first picture of a game takes long; nobody should have to wait for it."""
    settle_in()
    for slug in pictures():
        try:
            _draw_first(slug)
        except Exception:  # a game that can't be drawn must not stop the others
            log.exception("%s can't be drawn", slug)


def _draw_first(slug: str) -> None:
    game = games()[slug]
    seats = max(2, game.info.seats.least)
    view = game.view_for(begin(game, seed="warm up", options={}, seats=seats).state, None)
    drawn(Drawing(game=slug, view=view), Words(_texts(), LOCALES[0], "12345678"[:seats]), Look())
