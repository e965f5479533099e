"""What decided a game of Cvetariki: the move that took most of the winner's own tokens off the board."""

from itertools import pairwise

from engines.cvetariki.state import Variant
from engines.cvetariki.view import View
from render.cards.ending import Decision, Told
from render.cvetariki.popping import cut_out, popped_group
from render.parts.inline import mark
from render.words import Words


def decision(view: View, words: Words) -> Decision | None:
    """Return the largest step towards the win (in solo: the largest step), if the course of the game is known."""
    assert view.outcome is not None  # noqa: S101 (checked by the caller)
    winner = min(view.outcome.winners, default=0)
    own = view.secrets[winner] or ()
    steps = [
        (_count(before, own) - _count(after, own), number, before, after)
        for number, (before, after) in enumerate(pairwise(words.past()), 1)
        if after.last is not None
    ]
    gone, number, before, after = max(steps, key=lambda step: (step[0], step[1]), default=(0, 0, view, view))
    if gone < 2 or after.last is None:
        return None
    last = after.last
    art, (wide, tall) = cut_out(before, popped_group(before, after))

    def pops(name: str) -> str:
        return words.say("cvetariki-picture-pops", name=name, token=mark(last.colour), tokens=last.tokens)

    def fell(name: str) -> str:
        return words.say("cvetariki-picture-own-fell", name=name, before=_count(before, own), after=_count(after, own))

    said, was = Told(pops, words.name(last.seat)), Told(fell, words.name(winner))
    key = "picture-turned-at" if view.variant is Variant.SOLO else "picture-decided"
    title = words.say(key, what=words.say("picture-move", number=number))
    return Decision(title=title, lines=(said, was), art=art, wide=wide, tall=tall)


def _count(view: View, colours: tuple[str, ...]) -> int:
    return sum(column.count(colour) for column in view.columns for colour in colours)
