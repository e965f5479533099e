"""The end of a game in words: parts that all games say alike."""

from render.cards.ending import Decision, Told
from render.parts.inline import spelled
from render.scene import Scene, moved
from render.standings import Decided
from render.words import Words


def decided(found: Decision | None) -> Decided | None:
    """Return what decided a game in words, with whole names; its picture becomes a scene of its own."""
    if found is None:
        return None
    art = None
    if found.art:
        tall = found.tall or found.wide
        art = Scene(found.wide, tall, tuple(moved(found.art, found.wide // 2, tall // 2)))
    lines = (told.whole if isinstance(told, Told) else told for told in found.lines)
    return Decided(found.title, tuple(map(spelled, lines)), art)


def winners(words: Words, seats: tuple[int, ...], sides: int | None = None) -> str:
    """Say who won, with whole names: whoever sets the text has room, or cuts it."""
    if not seats:
        return words.say("picture-not-won")
    names = words.joined([words.name(seat) for seat in seats])
    return words.say("picture-won", names=names, count=len(seats) if sides is None else sides)


def own_win(words: Words, seats: tuple[int, ...]) -> str:
    """Say the same to the winner, who need not be told their name; empty if several won, or nobody."""
    return words.say("picture-won-own") if len(seats) == 1 else ""
