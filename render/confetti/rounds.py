"""Between rounds and at the end: what each player's cards were worth, points by round, the places."""

from collections.abc import Generator, Iterator

from engines.confetti.sets import UNLIT
from engines.confetti.state import Side
from engines.confetti.view import View
from engines.contract import Seat
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.art.tokens import Token
from render.cards.ending import (
    BAR,
    GAP,
    AloneVerdict,
    alone_verdict,
    chip,
    foot,
    head as end_head,
    place_of,
    ranked,
    row,
    verdict,
)
from render.confetti.cards import FreeCard
from render.confetti.furniture import HEAD, head
from render.confetti.result import decision, last_hands
from render.confetti.tags import tag
from render.lettering import fitted, sized, width
from render.parts.furniture import card, signed
from render.scene import Item, Label, Rect, Scene, centred, sprite
from render.theme import MARGIN, NARROW, WIDE
from render.words import Words

_WIDE, _TALL, _ACROSS = 157, 142, 6
_FIRST, _STEP = 42, 166
_STAR = Icon(Glyph.STAR_OUTLINE, 42, "plate-ink", "lit")


def scored(view: View, words: Words) -> Scene:
    """Return the scores of the round that just ended, with the scheme that counts."""
    items = [*(() if words.apart else head(view, words))]
    y, cuts = HEAD + 18, []
    for seat in range(len(view.hands)):
        items += _scored(view, words, seat, y)
        y += _height(view, seat) + GAP
        cuts.append(y - 8)
    return Scene(WIDE, y + 6, tuple(items), cuts=(HEAD, *cuts), bands=(HEAD, y + 6, y + 6))


