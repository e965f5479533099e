"""`python -m render.gallery FOLDER`: write every screen, the replays, and a page that shows them at phone size."""

import argparse
import html
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from engines.registry import games
from render.films import Story, gif
from render.gallery.playing import played
from render.gallery.screens import NAMES, Shot, palettes, screens
from render.raster.picture import picture
from render.registry import pictures
from render.speech import speech
from render.theme import Look
from render.words import Words

_ABOUT = "Write every screen, palette and film, and a page that shows them at phone size."
_PAGE = """<!doctype html><meta charset="utf-8"><title>Raznotsvet: every screen</title>
<style>
body {{ font: 16px system-ui, sans-serif; background: #777; margin: 24px; color: #fff }}
main {{ display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }}
figure {{ margin: 0; width: 360px }} img {{ width: 100%; display: block; border-radius: 8px }}
</style><h1>Every screen, at the size of a phone</h1><main>{figures}</main>
"""
_FIGURE = (
    '<figure><a href="{file}"><img src="{file}" alt="{alt}"></a><figcaption>{file}, {size} kB</figcaption></figure>'
)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m render.gallery", description=_ABOUT)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write them; made if it is missing")
    write(parser.parse_args(argv).folder, files())


def write(folder: Path, found: Iterable[tuple[str, bytes, str]]) -> None:
    """Write files into a folder, and a page that shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = []
    for name, data, alt in found:
        (folder / name).write_bytes(data)
        figures.append(_FIGURE.format(file=name, alt=html.escape(alt), size=round(len(data) / 1000)))
    (folder / "index.html").write_text(_PAGE.format(figures="\n".join(figures)), encoding="utf-8")


def files() -> Iterator[tuple[str, bytes, str]]:
    """Yield the name, the content and the alt text of every file."""
    shots = list(screens())
    tables = [next((shot for shot in shots if shot.name == f"{slug}-table"), None) for slug in pictures()]
    for shot in (*shots, *(other for table in tables if table for other in palettes(table))):
        yield f"{shot.name}.png", _drawn(shot), shot.alt
    for slug in pictures():
        yield from _films(slug)


def _drawn(shot: Shot) -> bytes:
    return picture(shot.scene, shot.look)


def _films(slug: str) -> Iterator[tuple[str, bytes, str]]:
    game, drawn = games()[slug], pictures()[slug]
    seats = max(2, game.info.seats.least)
    words = Words(say=speech("ru"), names=NAMES[:seats])
    states = [state for state, _ in played(slug, (), seats)]
    views = tuple(game.view_for(state, None) for state in states)
    story = Story(views=views, moves=len(views) - 1, table="7K3", outcome=game.outcome(states[-1]))
    yield f"{slug}-film.gif", gif(drawn.film(story, words), Look()), drawn.alt(views[-1], words)
    *_, card = drawn.film(story, words)
    yield f"{slug}-film-end.png", picture(card.scene, Look()), drawn.alt(views[-1], words)


if __name__ == "__main__":
    main()
