"""The scores and the end of Cvetariki in words."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetariki.board import COLOURS, KINDS
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.cards.telling import decided, own_win, winners
from render.cvetariki.decision import decision
from render.cvetariki.end import reason
from render.cvetariki.scores import left_of, order
from render.cvetariki.sides import sides, winning_sides
from render.parts.inline import symbol_of_kind
from render.standings import Cell, Course, Head, Result, Row, Standings
from render.words import Words

_MOST_SHOWN = 6


def standings(view: View, words: Words) -> Standings:
    """Say what is left of each colour, and who took what; partners are next to each other."""
    left = left_of(view)
    heads = tuple(Head(symbol_of_kind(kind), str(left[kind])) for kind in KINDS)
    rows = tuple(_taken(view, words, seat) for seat in order(view))
    return Standings(words.say("cvetariki-picture-on-board"), rows, heads)


def _taken(view: View, words: Words, seat: Seat) -> Row:
    counts = view.taken[seat]
    cells = tuple(Cell(str(count), strong=count > 0) for count in counts)
    return Row(words.name(seat), f"+{sum(counts)}", cells, seat=seat, strong=seat == view.turn)


def result(view: View, words: Words) -> Result | None:
    outcome = view.outcome
    if outcome is None:
        return None
    title = words.say("cvetariki-picture-film-left")
    return Result(
        verdict=winners(words, tuple(outcome.winners), winning_sides(view)),
        reason=reason(view, words),
        standings=Standings("", tuple(_places(view, words)), total=title),
        decided=decided(decision(view, words)),
        course=_course(view, words, title),
        won=bool(outcome.winners),
        own=own_win(words, tuple(outcome.winners)),
    )


def _places(view: View, words: Words) -> Iterator[Row]:
    outcome, counts = view.outcome, left_of(view)
    assert outcome is not None  # noqa: S101 (the caller has looked)
    if view.variant is Variant.SOLO:
        for colour in view.secrets[0] or ():
            taken = view.taken[0][KINDS.index(colour)]
            said = words.say("cvetariki-picture-cleared-of", count=taken, total=taken + counts[colour])
            yield _place(words.say("picture-colour", letter=colour), said, (colour,), counts)
        return
    for side in sides(view):
        place = 1 + sum(outcome.places[other[0]] < outcome.places[side[0]] for other in sides(view))
        own = dict(outcome.scores[side[0]].parts).get("cvetariki-own-taken", 0)
        said = words.say("cvetariki-picture-own-taken-count", count=own)
        name = words.joined([words.name(seat) for seat in side])
        colours = [colour for seat in side for colour in view.secrets[seat] or ()]
        row = _place(name, said, colours, counts)
        yield replace(row, seat=side[0], place=place, strong=side[0] in outcome.winners)


def _place(name: str, said: str, colours: Sequence[Colour], counts: dict[str, int]) -> Row:
    left = [colour for colour in colours for _ in range(counts[colour])]
    few = "".join(map(symbol_of_kind, left))
    many = " ".join(f"{symbol_of_kind(colour)} × {left.count(colour)}" for colour in dict.fromkeys(left))
    sign = "".join(map(symbol_of_kind, colours))
    shown = few if len(left) <= _MOST_SHOWN else many
    return Row(name, said, (Cell(shown),), str(len(left)), sign=sign)


def _course(view: View, words: Words, title: str) -> Course | None:
    """Return how many own tokens each side had on the board. All secrets are known by now."""
    past = words.past()
    if not past:
        return None
    lines = tuple((side[0], tuple(_own_left(each, _colours(view, side)) for each in past)) for side in sides(view))
    return Course(title, lines)


def _colours(view: View, side: Sequence[Seat]) -> frozenset[str]:
    return frozenset(colour for seat in side for colour in view.secrets[seat] or () if colour in COLOURS)


def _own_left(view: View, colours: frozenset[str]) -> int:
    return sum(token in colours for column in view.columns for token in column)
