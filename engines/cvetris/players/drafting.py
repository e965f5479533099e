"""Which die to take: what it makes possible on my sheet, and what it takes away from the others."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetris.box import COLOURS, SHAPES, Shape
from engines.cvetris.drawing import Dice, can_draw, dice_of
from engines.cvetris.players.board import Board
from engines.cvetris.players.trials import Player, best_drop
from engines.cvetris.state import Hand, Take, TakeColour, TakeShape
from engines.cvetris.view import View

RIVALS = 0.5
"""What the others' dice weigh, compared with my own."""

Worth = Callable[[Seat, Dice], float]
"""What two dice are worth to a seat."""


class Draft(NamedTuple):
    """The dice on the table and in hands, now or after some takes."""

    order: tuple[Seat, ...]
    """Who is still to take a die, in order."""
    hands: tuple[Hand, ...]
    shapes: tuple[Shape, ...]
    colours: tuple[Colour, ...]

    @classmethod
    def of(cls, view: View) -> "Draft":
        return cls(view.order[view.takes :], view.hands, view.shapes, view.colours)

    def takes(self) -> tuple[Take, ...]:
        hand = self.hands[self.order[0]]
        shapes = () if hand.shape else dict.fromkeys(self.shapes)
        colours = () if hand.colour else dict.fromkeys(self.colours)
        return (*map(TakeShape, shapes), *map(TakeColour, colours))

    def after(self, take: Take) -> "Draft":
        seat, shapes, colours, hands = self.order[0], list(self.shapes), list(self.colours), list(self.hands)
        if isinstance(take, TakeShape):
            shapes.remove(take.shape)
            hands[seat] = replace(hands[seat], shape=take.shape)
        else:
            colours.remove(take.colour)
            hands[seat] = replace(hands[seat], colour=take.colour)
        return Draft(self.order[1:], tuple(hands), tuple(shapes), tuple(colours))


def liking(draft: Draft, take: Take, worth: Worth) -> float:
    """Return what a take is worth to the drafter, averaged over the dice that could go with it."""
    seat = draft.order[0]
    hand = draft.hands[seat]
    if isinstance(take, TakeShape):
        dice = [Dice(take.shape, colour) for colour in ([hand.colour] if hand.colour else draft.colours)]
    else:
        dice = [Dice(shape, take.colour) for shape in ([hand.shape] if hand.shape else draft.shapes)]
    return sum(worth(seat, pair) for pair in dice) / len(dice)


def planned(draft: Draft, seat: Seat, worth: Worth) -> tuple[float, Take | None]:
    """Return the best that a seat can make of a draft, and the take that it starts with.

    Everybody else is assumed to take what they like best.
    """
    if not draft.order:
        dice = {at: dice for at, hand in enumerate(draft.hands) if (dice := dice_of(hand))}
        others = [worth(at, held) for at, held in dice.items() if at != seat]
        return worth(seat, dice[seat]) - RIVALS * sum(others) / max(1, len(others)), None
    takes: Sequence[Take] = draft.takes()
    if draft.order[0] != seat:
        takes = [max(takes, key=lambda take: liking(draft, take, worth))]
    results = [(planned(draft.after(take), seat, worth)[0], take) for take in takes]
    return max(results, key=lambda result: result[0])


def worth_on(view: View, seat: Seat, foreseen: Callable[[Board], float] | None = None) -> Worth:
    """Return a valuation of pairs of dice: by the best drawing, and on my own sheet by what may follow it."""

    @cache
    def player(at: Seat) -> Player:
        return Player(view, at)

    @cache
    def worth(at: Seat, dice: Dice) -> float:
        theirs = player(at)
        best = best_drop(theirs.prospects, theirs.board, SHAPES.index(dice.shape), COLOURS.index(dice.colour))
        if best is None:
            stays = can_draw(theirs.sheet, dice.shape)
            return theirs.prospects.value(theirs.board, over=not stays) - theirs.kept * stays
        return foreseen(best[1]) if foreseen and at == seat else best[0]

    return worth
