"""The pictures of Цветные дорожки: the table with the places of the chosen card, open hands, and the end."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.dorozhki.geometry import Cell, cells_of
from engines.dorozhki.news import News, What
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.art.icons import Glyph, Icon
from render.dorozhki.choices import Choices, choices
from render.dorozhki.hands import holder, letters, others_height, own_hand, own_height, small_hands
from render.dorozhki.table import (
    UNITS,
    Ground,
    Room,
    dots,
    felt,
    laid,
    places,
    regions,
    table,
)
from render.furniture import Said, bar, head
from render.lettering import fitted, sized, width
from render.scene import Item, Label, Rect, Scene, centred
from render.theme import MARGIN, WIDE, Text
from render.words import Words

DECK_MARK = "\ue0f1"
_TOP, _MOST, _BORDER = 120, 776, 0.35
_ROOM = WIDE - 2 * MARGIN
_LEAST = 260
# What deserves a line of its own: the latest of these is told.
_TOLD = frozenset(What) - {What.LAID, What.FIRST, What.BEGINS, What.BEGINS_BY_LOT}


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view. Nothing is hidden, but a viewer sees their own hand large."""
    if view.outcome is not None:
        return _end(view, words)
    found = choices(view, chosen) if holder(view) == view.turn else Choices((), None, ())
    cells = _cells(view, found)
    at, room = table(cells, (MARGIN, _TOP, _ROOM, _MOST), _LEAST, UNITS, _BORDER)
    hand = _TOP + room[3] + 20
    others = hand + own_height(view) + 18
    seats = _others(view)
    items = (
        *_head(view, words, found),
        *_table(view, words, at, room),
        *(places(at, found.chosen, found.places) if found.chosen else ()),
        *own_hand(view, found, hand),
        *small_hands(view, words, seats, others),
    )
    bottom = others + others_height(view, seats) + 8
    cuts = (_TOP - 2, *range(_TOP + 180, hand - 60, 180), hand - 6, others - 6)
    return Scene(WIDE, bottom, items, (*regions(at, found.places), *letters(view, found, hand)), cuts=cuts)


def _table(view: View, words: Words, at: Ground, room: Room) -> Iterator[Item]:
    yield felt(room)
    yield from dots(at, room)
    if at.turned:
        yield from _turned(words, at, room, view)
    yield from laid(at, view)


def _turned(words: Words, at: Ground, room: Room, view: View) -> Iterator[Item]:
    """Say in a free corner that the table was turned to be larger."""
    x, y, wide, tall = room
    text = words.say("dorozhki-picture-turned")
    long = width(text, Text.SMALL, 500) + 50
    taken = [at.span(spot) for _, spot in view.laid]
    for left, top in ((x + 18, y + tall - 46), (x + wide - long - 18, y + tall - 46), (x + 18, y + 14)):
        if not any(left < a + w and a < left + long and top < b + h and b < top + 34 for a, b, w, h in taken):
            yield Rect(left - 4, top, long + 8, 34, "well")
            yield centred(left + 17, top + 17, Icon(Glyph.TURN, 32, "muted", "well"), "well")
            yield Label(left + 44, top + 17, text, Text.SMALL, 500, "muted", "well")
            return


def _cells(view: View, found: Choices) -> list[Cell]:
    spots = [spot for _, spot in view.laid] + [place.spot for place in found.places]
    return [cell for spot in spots for cell in cells_of(spot)] or [Cell(0, 0), Cell(1, 0)]


def _others(view: View) -> list[Seat]:
    """The other seats, the next one first; if the viewer's hand is the large one, who is on move comes first."""
    seats = len(view.hands)
    order = [(view.turn + step) % seats for step in range(seats)]
    return [seat for seat in order if seat != holder(view)]


def _head(view: View, words: Words, found: Choices) -> Iterator[Item]:
    return head(
        WIDE,
        words,
        seat=view.turn,
        title=lambda name: words.say(
            "dorozhki-picture-begins" if view.phase is Phase.FIRST else "picture-turn", name=name
        ),
        below=below(view, words, found),
        corner=(
            words.say("dorozhki-picture-name"),
            DECK_MARK + " " + words.say("dorozhki-picture-bank", count=view.bank),
        ),
        art={DECK_MARK: Icon(Glyph.DECK, 46, "muted")},
    )


def below(view: View, words: Words, found: Choices) -> Said:
    """Say what just happened if it is special, else where the chosen card can go."""
    special = [news for news in view.happened if news.what in _TOLD]
    if special:
        news = special[-1]
        return Said(lambda names: told(news, words, names[0]), (words.name(news.seat),))
    if found.chosen is None:
        first = view.phase is Phase.FIRST
        return Said.plain(words.say("dorozhki-picture-any-card") if first else "")
    letter = next(held.letter for held in found.hand if held.card == found.chosen)
    return Said.plain(words.say("dorozhki-picture-places", letter=letter, count=len(found.places)))


def told(news: News, words: Words, name: str = "") -> str:
    """Say what happened."""
    return words.say(
        f"dorozhki-picture-{news.what.value.removeprefix('dorozhki-')}",
        name=name or words.name(news.seat),
        changes=news.changes or 0,
        joints=news.joints or 0,
    )


def _end(view: View, words: Words) -> Scene:
    seats = sorted(range(len(view.hands)), key=lambda seat: view.outcome.places[seat] if view.outcome else 0)
    top = 190
    cells = _cells(view, Choices((), None, ()))
    at, room = table(cells, (MARGIN, top, _ROOM, _MOST), _LEAST, UNITS, _BORDER)
    hands = top + room[3] + 20
    items = (
        *bar(WIDE, 170),
        *_title(view, words),
        *_table(view, words, at, room),
        *small_hands(view, words, seats, hands),
    )
    cuts = (170, *range(top + 180, hands - 60, 180), hands - 6)
    return Scene(WIDE, hands + others_height(view, seats) + 8, items, cuts=cuts)


def _title(view: View, words: Words) -> Iterator[Item]:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101 (checked by the caller)
    yield centred(76, 76, Icon(Glyph.CROWN, 84, "lit", "bar"), "bar")
    names = words.together(outcome.winners, 40 if len(outcome.winners) == 1 else 14)
    title = words.say("picture-won", names=names, count=len(outcome.winners))
    title, size = sized(title, (52, 46, 40, 36, 32), 700, WIDE - 180)
    yield Label(138, 66, title, size, 700, "on-bar", "bar")
    left = min(len(hand) for hand in view.hands)
    reason = words.say("dorozhki-picture-blocked" if left else "dorozhki-picture-all-laid", cards=len(view.laid))
    yield Label(138, 122, fitted(reason, Text.BODY, 500, WIDE - 180), Text.BODY, 500, "bar-muted", "bar")
