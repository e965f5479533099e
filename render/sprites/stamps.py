"""Rendered sprites: shade numbers, and soft edges that adapt to the background."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol, TypeGuard

from PIL import Image

from render.pen import Pen
from render.plain import Plain
from render.sprites.masks import covers, mask_of
from render.sprites.pasting import Canvas, Patch
from render.sprites.raster_pen import RasterPen
from render.sprites.shades import STEPS, Shades, shades
from render.theme import Ink, Look, Rgb

_KEPT = 4096
MOST_BYTES = 64_000_000
"""Of kept sprites, by `Stamp.weight`. All looks of all games are more than that; a worker has 250 MB for everything."""
_MODELS_KEPT = 256
"""75 kB each: every card of a deck as it lies on most tables."""
_MODEL_SCALE = 2


class Art(Protocol):
    """Something that can be drawn: pure data that knows its size and how to draw itself."""

    @property
    def size(self) -> tuple[int, int]: ...

    def draw(self, pen: Pen) -> None: ...

    def __hash__(self) -> int: ...


class Tile(Protocol):
    """Art composed on a background: it has no soft edges left, so placing it is one copy."""

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def ground(self) -> Ink: ...

    def parts(self) -> "Iterable[tuple[int, int, Art | Tile]]": ...

    def __hash__(self) -> int: ...


class Loose(Tile, Protocol):
    """A tile whose parts are pieces of a game: where they can move, each is placed by itself."""

    @property
    def is_loose(self) -> bool: ...


class Called(Protocol):
    """A piece of a game: what it is called says which one it is, wherever and however large it lies."""

    @property
    def called(self) -> str: ...


class Scaled(Protocol):
    """Art that appears in many sizes: it is drawn once, large, and each size is made from that model."""

    @property
    def size(self) -> tuple[int, int]: ...

    @property
    def model(self) -> Art: ...

    def __hash__(self) -> int: ...


class Grounded(Plain, frozen=True):
    """Art on a plain background that is known in advance."""

    art: "Art | Tile"
    ground: Ink

    @property
    def size(self) -> tuple[int, int]:
        return self.art.size

    def parts(self) -> "Iterable[tuple[int, int, Art | Tile]]":
        yield 0, 0, self.art


class Haloed(Plain, frozen=True):
    """Art whose edges are smoothed as if it were on a given background, even if it is not.

    It costs a fraction of adaptive edges; on any other background it gets a thin line of the given one around it.
    """

    art: "Art | Tile"
    halo: Ink

    @property
    def size(self) -> tuple[int, int]:
        return self.art.size


@dataclass(frozen=True, slots=True)
class Soft:
    """How a sprite adapts to what is below it. Each integer is a mask with one whole byte per pixel.

    Integers as long as a sprite are combined in single operations, where Pillow would visit the pixels once per mask.
    """

    solid: int
    clear: int
    edges: tuple[tuple[bytes, int], ...]
    """For each ink and step of coverage: what each shade below becomes, and at which pixels."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A rendered sprite: a full rectangle, one with transparent parts (`cover`), or one with soft edges."""

    image: Image.Image
    soft: Soft | None = None
    cover: Image.Image | None = None

    _patch: Patch = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_patch", Patch(self.image, cover=self.cover))

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        layers = 1 + (self.cover is not None) + (2 + len(self.soft.edges) if self.soft else 0)
        return layers * self.image.width * self.image.height

    def put(self, canvas: Canvas, x: int, y: int) -> None:
        if self.soft is None:
            self._patch.put(canvas, x, y)
            return
        width, height = size = self.image.size
        below = canvas.image.crop((x, y, x + width, y + height)).tobytes()
        mixed = self.soft.solid | int.from_bytes(below, "little") & self.soft.clear
        for veil, mask in self.soft.edges:
            mixed |= int.from_bytes(below.translate(veil), "little") & mask
        Patch(Image.frombytes("L", size, mixed.to_bytes(width * height, "little"))).put(canvas, x, y)

    def cut(self, span: tuple[int, int, int, int]) -> "Stamp":
        """Return a part of a sprite."""
        if self.soft is None:
            return Stamp(self.image.crop(span))

        def part(mask: int) -> int:
            whole = Image.frombytes("L", self.image.size, mask.to_bytes(self.image.width * self.image.height, "little"))
            return int.from_bytes(whole.crop(span).tobytes(), "little")

        edges = ((veil, part(mask)) for veil, mask in self.soft.edges)
        soft = Soft(part(self.soft.solid), part(self.soft.clear), tuple(edge for edge in edges if edge[1]))
        return Stamp(self.image.crop(span), soft)


@lru_cache(maxsize=_KEPT)
def stamp(art: Art | Tile | Haloed, look: Look) -> Stamp:
    """Return the rendered sprite. Cached; rendering the same one in two threads at once is harmless."""
    made = _rendered(art, look)
    _shelf.add(made.weight)
    return made


