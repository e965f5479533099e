"""Make the pictures of the README from games that the computers play: `make pictures`.

The same program makes the same bytes, so a change of the drawing shows up as a change of these files.
"""

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from bot.artist import filmed
from bot.simulation import Match, states
from bot.texts import Texts, Words
from engines.registry import games
from render.films import Story
from render.raster.picture import picture
from render.registry import pictures
from render.theme import Look
from render.words import Words as PictureWords

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Anna", "Boris", "Deniz", "Mira")
WIDTH = 720
"""Pixels: sharp at half that width on a phone."""
LARGEST_PICTURE, LARGEST_FILM = 120_000, 600_000
"""Bytes: a README that loads at once."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A moment of a game that shows what it is about."""

    game: str
    seats: int
    moment: float
    """How much of the game has been played, from 0 to 1."""
    seed: str = "showcase"

    def states(self) -> list[Any]:
        level = games()[self.game].levels[-1]
        return list(
            states(Match(game=self.game, players=(level,) * self.seats, games=1, options={}, seed=self.seed), 0)
        )


SCENES = (
    Scene(game="cvetariki", seats=3, moment=0.45),
    Scene(game="confetti", seats=3, moment=0.4),
    Scene(game="dorozhki", seats=3, moment=0.6),
    Scene(game="cvetris", seats=2, moment=0.6),
)
FILM = Scene(game="cvetariki", seats=3, moment=1.0)


def documents() -> dict[Path, bytes]:
    """Return every picture with its path."""
    made = {FOLDER / f"{scene.game}.png": still(scene) for scene in SCENES}
    return made | {FOLDER / "film.gif": film(FILM)}


def still(scene: Scene) -> bytes:
    """Draw one moment, small enough for a page."""
    played = scene.states()
    view = games()[scene.game].view_for(played[int(scene.moment * (len(played) - 1))], None)
    drawn = picture(pictures()[scene.game].scene(view, words()), Look())
    return _smaller(drawn)


def film(scene: Scene) -> bytes:
    """Draw a whole game as a film."""
    game, played = games()[scene.game], scene.states()
    views = tuple(game.view_for(state, None) for state in played)
    story = Story(views=views, moves=len(views) - 1, outcome=game.outcome(played[-1]))
    return filmed(scene.game, story, _said(), Look()).data


def words() -> PictureWords:
    return PictureWords(say=_said().plain, names=NAMES, now=0)


def _said() -> Words:
    return Words(Texts.load(), "en", list(NAMES))


def _smaller(data: bytes) -> bytes:
    image = Image.open(io.BytesIO(data)).convert("RGB")
    height = round(image.height * WIDTH / image.width)
    image = image.resize((WIDTH, height), Image.Resampling.LANCZOS).quantize(128, dither=Image.Dither.NONE)
    packed = io.BytesIO()
    image.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, data in documents().items():
        path.write_bytes(data)
        print(f"{path.name}: {len(data):,} bytes")  # noqa: T201 (a command)


if __name__ == "__main__":
    main()
