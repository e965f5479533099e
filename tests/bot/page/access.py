"""What axe-core says of a page. It needs the page's policy to be bypassed (`bypass_csp`): axe is not our script."""

from pathlib import Path

from playwright.sync_api import Page

from tests.bot.page.browser import Person

AXE = Path(__file__).parent / "axe" / "axe.min.js"
RUN = """async () => (await axe.run({resultTypes: ['violations']})).violations.map(
    violation => [violation.impact, violation.id, violation.nodes.map(node => node.target.join(' '))])"""


def check(person: Person) -> None:
    """Accessible: axe-core finds no serious violation."""
    check_page(person.page)


def check_page(page: Page) -> None:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate(RUN)
    serious = [violation for violation in found if violation[0] in {"serious", "critical"}]
    assert not serious, serious
