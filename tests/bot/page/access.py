"""What axe-core says of a page. It needs the page's policy to be bypassed (`bypass_csp`): axe is not our script."""

from pathlib import Path

from playwright.sync_api import Page

from tests.bot.page.browser import Person

AXE = Path(__file__).parent / "axe" / "axe.min.js"
# Axe takes its time: if the page has changed meanwhile, it may have put an ink of now on a ground of then.
RUN = """async () => {
    for (let tries = 20; ; tries--) {
        let changed = false;
        const watch = new MutationObserver(() => (changed = true));
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const { violations } = await axe.run({ resultTypes: ["violations"] });
        watch.disconnect();
        if (!violations.length || !changed || !tries)
            return violations.map(({ impact, id, nodes }) => [impact, id, nodes.map(({ target }) => target.join(" "))]);
    }
}"""


def check(person: Person) -> None:
    """Accessible: axe-core finds nothing, however small."""
    check_page(person.page)


def check_page(page: Page, screen: str = "") -> None:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate(RUN)
    assert not found, (screen, found)
