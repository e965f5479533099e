"""The door of a table for other devices, in Chromium: a code is typed, and leads to the table that the link named."""

import re

import pytest
from playwright.sync_api import expect

from tests.bot.page.access import check_page
from tests.bot.page.browser import Program

pytestmark = pytest.mark.timeout(600)


@pytest.fixture
def guarded(tmp_path):
    program = Program(tmp_path, None, "--host", "0.0.0.0")  # noqa: S104 (a code is needed)
    program.start()
    yield program
    program.stop()


@pytest.mark.parametrize(
    ("language", "wrong", "shade"),
    [
        ("ru-RU", "Код не подошёл", "light"),
        ("en-GB", "That isn't the code", "dark"),
        ("tr-TR", "Kod tutmadı", "light"),
        ("de-DE", "That isn't the code", "light"),
    ],
)
def test_a_wrong_code_is_answered_in_ones_language_and_the_right_one_opens(browser, guarded, language, wrong, shade):
    code = re.search(r"code=(\w+)", guarded.printed)[1]
    context = browser.new_context(
        locale=language, color_scheme=shade, viewport={"width": 360, "height": 740}, bypass_csp=True
    )
    page = context.new_page()
    page.goto(f"{guarded.address}#7K3QX0A")
    expect(page.locator("[role=alert]")).to_be_empty()
    expect(page.locator("html")).to_have_attribute("data-shade", shade)
    page.fill("#code", "WRONG")
    page.press("#code", "Enter")
    expect(page.locator("[role=alert]")).to_contain_text(wrong)
    check_page(page)
    page.fill("#code", code.lower())
    page.locator("button").click()
    page.wait_for_url(f"{guarded.address}#7K3QX0A")
    expect(page.locator("#nowhere h1")).to_be_visible()
    context.close()
