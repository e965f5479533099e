"""Compare what computer players choose on every Python of this machine."""

import subprocess
from pathlib import Path

import pytest

from tests.pythons import python

ROOT = Path(__file__).parents[2]


def thoughts_everywhere(slug: str, seats: int) -> list[str]:
    """Return what `tests.engines.thoughts` prints on each Python."""
    found = [interpreter for version in ("3.11", "3.12", "3.13") if (interpreter := python(version))]
    if len(found) < 2:
        pytest.skip("only one Python is on this machine")
    asked = [[interpreter, "-m", "tests.engines.thoughts", slug, str(seats)] for interpreter in found]
    return [subprocess.run(one, cwd=ROOT, capture_output=True, text=True, check=True).stdout for one in asked]
