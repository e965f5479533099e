"""The pictures of Colour Paths: the table with the places of the chosen card, open hands, and the end."""

from collections.abc import Iterator

from engines.contract import Seat
from engines.dorozhki.news import What
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.art.icons import Glyph, Icon
from render.dorozhki.choices import Choices, choices
from render.dorozhki.end import end
from render.dorozhki.hands import (
    chosen_card,
    hand_height,
    holder,
    letters,
    others_height,
    own_hand,
    own_height,
    small_hands,
)
from render.dorozhki.table import places, regions
from render.dorozhki.telling import told
from render.dorozhki.whole import LEAST, cells_shown, fitted_table, whole_table
from render.parts.furniture import Said, head
from render.scene import Item, Scene
from render.theme import MARGIN, WIDE
from render.words import Words

DECK_MARK = "\ue0f1"
_TOP, _MOST = 120, 776
_PAGE = _TOP + _MOST + 20 + hand_height(1) + 18
"""The height on a page."""
_ROOM, _OVER = WIDE - 2 * MARGIN, MARGIN - 8
# What deserves a line of its own: the latest of these is told.
_TOLD = frozenset(What) - {What.LAID, What.FIRST, What.BEGINS, What.BEGINS_BY_LOT}


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view. Nothing is hidden, but a viewer sees their own hand large."""
    if view.outcome is not None:
        return end(view, words)
    found = choices(view, chosen) if holder(view) == view.turn else Choices((), None, ())
    cells = cells_shown(view, found)
    most = _most(view, words)
    at, room = fitted_table(cells, (MARGIN, _TOP, _ROOM, most), _OVER, least=most if words.apart else LEAST)
    hand = _TOP + room[3] + 20
    others = hand + own_height(view) + 18
    seats = others_of(view)
    touched = (*regions(at, found.places, chosen_card(view, found, hand)), *letters(view, found, hand, room))
    alone = (
        *whole_table(view, words, at, room),
        *(places(at, found.chosen, found.places) if found.chosen else ()),
        *own_hand(view, found, hand),
    )
    if words.apart:
        return Scene(WIDE, _PAGE, alone, touched, bands=(_TOP - 2, _PAGE - 6, _PAGE - 6))
    items = (*_head(view, words, found), *alone, *small_hands(view, words, seats, others))
    bottom = others + others_height(view, seats) + 8
    cuts = (_TOP - 2, *range(_TOP + 180, hand - 60, 180), hand - 6, others - 6)
    return Scene(WIDE, bottom, items, touched, cuts=cuts, bands=(_TOP - 2, others - 6, bottom))


def _most(view: View, words: Words) -> int:
    """Return how high the table may be.

    On a page it has all of its room from the first card on, and what a hand needs for a second row is taken from it:
    there the board has one height throughout a game, and what is below it stays where it is.
    """
    return _MOST - max(0, own_height(view) - hand_height(1)) if words.apart else _MOST


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
