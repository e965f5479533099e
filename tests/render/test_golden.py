"""Pictures stay as they were approved: scenes exactly, images within a tolerance."""

import pytest
from PIL import Image

from render.registry import pictures
from tests.render import golden_images, golden_scenes
from tests.render.samples import recorded_files

RECORDED = [path for path in recorded_files() if path.parent.name in pictures()]
KEPT = sorted(path.stem for path in golden_images.FOLDER.glob("*.png"))


@pytest.fixture(scope="session")
def shots():
    return {shot.name: shot for shot in golden_images.shots()}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_scenes_of_a_recorded_game_are_as_they_were(path):
    assert golden_scenes.golden(path).read_text().splitlines() == golden_scenes.lines(path)


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_looks_as_it_did(shots, name):
    shot = shots[name]
    expected = golden_images.kept(shot)
    found = golden_images.drawn(shot)
    distance = golden_images.distance(expected, found)
    if distance > golden_images.TOLERANCE:
        left = golden_images.leave_behind(shot.name, expected, found)
        pytest.fail(f"{shot.name} is off by {distance:.1f} of 255 on average: see {left}")


def test_a_picture_that_changed_is_noticed_and_left_behind_side_by_side(shots, tmp_path, monkeypatch):
    monkeypatch.setattr(golden_images, "LEFT_BEHIND", tmp_path)
    expected = golden_images.kept(next(iter(shots.values())))
    changed = expected.copy()
    changed.paste("#C0111F", (0, 0, 200, 60))
    assert golden_images.distance(expected, changed) > golden_images.TOLERANCE
    with Image.open(golden_images.leave_behind("changed", expected, changed)) as sheet:
        assert sheet.width > 3 * 360


def test_golden_images_stay_small():
    assert sum(path.stat().st_size for path in golden_images.FOLDER.glob("*.png")) <= 1_000_000


def test_there_is_no_golden_file_without_a_picture(shots):
    assert set(KEPT) == set(shots)
    scenes = {golden_scenes.golden(path).name for path in RECORDED}
    assert {path.name for path in golden_scenes.FOLDER.glob("*.txt")} == scenes
