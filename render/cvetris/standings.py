"""The scores and the end of Cvetris in words: the tasks and the other sources of points, for every player."""

from collections.abc import Iterator, Sequence

from engines.contract import Seat
from engines.cvetris.box import COLUMNS, LEAD_COLOURS, ROWS, THREES_COLOURS
from engines.cvetris.view import View
from render.cards.ending import ranked
from render.cards.telling import decided, own_win, winners
from render.cvetris.end import alone, decision, reason, signs, source_names, sources
from render.cvetris.sheets import Grid, cells
from render.cvetris.tasks import TaskArt
from render.scene import Scene, centred
from render.sprites.stamps import Art
from render.standings import Cell, Course, Head, Result, Row, Standings
from render.theme import SYMBOLS
from render.words import Words

_TASK, _PITCH = 80, 17
_MARKS = ("shapes", "colours", "rows")


def standings(view: View, words: Words) -> Standings:
    """Say what each task, and each other source of points, is worth to every player now."""
    seats = range(len(view.sheets))
    worth = [sources(view, seat) for seat in seats]
    rows = (
        *(_task(view, words, number, [each[3 + number] for each in worth]) for number in range(len(view.tasks))),
        Row(", ".join(_marks(words)), cells=tuple(_cells([sum(each[:3]) for each in worth]))),
        Row(words.say("picture-total"), cells=tuple(_cells([each.total for each in view.worths])), strong=True),
    )
    return Standings(words.say("cvetris-picture-sources"), rows, seats=tuple(seats))


def tasks(view: View, words: Words) -> tuple[Row, ...]:
    """Say what the tasks are: deals differ in them."""
    return tuple(_task(view, words, number, ()) for number in range(len(view.tasks)))


def _marks(words: Words) -> list[str]:
    return [words.say(f"cvetris-picture-{name}") for name in _MARKS]


def _task(view: View, words: Words, number: int, values: Sequence[int]) -> Row:
    task = view.tasks[number]
    title, note = words.say(f"cvetris-picture-task-{task}"), words.say(f"cvetris-picture-note-{task}")
    # Two tasks of each kind differ in their colours alone, which are small in the picture.
    colours = "".join(SYMBOLS[each] for each in {**THREES_COLOURS, **LEAD_COLOURS}.get(task, ()))
    art = _scene(TaskArt(task, _TASK), _TASK)
    return Row(title, f"{colours} {note}".lstrip(), tuple(_cells(values)), art=art)


def _cells(values: Sequence[int]) -> Iterator[Cell]:
    return (Cell(str(value), strong=value > 0 and value == max(values)) for value in values)


def _scene(art: Art, side: int) -> Scene:
    return Scene(side, side, (centred(side // 2, side // 2, art),))


def result(view: View, words: Words) -> Result | None:
    outcome = view.outcome
    if outcome is None:
        return None
    names = zip(source_names(view, words), signs(view), strict=True)
    heads = tuple(Head(name, art=_scene(art, 54)) for name, art in names)
    rows = tuple(_place(view, words, seat) for seat in ranked(outcome))
    title, own = words.say("cvetris-picture-sources"), alone(view, words)
    return Result(
        verdict=own.said.sentence(()) if own else winners(words, tuple(outcome.winners)),
        reason=reason(view, words),
        standings=Standings(title, rows, heads, total=words.say("picture-total")),
        decided=decided(decision(view, words)),
        course=_course(view, words),
        won=own.best if own else bool(outcome.winners),
        own="" if own else own_win(words, tuple(outcome.winners)),
    )


def _place(view: View, words: Words, seat: Seat) -> Row:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (the caller has looked)
    everybody = [sources(view, other) for other in range(len(view.sheets))]
    best = [max(each[number] for each in everybody) for number in range(len(everybody[seat]))]
    shown = tuple(Cell(str(value), strong=0 < value == best[at]) for at, value in enumerate(everybody[seat]))
    sheet = Scene(COLUMNS * _PITCH, ROWS * _PITCH, tuple(cells(Grid(0, 0, _PITCH), view.sheets[seat], "paper")))
    won, place = seat in outcome.winners, outcome.places[seat]
    total = str(outcome.scores[seat].total)
    return Row(words.name(seat), cells=shown, total=total, seat=seat, art=sheet, strong=won, place=place)


def _course(view: View, words: Words) -> Course | None:
    past = words.past()
    if not past:
        return None
    lines = tuple((seat, tuple(each.worths[seat].total for each in past)) for seat in range(len(view.sheets)))
    return Course(words.say("picture-course-points"), lines)
