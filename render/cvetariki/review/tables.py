"""When each secret colour of a game of Cvetariki could be guessed, in words."""

from engines.cvetariki.review import Found, Guessed
from engines.cvetariki.view import View
from render.standings import Form, Strip, Strips
from render.words import Words


def tables(found: Found, last: View, words: Words) -> tuple[Strips, ...]:
    if not found.guessed:
        return ()
    strips = tuple(_strip(each, last, words) for each in found.guessed)
    title, watching = (words.say(f"cvetariki-picture-review-{key}") for key in ("guessed", "watching"))
    return (Strips(title, strips, Form.SINCE, note=watching),)


def _strip(each: Guessed, last: View, words: Words) -> Strip:
    if each.move is None:
        never = words.say("cvetariki-picture-review-never")
        return Strip(each.seat, (100,), never, each.colour.value, strong=False)
    share = round(100 * each.move / max(1, last.moves))
    return Strip(each.seat, (share,), words.say("picture-move", number=each.move), each.colour.value)
