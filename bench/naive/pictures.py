"""A naive Цветарики board: drawn from scratch at four times the size, reduced, saved by Pillow. A baseline."""

import io
import math

from PIL import Image, ImageDraw, ImageFont

from render.lettering import FONTS

SCALE, PITCH, LEFT, TOP = 4, 80, 62, 20
FILLS = {"R": "#C0111F", "Y": "#FFE74A", "G": "#2FB182", "B": "#3554F2", "V": "#681A79", "*": "#FFFFFF"}
RIMS = {"R": "#8A0A16", "Y": "#BF9A0C", "G": "#1C7F5C", "B": "#2236B0", "V": "#430E50", "*": "#241F36"}


def board(columns, plates):
    """Return the PNG of a board: `plates` are numbers with their cells."""
    image = Image.new("RGB", (900 * SCALE, 874 * SCALE), "#F8F2E6")
    draw = ImageDraw.Draw(image)
    font = ImageFont.truetype(FONTS / "Rubik-800.ttf", 30 * SCALE)
    for column in range(10):
        x = LEFT + column * PITCH
        draw.rounded_rectangle(box(x + 3, TOP, 74, 800), 37 * SCALE, fill="#EBE2D1")
        for row, kind in enumerate(columns[column]):
            token(draw, x + 40, TOP + 760 - row * PITCH, kind)
    for number, column, row in plates:
        x, y = LEFT + column * PITCH + 40, TOP + 720 - row * PITCH
        draw.rounded_rectangle(box(x, y, 50, 38), 12 * SCALE, fill="white", outline="#241F36", width=3 * SCALE)
        draw.text(((x + 25) * SCALE, (y + 19) * SCALE), str(number), font=font, fill="#241F36", anchor="mm")
    small = image.resize((900, 874), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    small.save(file, "PNG")
    return file.getvalue()


def token(draw, x, y, kind):
    draw.ellipse(box(x - 36, y - 36, 72, 72), fill=RIMS[kind])
    draw.ellipse(box(x - 34, y - 35, 68, 68), fill=FILLS[kind])
    ink = "#241F36" if kind in "YG*" else "white"
    corners = {"R": 3, "Y": 5, "G": 4, "B": 4, "V": 4, "*": 6}[kind]
    points = [
        ((x + 18 * math.sin(2 * math.pi * n / corners)) * SCALE, (y - 18 * math.cos(2 * math.pi * n / corners)) * SCALE)
        for n in range(corners)
    ]
    draw.polygon(points, fill=ink)


def box(x, y, width, height):
    return (x * SCALE, y * SCALE, (x + width) * SCALE, (y + height) * SCALE)
