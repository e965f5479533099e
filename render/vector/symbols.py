"""Art as a symbol: its shapes, written down once for each look, under a name that says nothing of what it is.

The name is a digest of the shapes. A browser that has a symbol need not be sent it again, whichever process drew it.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from render.sprites.stamps import Art, Grounded, Haloed, Tile, is_cut, is_scaled, is_tile
from render.theme import Ink, Look, inks
from render.vector.pen import Shape, VectorPen, hexed, name_of

_KEPT = 8192


@dataclass(frozen=True, eq=False)
class Symbol:
    """A symbol: its name, its size, and its shapes, among them (`u`) other symbols that it is made of."""

    name: str
    width: int
    height: int
    shapes: tuple[Any, ...]
    parts: "tuple[Symbol, ...]" = ()
    clips: bool = False
    """It draws beyond its edges, where nothing may be seen of it."""
    curve: str = ""
    """It is no symbol to be placed, but a line that symbols name."""

    @property
    def data(self) -> Any:
        """The symbol as a browser gets it."""
        return self.curve or [self.width, self.height, int(self.clips), self.shapes]

    def every(self) -> "dict[str, Symbol]":
        """Return the symbol and all that it is made of, by name."""
        found = {self.name: self}
        for part in self.parts:
            found |= part.every()
        return found


def plain(art: Art | Tile | Haloed) -> Art | Tile:
    """Return art without what only a picture needs: the ground on which its edges are smoothed."""
    while isinstance(art, Grounded | Haloed):
        art = art.art
    return art


def symbol(art: Art | Tile | Haloed, look: Look) -> Symbol:
    """Return the symbol of some art. Art that comes in many sizes has one symbol, of the size of its model."""
    bare = plain(art)
    return _symbol(bare.model if is_scaled(bare) else bare, look)


@lru_cache(maxsize=_KEPT)
def _symbol(art: Art | Tile, look: Look) -> Symbol:
    if is_tile(art):
        return _composed(art, look)
    pen = VectorPen(look)
    art.draw(pen)  # type: ignore[union-attr]
    curves = tuple(Symbol(name_of(each), 0, 0, (), curve=each) for each in sorted(pen.curves))
    layers = tuple(Symbol(name, side, side, tuple(shapes)) for name, (side, shapes) in pen.layers.items())
    return _named(*art.size, pen.shapes, (*curves, *layers), clips=is_cut(art))


def _composed(tile: Tile, look: Look) -> Symbol:
    width, height = tile.size
    shapes: list[Shape] = []
    parts: dict[str, Symbol] = {}
    ground: Ink = tile.ground
    if ground not in ("", "paper"):
        shapes.append(["r", hexed(inks(look)[ground]), 0, 0, width, height, 0])
    for x, y, art in tile.parts():
        part = symbol(art, look)
        shapes.append(["u", "", part.name, x, y, *art.size])
        parts[part.name] = part
    return _named(width, height, shapes, tuple(parts.values()))


def _named(
    width: int, height: int, shapes: list[Shape], parts: tuple[Symbol, ...] = (), *, clips: bool = False
) -> Symbol:
    name = name_of(json.dumps([width, height, shapes], separators=(",", ":")))
    return Symbol(name=name, width=width, height=height, shapes=tuple(shapes), parts=parts, clips=clips)
