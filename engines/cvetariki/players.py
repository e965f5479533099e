"""Computer players of Цветарики. They see a view, never the state."""

from collections.abc import Sequence

from engines.cvetariki.board import pack, tokens_of
from engines.cvetariki.rules import group_at
from engines.cvetariki.state import Pop
from engines.cvetariki.view import View
from engines.randomness import Rng

LEVELS = ("easy",)


def choose(view: View, legal: Sequence[Pop], level: str, rng: Rng) -> Pop:
    """Return one of the legal moves."""
    if level not in LEVELS:
        raise ValueError(level)
    return _easy(view, legal, rng)


def _easy(view: View, legal: Sequence[Pop], rng: Rng) -> Pop:
    """Pop the largest group of a colour of mine, else any group: sensible, and blind to everything else."""
    board = pack(view.columns)
    mine = [colour for colours in view.secrets if colours for colour in colours]
    own = sum(tokens_of(board, colour) for colour in mine)
    sizes = [(group_at(board, move).cells & own).bit_count() for move in legal]
    best = max(sizes)
    return rng.choice([move for move, size in zip(legal, sizes, strict=True) if size == best])
