"""Four tokens."""

from render.art.sign import Square
from render.art.tokens import draw_token


def sign(square: Square) -> None:
    for kind, x, y in (("R", 0.28, 0.28), ("V", 0.72, 0.28), ("Y", 0.28, 0.72), ("B", 0.72, 0.72)):
        draw_token(square.pen, kind, x * square.side, y * square.side, 0.19 * square.side)
