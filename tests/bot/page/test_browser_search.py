"""The browser is found wherever it may be; if there is none, getting one never fails, and the run says so."""

import subprocess
import sys

import pytest

from tools import browser


@pytest.fixture
def machine(monkeypatch, tmp_path, request):
    """A machine with no browser: nothing is on its path, and playwright has downloaded nothing."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "MAC", ())
    if "downloaded" not in request.node.name:  # to ask playwright takes a while
        monkeypatch.setattr(browser, "_downloaded", lambda: None)
    browser.found.cache_clear()
    yield tmp_path
    browser.found.cache_clear()


def program(path, code: int = 0):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("name", browser.NAMES)
def test_the_systems_browser_is_found_by_any_of_its_names(machine, name):
    path = program(machine / "bin" / name)
    assert browser.found() == path
    assert browser.missing() is None


def test_the_one_that_is_named_goes_before_all(machine, monkeypatch):
    program(machine / "bin" / "chromium")
    path = program(machine / "elsewhere" / "my-browser")
    monkeypatch.setenv("CHROMIUM", path)
    assert browser.found() == path


def test_one_that_playwright_has_downloaded_is_found_if_it_runs(machine):
    where = subprocess.run([sys.executable, "-c", browser.DOWNLOADED], check=True, capture_output=True, text=True)
    path = machine / where.stdout.strip()  # below PLAYWRIGHT_BROWSERS_PATH
    program(path, code=127)  # as when a library is missing
    assert browser.found() is None
    browser.found.cache_clear()
    program(path)
    assert browser.found() == str(path)


def test_where_none_can_be_had_nothing_fails_and_it_is_said_once(machine, monkeypatch):
    monkeypatch.setattr(browser, "_ways", lambda: [("no-such-program",), (sys.executable, "-c", "raise SystemExit(1)")])
    browser.get()
    said = browser.missing()
    assert "not tested: the local page" in said
    assert "\n" not in said


def test_what_was_got_is_found_and_nothing_more_is_tried(machine, monkeypatch):
    places = machine / "bin" / "chromium", machine / "bin" / "tried"
    touch = "import pathlib, sys; at = pathlib.Path(sys.argv[1]); at.parent.mkdir(); at.touch(0o755)"
    monkeypatch.setattr(browser, "_ways", lambda: [(sys.executable, "-c", touch, str(place)) for place in places])
    browser.get()
    assert browser.found() == str(places[0])
    assert not places[1].exists()
