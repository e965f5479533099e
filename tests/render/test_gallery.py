"""The gallery writes every screen of every game, and a page that shows them."""

from render.gallery import __main__ as gallery
from render.gallery.screens import screens
from render.registry import pictures


def test_every_game_has_its_screens_in_the_gallery():
    names = [shot.name for shot in screens()]
    assert len(set(names)) == len(names)
    for slug in pictures():
        for screen in ("table", "dark", "end"):
            assert f"{slug}-{screen}" in names
        assert f"lobby-{slug}" in names


def test_the_page_shows_every_file_with_its_alt_text(tmp_path):
    few = [("a.png", b"\x89PNG", "what is <seen>"), ("b.gif", b"GIF89a", "")]
    gallery.write(tmp_path / "out", few)
    page = (tmp_path / "out" / "index.html").read_text()
    assert 'src="a.png" alt="what is &lt;seen&gt;"' in page
    assert (tmp_path / "out" / "b.gif").read_bytes() == b"GIF89a"
