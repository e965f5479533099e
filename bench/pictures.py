"""What pictures cost, compared with naive drawing, a chess bot's board and Pillow's writer; event loop latency.

Pairs are measured in processor time: whatever else the machine does takes part in neither side.
"""

import asyncio
import importlib.util
import io
import time
from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace
from PIL import Image

from bench.harness import Row, milliseconds, processor_seconds
from bench.naive import pictures as naive
from bench.positions import views_of, words_for
from engines.registry import games
from render.art.marks import Plate
from render.cvetariki.board import Board
from render.cvetariki.choices import choices
from render.cvetariki.picture import LEFT, played, rows as rows_of
from render.cvetris import sheets
from render.parts import contour
from render.raster import picture as raster
from render.raster.picture import numbers, picture
from render.registry import pictures
from render.scene import Scene, Sprite
from render.sprites.shades import shades
from render.sprites.stamps import Haloed
from render.theme import NARROW, Look

LOOK = Look()
SAMPLE = 12


def rows() -> Iterator[Row]:
    views = views_of("cvetariki", 3)[:-1]
    sample = views[:: max(1, len(views) // SAMPLE)]
    yield from cvetariki_board(sample)
    yield from in_a_game(views)
    yield from sizes(sample)
    for slug in pictures():
        yield from whole_game(slug)
    yield from loop(views)


def cvetariki_board(sample) -> Iterator[Row]:
    """Pair each baseline with ours separately: the naive one evicts everything from the processor's caches."""
    name = "Цветарики, board, view to bytes, every strip anew"
    slow = in_pairs(sample[:2], lambda view: naive.board(view.columns, plates(view)), rounds=7)
    yield Row.of_pairs(name, slow, floor_name="naive supersampling", bar="≤ 0.05 ×")
    pillow = in_pairs(sample, through_pillow, rounds=9)
    yield Row.of_pairs(name, pillow, floor_name="Pillow's palette PNG, level 6", bar="≤ 0.5 ×")
    yield from against_chess(sample, name)


def in_pairs(sample, yardstick, rounds) -> list[tuple[float, float]]:
    """Return how long each board took, paired with the same board drawn another way."""
    return [
        (processor_seconds(partial(fresh, view)), processor_seconds(partial(yardstick, view)))
        for _ in range(rounds)
        for view in sample
    ]


def in_a_game(views) -> Iterator[Row]:
    """The pictures of a game in order: whatever is unchanged since the last move is not drawn again."""

    def game() -> None:
        raster._strip.cache_clear()  # noqa: SLF001 (drop the strips of earlier rounds)
        for view in views:
            table("cvetariki", view)

    def anew() -> None:
        for view in views:
            raster._strip.cache_clear()  # noqa: SLF001
            table("cvetariki", view)

    kept, drawn = (each / len(views) for each in milliseconds(game, anew, rounds=5))
    name = "with head and table, move after move, strips kept"
    yield Row(name=name, value=kept, floor=drawn, floor_name="every strip anew")


def against_chess(sample, name) -> Iterator[Row]:
    if not all(map(importlib.util.find_spec, ("chess", "cairosvg"))):
        print("  (no row against a chess bot: needs the extra `bench`, and cairo)")
        return
    chess_svg = importlib.import_module("chess.svg")
    chess, cairosvg = importlib.import_module("chess"), importlib.import_module("cairosvg")

    def chess_board(_view) -> bytes:
        return cairosvg.svg2png(chess_svg.board(chess.Board(), size=900).encode())

    pairs = in_pairs(sample, chess_board, rounds=2)
    yield Row.of_pairs(name, pairs, floor_name="python-chess's board through cairosvg", bar="≤ 0.05 ×")


def sizes(sample) -> Iterator[Row]:
    alone = sorted(len(board(view)) / 1000 for view in sample)
    whole = sorted(len(table("cvetariki", view)) / 1000 for view in sample)
    full = bare(sample[0])
    tokens = replace(full, items=tuple(item for item in full.items if not is_plate(item)))
    yield Row(name="board alone, full, no plates", value=len(picture(tokens, LOOK)) / 1000, unit="kB", bar="≤ 48 kB")
    yield Row(name="board alone, full, with a plate on every group", value=len(picture(full, LOOK)) / 1000, unit="kB")
    yield Row(name="board alone, with plates, median of a game", value=alone[len(alone) // 2], unit="kB", bar="≤ 48 kB")
    yield Row(name="with head and score table, largest", value=whole[-1], unit="kB", bar="≤ 64 kB")


def whole_game(slug) -> Iterator[Row]:
    """Positions from the first to the last of a game, in order, in a process that has drawn another game before.

    Every strip is drawn anew; sheets of Цветрис that a move leaves as they were, and the outline of a shape that was
    there before, are remembered from one position to the next, as in play, and forgotten after each round. In the
    first round sprites are made as they come (a table that grows is drawn in new sizes). A position's own figures are
    the best of all rounds, ours and Pillow's each.
    """
    seats = min(3, games()[slug].info.seats.most)
    for view in views_of(slug, seats, "another game"):
        table(slug, view)
    views = views_of(slug, seats)
    sample = views[:: max(1, len(views) // (3 * SAMPLE))]
    rounds = [list(in_order(slug, sample)) for _ in range(4)]
    best = [tuple(map(min, zip(*taken, strict=True))) for taken in zip(*rounds, strict=True)]
    floor_name = "Pillow's palette PNG of the same image, level 6"
    yield Row.of_pairs(f"{slug}, whole game, median", best, floor_name=floor_name, bar="≤ 0.5 ×")
    worst = max(best, key=lambda pair: pair[0] / pair[1])
    yield Row.of_pairs(f"{slug}, whole game, worst", [worst], floor_name=floor_name, bar="≤ 1 ×")
    yield Row.of_pairs(f"{slug}, whole game, first time, median", rounds[0], floor_name=floor_name)
    largest = max(len(table(slug, view)) for view in sample) / 1000
    yield Row(name=f"{slug}, table, largest", value=largest, unit="kB", bar="≤ 120 kB")


def in_order(slug, sample) -> Iterator[tuple[float, float]]:
    for kept in (sheets.drawn_on, contour._around):  # noqa: SLF001 (as they come in a game)
        kept.cache_clear()
    return (beside_pillow(slug, view) for view in sample)


def beside_pillow(slug, view) -> tuple[float, float]:
    """Return how long a picture takes from view to bytes, and how long Pillow takes to save the finished image."""
    raster._strip.cache_clear()  # noqa: SLF001 (measure a picture with nothing cached)
    ours = processor_seconds(partial(table, slug, view))
    image = palette_image(pictures()[slug].scene(view, words_for(7)))
    return ours, processor_seconds(partial(image.save, io.BytesIO(), "PNG", compress_level=6))


def loop(views) -> Iterator[Row]:
    late = sorted(asyncio.run(lateness(views)))
    yield Row(name="event loop late, 20 pictures/s in a thread, p99", value=late[int(len(late) * 0.99)], bar="< 5 ms")


async def lateness(views) -> list[float]:
    """Measure, in ms, how late the loop wakes up while pictures are drawn in a thread."""
    late: list[float] = []
    done = asyncio.Event()

    async def watch() -> None:
        while not done.is_set():
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(max(0.0, (time.perf_counter() - start - 0.001) * 1000))

    watcher = asyncio.create_task(watch())
    for number in range(60):
        pause = asyncio.create_task(asyncio.sleep(0.05))
        await asyncio.to_thread(table, "cvetariki", views[number % len(views)])
        await pause
    done.set()
    await watcher
    return late


def table(slug, view) -> bytes:
    return picture(pictures()[slug].scene(view, words_for(7)), LOOK)


def bare(view) -> Scene:
    """Return the board alone, without header and scores."""
    place = Board(LEFT, 20)
    return Scene(NARROW, place.bottom + 54, tuple(played(view, place, "")), cuts=rows_of(place))


def board(view) -> bytes:
    return picture(bare(view), LOOK)


def fresh(view) -> bytes:
    raster._strip.cache_clear()  # noqa: SLF001 (see above)
    return board(view)


def is_plate(item) -> bool:
    return isinstance(item, Sprite) and isinstance(item.art, Haloed) and isinstance(item.art.art, Plate)


def plates(view):
    return [(choice.number, *choice.plate) for choice in choices(view)]


def through_pillow(view) -> bytes:
    file = io.BytesIO()
    palette_image(bare(view)).save(file, "PNG", compress_level=6)
    return file.getvalue()


def palette_image(scene) -> Image.Image:
    image = Image.frombytes("P", (scene.width, scene.height), numbers(scene, LOOK).tobytes())
    image.putpalette(shades(LOOK).plte)
    return image
