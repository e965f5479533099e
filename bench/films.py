"""What films cost per frame, compared with Pillow's GIFs and with comparing pixels.

Every way gets the same scenes, and its figure begins with them: ours draws what changed, the others draw every frame.
Pillow's GIF of pictures in full colour is what most programs write: each frame is quantised to a palette of its own.
Given our palette it need not do that; what is then left of the difference is drawing and compressing whole frames.
All in processor time.
"""

import statistics
from collections.abc import Iterator
from functools import partial

from bench.harness import Row, processor_seconds
from bench.naive.films import by_pixels, with_pillow, with_pillow_by_palette
from bench.positions import views_of, words_for
from engines.registry import games
from render.films import Story, encoder, gif, paced
from render.parts import contour
from render.registry import pictures
from render.sprites import stamps
from render.theme import Look

LOOK = Look()
ROUNDS = 7
FULL_COLOUR = "Pillow's GIF of the same frames, drawn in full colour"
OUR_PALETTE = "Pillow's GIF of the same frames, drawn in our palette"
BEFORE = "ours before: every frame drawn, pixels compared"


def rows() -> Iterator[Row]:
    for slug in pictures():
        seats = min(4, games()[slug].info.seats.most)
        views = tuple(views_of(slug, seats))
        story = Story(views=views, moves=len(views) - 1, table="7K3", outcome=views[-1].outcome)
        yield from film(slug, partial(pictures()[slug].film, story, words_for(seats)))


def film(slug, told) -> Iterator[Row]:
    """`told` makes the frames of a whole game: it is part of every figure."""
    count = len(list(told()))

    def ours() -> bytes:
        for kept in (encoder._changed, encoder._veiled, contour._around):  # noqa: SLF001 (nothing of earlier rounds)
            kept.cache_clear()
        return gif(paced(told()), LOOK)

    def by(way):
        return lambda: way(list(told()), LOOK)

    name = f"{slug}, film of {count} frames at 480 px, view to bytes, a frame"
    for way, floor_name, bar, rounds in (
        (with_pillow, FULL_COLOUR, "≤ 1.5 ms, ≤ 0.125 ×", 3),
        (with_pillow_by_palette, OUR_PALETTE, "", ROUNDS),
        (by_pixels, BEFORE, "", ROUNDS),
    ):
        pairs = [(processor_seconds(ours) / count, processor_seconds(by(way)) / count) for _ in range(rounds)]
        yield Row.of_pairs(name, pairs, floor_name=floor_name, bar=bar)
    size, before, whole = (len(made()) / 1000 / count for made in (ours, by(by_pixels), by(with_pillow_by_palette)))
    name = f"{slug}, film, a frame"
    yield Row(name=name, value=size, unit="kB", floor=before, floor_name=BEFORE, bar="≤ 4 kB")
    yield Row(name=name, value=size, unit="kB", floor=whole, floor_name=OUR_PALETTE)
    yield Row(name=f"{slug}, the same film once more, a frame", value=again(told, count))
    yield Row(name=f"{slug}, the first film of a process, a frame", value=first(ours, count))


def again(told, count) -> float:
    gif(told(), LOOK)
    return 1000 * statistics.median(processor_seconds(lambda: gif(told(), LOOK)) for _ in range(ROUNDS)) / count


def first(ours, count) -> float:
    """Return what a frame costs in ms if no sprite was drawn before."""
    stamps.stamp.cache_clear()
    return 1000 * processor_seconds(ours) / count