def _height(view: View, seat: Seat) -> int:
    """Return the height of a player's card: six cards are in a row."""
    rows = -(-len(view.scores[seat].worth.held) // _ACROSS)
    return 88 + (rows * (_TALL + 18) + 8 if rows else 0)


def _scored(view: View, words: Words, seat: Seat, y: int) -> Iterator[Item]:
    waits = seat in view.waiting
    yield card(MARGIN, y, WIDE - 2 * MARGIN, _height(view, seat) - 4, strong=waits)
    yield centred(70, y + 44, Chip(words.chip(seat), 52, filled=waits, paper="on-ink" if waits else "card"), "card")
    left = yield from _sums(view, seat, y + 44)
    yield from _status(view, words, seat, left, y + 44)
    for at, held in enumerate(view.scores[seat].worth.held):
        yield from _held(view, seat, held, _FIRST + at % _ACROSS * _STEP, y + 84 + at // _ACROSS * (_TALL + 18))


def _sums(view: View, seat: Seat, y: int) -> Generator[Item, None, int]:
    """Yield sets minus spare cards, the gain and the points, and return where they begin."""
    worth = view.scores[seat].worth
    right = WIDE - MARGIN - 24
    yield Label(right, y, str(len(view.points[seat])), 40, 800, "ink", "card", "right")
    yield centred(right - 78, y - 2, _STAR, "card")
    yield Rect(right - 116, y - 22, 3, 44, "line")
    yield Label(right - 134, y, signed(worth.net), 44, 800, "ink", "card", "right")
    yield Label(right - 230, y, f"{worth.sets} − {worth.penalty}", 30, 700, "muted", "card", "right")
    return right - 340


def _status(view: View, words: Words, seat: Seat, right: int, y: int) -> Iterator[Item]:
    """Yield the name, and whether the cards to keep are chosen. The word is measured first, the name gets the rest."""
    score = view.scores[seat]
    chosen = score.kept is not None
    key = "choosing" if seat in view.waiting and score.to_keep and not chosen else "kept" if chosen else "ready"
    shown = seat not in view.waiting or key == "choosing"
    word = words.say(f"confetti-picture-{key}") if shown else ""
    room = right - 112 - (width(word, 28, 500) + 66 if word else 0)
    name, size = sized(words.name(seat), (36, 32, 28, 26), 700, room)
    yield Label(112, y, name, size, 700, "ink", "card")
    x = 112 + width(name, size, 700) + 20
    if word and key != "choosing":
        yield centred(x + 14, y - 2, Icon(Glyph.CHECK, 30, "ink", "card"), "card")
        x += 38
    if word:
        yield Label(x, y, word, 28, 500, "muted" if key == "choosing" else "ink", "card")


def _held(view: View, seat: Seat, held: str, x: int, y: int) -> Iterator[Item]:
    score = view.scores[seat]
    spare = held not in score.worth.scheme
    lit = UNLIT * 3 if spare else score.worth.lit[score.worth.scheme.index(held)]
    kept = score.kept is not None and held in score.kept
    line = "lit" if kept else "line"
    yield sprite(x, y, FreeCard(held, 0, _WIDE, _TALL, view.side is Side.BLACK, lit, spare, line, "card"))
    if spare:
        yield from tag("−1", x + _WIDE + 4, y + 4)


_ROW = 88


def end(view: View, words: Words) -> Scene:
    """Return the places, with the points of each round."""
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (checked by the caller)
    if words.apart:
        return last_hands(view, words)
    top = BAR + 58
    said, crown = alone(view, words) or (verdict(words, outcome.winners), True)
    items = [*end_head(said, reason(view, words), _art(), crown=crown), *_rounds_head(view, words)]
    for number, seat in enumerate(ranked(outcome)):
        items += _ranked(view, words, seat, top + number * (_ROW + 10))
    below = top + len(outcome.places) * (_ROW + 10) + 8
    last, bottom = foot(words, decision(view, words), below, lambda points: words.say("picture-points", points=points))
    return Scene(NARROW, bottom, (*items, *last), cuts=(BAR, top - 4, below - 6))


def alone(view: View, words: Words) -> AloneVerdict | None:
    """Return the verdict for whoever played alone."""
    if view.outcome is None or len(view.hands) > 1:
        return None
    return alone_verdict(words, view.outcome.scores[0].total, lambda points: words.say("picture-points", points=points))


def reason(view: View, words: Words) -> str:
    assert view.outcome is not None  # noqa: S101
    if len(view.hands) == 1:
        return words.say("confetti-picture-review-length", count=len(view.gains))  # the points are the verdict
    best = max(score.total for score in view.outcome.scores)
    points = words.say("picture-points", points=best)
    return words.say("confetti-picture-because", points=points, players=len(view.hands), rounds=len(view.gains))


def _art() -> Iterator[Item]:
    places = (
        (716, 36, 36, "C"), (768, 46, 56, "C"), (842, 62, 84, "C"), (718, 118, 52, "V"), (776, 132, 36, "V"),
        (836, 144, 50, "G"), (894, 26, 44, "O"), (900, 124, 74, "Y"),
    )  # fmt: skip
    return (centred(x, y, Token(colour, size)) for x, y, size, colour in places)


def _column(view: View) -> int:
    return min(112, 336 // max(1, len(view.gains)))


def _columns(view: View) -> list[int]:
    return [688 - (len(view.gains) - 1 - number) * _column(view) for number in range(len(view.gains))]


def _rounds_head(view: View, words: Words) -> Iterator[Item]:
    columns = _columns(view)
    heads = [words.say("picture-round", number=number) for number in range(1, len(columns) + 1)]
    if any(width(text, 24, 700) > _column(view) - 2 for text in heads):
        # The five rounds of who plays alone: the word once, before the numbers.
        heads = [str(number) for number in range(1, len(columns) + 1)]
        word = words.say("confetti-picture-film-rounds")
        yield Label(columns[0] - 34, BAR + 32, word, 24, 700, "muted", align="right")
    for text, x in zip(heads, columns, strict=True):
        yield Label(x, BAR + 32, text, 24, 700, "muted", align="middle")
    text = fitted(words.say("confetti-picture-total"), 24, 700, 110)
    yield Label(812, BAR + 32, text, 24, 700, "muted", align="middle")


def _ranked(view: View, words: Words, seat: Seat, y: int) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    won, middle, columns = seat in outcome.winners, y + _ROW // 2 + 1, _columns(view)
    place = place_of(outcome, seat)
    x = 124 if place else 78
    yield from row(y, _ROW, place, won=won)
    yield chip(words, seat, x, middle, won=won)
    name, size = sized(words.name(seat), (34, 30, 26), 700, (columns or [720])[0] - 94 - x)
    yield Label(x + 44, middle, name, size, 700, "ink", "card")
    for number, x in enumerate(columns):
        gain = view.gains[number][seat]
        yield Label(x, middle, signed(gain), 34, 700, "ink" if gain > 0 else "muted", "card", "middle")
    yield Label(800, middle, str(outcome.scores[seat].total), 46, 800, "ink", "card", "right")
    yield centred(832, middle - 2, _STAR, "card")
