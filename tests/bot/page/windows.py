"""Browser windows, each with its own cookies, used again: opening one takes four times as long as a page in it."""

import json
from collections import defaultdict
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE = 300_000  # ms; on a busy machine slow work takes minutes, and if all is well nobody waits this long
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

CLICKS = "globalThis.clicks = []; addEventListener('click', (event) => clicks.push(event), true)"
# A module of the page, as the page itself has it.
PART = 'globalThis.part = (name) => import(new URL(name, document.querySelector("script[type=module]").src))'
# How far things moved on the page during a game.
SHIFTS = """globalThis.shifts = []; new PerformanceObserver((list) => {
    const what = ({ node }) => node?.id || node?.outerHTML?.slice(0, 60) || "";
    if (document.body.dataset.phase === "running")
        shifts.push(...list.getEntries().map(({ value, sources }) => [value, sources.map(what)]));
}).observe({ type: "layout-shift" })"""


@dataclass(frozen=True)
class Window:
    """A window of a kind: its size, its language, what the page is told about pauses."""

    kind: str
    size: dict[str, int]
    context: BrowserContext
    page: Page


class Windows:
    """The windows of a browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[str, list[Window]] = defaultdict(list)

    def open(
        self,
        *,
        language: str = "en-GB",
        pauses: dict[str, int] | None = None,
        frozen: bool = False,
        fresh: bool = False,
        **context,
    ) -> Window:
        """Return a window that is as if nobody had used it; or a fresh one, which has no files of the page either."""
        kind = json.dumps([language, pauses, frozen, context], sort_keys=True)
        if self._free[kind] and not fresh:
            return self._free[kind].pop()
        size = context.pop("viewport", DESKTOP)
        opened = self._browser.new_context(locale=language, viewport=size, **context)
        opened.set_default_timeout(PATIENCE)
        opened.add_init_script(CLICKS)
        opened.add_init_script(SHIFTS)
        opened.add_init_script(PART)
        if pauses is not None:
            opened.add_init_script(f"globalThis.pauses = {json.dumps(pauses)}")
        if frozen:  # time passes on the page when the test says so
            opened.clock.install(time=0)
            opened.clock.pause_at(1000)
        return Window(kind, size, opened, opened.new_page())

    def give_back(self, window: Window, address: str) -> None:
        """Forget everything about who used a window. `address` is that of the program they visited."""
        for page in window.context.pages:
            if page is not window.page:
                page.close()
        if window.page.is_closed():
            window.context.close()
            return
        window.page.goto(f"{address}icon.svg")  # the same site, but not the page, so that the program is left
        window.page.evaluate("() => { sessionStorage.clear(); localStorage.clear(); }")
        window.context.clear_cookies()
        window.page.set_viewport_size(window.size)
        window.page.mouse.move(0, 0)
        self._free[window.kind].append(window)
