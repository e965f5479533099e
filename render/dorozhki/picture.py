"""The pictures of Цветные дорожки: the table with the places of the chosen card, open hands, and the end."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.dorozhki.geometry import Cell, cells_of
from engines.dorozhki.news import News, What
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.art.icons import Glyph, Icon
from render.dorozhki.choices import Choices, choices
from render.dorozhki.hands import letters, others_height, own_hand, own_height, small_hands
from render.dorozhki.table import UNITS, dots, felt, ground, laid, places, regions, table_height
from render.furniture import Said, bar, head
from render.lettering import fitted, sized
from render.scene import Item, Label, Scene, centred
from render.theme import MARGIN, WIDE, Text
from render.words import Words

DECK_MARK = "\ue0f1"
_TOP, _MOST, _BORDER = 116, 720, 0.4
_ROOM = WIDE - 2 * MARGIN
_LEAST = 260
# What deserves a line of its own: the latest of these is told.
_TOLD = frozenset(What) - {What.LAID, What.FIRST, What.BEGINS, What.BEGINS_BY_LOT}


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view. Nothing is hidden in this game, so everybody gets the same one."""
    if view.outcome is not None:
        return _end(view, words)
    found = choices(view, chosen)
    tall = _tall(view, found)
    room = (MARGIN, _TOP, _ROOM, tall)
    hand = _TOP + tall + 20
    others = hand + own_height(view) + 18
    seats = _after(view)
    at = ground(_cells(view, found), room, UNITS, _BORDER)
    items = (
        *_head(view, words, found),
        felt(room),
        *dots(at, room),
        *laid(at, view),
        *(places(at, found.chosen.ends, found.chosen.wiring, found.places) if found.chosen else ()),
        *own_hand(view, found, hand),
        *small_hands(view, words, seats, others),
    )
    bottom = others + others_height(view, seats) + 8
    cuts = (_TOP - 2, *range(_TOP + 180, hand - 60, 180), hand - 6, others - 6)
    return Scene(WIDE, bottom, items, (*regions(at, found.places), *letters(view, found, hand)), cuts=cuts)


def _tall(view: View, found: Choices) -> int:
    return max(_LEAST, table_height(_cells(view, found), _ROOM, _MOST, UNITS, _BORDER))


def _cells(view: View, found: Choices) -> list[Cell]:
    spots = [spot for _, spot in view.laid] + [place.spot for place in found.places]
    return [cell for spot in spots for cell in cells_of(spot)] or [Cell(0, 0), Cell(1, 0)]


def _after(view: View) -> list[Seat]:
    """The other seats, the next one first."""
    seats = len(view.hands)
    return [(view.turn + step) % seats for step in range(1, seats)]


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
        return Said.plain(words.say("dorozhki-picture-any-card"))
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
    room = (MARGIN, top, _ROOM, max(_LEAST, table_height(cells, _ROOM, _MOST, UNITS, _BORDER)))
    at = ground(cells, room, UNITS, _BORDER)
    hands = top + room[3] + 20
    items = (
        *bar(WIDE, 170),
        *_title(view, words),
        felt(room),
        *dots(at, room),
        *laid(at, view),
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
