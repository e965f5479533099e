"""A real browser on the real local page: the program runs as a separate process, as with `raznotsvet local`."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import msgspec
from msgspec.json import decode as decoded
from playwright.sync_api import Error, Locator, Page, TimeoutError as PlaywrightTimeout, expect

from storage import LoadedTable, Store, Table
from storage.connection.connect import by_socket
from storage.connection.data_dir import DataDir
from tests.bot.page.windows import PATIENCE, Windows
from tests.bot.platforms.patient import UNLIMITED
from tests.bot.programs import WITH_WORKERS

ROOT = Path(__file__).parents[3]
SHOTS = ROOT / "artefacts" / "local"
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE)


# A point inside a group, wherever there is room. While the board is being redrawn, there is none for a moment.
A_POINT_INSIDE = """path => {
    const box = path.getBBox(), at = path.getScreenCTM();
    for (let y = box.y + 20; y < box.y + box.height; y += 20)
        for (let x = box.x + 20; x < box.x + box.width; x += 20)
            if (path.isPointInFill(new DOMPoint(x, y))) {
                const point = new DOMPoint(x, y).matrixTransform(at);
                return [point.x, point.y];
            }
}"""


# Whether the page took a click on something, or went elsewhere because of it; null: there was none yet.
WAS_TAKEN = """(what) => clicks.length || !clicks.watched
    ? !clicks.watched || clicks.some((click) => !click.defaultPrevented && click.target.closest(what))
    : null"""
# What can be pressed, for whoever reads that a test has waited for it in vain.
SHOWN = """() => [JSON.stringify(document.body.dataset), document.getElementById("headline")?.innerText,
    ...[...document.querySelectorAll("[data-press]")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.closest("[id]").id, each.dataset.press, each.getAttribute("class"), x, y, width, height].join(" ");
    })].join("\\n")"""

# Wait until so many sit at the table. `wait_for_function` takes a promise for an answer, and would not wait.
SEATED = """async (many) => {
    const { now } = await part("now.js");
    while (now.frame?.seats.length !== many) await new Promise((done) => setTimeout(done, 20));
}"""

# New buttons take no press for a moment (`steady.js`): a selector between these finds one once it does.
SURE = "body:not([data-changed])"
FRESH = "[data-press]:not(.steady), [data-means]:not(.steady)"
READY = f":not({FRESH})"

# Tests that are not about this need not wait (`pauses.js`); and toasts stay until they are read.
QUICK_HANDS = {
    "settle": 0,
    "paint": 0,
    "words": 0,
    "twice": 0,
    "toast": 10 * PATIENCE,
    "motion": 0,
    "replay": 50,
    "reconnect": 50,
}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Program:
    """`python -m bot local`, which can be stopped and restarted; with a speed, its clock and store are a test's."""

    def __init__(self, data: Path, speed: float | None = None, *more: str) -> None:
        self.data, self.port, self._more = data, free_port(), more
        paced = ["tests.bot.page.paced", str(speed)]
        self._module = ["bot", "local", "--port"] if speed is None else paced
        self.log = data / "log.txt"
        self.address = f"http://127.0.0.1:{self.port}/"
        self.printed = ""
        """The line with its address; for other devices with their code."""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "DATA_DIR": str(self.data),
            "DEFAULT_LOCALE": "en",
            **WITH_WORKERS,
            **UNLIMITED,
        }
        command = [sys.executable, "-m", *self._module, str(self.port), *self._more]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.printed = self._process.stdout.readline()
        assert f":{self.port}/" in self.printed

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        assert self._process.wait(PATIENCE / 1000) == 0
        self._process.stdout.close()

    @contextlib.contextmanager
    def away(self) -> Iterator[None]:
        """Stop for a while. It is back afterwards whatever happens: other tests use it too."""
        try:
            self.stop()
            yield
        finally:
            if self._process.poll() is None:
                self._process.kill()
                self._process.wait()
            self.start()

    def pass_by(self) -> None:
        """Advance a test's clock by a second."""
        self._process.send_signal(signal.SIGUSR1)

    def kept(self, table: str):
        """Return a table from the store."""
        return self._asked(lambda store: store.tables.load(table))

    def keep(self, table: str, change: Callable[[Table], Table]) -> None:
        """Replace a table. Its viewers are not told; whoever looks next finds it."""
        held = self.kept(table)
        self._asked(lambda store: store.tables.save(held, change(held.table), loud=False))

    def _asked(self, question: Callable[[Store], Awaitable[LoadedTable]]) -> LoadedTable:
        async def ask():
            store = Store(by_socket(DataDir(self.data).socket()))
            try:
                return await question(store)
            finally:
                await store.close()

        # The browser's own loop runs in this thread.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, ask()).result()


