"""Golden scenes: a line for some steps of every recorded game, with the digest of its scene and a summary.

python -m tests.render.golden_scenes    write them again, after looking at the pictures
"""

import hashlib
from collections import Counter
from pathlib import Path

from engines.registry import games
from render.registry import pictures
from tests.render.samples import recorded, recorded_files, words

FOLDER = Path(__file__).parent / "golden" / "scenes"
STEPS = 6


def lines(path) -> list[str]:
    """Describe the pictures of a recorded game: public and private, at some steps and at the end."""
    states = list(recorded(path))
    slug = path.parent.name
    chosen = sorted({0, 1, len(states) - 1, *range(0, len(states), max(1, len(states) // STEPS))})
    return [line(slug, number, states[number], seat) for number in chosen for seat in (None, 0)]


def line(slug, number, state, seat) -> str:
    view = games()[slug].view_for(state, seat)
    scene = pictures()[slug].scene(view, words("ru"))
    kinds = Counter(type(getattr(item, "art", item)).__name__ for item in scene.items)
    parts = " ".join(f"{kind}:{count}" for kind, count in sorted(kinds.items()))
    viewer = "public" if seat is None else f"seat {seat}"
    return f"step {number}, {viewer}: {digest(scene)} {scene.width}x{scene.height} regions:{len(scene.regions)} {parts}"


def digest(scene) -> str:
    # What only one game has (a joker of several groups) is no change to the others.
    return hashlib.sha256(repr(scene).replace(", shared=()", "").encode()).hexdigest()[:12]


def golden(path) -> Path:
    return FOLDER / f"{path.stem}.txt"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in recorded_files():
        if path.parent.name in pictures():
            golden(path).write_text("\n".join(lines(path)) + "\n")


if __name__ == "__main__":
    main()
