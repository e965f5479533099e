"""The addresses of the page's files."""

import shutil

from bot.page import files


def test_whoever_changes_a_file_reloads_the_page(tmp_path):
    static = shutil.copytree(files.STATIC, tmp_path / "static")
    before = files.page("index.html", static)
    assert files.page("index.html", static) == before
    (static / "kit.css").write_text("/* nothing */")
    assert files.page("index.html", static) != before
