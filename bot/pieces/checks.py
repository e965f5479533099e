"""Whether the pieces of a game work: each check plays one game and yields what is wrong, as sentences for developers.

The test suite looks deeper; these are the first questions of somebody who writes a game.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.artist import drawn, text_board
from bot.pieces.walk import Visit, walk
from bot.rulebook import page
from bot.screens.language import Drawing, Line, Screen
from bot.screens.lobby import option_label
from bot.screens.tables import board_screen, end_screen, private_screen
from bot.tables.turns import Position
from bot.texts import LOCALES, MissingText, Texts, Words
from engines.contract import Game
from engines.folders import load
from engines.randomness import Rng
from render.films import Story
from render.speech import speech
from render.theme import Look
from render.words import Words as PictureWords
from storage import Phase, Seat, Table

LONGEST_MOVE = 40
"""Bytes that a button has left for the move, besides the table."""
NAMES = ("Анна", "Boris", "Deniz", "Mira", "Zoë", "Ада", "Cem", "Olga")
SAMPLE = 12
"""Positions of the game that are checked, the first and the last among them."""


def rules(slug: str) -> Iterator[str]:
    """Every move has a short text of its own; every seat has a view; the game ends."""
    game = game_of(slug)
    if game.info.slug != slug:
        yield f"its slug is {game.info.slug!r}, and its folder is not"
    for visit in walked(slug):
        for seat in game.to_move(visit.step.state):
            for move in game.legal_moves(visit.step.state, seat):
                text = game.format_move(move)
                if len(text.encode()) > LONGEST_MOVE:
                    yield f"the move {text!r} is longer than {LONGEST_MOVE} bytes"
                if game.parse_move(text) != move:
                    yield f"the move {text!r} is read as {game.parse_move(text)!r}"


def players(slug: str) -> Iterator[str]:
    """Every level finds a legal move, and the weakest plays to the end."""
    game = game_of(slug)
    state = walked(slug)[0].step.state
    for level in game.levels:
        for seat in game.to_move(state):
            legal = list(game.legal_moves(state, seat))
            move = game.choose(game.view_for(state, seat), legal, level, Rng.of("doctor"))
            if move not in legal and not (move is None and game.deadline(state) is not None):
                yield f"the level {level!r} chooses {move!r}, which is no legal move"
    if not game.levels:
        yield "there is no level"


def pictures(slug: str) -> Iterator[str]:
    """Every view can be drawn, has alt text, and a game can be shown as a film."""
    made = load(f"render.{slug}", "PICTURES")
    if not list(made.banner()):
        yield "there is no art for the lobby card"
    for view, now in views(slug):
        for locale in LOCALES:
            said = picture_words(locale, now)
            if not made.alt(view, said).strip():
                yield f"an alt text is empty in {locale}"
            made.scene(view, said)
        drawn(Drawing(game=slug, view=view), words("en"), Look())
    yield from film(slug)


def film(slug: str) -> Iterator[str]:
    """The replay shows every move of a game, in frames of one size."""
    game, states = game_of(slug), [visit.step.state for visit in walked(slug)]
    shown = tuple(game.view_for(state, None) for state in states)
    story = Story(views=shown, moves=len(shown) - 1, outcome=game.outcome(states[-1]))
    sizes = {
        (frame.scene.width, frame.scene.height)
        for frame in load(f"render.{slug}", "PICTURES").film(story, picture_words("en", 0))
    }
    if len(sizes) != 1 or min(sizes)[0] != 480:
        yield f"the frames of the replay are not 480 px wide, or not all of one size: {sorted(sizes)}"


def text(slug: str) -> Iterator[str]:
    """Every view can be described in words, in every language."""
    for view, _ in views(slug):
        for locale in LOCALES:
            if not text_board(Drawing(game=slug, view=view), words(locale)).strip():
                yield f"the text board is empty in {locale}"


def screens(slug: str) -> Iterator[str]:
    """Whoever is on move has something to press; every screen has its texts in every language."""
    game = game_of(slug)
    for visit in sample(slug):
        position = Position(table=table(slug), state=visit.step.state)
        if game.outcome(visit.step.state) is not None:
            yield from unsaid(end_screen(position))
            continue
        public = board_screen(position, visit.step.events)
        yield from unsaid(public)
        for seat in position.to_move:
            own = private_screen(position, seat)
            yield from unsaid(own)
            if not (public.choices or own.choices):
                yield f"seat {seat} is on move and has nothing to press"


def texts(slug: str) -> Iterator[str]:
    """The name, the options, all events and all outcomes have a text in every language."""
    game = game_of(slug)
    lines = [Line(f"game-{slug}"), *(Line(f"option-name-{option.name}") for option in game.info.options)]
    lines += [option_label(option.name, value) for option in game.info.options for value in option.choices]
    lines += [Line(event.key, event.params) for visit in walked(slug) for event in visit.step.events]
    outcome = game.outcome(walked(slug)[-1].step.state)
    if outcome is not None:
        lines.append(Line(outcome.key, {"seats": "".join(map(str, outcome.winners)), **outcome.params}))
        lines += [Line(key) for score in outcome.scores for key, _ in score.parts]
    yield from unsaid(Screen(lines=tuple(lines)))


def rules_pages(slug: str) -> Iterator[str]:
    """The pages can be parsed, and have the same sections in every language."""
    sections = {locale: len(page(slug, locale).sections) for locale in LOCALES}
    if len(set(sections.values())) != 1 or not sections["en"]:
        yield f"sections: {sections}"


def tutorial(slug: str) -> Iterator[str]:
    """Every step has something to say about the first position, in every language."""
    lesson = load(f"bot.tutorials.{slug}", "LESSON")
    if lesson.game != slug:
        yield f"it is the lesson of {lesson.game!r}"
    view = game_of(slug).view_for(walked(slug)[0].step.state, 0)
    yield from unsaid(Screen(lines=tuple(step.says(view).line for step in lesson.steps)))


def gallery(slug: str) -> Iterator[str]:
    """The gallery has the screens it must have, and a line for the lobby card."""
    speech("en")(f"{slug}-picture-tagline")
    names = {screen.name for screen in load(f"render.{slug}.screens", "SCREENS")}
    for name in ("table", "dark", "end"):
        if name not in names:
            yield f"the gallery has no screen {name!r}"


def unsaid(screen: Screen) -> Iterator[str]:
    """Yield every line and label of a screen that has no text in a language."""
    buttons = [button for row in (*screen.choices, *screen.service) for button in row]
    labels = [part for button in buttons for part in (button.label, button.detail)]
    for locale in LOCALES:
        for line in (*screen.lines, *labels):
            if isinstance(line, Line):
                try:
                    words(locale).line(line)
                except MissingText as error:
                    yield str(error)


def game_of(slug: str) -> Game[Any, Any, Any]:
    game: Game[Any, Any, Any] = load(f"engines.{slug}", "GAME")
    return game


def seats_of(slug: str) -> int:
    return max(2, game_of(slug).info.seats.least)


@cache
def walked(slug: str) -> tuple[Visit, ...]:
    return tuple(walk(game_of(slug), seats_of(slug)))


def sample(slug: str) -> list[Visit]:
    whole = walked(slug)
    chosen = {round(part * (len(whole) - 1) / (SAMPLE - 1)) for part in range(SAMPLE)}
    return [whole[number] for number in sorted(chosen)]


def views(slug: str) -> Iterator[tuple[Any, int]]:
    """Yield what the public and each seat see in some positions, each with its time."""
    for visit in sample(slug):
        for seat in (None, *range(seats_of(slug))):
            yield game_of(slug).view_for(visit.step.state, seat), visit.now


def words(locale: str) -> Words:
    return Words(Texts.load(strict=True), locale, NAMES)


def picture_words(locale: str, now: int) -> PictureWords:
    return PictureWords(say=speech(locale), names=NAMES, now=now)


def table(slug: str) -> Table:
    """Return a minimal record around the game: only what screens need."""
    seats = tuple(Seat(name=name, level=game_of(slug).levels[0]) for name in NAMES[: seats_of(slug)])
    return Table(
        id="DOCTOR1",
        game=slug,
        rules=game_of(slug).info.rules_version,
        seed="doctor",
        locale="en",
        seats=seats,
        opened_at=0,
        started_at=0,
        options={},
        phase=Phase.RUNNING,
    )
