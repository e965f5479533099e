"""Games do not import each other. (The other walls are import-linter's, in pyproject.toml.)"""

from pathlib import Path

import grimp
import pytest

from engines.registry import games

FOLDERS = ("engines", "render", "bot.screens")


@pytest.mark.parametrize("folder", FOLDERS)
def test_games_do_not_import_each_other(folder):
    graph = grimp.build_graph(folder.partition(".")[0], cache_dir=None)
    packages = [f"{folder}.{slug}" for slug in games() if f"{folder}.{slug}" in graph.modules]
    for one in packages:
        for other in packages:
            if one != other:
                chain = graph.find_shortest_chain(one, other, as_packages=True)
                assert chain is None or chain[0] == folder, f"{one} imports {other}: {chain}"


def test_no_file_is_a_drawer_for_everything():
    drawers = {"utils.py", "helpers.py", "common.py", "misc.py"}
    root = Path(__file__).parents[1]
    found = [p for folder in ("bot", "engines", "render", "storage") for p in (root / folder).rglob("*.py")]
    assert not [path for path in found if path.name in drawers]
