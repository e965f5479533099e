"""What an operator copies: example settings, the container, the service; as far as can be seen without an engine."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.settings import EPHEMERAL_HOSTS, Settings
from tests.bot.programs import running
from tests.storage.servers import free_port

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
UNITS = sorted((ROOT / "deploy").iterdir())


class Asked(Mapping):
    """An environment that remembers what it was asked for."""

    def __init__(self) -> None:
        self.names = set()

    def __getitem__(self, name):
        self.names.add(name)
        raise KeyError(name)

    def __iter__(self):
        return iter(())

    def __len__(self):
        return 0


def variables() -> set[str]:
    """Return every variable that the program reads."""
    asked = Asked()
    Settings.from_env(asked)
    return asked.names - EPHEMERAL_HOSTS.keys()


def example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def documented() -> set[str]:
    """Return the variables in the README's table; `LIMIT_PRESSES`, … stands for all that begin alike."""
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Configuration")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def test_the_example_of_settings_is_what_the_program_does_without_one():
    assert repr(Settings.from_env(example())) == repr(Settings.from_env({}))


def test_every_variable_is_in_the_readme_and_those_that_people_set_in_the_example():
    limits = {name for name in variables() if name.startswith("LIMIT_")}
    assert documented() - limits == variables() - limits
    assert example().keys() == variables() - limits


def test_the_image_copies_what_there_is_and_what_the_ignore_file_lets_in():
    let_in = {
        line.removeprefix("!")
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    }
    copied = {
        name for names in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE) for name in names.split()
    }
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert all((ROOT / name).exists() for name in copied)
    assert copied == let_in
    assert copied >= set(packages["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])


def test_the_image_has_two_stages_and_no_root():
    first, second = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:]
    assert re.search(r"^USER (\d+)$", second, re.MULTILINE)[1] != "0"
    assert "pip" not in second
    assert "HEALTHCHECK" in second
    assert all(stage.startswith("python:3.") and "-slim" in stage.splitlines()[0] for stage in (first, second))


def test_the_health_check_of_the_image_tells_a_program_from_none(tmp_path):
    command = json.loads(re.search(r"HEALTHCHECK.*?CMD (\[.*?\])$", DOCKERFILE, re.MULTILINE | re.DOTALL)[1])
    port = free_port()
    check = [sys.executable, *command[1:]]

    def is_healthy():
        done = subprocess.run(check, env={"PORT": str(port)}, capture_output=True, check=False)
        return done.returncode == 0

    assert not is_healthy()
    with running(tmp_path / "log", "local", PORT=str(port), DATA_DIR=str(tmp_path)) as program:
        program.until_said(f":{port}/")
        assert is_healthy()


def test_the_version_of_python_is_the_image_s_and_one_that_the_project_takes():
    version = (ROOT / ".python-version").read_text(encoding="utf-8").strip()
    assert set(re.findall(r"^FROM python:([\d.]+)-slim", DOCKERFILE, re.MULTILINE)) == {version}
    least = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    assert tuple(map(int, version.split("."))) >= tuple(map(int, least.removeprefix(">=").split(".")))


def test_the_valkey_of_compose_keeps_what_it_acknowledges():
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    command = json.loads(re.search(r"command: (\[\"valkey-server\".*\])$", text, re.MULTILINE)[1])
    options = dict(zip(command[1::2], command[2::2], strict=True))
    assert options["--appendonly"] == "yes"
    assert options["--appendfsync"] == "always"
    assert options["--maxmemory-policy"] == "noeviction"
    assert re.search(r"^      - games:/data$", text, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd on this machine")
def test_the_units_are_what_systemd_understands(tmp_path):
    for unit in UNITS:
        # The program is not installed here: any command stands in for it.
        text = unit.read_text(encoding="utf-8").replace("/opt/raznotsvet/bin/raznotsvet", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    paths = [str(tmp_path / unit.name) for unit in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *paths], capture_output=True, text=True, check=False)
    told = [line for line in done.stderr.splitlines() if "raznotsvet" in line]
    assert told == [], "\n".join(told)


def test_a_host_that_looks_for_requirements_finds_the_lock():
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["-r requirements.lock"]
