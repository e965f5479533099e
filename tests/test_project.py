"""What newcomers look for first in a repository."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_licence_is_where_the_project_says_it_is():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (licence,) = project["license-files"]
    assert project["license"] == "MIT"
    assert (ROOT / licence).read_text(encoding="utf-8").startswith("MIT License")
