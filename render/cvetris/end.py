"""The end of a game of Cvetris: the places with every sheet and the sources of its points."""

from collections.abc import Iterator
from itertools import pairwise

from engines.contract import Seat
from engines.cvetris.box import COLUMNS, ROWS
from engines.cvetris.view import View
from render.art.icons import Glyph, Icon
from render.cards.ending import (
    ART,
    BAR,
    AloneVerdict,
    Decision,
    Told,
    alone_verdict,
    chip,
    close_to_the_end,
    foot,
    head,
    place_of,
    ranked,
    row,
    verdict,
)
from render.cvetris.art import Figure, Spot
from render.cvetris.sheets import Grid, cells, fresh
from render.cvetris.tasks import TaskArt
from render.lettering import sized, width, wrapped
from render.parts.furniture import signed
from render.scene import Box, Item, Label, Scene, centred, sprite
from render.sprites.stamps import Art
from render.theme import NARROW
from render.words import Words

_ROW, _STEP = 180, 194
_FIRST, _COLUMN = 292, 88
_TOP = BAR + 96
_PITCH = 22
"""Of the sheet after the best round."""
_PILE = ("....RRR", ".....R.", "..O..G.", "OOOVVGG", "BBBVV.G")
_SIDE = 35
_BOX = 54


def end(view: View, words: Words) -> Scene:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (checked by the caller)
    if words.apart:
        return Scene(NARROW, 0, ())  # every sheet stands beside its player's name
    order = ranked(outcome)
    below = _TOP + len(order) * _STEP + 4
    last, bottom = foot(
        words, decision(view, words), below, lambda points: words.say("cvetris-picture-points", points=points)
    )
    items = (
        *_head(view, words),
        *_sources_head(view, words),
        *(item for number, seat in enumerate(order) for item in _player(view, words, seat, _TOP + number * _STEP)),
        *last,
    )
    return Scene(NARROW, bottom, items, cuts=(BAR, *(_TOP + number * _STEP - 8 for number in range(len(order) + 1))))


def _head(view: View, words: Words) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    said, crown = alone(view, words) or (verdict(words, outcome.winners), True)
    return head(said, reason(view, words), _art(), crown=crown)


def alone(view: View, words: Words) -> AloneVerdict | None:
    """Return the verdict for whoever played alone."""
    if view.outcome is None or len(view.sheets) > 1:
        return None
    total = view.outcome.scores[0].total
    return alone_verdict(words, total, lambda points: words.say("cvetris-picture-points", points=points))


def reason(view: View, words: Words) -> str:
    assert view.outcome is not None  # noqa: S101
    if len(view.sheets) == 1:
        return length(view, words)  # the points are the verdict
    best = max(score.total for score in view.outcome.scores)
    return f"{words.say('cvetris-picture-points', points=best)}, {length(view, words)}"


def length(view: View, words: Words) -> str:
    """Say how many rounds a finished game had."""
    return words.say("cvetris-picture-review-length", count=view.round)


def _art() -> Iterator[Item]:
    for y, kinds in enumerate(_PILE):
        for x, kind in enumerate(kinds):
            if kind != ".":
                yield sprite(ART + x * _SIDE, BAR - (len(_PILE) - y) * _SIDE, Spot(_SIDE, kind, edge="bar"))


def sources(view: View, seat: Seat) -> tuple[int, ...]:
    """Return the points of a sheet by source: shapes, colours, rows, then the four tasks."""
    worth = view.worths[seat]
    return (worth.shape_marks, worth.colour_marks, sum(worth.rows), *worth.tasks)


def source_names(view: View, words: Words) -> list[str]:
    keys = ("shapes", "colours", "rows", *(f"task-{task}" for task in view.tasks))
    return [words.say(f"cvetris-picture-{key}") for key in keys]


