"""Our PNG files contain exactly the pixels of the scene."""

import io
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops

from render.raster import deflate, picture as raster
from render.raster.picture import image_of, picture
from render.registry import pictures
from render.theme import Look, Palette, Shade
from tests.engines.walks import walk
from tests.render.samples import one_setting_a_variant, words

LOOKS = [Look(), Look(Shade.DARK), Look(Shade.LIGHT, Palette.DEUTAN), Look(Shade.DARK, Palette.CONTRAST, symbols=False)]


def views(slug="cvetariki"):
    setting = next(setting for setting in one_setting_a_variant() if setting.slug == slug)
    return [setting.game.view_for(visit.step.state, None) for visit in walk(setting, "files")]


def same(file, image):
    return ImageChops.difference(Image.open(io.BytesIO(file)).convert("RGB"), image).getbbox() is None


@pytest.mark.parametrize("look", LOOKS)
def test_a_png_holds_the_pixels_of_the_scene(look):
    for view in views()[::9]:
        scene = pictures()["cvetariki"].scene(view, words())
        assert same(picture(scene, look), image_of(scene, look))


def test_a_png_is_the_same_whether_its_strips_were_kept_or_not():
    for view in views()[:6]:
        scene = pictures()["cvetariki"].scene(view, words())
        kept = picture(scene, Look())
        raster._strip.cache_clear()
        assert picture(scene, Look()) == kept


def test_drawing_from_many_threads_gives_the_same_files():
    scenes = [pictures()["cvetariki"].scene(view, words()) for view in views()[:8]] * 3
    raster._strip.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        drawn = list(pool.map(lambda scene: picture(scene, Look(Shade.DARK)), scenes))
    raster._strip.cache_clear()
    assert drawn == [picture(scene, Look(Shade.DARK)) for scene in scenes]


@pytest.mark.parametrize("sizes", [(1,), (0, 5, 0), (70_000, 3, 200_000), ()])
def test_parts_join_to_one_stream_with_the_right_checksum(sizes):
    raws = [bytes(number * (place + 3) % 251 for number in range(size)) for place, size in enumerate(sizes)]
    assert zlib.decompress(deflate.joined([deflate.deflated(raw) for raw in raws])) == b"".join(raws)


def test_without_the_fast_library_the_files_are_as_good(monkeypatch):
    monkeypatch.setattr(deflate, "fast", zlib)
    raster._strip.cache_clear()
    scene = pictures()["cvetariki"].scene(views()[3], words())
    assert same(picture(scene, Look()), image_of(scene, Look()))
    raster._strip.cache_clear()