class _Shelf:
    """Counts what is kept; what is too much is all thrown away. That is rare, and looking things up stays cheap."""

    def __init__(self, most: int) -> None:
        self._bytes, self.most = 0, most

    def add(self, weight: int) -> None:
        self._bytes += weight
        if self._bytes > self.most:
            stamp.cache_clear()
            self._bytes = weight


_shelf = _Shelf(MOST_BYTES)


def _rendered(art: Art | Tile | Haloed, look: Look) -> Stamp:
    if isinstance(art, Haloed):
        return _haloed(art, look)
    if isinstance(art, Grounded) and not is_tile(art.art):
        return _flat(art, look)
    if is_tile(art):
        return _tiled(art, look)
    return _finished(_sheet(art, look), shades(look))  # type: ignore[arg-type]


# Asking a protocol whether something is an instance of it takes as long as drawing a small sprite.
def is_tile(art: object) -> TypeGuard[Tile]:
    return hasattr(art, "parts")


def is_scaled(art: object) -> TypeGuard[Scaled]:
    return hasattr(art, "model")


def is_cut(art: object) -> bool:
    """Tell whether art draws beyond its edges, where nothing may be seen of it."""
    return is_scaled(art) or hasattr(art, "is_cut")  # the lines of what is scaled meet those of its neighbours


def is_loose(art: object) -> TypeGuard[Loose]:
    return hasattr(art, "is_loose")


def is_called(art: object) -> TypeGuard[Called]:
    return hasattr(art, "called")


def _sheet(art: Art, look: Look) -> Image.Image:
    """Return the art in RGBA at its size."""
    pen = RasterPen(*art.size, look)
    art.draw(pen)
    return pen.sheet()


def _flat(grounded: Grounded, look: Look) -> Stamp:
    """Return art on a plain background: the edges are blended once, before colours become numbers."""
    art, known = grounded.art, shades(look)
    if is_scaled(art):
        model = _model(art.model, grounded.ground, look)
        flat = model if model.size == art.size else model.resize(art.size, Image.Resampling.BOX)
    else:
        flat = _on_ground(_sheet(art, look), known.inks[grounded.ground])  # type: ignore[arg-type]
    return Stamp(known.numbers(flat, known.every))


@lru_cache(maxsize=_MODELS_KEPT)
def _model(art: Art, ground: Ink, look: Look) -> Image.Image:
    """Return art large and on its background, to be reduced to any size."""
    pen = RasterPen(*art.size, look, _MODEL_SCALE, shades(look).inks[ground])
    art.draw(pen)
    return pen.sheet()


def _on_ground(sheet: Image.Image, ground: Rgb) -> Image.Image:
    flat = Image.new("RGB", sheet.size, ground)
    flat.paste(sheet, (0, 0), sheet)
    return flat


def _tiled(tile: Tile, look: Look) -> Stamp:
    image = Image.new("L", tile.size, shades(look)[tile.ground])
    canvas = Canvas(image)
    for x, y, part in tile.parts():
        stamp(part, look).put(canvas, x, y)
    return Stamp(image)


def _haloed(art: Haloed, look: Look) -> Stamp:
    drawn = stamp(art.art, look)
    image = Image.new("L", art.size, shades(look)[art.halo])
    drawn.put(Canvas(image), 0, 0)
    if drawn.soft is None:
        return Stamp(image)
    hidden = drawn.soft.clear.to_bytes(image.width * image.height, "little")
    seen = Image.frombytes("L", image.size, hidden.translate(bytes(range(255, -1, -1))))
    return Stamp(image, cover=seen.convert("1"))


def _finished(sheet: Image.Image, known: Shades) -> Stamp:
    alpha, colours = sheet.getchannel("A"), sheet.convert("RGB")
    image = known.numbers(colours, known.every)
    low, _ = alpha.getextrema()
    if low in covers(STEPS):
        return Stamp(image)
    solid = mask_of(alpha, covers(STEPS))
    edges = tuple(_edges(alpha, known.numbers(colours, known.pure), known))
    clear = mask_of(alpha, covers(0))
    return Stamp(image, Soft(solid & int.from_bytes(image.tobytes(), "little"), clear, edges))


def _edges(alpha: Image.Image, pure: Image.Image, known: Shades) -> Iterator[tuple[bytes, int]]:
    """Yield, for each step of coverage and each ink at the edge, what each shade below becomes, and where."""
    for step in range(1, STEPS):
        at_step = mask_of(alpha, covers(step))
        for number in sorted(set(pure.tobytes())):
            if both := at_step & mask_of(pure, range(number, number + 1)):
                yield known.veil(number, step), both
