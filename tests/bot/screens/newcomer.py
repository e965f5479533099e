"""A newcomer's transcript: everything that is read at a table, from the lobby to the replay, as text.

Only the neutral screens: what a platform adds is read in its own transcript. `python -m tests.bot.screens.newcomer`
writes the files of `transcripts/` anew; read the difference before it is committed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.artist import lobby_card, picture_words
from bot.screens.fair import code_line
from bot.screens.language import Button, Drawing, Line, Screen
from bot.screens.lobby import begun_screen, levels_screen, lobby_screen, options_screen
from bot.screens.lobby_view import lobby_view
from bot.screens.naming import move_name, told_moves, typed_move
from bot.screens.press import Move, Touch, kind_of
from bot.screens.questions import concede_question
from bot.screens.registry import game_screens
from bot.screens.tables import (
    board_screen,
    more_screen,
    page_screen,
    private_screen,
    public_screen,
    touched_lines,
)
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.tables.seats import with_seat
from bot.tables.turns import Position
from bot.texts import LOCALES, Texts, words_at
from bot.tutorials import Waits, lessons
from bot.tutorials.guide import guide, learner_of
from engines.errors import RuleError
from engines.randomness import Rng
from render.registry import pictures
from storage import Phase, Sight, Table
from tests.bot.tables.people import ANNA, BORIS, HERE, NOW

FOLDER = Path(__file__).parent / "transcripts"
SECOND = 1_000


@dataclass(frozen=True)
class Story:
    """One game that is played from beginning to end by two people of different strength."""

    name: str
    game: str
    options: tuple[tuple[str, Any], ...] = ()


STORIES = (
    Story("cvetariki", "cvetariki"),
    Story("confetti", "confetti"),
    Story("confetti-by-turns", "confetti", (("pace", "async"),)),
    Story("dorozhki", "dorozhki"),
    Story("cvetris", "cvetris"),
)


class Transcript:
    """Writes down what people see, in one language."""

    def __init__(self, locale: str) -> None:
        self.locale, self.blocks = locale, list[list[str]]()
        self._texts, self._rows_seen = Texts.load(strict=True), set[str]()

    def heading(self, text: str) -> None:
        self.blocks.append([f"== {text}"])

    def did(self, table: Table, seat: int, what: str) -> None:
        self.blocks.append([f"> {table.seats[seat].name}: {what}"])

    def shown(self, screen: Screen, table: Table, *, alt: bool = False, private: bool = False) -> None:
        """Write a message. Rows of buttons that were read already are not repeated."""
        block = self.said(screen.lines, table)
        if screen.drawing is not None and alt:
            block.append(f"({self._alt(screen.drawing, table)})")
        for row in (*screen.choices, *screen.service):
            labels = " ".join(f"[{self.label(button, table)}]" for button in row if button.enabled)
            if labels and labels not in self._rows_seen:
                self._rows_seen.add(labels)
                block.append(labels)
        self.blocks.append([f"  | {part}" if private else part for part in block])

    def told(self, lines: Sequence[Line], table: Table) -> None:
        """Write what only the presser reads."""
        self.blocks.append([f"  | {text}" for text in self.said(lines, table)])

    def said(self, lines: Sequence[Line], table: Table) -> list[str]:
        words = words_at(table, self._texts, self.locale)
        return [words.line(each) for each in lines]

    def label(self, button: Button, table: Table) -> str:
        return button.label if isinstance(button.label, str) else self.said((button.label,), table)[0]

    def _alt(self, drawing: Drawing, table: Table) -> str:
        words = words_at(table, self._texts, self.locale)
        if table.started_at is None:
            card = lobby_card(drawing.view, words)
            return f"{card.title}. {' '.join(card.lines)}"
        return pictures()[drawing.game].alt(drawing.view, picture_words(words, drawing, lambda: drawing.began_at))

    def text(self) -> str:
        return "\n\n".join("\n".join(block) for block in self.blocks if block) + "\n"


def written(story: Story, locale: str) -> str:
    transcript = Transcript(locale)
    transcript.heading("Lobby")
    table = _lobby(transcript, story)
    transcript.heading("Learn in 60 seconds")
    _lesson(transcript, story.game, locale)
    transcript.heading("Game")
    _game(transcript, table)
    return transcript.text()


def _lobby(transcript: Transcript, story: Story) -> Table:
    table = lobby.opened(
        game=story.game, options=dict(story.options), who=ANNA, room=HERE, locale="en", seed=story.name, now=NOW
    )
    table = replace(table, id="7K3QX0A")
    transcript.shown(lobby_screen(table, 1), table)
    transcript.shown(levels_screen(table, 1), table, private=True)
    transcript.shown(options_screen(table, 1), table, private=True)
    with_computer = lobby.with_computer(table, ANNA, "hard", NOW)
    transcript.shown(lobby_screen(with_computer, 2), with_computer)
    table = lobby.joined(table, BORIS, NOW)
    screen = replace_drawing(lobby_screen(table, 3), table)
    transcript.shown(screen, table, alt=True)
    begun = lobby.started(table, ANNA, NOW)
    transcript.shown(begun_screen(begun), begun)
    return begun


def replace_drawing(screen: Screen, table: Table) -> Screen:
    return Screen(**{**screen.__dict__, "drawing": Drawing(game=table.game, view=lobby_view(table))})


def _lesson(transcript: Transcript, game: str, locale: str) -> None:
    """Follow the lesson as it suggests."""
    lesson = lessons()[game]
    table = lobby.opened(
        game=game, options=lesson.options, who=ANNA, room=HERE, locale=locale, seed=lesson.seed, now=NOW
    )
    for level in lesson.computers:
        table = lobby.with_computer(table, ANNA, level, NOW)
    position = turns.dealt(replace(lobby.started(replace(table, id="7K3QX0B"), ANNA, NOW), lesson=0))
    learner = learner_of(position.table)
    now = NOW
    while (found := guide(position, learner)) is not None and position.table.phase is Phase.RUNNING:
        now += 4 * SECOND
        if learner in position.to_move or found.waits is not Waits.MOVE:
            transcript.told((found.spot.line,), position.table)
        position = _taught(position, learner, found, now)


def _taught(position: Position, learner: int, found: Any, now: int) -> Position:
    table = position.table
    if found.waits is Waits.NEXT:
        return replace(position, table=replace(table, lesson=table.lesson + 1))
    if found.waits is Waits.VIEW:
        return replace(position, table=with_seat(table, learner, sight=Sight.SEEN))
    mover = learner if learner in position.to_move else min(position.to_move)
    move = found.spot.move if mover == learner and found.spot.move else chosen(position, mover)
    return turns.played(position, mover, move, now) if move else turns.expired(position, now) or position


def _game(transcript: Transcript, table: Table) -> None:
    position, now = turns.dealt(table), NOW
    transcript.shown(board_screen(position, position.events), table, alt=True)
    for seat in range(len(table.seats)):
        mine = next(button for row in board_screen(position, ()).service for button in row if button.press == "!view")
        transcript.did(table, seat, f"[{transcript.label(mine, table)}]")
        transcript.shown(private_screen(position, seat), table, alt=True, private=True)
    _around(transcript, position)
    for seat, move, after in played_out(position, now):
        if seat is not None:
            _moved(transcript, position, seat, move, after)
        position = after
        over = position.table.phase is Phase.FINISHED
        if any(event.to is None for event in position.events) or over:
            transcript.shown(public_screen(position, position.table, 1, position.events), position.table, alt=over)
    transcript.told((code_line(position.table),), position.table)
    _replay(transcript, position.table)


def _around(transcript: Transcript, position: Position) -> None:
    """Press everything that changes nothing, and type nonsense."""
    table = position.table
    seat = min(position.to_move)
    transcript.shown(more_screen(table), table, private=True)
    transcript.shown(concede_question(table, seat), table, private=True)
    for page in game_screens()[table.game].pages:
        transcript.shown(page_screen(position, seat, page.name), table, private=True)
    other = next((number for number in range(len(table.seats)) if number not in position.to_move), seat)
    for who, text in ((seat, "hello"), (other, chosen(position, seat))):
        transcript.did(table, who, "/move …")
        transcript.told(_refusal(position, who, text), table)


def _refusal(position: Position, seat: int, text: str) -> tuple[Line, ...]:
    try:
        turns.played(position, seat, typed_move(position, seat, text), NOW)
    except RuleError as error:
        return (Line(error.key, error.params),)
    return ()


def _moved(transcript: Transcript, position: Position, seat: int, move: str, after: Position) -> None:
    """Write a move: a hint that advises it, where it is pressed, and what its presser is told."""
    table, game = position.table, game_of(position.table)
    name = move_name(position, seat, move)
    private = private_screen(position, seat)
    if not _is_on(board_screen(position, ()), move):
        transcript.shown(private, table, private=True)
    if len(table.moves) % 4 == 0:
        reason = game.explain(game.view_for(position.state, seat), game.parse_move(move))
        told = (Line(reason.key, reason.params),) if reason else ()
        transcript.told((Line("hint-move", {"move": name}), *told), table)
    transcript.did(table, seat, transcript.said((name,), table)[0])
    if after.table.phase is Phase.RUNNING and _is_touch(board_screen(position, ())):
        transcript.told(touched_lines(after, seat, move.rsplit(maxsplit=1)[-1]), after.table)


def _is_on(screen: Screen, move: str) -> bool:
    presses = {kind_of(button.press) for row in screen.choices for button in row}
    return Move(move) in presses or Touch(move.rsplit(maxsplit=1)[-1]) in presses


def _is_touch(screen: Screen) -> bool:
    return any(isinstance(kind_of(button.press), Touch) for row in screen.choices for button in row)


def _replay(transcript: Transcript, table: Table) -> None:
    for seat, name in told_moves(table)[:6]:
        transcript.did(table, seat, transcript.said((name,), table)[0])


def played_out(position: Position, now: int) -> Iterator[tuple[int | None, str, Position]]:
    """Yield each move until the end: who made it (nobody: time ran out), the move, and the position after it."""
    while position.table.phase is Phase.RUNNING:
        now += 3 * SECOND
        seat = min(position.to_move, key=lambda each: sum(played.seat == each for played in position.table.moves))
        after = turns.expired(position, now)
        move = "" if after else chosen(position, seat)
        if move:
            after = turns.played(position, seat, move, now)
        if after is not None:
            yield (seat if move else None), move, after
            position = after


def chosen(position: Position, seat: int) -> str:
    """Return what somebody plays: quickly, and the same every time. Empty: they wait."""
    game, table = game_of(position.table), position.table
    legal = list(game.legal_moves(position.state, seat))
    view, rng = game.view_for(position.state, seat), Rng.of("newcomer", len(table.moves), seat)
    move = game.choose(view, legal, game.levels[0], rng) if legal else None
    return "" if move is None else game.format_move(move)


def path_of(story: Story, locale: str) -> Path:
    return FOLDER / f"{story.name}.{locale}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for story in STORIES:
        for locale in LOCALES:
            path_of(story, locale).write_text(written(story, locale), encoding="utf-8")


if __name__ == "__main__":
    main()
