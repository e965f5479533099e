"""The pictures of Colour Paths: the table with the places of the chosen card, open hands, and the end."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.dorozhki.geometry import Facing
from engines.dorozhki.news import What
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.art.icons import Glyph, Icon
from render.dorozhki.cards import Domino
from render.dorozhki.choices import Choices, choices
from render.dorozhki.end import end
from render.dorozhki.hands import (
    Slots,
    chosen_card,
    hand_slots,
    holder,
    letters,
    others_height,
    own_hand,
    slots,
    small_hands,
)
from render.dorozhki.table import Ground, Room, dots, felt, laid, places, regions
from render.dorozhki.telling import told
from render.dorozhki.whole import LEAST, cells_shown, fitted_table, turn_of, whole_table
from render.parts.furniture import Said, head
from render.scene import Area, Item, Scene, sprite
from render.theme import MARGIN, WIDE
from render.words import Window, Words

DECK_MARK = "\ue0f1"
_TOP, _MOST = 120, 776
_PAGE_MOST = 776
"""The height of the table on a page, with one row of cards below it."""
_DEALT, _IN_A_ROW, _GAP = 720, 4, 12
_OVER = MARGIN - 8
# What deserves a line of its own: the latest of these is told.
_TOLD = frozenset(What) - {What.LAID, What.FIRST, What.BEGINS, What.BEGINS_BY_LOT}


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view. Nothing is hidden, but a viewer sees their own hand large."""
    if view.outcome is not None:
        return end(view, words)
    found, own = _found(view, words, chosen), hand_slots(view, words)
    at, room = _fitted(view, words, found)
    hand = _TOP + room[3] + 20
    others = hand + own.tall + 18
    touched = (
        *regions(at, found.places, chosen_card(view, found, hand, own)),
        *letters(view, found, hand, own, room),
    )
    alone = (
        *whole_table(view, words, at, room),
        *(places(at, found.chosen, found.places) if found.chosen else ()),
        *own_hand(view, found, hand, own),
    )
    if words.apart:
        return Scene(own.wide, others, alone, touched, bands=(_TOP - 2, others - 6, others - 6))
    seats = others_of(view)
    items = (*_head(view, words, found), *alone, *small_hands(view, words, seats, others))
    bottom = others + others_height(view, seats) + 8
    cuts = (_TOP - 2, *range(_TOP + 180, hand - 60, 180), hand - 6, others - 6)
    return Scene(WIDE, bottom, items, touched, cuts=cuts, bands=(_TOP - 2, others - 6, bottom))


def dealt(view: View, _words: Words) -> Scene:
    """Return a deal that somebody will play alone: the cards on the table, and those in hand, all of them clear."""
    room = (0, 0, _DEALT, _DEALT * 5 // 8)
    at, needed = fitted_table(cells_shown(view, Choices((), None, ())), room)
    wide = (_DEALT - (_IN_A_ROW - 1) * _GAP) // _IN_A_ROW
    top, tall = needed[3] + _GAP, wide // 2
    hand = (
        sprite(
            number % _IN_A_ROW * (wide + _GAP),
            top + number // _IN_A_ROW * (tall + _GAP),
            Domino(card.ends, card.wiring, Facing.WEST, tall),
            "paper",
        )
        for number, card in enumerate(view.hands[0])
    )
    rows = -(-len(view.hands[0]) // _IN_A_ROW)
    return Scene(_DEALT, top + rows * (tall + _GAP), (felt(needed), *dots(at, needed), *laid(at, view), *hand))


def ahead(before: View, after: View, words: Words) -> tuple[Area, ...]:
    """Return the place of the card that is laid next, if the table reaches that far."""
    new = after.laid[len(before.laid) :]
    if before.outcome is not None or not new:
        return ()
    at, (x, y, wide, tall) = _fitted(before, words, _found(before, words))
    left, top, across, down = place = at.span(new[0][1])
    return (place,) if x <= left <= x + wide - across and y <= top <= y + tall - down else ()


def _found(view: View, words: Words, chosen: str = "") -> Choices:
    """Return what the viewer may choose: on a page nothing, if they only watch or look back."""
    looks_on = words.apart and (view.viewer is None or words.latest is not None)
    return choices(view, chosen) if holder(view) == view.turn and not looks_on else Choices((), None, ())


def _fitted(view: View, words: Words, found: Choices) -> tuple[Ground, Room]:
    """Return where the grid is, and the part of the picture that the table has."""
    own = hand_slots(view, words)
    most, cells = _most(words, own), cells_shown(view, found)
    table, least = (MARGIN, _TOP, own.full, most), most if words.apart else LEAST
    return fitted_table(cells, table, _OVER, least=least, turn=turn_of(view, words))


def _most(words: Words, own: Slots) -> int:
    """Return how high the table may be.

    On a page it has all of its room from the first card on, and what a hand needs for a second row is taken from it:
    there the board has one height throughout a game, and what is below it stays where it is. In a narrow window the
    hand has room for three rows from the beginning.
    """
    if not words.apart or words.seen.window is Window.NARROW:
        return _MOST
    return _PAGE_MOST - (own.tall - slots(1, words).tall)


def others_of(view: View) -> list[Seat]:
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
