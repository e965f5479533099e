"""The large hand: the viewer's own, or that of the player on move. On a page, who only watches has none."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engines.contract import Seat
from engines.dorozhki.geometry import Facing
from engines.dorozhki.state import Phase
from engines.dorozhki.view import View
from render.art.marks import Dashed
from render.dorozhki.cards import Domino
from render.dorozhki.choices import Choices, Held, letter
from render.dorozhki.hands.slots import Slots, slots
from render.dorozhki.table import Room
from render.lettering import width
from render.parts.furniture import card as card_box
from render.scene import Box, Item, Label, Region, centred
from render.theme import MARGIN, Ink
from render.words import Words


def holder(view: View) -> Seat:
    """Return whose hand is the large one: the viewer's own, or that of the player on move."""
    return view.turn if view.viewer is None else view.viewer


def hand_slots(view: View, words: Words) -> Slots:
    if words.apart and view.viewer is None:
        return replace(slots(0, words), tall=0)  # all hands are beside the table
    return slots(len(view.hands[holder(view)]), words)


def own_hand(view: View, found: Choices, y: int, where: Slots) -> Iterator[Item]:
    """Yield the large hand: the chosen card on a dark plate, cards that fit nowhere faint."""
    if not where.tall:
        return
    yield card_box(MARGIN, y, where.full, where.tall - 4, strong=holder(view) == view.turn)
    for at, held in enumerate(_held(view, found)):
        yield from _card(view, found, held, where, (y, at))


def _held(view: View, found: Choices) -> Sequence[Held]:
    """The cards of the large hand; if there is nothing to choose from, nothing is counted."""
    return found.hand or [Held(letter(at), card, 0) for at, card in enumerate(view.hands[holder(view)])]


def _card(view: View, found: Choices, held: Held, where: Slots, place: tuple[int, int]) -> Iterator[Item]:
    x, y, wide, tall = where.slot(*place)
    chosen = found.chosen is not None and held.card.number == found.chosen.number
    waits = not found.hand
    ground, ink = ("ink", "on-ink") if chosen else ("card", "ink" if held.ways or waits else "muted")
    if chosen:
        yield Box(x, y, wide, tall - 4, "ink", 18, on="card")
    art = Domino(held.card.ends, held.card.wiring, Facing.WEST, where.unit, faint=not (held.ways or waits))
    yield centred(x + wide // 2, y + where.over + where.unit // 2, art, ground)
    if where.is_tight:
        yield from _on_its_corner(held, where.card(*place), ink)
    else:
        yield from _below(view, held, (x + wide // 2, y + tall - where.letter + 6), (ground, ink), where.letter)


def _on_its_corner(held: Held, card: tuple[int, int, int, int], ink: Ink) -> Iterator[Item]:
    """Yield a letter where no path of a card begins or ends."""
    x, y, _, _ = card
    yield Box(x - 8, y - 8, 56, 56, "card", 14, "line", 3, on=None)
    yield Label(x + 20, y + 20, held.letter, 40, 800, "ink" if ink == "on-ink" else ink, "card", "middle")


def _below(view: View, held: Held, at: tuple[int, int], inks: tuple[Ink, Ink], size: int) -> Iterator[Item]:
    """Yield the letter of a card, and in how many ways it can be laid."""
    (middle, foot), (ground, ink) = at, inks
    if view.phase is Phase.FIRST or not held.ways:
        yield Label(middle, foot, held.letter, size, 800, ink, ground, "middle")
        return
    count, pale, small = str(held.ways), "ink-muted" if ground == "ink" else "muted", size - 6
    left = middle - (width(held.letter, size, 800) + 62 + width(count, small, 700)) // 2
    yield Label(left, foot, held.letter, size, 800, ink, ground)
    left += width(held.letter, size, 800) + 14
    yield centred(left + 20, foot, Dashed(40, 24, pale, radius=6, line=3, dash=6), ground)
    yield Label(left + 48, foot, count, small, 700, pale, ground)


def letters(view: View, found: Choices, y: int, where: Slots, felt: Room) -> tuple[Region, ...]:
    """Return where a card can be clicked: the first is laid at once, anywhere on the felt, later ones are chosen."""
    first = view.phase is Phase.FIRST
    return tuple(
        Region(
            held.letter,
            str(held.card.number),
            (where.slot(y, at),),
            look=not first,
            piece=where.card(y, at),
            drop=felt if first else None,
        )
        for at, held in enumerate(_held(view, found))
        if held.ways
    )


def chosen_card(view: View, found: Choices, y: int, where: Slots) -> Room | None:
    """Return where the chosen card is in the hand."""
    at = next((at for at, held in enumerate(_held(view, found)) if held.card == found.chosen), None)
    return None if at is None else where.card(y, at)
