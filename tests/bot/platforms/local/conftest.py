"""Chromium and the program. They live as long as a module: the browser's loop must not meet those of other tests."""

import os

import pytest
from playwright.sync_api import sync_playwright

from tests.bot.platforms.local.browser import CHROMIUM, FLAGS, Person, Program


@pytest.fixture(scope="module")
def browser():
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("CI has no Chromium")
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    running = Program(tmp_path_factory.mktemp("local"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def sit_down(browser, program):
    """A maker of people with a browser each. Nobody's page may have complained at the end."""
    people = []

    def come(name: str = "", *, quick: bool = True, **context) -> Person:
        people.append(Person(browser, program, name, quick=quick, **context))
        return people[-1]

    yield come
    for person in people:
        errors = list(person.errors)  # while it closes, the harness itself asks for things that the page forbids
        person.context.close()
        assert not errors
    assert "Traceback" not in program.log.read_text()
