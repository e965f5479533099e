"""What decided a game of Cvetariki: the largest step of the winner to a lead that was kept. Alone: the largest step."""

from collections.abc import Sequence
from itertools import pairwise

from engines.contract import Seat
from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.cards.ending import Decision, Told, close_to_the_end
from render.cards.lead import swing
from render.cvetariki.popping import cut_out, popped_group
from render.cvetariki.sides import sides
from render.parts.inline import mark
from render.words import Words


def decision(view: View, words: Words) -> Decision | None:
    """Return the move that decided it, if the course of the game is known; or that it was close to the end."""
    assert view.outcome is not None  # noqa: S101 (checked by the caller)
    past = words.past()
    if not past:
        return None
    if view.variant is Variant.SOLO:
        return _largest_step(view, words, past)
    found = [_colours(view, side) for side in sides(view)]
    largest = swing([[_count(each, colours) for colours in found] for each in past], 0)
    if largest is None or past[largest.step].last is None:  # nobody was ahead at the end
        return close_to_the_end(view.outcome, words)
    return _move(view, words, largest.step, "picture-decided", "cvetariki-picture-took-lead")


def _largest_step(view: View, words: Words, past: Sequence[View]) -> Decision | None:
    own = view.secrets[0] or ()
    gone = [_count(before, own) - _count(after, own) for before, after in pairwise(past)]
    step = max(range(1, len(past)), key=lambda step: (gone[step - 1], step), default=0)
    if not step or gone[step - 1] < 2 or past[step].last is None:
        return None
    return _move(view, words, step, "picture-turned-at", "cvetariki-picture-own-fell")


def _move(view: View, words: Words, step: int, title: str, fell: str) -> Decision:
    """Return a move with what it did to the tokens of the first side."""
    before, after = words.past()[step - 1 : step + 1]
    first, last = sides(view)[0], after.last
    own = _colours(view, first)
    art, (wide, tall) = cut_out(before, popped_group(before, after))

    def pops(name: str) -> str:
        return words.say("cvetariki-picture-pops", name=name, token=mark(last.colour), tokens=last.tokens)

    def own_left(name: str) -> str:
        return words.say(fell, name=name, before=_count(before, own), after=_count(after, own))

    lines = (Told(pops, words.name(last.seat)), Told(own_left, words.joined([words.name(seat) for seat in first])))
    said = words.say(title, what=words.say("picture-move", number=step))
    return Decision(title=said, lines=lines, art=art, wide=wide, tall=tall)


def _colours(view: View, side: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(colour for seat in side for colour in view.secrets[seat] or ())


def _count(view: View, colours: Sequence[str]) -> int:
    return sum(column.count(colour) for column in view.columns for colour in colours)
