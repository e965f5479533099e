"""Stairs of cells."""

from render.art.sign import Square

_CELLS = (
    ("O", 0.14, 0.64),
    ("O", 0.39, 0.64),
    ("B", 0.64, 0.64),
    ("G", 0.39, 0.39),
    ("B", 0.64, 0.39),
    ("G", 0.64, 0.14),
)


def sign(square: Square) -> None:
    for ink, x, y in _CELLS:
        square.box(x, y, 0.22, ink)
