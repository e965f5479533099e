"""Where the points of a game of Cvetris came from, and when, in words."""

from collections.abc import Iterator, Sequence

from engines.cvetris.review import Found
from engines.cvetris.view import View
from render.cvetris.end import signs, source_names, sources
from render.cvetris.review.panels import named_rounds
from render.parts.furniture import signed
from render.scene import Scene, centred
from render.standings import Cell, Form, Row, Standings, Strip, Strips, Table
from render.words import Words

_SIGN = 54


def tables(found: Found, last: View, words: Words) -> tuple[Table, ...]:
    return (_sources(last, words), *([_rounds(found, last, words)] if found.gains else ()))


def _sources(last: View, words: Words) -> Standings:
    """Say what every player has from every source; the best of each is strong."""
    seats = range(len(last.sheets))
    worth = [sources(last, seat) for seat in seats]
    named = zip(source_names(last, words), signs(last), strict=True)
    middle = _SIGN // 2
    rows = (
        *(
            Row(
                name,
                cells=(*_cells([own[at] for own in worth]),),
                art=Scene(_SIGN, _SIGN, (centred(middle, middle, art),)),
            )
            for at, (name, art) in enumerate(named)
        ),
        Row(words.say("picture-total"), cells=(*_cells([each.total for each in last.worths]),), strong=True),
    )
    return Standings(words.say("cvetris-picture-review-sources"), rows, seats=tuple(seats))


def _cells(values: Sequence[int]) -> Iterator[Cell]:
    return (Cell(str(value), strong=value > 0 and value == max(values)) for value in values)


def _rounds(found: Found, last: View, words: Words) -> Strips:
    """Say what each round brought to every player, with the best one at the end."""
    count, won = len(found.gains), last.outcome.winners if last.outcome is not None else ()
    strips = tuple(
        Strip(seat, gains, signed(max(gains)), strong=seat in won)
        for seat, gains in enumerate(zip(*found.gains, strict=True))
    )
    step = 100 / count
    ticks = tuple((step * (number - 0.5), str(number)) for number in named_rounds(count, 6 * step))
    return Strips(
        words.say("cvetris-picture-review-rounds"),
        strips,
        Form.BARS,
        note=words.say("cvetris-picture-review-best"),
        axis=words.say("cvetris-picture-review-stage"),
        ticks=ticks,
    )
