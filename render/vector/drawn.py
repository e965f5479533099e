"""A scene as a browser gets it: which symbol is where, and words and boxes as they are.

Items are short lists, in the order in which they are drawn. `[n, x, y]` is the art number n of the scene (with a width
and a height where it is scaled); `["t", …]` is text, `["b", …]` a box. The data is made from a scene alone, so it shows
what the picture of that scene would, and nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from render.art.marks import Plate
from render.lettering import CAP_HEIGHT, width
from render.scene import Box, Item, Label, Rect, Scene, Sprite
from render.sprites.stamps import Art, Haloed, Tile, is_called, is_loose, is_tile
from render.theme import Ink, Look, inks
from render.vector.pen import hexed
from render.vector.symbols import Symbol, plain, symbol

_PLATE = "plate"
_KEPT = 8192
_ANCHORS = {"left": 0, "middle": 1, "right": 2}


@dataclass(frozen=True)
class Drawn:
    """A scene as data, and the symbols it needs, by name."""

    data: dict[str, Any]
    symbols: dict[str, Symbol]


def drawn(scene: Scene, look: Look) -> Drawn:
    """Return a scene as data for one look."""
    sheet = _Sheet(look)
    items = [each for item in scene.items for each in sheet.items(item)]
    data = {
        "width": scene.width,
        "height": scene.height,
        "inks": sheet.colours,
        "arts": sheet.arts,
        "items": items,
    }
    return Drawn(data, sheet.symbols)


@dataclass
class _Sheet:
    """Collects what the items of a scene refer to."""

    look: Look
    symbols: dict[str, Symbol] = field(default_factory=dict)
    arts: list[list[Any]] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    _art_numbers: dict[tuple[str, str], int] = field(default_factory=dict)
    _ink_numbers: dict[Ink, int] = field(default_factory=dict)

    def items(self, item: Item) -> Iterator[list[Any]]:
        match item:
            case Sprite(x=x, y=y, art=art):
                yield from self._sprites(x, y, art)
            case Label():
                yield self._text(item)
            case Box():
                rim = item.rim if item.line else 0
                line = [self._ink(item.line), item.line_width, rim] if item.line else []
                yield ["b", item.x, item.y, item.width, item.height, self._ink(item.ink), item.radius, *line]
            case Rect():
                yield ["b", item.x, item.y, item.width, item.height, self._ink(item.ink), 0]

    def _sprites(self, x: int, y: int, art: Art | Tile | Haloed) -> Iterator[list[Any]]:
        for piece in _pieces(art, self.look):
            if piece.symbol is None:
                yield ["b", x + piece.x, y + piece.y, *piece.size, self._ink(piece.ground), 0]
            else:
                yield [self._art(piece.symbol, piece.called), x + piece.x, y + piece.y, *piece.size]

    def _text(self, label: Label) -> list[Any]:
        baseline = label.y + round(label.size * CAP_HEIGHT / 2)
        ink, anchor = self._ink(label.ink), _ANCHORS[label.align]
        # Its width as in the picture: what stands after it in a sentence was placed by that.
        wide = width(label.text, label.size, label.weight)
        return ["t", label.x, baseline, label.text, label.size, label.weight, ink, anchor, wide]

    def _art(self, found: Symbol, named: str) -> int:
        key = (found.name, named)
        if key not in self._art_numbers:
            self._art_numbers[key] = len(self.arts)
            self.arts.append([found.name, found.width, found.height, named])
            if found.name not in self.symbols:
                self.symbols |= found.every()
        return self._art_numbers[key]

    def _ink(self, ink: Ink) -> int:
        if ink not in self._ink_numbers:
            self._ink_numbers[ink] = len(self.colours)
            self.colours.append(hexed(inks(self.look)[ink]))
        return self._ink_numbers[ink]


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a sprite: a symbol with what it is called, or, without one, a plain rectangle."""

    x: int
    y: int
    size: tuple[int, ...]
    """Of a symbol only if it is scaled."""
    symbol: Symbol | None = None
    called: str = ""
    """By that a browser sees what has moved."""
    ground: Ink = ""


@lru_cache(maxsize=_KEPT)
def _pieces(art: Art | Tile | Haloed, look: Look) -> tuple[_Piece, ...]:
    """Return a sprite; cells of a board come apart, so that what lies in them can move by itself."""
    bare = plain(art)
    if not (is_tile(bare) and is_loose(bare)):
        found = symbol(bare, look)
        scaled = () if bare.size == (found.width, found.height) else bare.size
        called = _PLATE if isinstance(bare, Plate) else bare.called if is_called(bare) else ""
        return (_Piece(0, 0, scaled, found, called),)
    ground = () if bare.ground in ("", "paper") else (_Piece(0, 0, bare.size, ground=bare.ground),)
    inner = ((dx, dy, piece) for dx, dy, part in bare.parts() for piece in _pieces(part, look))
    return (*ground, *(replace(piece, x=piece.x + dx, y=piece.y + dy) for dx, dy, piece in inner))
