"""Three circles of different sizes."""

from render.art.sign import Square
from render.art.tokens import draw_token


def sign(square: Square) -> None:
    for kind, x, y, radius in (("V", 0.34, 0.62, 0.22), ("C", 0.68, 0.26, 0.16), ("O", 0.76, 0.73, 0.11)):
        draw_token(square.pen, kind, x * square.side, y * square.side, radius * square.side)
