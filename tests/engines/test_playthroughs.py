"""Recorded games replay exactly, on this Python and on the others."""

import subprocess
from pathlib import Path

import pytest

from tests.engines.playthroughs import differences, files, path_of
from tests.engines.walks import settings
from tests.pythons import python

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_recorded_game_replays_step_by_step(path):
    assert list(differences(path)) == []


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_every_game_variant_and_number_of_players_has_a_recorded_game(setting):
    assert path_of(setting).exists(), "record it: python -m tests.engines.playthroughs --record"


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_supported_python_replays_the_same_states(version):
    interpreter = python(version)
    if interpreter is None:
        pytest.skip(f"Python {version} is not on this machine")
    done = subprocess.run(
        [interpreter, "-m", "tests.engines.playthroughs"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