def signs(view: View, box: int = _BOX) -> tuple[Art, ...]:
    """Return a sign for each source of points, for a box of some side with rounded corners."""
    icon = box * 40 // _BOX
    tasks = (TaskArt(task, box * 44 // _BOX) for task in view.tasks)
    figure = Figure((".#.", "###"), box * 13 // _BOX)
    return (figure, Icon(Glyph.COLOUR, icon), Icon(Glyph.STAR_OUTLINE, icon, "plate-ink", "lit"), *tasks)


def _sources_head(view: View, words: Words) -> Iterator[Item]:
    lines = wrapped(words.say("cvetris-picture-sources"), 26, 500, 190, 2)
    for number, text in enumerate(lines):
        yield Label(140, BAR + 46 + 34 * number - 17 * (len(lines) - 1), text, 26, 500, "muted", align="middle")
    for number, art in enumerate(signs(view)):
        x = _FIRST + number * _COLUMN
        yield Box(x - _BOX // 2, BAR + 20, _BOX, _BOX, "soft", 14, on="paper")
        yield centred(x, BAR + 47, art, "soft")


def _player(view: View, words: Words, seat: Seat, y: int) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    won = seat in outcome.winners
    place = place_of(outcome, seat)
    yield from row(y, _ROW, place, won=won)
    yield from cells(Grid(104 if place else 74, y + 14, 17), view.sheets[seat], "card")
    yield chip(words, seat, 288, y + 58, won=won)
    total = str(outcome.scores[seat].total)
    yield Label(NARROW - 50, y + 58, total, 56, 800, "ink", "card", "right")
    name, size = sized(words.name(seat), (34, 30, 26), 700, NARROW - 50 - width(total, 56, 800) - 24 - 328)
    yield Label(328, y + 58, name, size, 700, "ink", "card")
    everybody = [sources(view, other) for other in range(len(view.sheets))]
    for number, value in enumerate(everybody[seat]):
        best = value > 0 and value == max(each[number] for each in everybody)
        ink, weight = ("ink", 800) if best else ("muted", 500)
        yield Label(_FIRST + number * _COLUMN, y + 126, str(value), 34, weight, ink, "card", "middle")


def decision(view: View, words: Words) -> Decision | None:
    """Return the source in which the winner is furthest ahead of everybody else."""
    assert view.outcome is not None  # noqa: S101
    if len(view.sheets) == 1:
        return best_round(view, words)
    if len(view.outcome.winners) != 1:
        return close_to_the_end(view.outcome, words)
    winner = view.outcome.winners[0]
    own = sources(view, winner)
    others = [sources(view, seat) for seat in range(len(view.sheets)) if seat != winner]
    leads = [value - max(each[number] for each in others) for number, value in enumerate(own)]
    number, second = sorted(range(len(leads)), key=lambda number: -leads[number])[:2]
    if leads[number] <= 0:
        return close_to_the_end(view.outcome, words)
    points, names = words.say("cvetris-picture-points", points=own[number]), source_names(view, words)
    also = words.say("cvetris-picture-also-ahead", what=names[second], lead=leads[second])
    return Decision(
        title=words.say("picture-decided", what=names[number]),
        lines=(
            Told(lambda name: words.say("cvetris-picture-decisive", name=name, points=points), words.name(winner)),
            words.say("cvetris-picture-ahead", lead=leads[number], others=len(others)),
            *([also] if leads[second] > 0 else ()),
        ),
        art=(centred(0, 0, signs(view, 2 * _BOX)[number]),),
    )


def best_round(view: View, words: Words) -> Decision | None:
    """Return the round that brought whoever plays alone most, with its sheet, if the course of the game is known."""
    past = words.past()
    ends = [*past[:1], *(after for before, after in pairwise(past) if _over(after) > _over(before))]

    def gain(step: tuple[View, View]) -> int:
        return step[1].worths[0].total - step[0].worths[0].total

    step = max(pairwise(ends), key=gain, default=None)
    if step is None or gain(step) <= 0:
        return None
    grew = [now - then for then, now in zip(*(sources(each, 0) for each in step), strict=True)]
    most = sorted(range(len(grew)), key=lambda number: -grew[number])
    names = source_names(view, words)
    parts = (
        words.say("cvetris-picture-decisive", name=names[number], points=signed(grew[number]))
        for number in most
        if grew[number]
    )
    grid, sheet = Grid(-COLUMNS * _PITCH // 2, -ROWS * _PITCH // 2, _PITCH), step[1].sheets[0]
    return Decision(
        title=words.say("picture-best-round", what=words.say("picture-round", number=_over(step[1]))),
        lines=(words.say("cvetris-picture-review-gain", points=gain(step), signed=signed(gain(step))), *parts),
        art=(*cells(grid, sheet, "soft"), *fresh(grid, sheet)),
        wide=COLUMNS * _PITCH,
        tall=ROWS * _PITCH,
    )


def _over(view: View) -> int:
    """Return how many rounds are over."""
    return view.round if view.outcome is not None else view.round - 1
