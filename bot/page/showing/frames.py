"""What is sent to a tab: one JSON text, in which words and scenes arrive together.

Scenes refer to symbols by name. A tab is sent each symbol once, with the first frame that needs it.
"""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from render.vector import Drawn, Symbol

Data = dict[str, Any]

_encode = msgspec.json.Encoder().encode


@dataclass
class Frame:
    """A frame under construction."""

    data: Data
    symbols: dict[str, Symbol] = field(default_factory=dict)
    """Everything that its scenes refer to."""

    def add(self, drawn: Drawn) -> Data:
        """Add a scene; return it as data."""
        self.symbols |= drawn.symbols
        return drawn.data

    def encoded(self, known: set[str]) -> str:
        """Return the frame as text, with the symbols that the tab does not know yet; from now on it knows them."""
        new = [each for name, each in self.symbols.items() if name not in known]
        known.update(self.symbols)
        if not new:
            return _encode(self.data).decode()
        return _encode(self.data | {"symbols": {each.name: each.data for each in new}}).decode()
