"""From a scene to a file. A scene is drawn in horizontal strips, which are cached."""

from bisect import bisect_right
from functools import lru_cache

from PIL import Image

from render.lettering import CAP_HEIGHT, coverage
from render.parts.boxes import put_box
from render.raster.deflate import Part, deflated, joined
from render.raster.png import png
from render.scene import Box, Item, Label, Rect, Scene, Sprite
from render.sprites.pasting import Canvas, Patch
from render.sprites.shades import Shades, shades
from render.sprites.stamps import stamp
from render.theme import Ink, Look

_STRIPS_KEPT = 256
_LABELS_KEPT = 2048


def picture(scene: Scene, look: Look) -> bytes:
    """Return a scene as a PNG file."""
    edges = (0, *sorted({cut for cut in scene.cuts if 0 < cut < scene.height}), scene.height)
    parts = [
        _strip(look, scene.width, top, bottom, scene.ground, items)
        for top, bottom, items in zip(edges, edges[1:], _by_strip(scene, edges), strict=False)
    ]
    return png(scene.width, scene.height, shades(look).plte, joined(parts))


def numbers(scene: Scene, look: Look) -> Image.Image:
    """Return a scene as an image of shade numbers (mode L)."""
    return drawn(scene.items, (0, 0, scene.width, scene.height), scene.ground, look)


def drawn(items: tuple[Item, ...], span: tuple[int, int, int, int], ground: Ink, look: Look) -> Image.Image:
    """Return a rectangle (x, y, right, bottom) of a scene with these items, as shade numbers."""
    x, y, right, bottom = span
    image = Image.new("L", (right - x, bottom - y), shades(look)[ground])
    _draw(Canvas(image), items, -x, -y, look)
    return image


def image_of(scene: Scene, look: Look) -> Image.Image:
    """Return a scene as an RGB image."""
    found = Image.frombytes("P", (scene.width, scene.height), numbers(scene, look).tobytes())
    found.putpalette(shades(look).plte)
    return found.convert("RGB")


def _by_strip(scene: Scene, edges: tuple[int, ...]) -> list[tuple[Item, ...]]:
    strips: list[list[Item]] = [[] for _ in edges[1:]]
    last, strip, begins, ends = len(strips), strips[0], edges[0], edges[1]
    for item in scene.items:
        top, bottom = item.top, item.bottom
        if begins <= top and bottom <= ends:  # as most: next to the one before
            strip.append(item)
            continue
        number = max(0, bisect_right(edges, top) - 1)
        while number < last and edges[number] < bottom:
            strip, begins, ends = strips[number], edges[number], edges[number + 1]
            strip.append(item)
            number += 1
    return [tuple(strip) for strip in strips]


@lru_cache(maxsize=_STRIPS_KEPT)
def _strip(look: Look, width: int, top: int, bottom: int, ground: str, items: tuple[Item, ...]) -> Part:
    # One extra column: PNG wants a filter byte before each row, and 0 means unfiltered.
    width, height = width + 1, bottom - top
    # Drawn directly into the bytes that are deflated, which saves a copy.
    rows = bytearray((shades(look)[ground],)) * (width * height)
    image = Image.frombuffer("L", (width, height), rows, "raw", "L", 0, 1)
    image.readonly = 0
    canvas = Canvas(image)
    _draw(canvas, items, 1, -top, look)
    canvas.paste(0, (0, 0, 1, height))
    return deflated(rows)


def _draw(canvas: Canvas, items: tuple[Item, ...], dx: int, dy: int, look: Look) -> None:
    known = shades(look)
    for item in items:
        x, y = item.x + dx, item.y + dy
        match item:
            case Sprite():
                stamp(item.art, look).put(canvas, x, y)
            case Label():
                _letters(item.text, item.size, item.weight, item.align, known, item.ink, item.on).put(canvas, x, y)
            case Box():
                put_box(canvas, item, x, y, look)
            case Rect():
                canvas.paste(known[item.ink], (x, y, x + item.width, y + item.height))


def letters_at(label: Label) -> tuple[int, int, int, int]:
    """Return the rectangle of a label's letters: x, y, right, bottom."""
    mask, left, top = _placed(label.text, label.size, label.weight, label.align)
    x, y = label.x + left, label.y + top
    return (x, y, x + mask.width, y + mask.height)


@lru_cache(maxsize=_LABELS_KEPT)
def _letters(text: str, size: int, weight: int, align: str, known: Shades, ink: str, ground: str) -> Patch:
    mask, left, top = _placed(text, size, weight, align)
    return Patch(mask.point(known.ramp(ink, ground)), left, top)


def _placed(text: str, size: int, weight: int, align: str) -> tuple[Image.Image, int, int]:
    """Return the letters, and where they begin as seen from the point that they are aligned with."""
    mask, left, top, advance = coverage(text, size, weight)
    before = {"left": 0, "middle": advance // 2, "right": advance}[align]
    return mask, left - before, top + round(size * CAP_HEIGHT / 2)
