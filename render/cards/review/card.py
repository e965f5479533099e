"""The whole picture, from the title down to what the game itself has to tell."""

from collections.abc import Iterator

from render.cards.ending import verdict
from render.cards.parts import sign_of
from render.cards.review import moments, strips
from render.cards.review.contents import HowItWent
from render.cards.review.strips import stage_key
from render.lettering import fitted, sized, width
from render.parts.furniture import titled
from render.registry import pictures
from render.scene import Item, Label, Scene, centred
from render.theme import MARGIN, WIDE
from render.words import Words

HEAD, GAP = 128, 20


def how_it_went(shown: HowItWent, words: Words, title: str) -> Scene:
    """Return the picture; `title` is the name of the game."""
    items = [*_head(shown, words, title)]
    y, cuts = HEAD, [HEAD]
    if shown.chances:
        items += strips.strips(shown, words, y)
        y += strips.height(shown) + GAP
        cuts.append(y)
    review = pictures()[shown.game].review
    if review is not None and shown.moments:
        items += moments.moments(shown, review, words, y)
        y += moments.TALL + GAP
        cuts.append(y)
    if review is not None and shown.found is not None:
        found, y = review.panels(shown.found, shown.last, words, y)
        items += found
    return Scene(WIDE, y + 4, tuple(items), cuts=tuple(cut for cut in cuts if cut < y))


def _head(shown: HowItWent, words: Words, title: str) -> Iterator[Item]:
    yield centred(MARGIN + 38, 66, sign_of(shown.game, title, 76))
    game = fitted(title, 32, 700, WIDE // 3)
    yield Label(WIDE - MARGIN - 4, 66, game, 32, 700, "muted", align="right")
    room = WIDE - MARGIN - 24 - width(game, 32, 700) - 120
    text, size = sized(words.say("picture-review-title"), (46, 42, 38), 800, room)
    yield Label(120, 48, text, size, 800)
    review = pictures()[shown.game].review
    said = verdict(words, shown.winners, review.sides(shown.last, shown.winners) if review and review.sides else None)
    length = words.say(stage_key(shown, "length"), count=shown.stages[-1])
    why = words.say("picture-conceded") if shown.conceded else ""

    def below(names: object) -> str:
        won = said.sentence(names)  # type: ignore[arg-type]
        return " · ".join(part for part in (length, won if shown.winners else "", why) if part)

    text, size = titled(below, said.names, (30, 28, 26, 24), 500, room)
    yield Label(120, 94, text, size, 500, "muted")
