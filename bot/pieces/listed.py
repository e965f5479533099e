"""The one list of what a game consists of. docs/engines.md shows it, `raznotsvet doctor --game` checks it, and a game
that lacks a piece required by a table is not offered.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import bot
from bot.pieces import checks
from bot.settings import LOCALES
from engines.folders import Unfit, load

ROOT = Path(bot.__file__).parents[1]
SUITE = "tests/"


def nothing(_slug: str) -> Iterator[str]:
    """No check here: the test suite has it."""
    return iter(())


@dataclass(frozen=True, kw_only=True)
class Piece:
    """A part of a game: where it is and how it is checked. In paths, `SLUG` is the game and `XX` each language."""

    name: str
    files: tuple[str, ...]
    what: str
    offers: tuple[str, str] | None = None
    """The module and attribute by which the program finds it."""
    check: Callable[[str], Iterator[str]] = nothing
    needed: bool = True
    """No table can be shown without it."""

    def lacks(self, slug: str) -> Iterator[str]:
        """Yield what is missing; quick."""
        missing = [path for path in self.paths(slug) if not (ROOT / path).exists() and not _is_elsewhere(path)]
        yield from (f"there is no {path}" for path in missing)
        if self.offers is not None and not missing:
            try:
                load(self.offers[0].replace("SLUG", slug), self.offers[1])
            except Unfit as error:
                yield str(error)

    def paths(self, slug: str) -> Iterator[str]:
        for file in self.files:
            for locale in LOCALES if "XX" in file else LOCALES[:1]:
                yield file.replace("SLUG", slug).replace("XX", locale)

    def faults(self, slug: str) -> list[str]:
        """Return everything that is missing or does not work, without repetition."""
        found = list(self.lacks(slug))
        try:
            found += [] if found else self.check(slug)
        except Exception as error:  # noqa: BLE001 (a half-written game may raise anything)
            found.append(f"{type(error).__name__}: {error}")
        return list(dict.fromkeys(found))


def _is_elsewhere(path: str) -> bool:
    """Tell whether a file belongs to the test suite while that is absent: an installed program has no tests."""
    return path.startswith(SUITE) and not (ROOT / SUITE).exists()


PIECES = (
    Piece(
        name="rules",
        files=("engines/SLUG/__init__.py",),
        what="`GAME`: the contract above, in the reading order `state`, `rules`, `scoring`, `view`, `notation`",
        offers=("engines.SLUG", "GAME"),
        check=checks.rules,
    ),
    Piece(
        name="players",
        files=("engines/SLUG/__init__.py",),
        what="`levels` and `choose` of the same `GAME`: computer players",
        offers=("engines.SLUG", "GAME"),
        check=checks.players,
    ),
    Piece(
        name="pictures",
        files=("render/SLUG/__init__.py", "render/SLUG/XX.ftl"),
        what="`PICTURES`: scene, alt text, film of the replay, art for the lobby; and their words",
        offers=("render.SLUG", "PICTURES"),
        check=checks.pictures,
    ),
    Piece(
        name="text board",
        files=("render/SLUG/__init__.py",),
        what="`text` of the same `PICTURES`: enough to play from without the picture",
        offers=("render.SLUG", "PICTURES"),
        check=checks.text,
    ),
    Piece(
        name="screens",
        files=("bot/screens/SLUG/__init__.py",),
        what="`SCREENS`: what is said and offered beside the picture",
        offers=("bot.screens.SLUG", "SCREENS"),
        check=checks.screens,
    ),
    Piece(
        name="texts",
        files=("bot/screens/SLUG/XX.ftl",),
        what="the name `game-SLUG`, the options, everything that happens, every refusal, the outcome",
        check=checks.texts,
    ),
    Piece(
        name="rules pages",
        files=("bot/screens/SLUG/rules/XX.md", "bot/screens/SLUG/rules/examples.toml"),
        what="the rules for people, with examples that the engine checks; `make docs` makes documents of them",
        check=checks.rules_pages,
    ),
    Piece(
        name="tutorial",
        files=("bot/tutorials/SLUG.py",),
        what="`LESSON`: the first 60 seconds; without it a table has no button “Learn in 60 seconds”",
        offers=("bot.tutorials.SLUG", "LESSON"),
        check=checks.tutorial,
        needed=False,
    ),
    Piece(
        name="gallery",
        files=("render/SLUG/screens.py",),
        what="`SCREENS` of the gallery: `table`, `dark`, `end` and whatever else should be looked at",
        offers=("render.SLUG.screens", "SCREENS"),
        check=checks.gallery,
        needed=False,
    ),
    Piece(
        name="what is hidden",
        files=("tests/engines/SLUG/hidden.py",),
        what="`twins(state, viewer, rng)` yields states that the viewer must not be able to tell apart",
        needed=False,
    ),
    Piece(
        name="true examples",
        files=("tests/engines/SLUG/examples.py",),
        what="`check(example)` asks the engine whether an example of the rules pages is true",
        needed=False,
    ),
    Piece(
        name="blind player",
        files=("tests/render/SLUG/blind.py",),
        what="`move(text)` finds a move in the text board alone",
        needed=False,
    ),
)


def table() -> str:
    """Return the list as docs/engines.md shows it."""
    rows = [
        f"| {piece.name} | {', '.join(f'`{file}`' for file in piece.files)} | {piece.what} |"
        f" {'yes' if piece.needed else 'no'} |"
        for piece in PIECES
    ]
    head = "| piece | where (`SLUG` the game, `XX` each of ru, en, tr) | what | needed to be offered |"
    return "\n".join([head, "|---|---|---|---|", *rows])
