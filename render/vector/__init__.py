"""The second painter: scenes as data for a browser, and art as shapes that it draws once and places often."""

from render.vector.drawn import Drawn, drawn
from render.vector.symbols import Symbol, symbol

__all__ = ["Drawn", "Symbol", "drawn", "symbol"]
