"""What the films of all games have in common: the frame around a board, the first words, the end card."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from render.films.ending import Ending, Standing, end_card
from render.films.furniture import FOOT, Page, heading, players, progress
from render.films.story import LAST_MS, OPENING_MS, Frame, Story
from render.films.veil import Veil
from render.scene import Item, Scene
from render.words import Words


@dataclass(frozen=True, slots=True)
class Reel:
    page: Page
    words: Words
    story: Story
    height: int

    def frame(
        self, head: Iterable[Item], body: Iterable[Item], number: int, ms: int, veil: Veil | None = None
    ) -> Frame:
        """Return a frame of the move with this number, counted from the beginning of the film."""
        foot = progress(
            self.page, self.words, self.height - self.page.px(FOOT), self.story.start + number, self.story.moves
        )
        return Frame(Scene(self.page.width, self.height, (*head, *body, *foot)), ms, veil)

    def opening(self, name: str, seats: int, body: Iterable[Item]) -> Frame:
        """Return the first frame: the game, and who plays it."""
        below = players(self.page, self.words, seats)
        head = heading(self.page, self.words, seat=None, title=lambda _: self.words.say(name), below=below)
        return self.frame(head, body, 0, OPENING_MS)

    def ending(self, standings: Sequence[Standing], *, sides: int, reason: str, foot: str) -> Iterator[Frame]:
        """Yield the end card of a game that is over. A conceded game has no reason of its own."""
        outcome, words = self.story.outcome, self.words
        if outcome is None:
            return
        ending = Ending(
            winners=outcome.winners,
            sides=sides,
            reason=reason if outcome.scores else words.say("picture-conceded"),
            standings=tuple(standings),
            foot=(words.say("picture-table", table=self.story.table) if self.story.table else "", foot),
        )
        yield Frame(end_card(self.page, self.height, words, ending), LAST_MS)
