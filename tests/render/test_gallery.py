"""The gallery writes every screen of every game, and a page that shows them."""

import re
from importlib import import_module

import pytest

from bot.screens.registry import game_screens
from engines.registry import games
from render.art.icons import Glyph, Icon
from render.gallery import __main__ as gallery
from render.gallery.playing import played
from render.gallery.screens import lobbies, screens, shot
from render.registry import pictures
from render.scene import Sprite
from render.speech import speech
from tests.render.reading import bare, texts


def test_every_game_has_its_screens_in_the_gallery():
    names = [shot.name for shot in screens()]
    assert len(set(names)) == len(names)
    for slug in pictures():
        for screen in ("table", "dark", "end", "end-solo"):
            assert f"{slug}-{screen}" in names
        assert f"lobby-{slug}" in names


def test_the_gallery_has_what_computers_never_do_and_the_time_that_is_left():
    shown = {shot.name: " ".join(texts(shot.scene)) for shot in screens()}
    assert " Mu C " in shown["confetti-contested-7"], "two who hold the same card"
    assert "çekişmeli" in shown["confetti-contested-hand"]
    for name in ("cvetariki-clock", "cvetariki-clock-teams", "cvetris-draw-clock", "dorozhki-clock"):
        assert "осталось" in shown[name]


ALONE = {
    slug: screen
    for slug in pictures()
    for screen in import_module(f"render.{slug}.screens").SCREENS
    if screen.name == "end-solo"
}
TOLD = {"cvetariki": "picture-turned-at", "confetti": "picture-best-round", "cvetris": "picture-best-round"}
"""What these say of the course of a game."""


@pytest.mark.parametrize("slug", ALONE)
def test_ends_alone_are_compared_and_told_in_the_gallery(slug):
    screen = ALONE[slug]
    shown, say = " ".join(texts(shot(slug, screen).scene)), speech(screen.language)
    for key in ("picture-own-best", "picture-own-played"):
        assert say(key) in shown
    *_, (state, _) = played(slug, screen.options, 1)
    total, better = games()[slug].outcome(state).scores[0].total, max if game_screens()[slug].best == "most" else min
    assert better(screen.own.best, total) == screen.own.best, "this game counts too"
    assert slug not in TOLD or say(TOLD[slug], what="") in shown


def test_lobbies_call_computers_as_the_program_does():
    """By their seat: nobody reads another name at the table."""
    for card in lobbies():
        shown = " ".join(texts(card.scene))
        robots = [item for item in card.scene.items if isinstance(item, Sprite) and is_robot(item)]
        numbers = re.findall(speech("en")("picture-computer", number=0).replace("0", r"(\d+)"), shown)
        assert len(numbers) == len(robots), card.name
        assert not re.search(r"\bBot\b", shown)


def is_robot(item):
    art = bare(item.art)
    return isinstance(art, Icon) and art.glyph is Glyph.ROBOT


def test_the_page_shows_every_file_with_its_alt_text(tmp_path):
    few = [("a.png", b"\x89PNG", "what is <seen>"), ("b.gif", b"GIF89a", "")]
    gallery.write(tmp_path / "out", few)
    page = (tmp_path / "out" / "index.html").read_text()
    assert 'src="a.png" alt="what is &lt;seen&gt;"' in page
    assert (tmp_path / "out" / "b.gif").read_bytes() == b"GIF89a"


@pytest.mark.parametrize("words", [("--help",), ("-h",), ("--unknown",), ()])
def test_only_a_folder_is_taken_for_a_folder(words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(gallery, "files", lambda: [("a.png", b"\x89PNG", "")])
    with pytest.raises(SystemExit):
        gallery.main(words)
    assert "FOLDER" in "".join(capsys.readouterr())
    assert not list(tmp_path.iterdir())
    gallery.main(["out"])
    assert (tmp_path / "out" / "a.png").exists()
