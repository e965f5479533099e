"""The wheel of `make dist`: it has everything, and runs without the repository, in any folder."""

import os
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from tests.bot.programs import running
from tests.storage.servers import free_port

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engines", "render", "storage")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(command, check=True, env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    (built,) = folder.glob("*.whl")
    return built


def test_everything_that_is_part_of_the_program_is_in_the_wheel(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    files = [
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    assert [name for name in files if name not in inside] == []
    assert not [name for name in inside if name.startswith(("tests", "tools", "bench"))]


def plays(log, command, folder, **environ):
    """Start a local table from a folder and load its page."""
    folder.mkdir()
    port = free_port()
    with running(log, command=command, cwd=folder, PORT=str(port), DEFAULT_LOCALE="en", **environ) as program:
        program.until_said(f"http://127.0.0.1:{port}/")
        for path in ("", "page/0/main.js", "page/0/Rubik-500.ttf", "words/tr.json", "readyz"):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}") as answer:
                assert answer.status == 200
        assert program.stop() == 0
    assert (folder / "data").is_dir(), "games are where the player is"


def test_a_local_table_runs_from_the_wheel_without_the_repository(wheel, tmp_path):
    """With the dependencies of this environment but not its `site`, by which the repository would be found."""
    target = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(target)
    path = os.pathsep.join([str(target), sysconfig.get_path("purelib")])
    python = [sys.executable, "-S"]
    asked = [*python, "-c", "import bot; print(bot.__file__)"]
    where = subprocess.run(asked, cwd=tmp_path, env={"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    assert where.stdout.startswith(str(target))
    plays(tmp_path / "log", [*python, "-m", "bot", "local"], tmp_path / "anywhere", PYTHONPATH=path)


@pytest.mark.soak
def test_a_local_table_runs_in_a_clean_environment(wheel, tmp_path):
    """As a stranger installs it: a new environment, the locked dependencies, the wheel. This needs a package index."""
    venv.create(tmp_path / "clean", with_pip=True)
    pip = [tmp_path / "clean" / "bin" / "pip", "--quiet", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", ROOT / "requirements.lock"], check=True)
    subprocess.run([*pip, "--no-deps", wheel], check=True)
    plays(tmp_path / "log", [str(tmp_path / "clean" / "bin" / "raznotsvet"), "local"], tmp_path / "anywhere")
