"""Between rounds and at the end: what each player's cards were worth, points by round, the ranking."""

from collections.abc import Iterator

from engines.confetti.sets import UNLIT
from engines.confetti.state import Side
from engines.confetti.view import View
from engines.contract import Seat
from render.art.icons import Glyph, Icon
from render.art.marks import Chip
from render.confetti.cards import FreeCard
from render.confetti.furniture import HEAD, head
from render.furniture import bar, card
from render.lettering import fitted, sized
from render.scene import Item, Label, Scene, centred, sprite
from render.theme import MARGIN, WIDE, Text
from render.words import Words

_CARD = 92


def scored(view: View, words: Words) -> Scene:
    """Return the scores of the round that just ended, with the scheme that counts."""
    tall = 176 if view.limit <= 6 else 268
    items = [*head(view, words)]
    for seat in range(len(view.hands)):
        items += _scored(view, words, seat, HEAD + 18 + seat * tall, tall - 14)
    bottom = HEAD + 18 + len(view.hands) * tall
    return Scene(WIDE, bottom + 4, tuple(items), cuts=tuple(HEAD + 10 + seat * tall for seat in range(len(view.hands))))


def _scored(view: View, words: Words, seat: Seat, y: int, tall: int) -> Iterator[Item]:
    score = view.scores[seat]
    waiting = seat in view.waiting
    yield card(MARGIN, y, WIDE - 2 * MARGIN, tall - 4, strong=waiting)
    yield centred(56, y + 40, Chip(words.chip(seat), 44, filled=waiting, paper="on-ink" if waiting else "card"), "card")
    name, size = sized(words.name(seat), (34, 30, 26), 700, 180)
    yield Label(90, y + 40, name, size, 700, "ink", "card")
    points = words.say("picture-points", points=len(view.points[seat]))
    yield Label(42, y + 100, fitted(points, 28, 500, 220), 28, 500, "muted", "card")
    for at, each in enumerate(score.worth.held):
        lit = score.worth.lit[score.worth.scheme.index(each)] if each in score.worth.scheme else UNLIT * 3
        spare = each not in score.worth.scheme
        kept = score.kept is not None and each in score.kept
        x, top = 286 + at % 6 * (_CARD + 8), y + 16 + at // 6 * (_CARD + 4)
        line = "lit" if kept else "line"
        yield sprite(x, top, FreeCard(each, 0, _CARD, 88, view.side is Side.BLACK, lit, spare, line, "card"))
    net = f"{score.worth.net:+d}".replace("-", "−")
    yield Label(976, y + 60, net, 56, 800, "ink" if score.worth.net else "faint", "card", "middle")
    made = f"{score.worth.sets} − {score.worth.penalty}"
    yield Label(976, y + 118, made, 28, 700, "muted", "card", "middle")


def end(view: View, words: Words) -> Scene:
    """Return the ranking, with the points of each round."""
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (checked by the caller)
    order = sorted(range(len(view.hands)), key=lambda seat: outcome.places[seat])
    top = 250
    items = [*bar(WIDE, 170), *_title(view, words), *_rounds_head(view, words, 212)]
    for place, seat in enumerate(order):
        items += _ranked(view, words, seat, top + place * 112)
    return Scene(WIDE, top + len(order) * 112 + 8, tuple(items), cuts=(170, top - 8))


def _title(view: View, words: Words) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    yield centred(76, 76, Icon(Glyph.CROWN, 84, "lit", "bar"), "bar")
    winners = outcome.winners
    names = words.together(winners, 40 if len(winners) == 1 else 12)
    title = words.say("picture-won", names=names, count=len(winners)) if winners else words.say("picture-over")
    title, size = sized(title, (52, 46, 40, 36, 32), 700, WIDE - 180)
    yield Label(138, 66, title, size, 700, "on-bar", "bar")
    best = max(score.total for score in outcome.scores)
    reason = fitted(words.say("picture-points", points=best), Text.BODY, 500, 700)
    yield Label(138, 122, reason, Text.BODY, 500, "bar-muted", "bar")


def _columns(view: View) -> list[int]:
    step = min(110, 420 // max(1, len(view.gains)))
    return [870 - (len(view.gains) - 1 - number) * step for number in range(len(view.gains))]


def _rounds_head(view: View, words: Words, y: int) -> Iterator[Item]:
    for number, x in enumerate(_columns(view), start=1):
        yield Label(x, y, str(number), 28, 700, "muted", align="middle")
    if view.gains:
        text = fitted(words.say("confetti-picture-rounds"), 26, 500, 240)
        yield Label(_columns(view)[0] - 44, y, text, 26, 500, "muted", align="right")


def _ranked(view: View, words: Words, seat: Seat, y: int) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    won = seat in outcome.winners
    yield card(MARGIN, y, WIDE - 2 * MARGIN, 96, strong=won)
    middle = y + 49
    yield Label(66, middle, str(outcome.places[seat]), 46, 800, "ink" if won else "faint", "card", "middle")
    yield centred(132, middle, Chip(words.chip(seat), 52, filled=won, paper="on-ink" if won else "card"), "card")
    name, size = sized(words.name(seat), (38, 34, 30, 26), 700, (_columns(view) or [800])[0] - 60 - 176)
    yield Label(176, middle, name, size, 700, "ink", "card")
    for number, x in enumerate(_columns(view)):
        gain = view.gains[number][seat]
        yield Label(
            x,
            middle,
            f"{gain:+d}".replace("-", "−") if gain else "0",
            32,
            700,
            "ink" if gain else "faint",
            "card",
            "middle",
        )
    yield Label(994, middle, str(outcome.scores[seat].total), 52, 800, "ink", "card", "middle")
