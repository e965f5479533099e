"""A moment of a game that has passed: what was told then, what came next, and where the game is by now."""

from dataclasses import dataclass, replace
from typing import Any

from bot.artist import ahead
from bot.page.showing.facts import Shown
from bot.page.showing.frames import Data
from bot.screens.language import Drawing, Line, line
from bot.screens.registry import game_screens
from bot.tables.lobby import game_of
from bot.texts import Words
from engines.contract import Event, Seat
from render.scene import Area
from storage import Phase


@dataclass(frozen=True)
class Moment:
    """The position after so many entries of the record, as a seat saw it; None: as everybody did."""

    shown: Shown
    step: int
    seat: Seat | None

    @property
    def playing(self) -> bool:
        return game_of(self.shown.table).outcome(self.shown.steps[self.step].state) is None

    @property
    def drawing(self) -> Drawing:
        return Drawing(game=self.shown.table.game, view=self._view(self.step), latest=self._view(-1))

    def told(self, words: Words) -> Data:
        """Return the lines over the board, the next move, and where the game is."""
        at = words("local-past-at", step=self.shown.numbers[self.step], moves=self.shown.numbers[-1])
        news = [words.line(event) for event in self._public(self.step)]
        return {
            "step": self.step,
            "headline": [at, "", ""],
            "news": news,
            "next": self._next(words),
            "stands": words.line(stands(self.shown)),
        }

    def _next(self, words: Words) -> Data | None:
        """Return what whoever moved next did, and where. It is in the past as well, so everybody has seen it."""
        following = self._following
        if following is None:
            return None
        did = self._public(following)[:1]
        said = [words("local-past-next", said=event) for event in did]
        return {"said": said, "boxes": self.boxes(words)}

    def boxes(self, words: Words) -> tuple[Area, ...]:
        """Return where on this board the next move is made."""
        following = self._following
        if following is None:
            return ()
        return ahead(self.drawing, self._view(following), words, self.shown.viewer.seen)

    def card(self, words: Words) -> list[str]:
        """Return what the card of the seat's own goal says of it: how it was then, and how it is now."""
        private = game_screens()[self.shown.table.game].private
        then, now = (private(self._view(step), "").lines for step in (self.step, -1))
        by_now = [each.params.get("tokens", 0) for each in now]
        both = [
            replace(was, key=f"{was.key}-card-then", params={**was.params, "now-tokens": left})
            for was, left in zip(then, by_now, strict=False)
        ]
        return [words.line(each) for each in both if words.texts.has(words.locale, each.key)]

    @property
    def _following(self) -> int | None:
        """The entry with the next move."""
        numbers = self.shown.numbers
        return next((step for step, number in enumerate(numbers) if number > numbers[self.step]), None)

    def _public(self, step: int) -> list[Event]:
        return [event for event in self.shown.steps[step].events if event.to is None]

    def _view(self, step: int) -> Any:
        return game_of(self.shown.table).view_for(self.shown.steps[step].state, self.seat)


def stands(shown: Shown) -> Line:
    """Say where a game is while its past is looked at, and for whom it waits."""
    moves, movers = shown.numbers[-1], "".join(map(str, sorted(shown.to_move)))
    if shown.table.phase is Phase.FINISHED:
        return line("local-stands-over", moves=moves)
    if _is_timed(shown):
        return line("local-stands-timed", moves=moves)
    if shown.seat is not None and shown.seat in shown.to_move:
        return line("local-stands-yours", moves=moves)
    if len(movers) == 1:
        return line("local-stands-theirs", moves=moves, seats=movers)
    if movers:
        return line("local-stands-many", moves=moves, players=len(movers))
    return line("local-stands", moves=moves)


def _is_timed(shown: Shown) -> bool:
    """Tell whether a game goes on by itself, whoever looks elsewhere: it waits for nobody."""
    position, running = shown.position, shown.table.phase is Phase.RUNNING
    return position is not None and running and game_of(shown.table).deadline(position.state) is not None


def about(event: Event) -> Seat | None:
    """Return whom a sentence is about, if that is one player: often, but not always, who moved."""
    seats = str(event.params.get("seat", event.params.get("seats", "" if event.to is None else event.to)))
    return int(seats) if len(seats) == 1 else None
