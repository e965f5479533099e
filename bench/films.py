"""What films cost per frame, compared with Pillow's GIFs and with comparing pixels."""

import statistics
from collections.abc import Iterator
from functools import partial

from bench.harness import Row, seconds
from bench.naive.films import by_pixels, with_pillow, with_pillow_by_palette
from engines.registry import games
from render.films import Story, encoder, gif, paced
from render.registry import pictures
from render.sprites import stamps
from render.theme import Look

LOOK = Look()
ROUNDS = 7


def rows(views_of, words_for) -> Iterator[Row]:
    for slug in pictures():
        seats = min(4, games()[slug].info.seats.most)
        views = tuple(views_of(slug, seats))
        story = Story(views=views, moves=len(views) - 1, table="7K3", outcome=views[-1].outcome)
        yield from film(slug, partial(pictures()[slug].film, story, words_for(seats)))


def film(slug, told) -> Iterator[Row]:
    """`told` makes the frames of a whole game: it is part of every figure."""
    count = len(list(told()))

    def ours() -> bytes:
        for kept in (encoder._changed, encoder._veiled):  # noqa: SLF001 (no block of earlier rounds)
            kept.cache_clear()
        return gif(paced(told()), LOOK)

    def by(way):
        return lambda: way(list(told()), LOOK)

    name = f"{slug}, film of {count} frames at 480 px, view to bytes, a frame"
    for way, floor_name, bar, rounds in (
        (with_pillow, "Pillow's GIF of the same frames", "≤ 1.5 ms, ≤ 0.125 ×", 3),
        (with_pillow_by_palette, "Pillow's, given our palette", "", ROUNDS),
        (by_pixels, "ours before: comparing pixels", "", ROUNDS),
    ):
        pairs = [(seconds(ours) / count, seconds(by(way)) / count) for _ in range(rounds)]
        yield Row.of_pairs(name, pairs, floor_name=floor_name, bar=bar)
    size, before = (len(made()) / 1000 / count for made in (ours, by(by_pixels)))
    yield Row(
        name=f"{slug}, film, a frame",
        value=size,
        unit="kB",
        floor=before,
        floor_name="ours before: comparing pixels",
        bar="≤ 4 kB",
    )
    yield Row(name=f"{slug}, the same film once more, a frame", value=again(told, count))
    yield Row(name=f"{slug}, the first film of a process, a frame", value=first(ours, count))


def again(told, count) -> float:
    gif(told(), LOOK)
    return 1000 * statistics.median(seconds(lambda: gif(told(), LOOK)) for _ in range(ROUNDS)) / count


def first(ours, count) -> float:
    """Return what a frame costs in ms if no sprite was drawn before."""
    stamps.stamp.cache_clear()
    return 1000 * seconds(ours) / count
