"""The local table: what tabs are sent; and in two tabs of a real browser, from a click to the new board in both."""

import math
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bench.chats import sent
from bench.harness import Row
from tests.bot.page.browser import FLAGS, Person, Program
from tests.bot.page.two_people import begun
from tests.bot.page.windows import Windows
from tools.browser import found

MOVES = 80
VISITS = 9

# Both tabs record when the board after each move is on the screen (the frame in which it has changed is done), and how
# long the frames take while pieces move.
WATCH = """() => {
    if (window.frames_) return;
    const seen = {}, waiting = {};
    window.frames_ = [];
    const done = new MessageChannel(), painted = [];
    done.port1.onmessage = () => painted.shift()();
    const afterPaint = (act) => requestAnimationFrame(() => (painted.push(act), done.port2.postMessage(0)));
    const follow = (last, until) => requestAnimationFrame((now) => {
        window.frames_.push(now - last);
        if (now < until) follow(now, until);
    });
    new MutationObserver(() => {
        const move = document.body.dataset.moves;
        afterPaint(() => {
            seen[move] = performance.timeOrigin + performance.now();
            waiting[move]?.(seen[move]);
            requestAnimationFrame((now) => follow(now, now + 300));
        });
    }).observe(document.body, {attributeFilter: ["data-moves"]});
    const press = () => window.pressed = performance.timeOrigin + performance.now();
    document.addEventListener('pointerdown', press, {capture: true});
    window.whenSeen = move => new Promise(tell => move in seen ? tell(seen[move]) : waiting[move] = tell);
    window.forget = () => [seen, waiting].forEach((each) => Object.keys(each).forEach((key) => delete each[key]));
}"""

# The least that any response over the network takes on this machine right now.
TRIP = """async () => {
    const start = performance.now();
    await fetch(document.querySelector('link[rel=icon]').href, {cache: 'no-store'});
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
}"""


def rows() -> Iterator[Row]:
    yield from sent.measured()
    if found() is None:
        return
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        program = Program(Path(folder))
        program.start()
        try:
            paints = [_first_paint(browser, program) for _ in range(VISITS)]
            yield Row(name="first paint of the page (median)", value=sorted(paints)[VISITS // 2], bar="< 1000 ms")
            # Responses are not recorded: inspecting every picture takes as long as showing it.
            windows = Windows(browser)
            anna, boris = (Person(windows, program, name, keeps=False) for name in ("Anna", "Boris"))
            floor = [anna.page.evaluate(TRIP) for _ in range(MOVES)]
            times = _moves(anna, boris)
            floor += [anna.page.evaluate(TRIP) for _ in range(MOVES)]
            for part, bar in ((0.5, ""), (0.95, "< 150 ms")):
                yield Row(
                    name=f"a move on the screens of both tabs, p{part * 100:.0f}",
                    value=_quantile(times, part),
                    floor=_quantile(floor, part),
                    floor_name="a small file fetched, a frame painted",
                    bar=bar,
                )
            frames = [each for person in (anna, boris) for each in person.page.evaluate("window.frames_")]
            yield Row(name="a frame while pieces move, p95", value=_quantile(frames, 0.95), bar="< 20 ms")
        finally:
            browser.close()
            program.stop()


def _first_paint(browser, program: Program) -> float:
    context = browser.new_context()
    page = context.new_page()
    page.goto(program.address)
    page.wait_for_selector("#first")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    context.close()
    return paint


def _moves(anna: Person, boris: Person) -> list[float]:
    """Play with two people; return the ms from each click to the later of the two boards."""
    times: list[float] = []
    while len(times) < MOVES:
        _begin(anna, boris)
        move = 0
        while len(times) < MOVES:
            mover = _on_move(anna, boris)
            if mover is None:
                break
            mover.click_choice(mover.choices.first)
            move += 1
            shown = max(_seen(person.page, move) for person in (anna, boris))
            times.append(shown - mover.page.evaluate("window.pressed"))
    return times


def _begin(anna: Person, boris: Person) -> None:
    for person in (anna, boris):  # the lists are on the welcome screen
        person.page.evaluate("() => { location.hash = ''; }")
        person.sees("#first")
    begun(anna, boris)
    for person in (anna, boris):
        person.page.evaluate(WATCH)
        person.page.evaluate("() => window.forget()")


def _on_move(anna: Person, boris: Person) -> Person | None:
    """Return who can click on the board; None when the game is over."""
    while not anna.page.locator("button[data-press='!rematch']").count():
        for person in (anna, boris):
            if person.choices.count():
                return person
        time.sleep(0.02)
    return None


def _seen(page: Page, move: int) -> float:
    return page.evaluate("move => window.whenSeen(move)", move)


def _quantile(times: list[float], part: float) -> float:
    return sorted(times)[math.ceil(part * len(times)) - 1]
