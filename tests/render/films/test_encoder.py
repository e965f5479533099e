"""Our GIF files show exactly the frames they were made of, to the pixel and to the millisecond."""

import io

import pytest
from PIL import Image, ImageChops

from engines.randomness import Rng
from render.art.marks import Chip
from render.art.tokens import Token
from render.films import Frame, encoder, gif, still
from render.films.changes import MOST_BLOCKS, Placed, blocks, changes
from render.films.encoder import SHORTEST_MS
from render.films.veil import veil
from render.scene import Box, Label, Rect, Scene, centred, sprite
from render.theme import Look, Palette, Shade
from tests.render.films.decoded import shots, wrong_frames

LOOKS = [Look(), Look(Shade.DARK), Look(Shade.LIGHT, Palette.DEUTAN), Look(Shade.DARK, Palette.CONTRAST, symbols=False)]
LOW, HIGH = Rect(10, 10, 40, 40, "R"), Rect(30, 30, 40, 40, "G")


def frames_of(*boards, ms=400):
    return [Frame(Scene(160, 120, tuple(items)), ms) for items in boards]


def something(rng):
    x, y = rng.below(190) - 20, rng.below(150) - 20
    kind = rng.below(5)
    if kind == 0:
        return Rect(x, y, 1 + rng.below(60), 1 + rng.below(60), rng.choice(["ink", "lit", "well"]))
    if kind == 1:
        return Box(x, y, 12 + rng.below(60), 12 + rng.below(60), "card", 6, rng.choice(["ink", None]), 2, rim=2)
    if kind == 2:
        return Label(
            x, y, rng.choice(["Ёж", "42", "Çelik"]), 14 + rng.below(9), 700, align=rng.choice(["left", "right"])
        )
    if kind == 3:
        return centred(x, y, Token(rng.choice("RGBYV*"), 20 + rng.below(20)))
    return sprite(x, y, Chip("M", 30), rng.choice(["paper", None]))


@pytest.mark.parametrize("look", LOOKS)
def test_any_frames_are_seen_as_they_are_drawn(look):
    """Items of every kind come, go and cover one another, at the edges too."""
    rng = Rng.of("frames", look.shade, look.palette)
    items = [something(rng) for _ in range(14)]
    frames = []
    for _ in range(60):
        for _ in range(rng.below(4)):
            if items and rng.below(2):
                items.pop(rng.below(len(items)))
            else:
                items.insert(rng.below(len(items) + 1), something(rng))
        frames.append(Frame(Scene(160, 120, tuple(items)), 100 + 10 * rng.below(50)))
    assert wrong_frames(gif(frames, look), frames, look) == []


def test_a_film_is_the_same_whether_its_blocks_were_kept_or_not():
    frames = frames_of([LOW], [LOW, HIGH], [LOW], [LOW, HIGH])
    kept = gif(frames, Look())
    encoder._changed.cache_clear()
    assert gif(frames, Look()) == kept


def test_items_that_change_places_in_the_stack_are_drawn_anew():
    frames = frames_of([LOW, HIGH], [HIGH, LOW], [LOW, HIGH])
    assert wrong_frames(gif(frames, Look()), frames, Look()) == []


def test_a_frame_that_changes_nothing_makes_the_one_before_it_longer():
    film = gif(frames_of([LOW], [LOW], [LOW, HIGH]), Look())
    assert [time for time, _ in shots(film)] == [800, 1200]


def test_a_veil_is_seen_in_its_own_frame_only():
    veiled = Frame(Scene(160, 120, (LOW, HIGH)), 400, veil((5, 5, 100, 90), ((30, 30, 50, 50), (40, 40, 70, 70))))
    bare, alone = frames_of([LOW, HIGH], [LOW])
    for frames in ([bare, veiled, bare], [bare, veiled, veiled, alone], [bare, veiled, alone, veiled]):
        film = gif(frames, Look())
        assert wrong_frames(film, frames, Look()) == []
    ground, faint = (still(frame, Look()) for frame in (bare, veiled))
    changed = ImageChops.difference(ground.crop((10, 10, 30, 50)), faint.crop((10, 10, 30, 50))).convert("L")
    assert sum(map(bool, changed.tobytes())) == 20 * 40 / 2, "every second px"
    assert ImageChops.difference(ground.crop((40, 40, 70, 70)), faint.crop((40, 40, 70, 70))).getbbox() is None


def test_what_is_hidden_behind_something_else_changes_nothing():
    cover = Rect(0, 0, 160, 120, "ink")
    assert [time for time, _ in shots(gif(frames_of([LOW, cover], [HIGH, cover]), Look()))] == [800]


def test_changes_far_apart_are_small_blocks_of_which_only_the_last_stays():
    """Players wait 100 ms where a file says less than 20."""
    corners = [Rect(x, y, 30, 30, "R") for x in (0, 450) for y in (0, 450)]
    frames = [Frame(Scene(480, 480, ()), 700), Frame(Scene(480, 480, tuple(corners)), 700)]
    film = Image.open(io.BytesIO(gif(frames, Look())))
    sizes, times = [], []
    for number in range(1, film.n_frames):
        film.seek(number)
        times.append(film.info["duration"])
        left, top, right, bottom = film.dispose_extent
        sizes.append((right - left, bottom - top))
    assert sizes == [(30, 30)] * 4
    assert times == [SHORTEST_MS] * 3 + [700 - 3 * SHORTEST_MS]


def test_many_changes_become_few_blocks_that_cover_them_all():
    rng = Rng.of("blocks")
    spans = [(x, y, x + 5, y + 5) for x, y in ((rng.below(470), rng.below(560)) for _ in range(200))]
    found = blocks(spans)
    assert len(found) <= MOST_BLOCKS
    for x, y, right, bottom in spans:
        assert any(a <= x and b <= y and right <= c and bottom <= d for a, b, c, d in found)


def test_changes_are_found_without_drawing_anything(monkeypatch):
    monkeypatch.setattr(encoder, "drawn", None)
    before, after = Scene(480, 480, (LOW,)), Scene(480, 480, (LOW, HIGH))
    assert changes(Placed(before), Placed(after)) == [(30, 30, 70, 70)]


def test_a_film_needs_a_frame():
    with pytest.raises(ValueError, match="needs a frame"):
        gif([], Look())


def test_a_film_has_one_size():
    with pytest.raises(ValueError, match="one size"):
        gif([Frame(Scene(48, 48, ()), 700), Frame(Scene(48, 50, ()), 700)], Look())