def box(place: Locator) -> dict[str, float]:
    """Return where something is, in the window; while it is being redrawn, it is nowhere for a moment."""
    while (found := place.bounding_box()) is None:  # pytest's own timeout ends this
        pass
    return found


class Person:
    """Somebody with their own browser. What it is sent is kept, unless time is measured; its files, if asked for."""

    def __init__(
        self, windows: Windows, program: Program, name: str, *, keeps: bool = True, files: bool = False, **window
    ) -> None:
        self.name, self.program, self.has_touch = name, program, window.get("has_touch", False)
        self._keeps, self._keeps_files = keeps, files
        self._windows, self._window = windows, windows.open(**window)
        self._listening: list[tuple[Page, str, Callable]] = []
        self.frames: list[bytes] = []
        self.bodies: list[bytes] = []
        self.errors: list[str] = []
        self.page = self._visit(self._window.page)

    def leave(self) -> list[str]:
        """Close everything; return what went wrong on the pages until then."""
        for page, event, listener in self._listening:
            page.remove_listener(event, listener)
        self._windows.give_back(self._window, self.program.address)
        return self.errors

    def tab(self, query: str = "") -> Page:
        """Open another tab of the same browser."""
        return self._visit(self._window.context.new_page(), query)

    def _visit(self, page: Page, query: str = "") -> Page:
        if self._keeps:
            self._listen(page, "websocket", lambda wire: wire.on("framereceived", self._heard))
        if self._keeps_files:  # a page has dozens, and each goes through three processes to come here
            self._listen(page, "requestfinished", self._fetched)
        self._listen(page, "pageerror", lambda error: self.errors.append(str(error)))
        self._listen(page, "console", self._logged)
        page.goto(self.program.address + query)
        expect(page.locator("#first:visible, #headline:visible").first).to_be_visible()
        if self.name:
            behind = not page.locator("#name").is_visible()  # at a table the side is a rail
            if behind:
                page.locator("#menu").click()
            page.locator("#name").fill(self.name)
            page.locator("#name").blur()
            if behind:
                page.locator("#menu").click()
        return page

    def _listen(self, page: Page, event: str, listener: Callable) -> None:
        page.on(event, listener)
        self._listening.append((page, event, listener))

    def _logged(self, said) -> None:
        if said.type == "error":
            self.errors.append(f"{said.text} {said.location}")

    def _heard(self, payload) -> None:
        self.frames.append(payload if isinstance(payload, bytes) else payload.encode())

    def _fetched(self, request) -> None:
        if (response := request.response()) and response.status == 200:
            with contextlib.suppress(Error):  # the page was closed meanwhile
                self.bodies.append(response.body())

    def tables(self) -> list[tuple[dict, list[bytes]]]:
        """Return what the tab was shown of tables: the words, and the scenes as they were sent."""
        frames = [data for data in map(decoded, self.frames) if data["t"] == "table"]
        boards = [(data.get("board"), (data.get("mine") or {}).get("board")) for data in frames]
        scenes = [[msgspec.json.encode(board["scene"]) for board in both if board] for both in boards]
        return list(zip(frames, scenes, strict=True))

    # What people do.

    def press(self, what: str) -> None:
        place = self.page.locator(f"{SURE} button[data-press='{what}']{READY}:visible").first
        while not self._took(place.click):
            pass

    def seats(self, computers: int) -> None:
        """Let computers sit down at one's table, one after the other."""
        for number in range(computers):
            self.press("!computer:easy")
            self.page.evaluate(SEATED, number + 2)

    def further(self, what: str) -> None:
        """Press one of the rarely used buttons, behind [⋯]."""
        self.page.locator("#service .dots:visible, #dots:visible").first.click()
        self.press(what)

    def click(self, selector: str) -> None:
        """Click, or tap where there is no mouse, as soon as it takes effect."""
        place = self.page.locator(f"{SURE} {selector}{READY}")
        while not self._took(place.tap if self.has_touch else place.click):
            pass

    def _took(self, click: Callable[[], None], what: str = "*") -> bool:
        """Click; tell whether the page took it: it does not, if everything moved at this very moment."""
        self.page.evaluate("() => { clicks.splice(0); clicks.watched = true; }")
        try:
            click()
        except PlaywrightTimeout as error:
            raise AssertionError(f"nothing to press:\n{self.page.evaluate(SHOWN)}") from error
        while (taken := self.page.evaluate(WAS_TAKEN, what)) is None:  # after a tap the click comes a moment later
            time.sleep(0.05)
        return bool(taken)

    def looks(self) -> None:
        """Look at the secret: whoever has not, is shown it instead of making a first move."""
        self.click("#reveal")
        self.sees("#hide")

    def open(self, game: str = "cvetariki") -> str:
        """Open a table; return its id."""
        self.page.locator(f":is(.welcome, .side) .game[data-game='{game}']").locator("visible=true").click()
        expect(self.page.locator("button[data-press='!start']")).to_be_visible()
        return self.table

    @property
    def table(self) -> str:
        return self.page.url.partition("#")[2]

    def goes_to(self, table: str) -> None:
        self.page.locator(f".side a[href='#{table}']").click()

    @property
    def phase(self) -> str:
        return self.page.locator("body").get_attribute("data-phase") or ""

    @property
    def is_on_move(self) -> bool:
        return self.page.locator("body").get_attribute("data-turn") == "true"

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choice")

    def inside(self, choice: Locator, unless: Locator | None = None) -> tuple[float, float] | None:
        """Return a point inside a group, wherever there is room, as soon as it can be pressed.

        `unless` something else is to be seen meanwhile: then None.
        """
        ready = choice.and_(self.page.locator(f"{SURE} .steady"))
        while True:  # a group being redrawn has no room; pytest's own timeout ends this
            try:
                (ready if unless is None else ready.or_(unless)).first.wait_for()
            except PlaywrightTimeout as error:
                raise AssertionError(f"{choice} takes no press:\n{self.page.evaluate(SHOWN)}") from error
            if unless is not None and unless.is_visible():
                return None
            for path in ready.locator(".hit").element_handles():  # none, if it was redrawn since
                if (point := path.evaluate(A_POINT_INSIDE)) is not None:
                    return point

    def click_choice(self, choice: Locator, unless: Locator | None = None) -> None:
        """Click a group; again if the page did not take it."""
        taken = False
        while not taken and (point := self.inside(choice, unless)) is not None:
            taken = self._took(partial(self.touch, *point), ".choice")

    def touch(self, x: float, y: float) -> None:
        """Click, or tap where there is no mouse."""
        (self.page.touchscreen.tap if self.has_touch else self.page.mouse.click)(x, y)

    def sees(self, selector: str, text: str | None = None) -> None:
        """Wait for something to be there, in its own letters: others have other widths."""
        place = self.page.locator(selector)
        if text is None:
            expect(place.first).to_be_visible()
        else:
            expect(place.first).to_contain_text(text)
        self.page.evaluate("() => document.fonts.ready.then(() => {})")

    def after(self, moves: int) -> None:
        """Wait until this many moves, or more, are on the screen: a computer may have answered already."""
        self.page.wait_for_function("(moves) => document.getElementById('slider')?.max >= moves", arg=moves)

    def measured(self, selector: str, script: str):
        """Call a script with all that is seen of something.

        Found and measured in one go: what is redrawn between the two (`evaluate_all`) is in no page, and has no size.
        """
        seen = "[...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())"
        return self.page.evaluate(f"(selector) => ({script})({seen})", selector)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size; everything has its place there after the next frame."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")

    def shoot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")
