"""One design, two painters: what Chromium paints of a scene looks like its picture, on every screen of the gallery."""

import io

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.gallery.screens import screens
from render.raster.picture import image_of
from render.vector import drawn
from tests.bot.page.browser import SHOTS

pytestmark = pytest.mark.timeout(600)
COARSE = 12
"""Px that are averaged before comparing: the painters smooth edges and letters in different ways."""
MOST_AT_A_PLACE, MOST_ON_AVERAGE = 60, 1.3
"""Of 255. Lines of words drift apart by a px or two, as the page sets letters between px (49 at most, 1.1 on average);
a missing token or number is far more."""

PAINT = """async ([{ scene, symbols }]) => {
    const { Painter, define } = await part("scene.js");
    define(symbols);
    const painter = new Painter();
    painter.paint(scene, 0, scene.height);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const [name, value] of [["width", scene.width], ["height", scene.height], ["id", "painted"]])
        svg.setAttribute(name, value);
    svg.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
    svg.append(painter.base, painter.plates);
    document.getElementById("painted")?.remove();
    document.body.replaceChildren(document.querySelector(".symbols"), svg);
    await document.fonts.load("500 20px Rubik");
    await document.fonts.load("700 20px Rubik");
    await document.fonts.load("800 20px Rubik");
}"""


def test_both_painters_paint_the_same(sit_down):
    compare(sit_down(), [shot for shot in screens() if shot.golden])


@pytest.mark.soak
def test_both_painters_paint_the_same_on_every_screen(sit_down):
    compare(sit_down(), list(screens()))


def test_a_missing_number_would_be_noticed(sit_down):
    anna, shot = sit_down(), next(shot for shot in screens() if shot.name == "cvetariki-table")
    less = replace(shot.scene, items=shot.scene.items[:-1])
    most, _ = difference(image_of(shot.scene, shot.look), painted(anna, less, shot.look))
    assert most > MOST_AT_A_PLACE


def compare(person, shots) -> None:
    different = {}
    for shot in shots:
        picture, page = image_of(shot.scene, shot.look), painted(person, shot.scene, shot.look)
        most, mean = difference(picture, page)
        if most > MOST_AT_A_PLACE or mean > MOST_ON_AVERAGE:
            different[shot.name] = (most, mean)
            beside(shot.name, picture, page)
    assert not different, f"side by side in {SHOTS}: {different}"


def painted(person, scene, look) -> Image.Image:
    """Return what Chromium paints of a scene."""
    person.resize(scene.width, scene.height)
    person.page.evaluate("shade => { document.documentElement.dataset.shade = shade; }", look.shade.value)
    made = drawn(scene, look)
    shapes = {name: each.data for name, each in made.symbols.items()}
    person.page.evaluate(PAINT, [msgspec.to_builtins({"scene": made.data, "symbols": shapes})])
    return Image.open(io.BytesIO(person.page.locator("#painted").screenshot())).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Return the largest and the mean difference, of coarse pixels."""
    assert one.size == other.size
    found = ImageChops.difference(one.reduce(COARSE), other.reduce(COARSE)).convert("L")
    return found.getextrema()[1], ImageStat.Stat(found).mean[0]


def beside(name: str, *images: Image.Image) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    whole = Image.new("RGB", (sum(image.width for image in images), images[0].height))
    for number, image in enumerate(images):
        whole.paste(image, (number * images[0].width, 0))
    whole.save(SHOTS / f"painters-{name}.png")
