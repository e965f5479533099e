"""Tests that run the whole program against an emulated chat or in a browser: `make wire`.

They are not part of `make test` yet: whole games against a clock need a machine that does nothing else, and that they
hold there has still to be seen.
"""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
WIRED = ("discord", "telegram", "local")


def pytest_collection_modifyitems(items):
    for item in items:
        if any(item.path.is_relative_to(HERE / folder) for folder in WIRED):
            item.add_marker(pytest.mark.wire)
