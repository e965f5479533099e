"""Golden images: a few pictures of each game, stored at phone size.

python -m tests.render.golden_images    write them again, after looking at the pictures
"""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.gallery.screens import Shot, screens
from render.raster.picture import image_of

FOLDER = Path(__file__).parent / "golden" / "images"
LEFT_BEHIND = Path(__file__).parents[2] / "artefacts"
PHONE = 360
TOLERANCE = 2.0
"""The largest mean difference per pixel, of 255: builds of the font library round differently."""


def shots() -> Iterator[Shot]:
    """Yield the pictures that are stored: those marked in the gallery."""
    return (shot for shot in screens() if shot.golden)


def drawn(shot: Shot) -> Image.Image:
    image = image_of(shot.scene, shot.look)
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.BOX)


def path_of(shot: Shot) -> Path:
    return FOLDER / f"{shot.name}.png"


def kept(shot: Shot) -> Image.Image:
    with Image.open(path_of(shot)) as image:
        return image.convert("RGB")


def distance(one: Image.Image, other: Image.Image) -> float:
    if one.size != other.size:
        return 255.0
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def leave_behind(name: str, expected: Image.Image, found: Image.Image) -> Path:
    """Write both side by side, with their difference."""
    height = max(expected.height, found.height)
    sheet = Image.new("RGB", (3 * PHONE + 20, height), "magenta")
    sheet.paste(expected, (0, 0))
    sheet.paste(found, (PHONE + 10, 0))
    if expected.size == found.size:
        difference = ImageChops.difference(expected, found).convert("L").point([min(255, 4 * v) for v in range(256)])
        sheet.paste(difference.convert("RGB"), (2 * PHONE + 20, 0))
    LEFT_BEHIND.mkdir(exist_ok=True)
    path = LEFT_BEHIND / f"{name}.png"
    sheet.save(path)
    return path


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for shot in shots():
        drawn(shot).quantize(64).save(path_of(shot), optimize=True)


if __name__ == "__main__":
    main()
