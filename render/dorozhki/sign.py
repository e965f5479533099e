"""Two paths that cross."""

from math import cos, pi

from render.art.sign import Square


def sign(square: Square) -> None:
    steps = [n / 20 for n in range(21)]
    way = [(0.24 + 0.26 * (1 - cos(pi * t)), 0.1 + 0.8 * t) for t in steps]
    back = [(1 - x, y) for x, y in way]
    square.line(*back, width=0.2, ink="Y")
    square.line(*way, width=0.26, ink="bar")
    square.line(*way, width=0.2, ink="G")
