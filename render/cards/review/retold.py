"""How a game went in words, for platforms that set text themselves: what the picture shows, with small scenes."""

from render.cards.review.contents import HowItWent, Turn
from render.cards.review.strips import stage_key, ticks
from render.cards.telling import winners
from render.contract import GLANCE, Review
from render.parts.inline import spelled
from render.plain import Plain
from render.registry import pictures
from render.scene import Scene, moved
from render.standings import Form, Strip, Strips, Table
from render.words import Words


class Moment(Plain, frozen=True):
    """A moment that changed the chances."""

    at: str
    seat: int
    """Who gained, and how much."""
    gain: str
    art: Scene
    name: str
    """Who did what."""
    said: str


class Retold(Plain, frozen=True):
    game: str
    title: str
    """Who won; or how long the game was, if nobody did."""
    below: str
    chances: Strips | None
    moments: tuple[Moment, ...]
    tables: tuple[Table, ...]


def retold(shown: HowItWent, words: Words) -> Retold:
    review = pictures()[shown.game].review
    length = words.say(stage_key(shown, "length"), count=shown.stages[-1])
    sides = review.sides(shown.last, shown.winners) if review and review.sides else None
    won = winners(words, shown.winners, sides) if shown.winners else ""
    why = words.say("picture-conceded") if shown.conceded else ""
    title, *below = [part for part in (won, length, why) if part]
    told = review is not None and shown.found is not None
    return Retold(
        game=shown.game,
        title=title,
        below=" · ".join(below),
        chances=_chances(shown, words) if shown.chances else None,
        moments=tuple(_moment(shown, each, review, words) for each in shown.moments) if review else (),
        tables=review.tables(shown.found, shown.last, words) if review and told else (),
    )


def _chances(shown: HowItWent, words: Words) -> Strips:
    def place(point: int) -> float:
        return 100 * point / max(1, len(shown.stages) - 1)

    strips = tuple(
        Strip(seat, values, words.say("picture-review-percent", value=max(values)), strong=seat in shown.winners)
        for seat, values in enumerate(shown.chances)
    )
    return Strips(
        words.say("picture-review-chance"),
        strips,
        Form.AREA,
        note=words.say("picture-review-peak"),
        axis=words.say(stage_key(shown, "stage")),
        ticks=tuple((place(point), str(stage)) for point, stage in ticks(shown.stages)),
        marks=tuple((place(each.point), str(number)) for number, each in enumerate(shown.moments, 1)),
    )


def _moment(shown: HowItWent, moment: Turn, review: Review, words: Words) -> Moment:
    wide, tall = GLANCE[0] + 12, GLANCE[1] + 12
    art = moved(review.glance(moment.before, moment.after, moment.seat), wide // 2, tall // 2)
    seat, said = review.told(moment.before, moment.after, moment.seat, words)
    return Moment(
        at=words.say(stage_key(shown, "at"), number=moment.stage),
        seat=moment.seat,
        gain=words.say("picture-review-gain", value=moment.gain),
        art=Scene(wide, tall, tuple(art)),
        name=words.name(seat),
        said=spelled(said),
    )
