"""The end of a game of Цветрис: the ranking with every sheet and the parts of its score."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.cvetris.view import View
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.art.tokens import Token
from render.cvetris.sheets import Grid, cells
from render.cvetris.tasks import TaskArt
from render.furniture import bar, card
from render.lettering import fitted, sized
from render.scene import Item, Label, Scene, centred
from render.theme import MARGIN, WIDE, Text
from render.words import Words

_BAR, _CARD, _STEP = 170, 210, 226


def end(view: View, words: Words) -> Scene:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (checked by the caller)
    order = sorted(range(len(view.sheets)), key=lambda seat: outcome.places[seat])
    top = _BAR + 20
    items = (
        *bar(WIDE, _BAR),
        *_title(view, words),
        *_loose(),
        *(item for place, seat in enumerate(order) for item in _player(view, words, seat, top + place * _STEP)),
    )
    bottom = top + len(order) * _STEP
    return Scene(WIDE, bottom + 10, items, cuts=(_BAR, *(top + place * _STEP - 8 for place in range(1, len(order)))))


def _title(view: View, words: Words) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    yield centred(76, 76, Icon(Glyph.CROWN, 84, "lit", "bar"), "bar")
    names = words.together(outcome.winners, 40 if len(outcome.winners) == 1 else 11)
    title = words.say("picture-won", names=names, count=len(outcome.winners))
    title, size = sized(title, (52, 46, 40, 36, 32), 700, 600)
    yield Label(138, 66, title, size, 700, "on-bar", "bar")
    best = max(score.total for score in outcome.scores)
    reason = f"{words.say('cvetris-picture-points', points=best)}, {words.say('picture-round', number=view.round)}"
    yield Label(138, 122, fitted(reason, Text.BODY, 500, 600), Text.BODY, 500, "bar-muted", "bar")


def _loose() -> Iterator[Item]:
    places = (
        (800, 50, 56, "O"),
        (872, 118, 44, "G"),
        (930, 46, 68, "B"),
        (1010, 104, 84, "R"),
        (780, 132, 34, "Y"),
        (1050, 22, 40, "V"),
    )
    return (centred(x, y, Token(colour, size)) for x, y, size, colour in places)


def _player(view: View, words: Words, seat: Seat, y: int) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    won = seat in outcome.winners
    yield card(MARGIN, y, WIDE - 2 * MARGIN, _CARD, strong=won)
    yield Label(66, y + _CARD // 2, str(outcome.places[seat]), 52, 800, "ink" if won else "faint", "card", "middle")
    yield from cells(Grid(110, y + 16, 20), view.sheets[seat])
    yield centred(312, y + 42, Chip(words.chip(seat), 44, filled=won, paper="on-ink" if won else "card"), "card")
    name, size = sized(words.name(seat), (36, 32, 28, 25), 700, 500)
    yield Label(346, y + 42, name, size, 700, "ink", "card")
    yield Label(1004, y + 112, str(outcome.scores[seat].total), 56, 800, "ink", "card", "middle")
    yield centred(1004, y + 48, Icon(Glyph.STAR, 44, "lit" if won else "faint", "card"), "card")
    yield from _breakdown(view, words, seat, y)


def _breakdown(view: View, words: Words, seat: Seat, y: int) -> Iterator[Item]:
    """Marks, rows and tasks, each with its stars."""
    worth = view.worths[seat]
    for number, task in enumerate(view.tasks):
        x = 640 + number * 82
        yield centred(x, y + 112, TaskArt(task, 60), "card")
        yield _stars(x, y + 176, worth.tasks[number])
    parts = (("shapes", worth.shape_marks), ("colours", worth.colour_marks), ("rows", sum(worth.rows)))
    for number, (part, stars) in enumerate(parts):
        x = 336 + number * 102
        text = fitted(words.say(f"cvetris-picture-{part}"), 25, 500, 96)
        yield Label(x, y + 112, text, 25, 500, "muted", "card", "middle")
        yield _stars(x, y + 176, stars)


def _stars(x: int, y: int, value: int) -> Label:
    return Label(x, y, str(value), 32, 700, "ink" if value else "faint", "card", "middle")
