"""Every screen of the page as a picture, to be looked at: `python -m tests.bot.page.gallery FOLDER --width 390`."""

import argparse
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Page, expect, sync_playwright

from bot.pieces import offered
from bot.tables import turns
from bot.tables.lobby import game_of
from engines.randomness import Rng
from storage import Phase
from storage.timing import wall_clock
from tests.bot.page.browser import FLAGS, QUICK_HANDS, Person, Program
from tests.bot.page.windows import Windows
from tools.browser import found

HEIGHTS = {360: 740, 390: 844, 768: 1024, 844: 390, 1024: 768, 1280: 800, 1920: 1080}
BY_TOUCH = (360, 390, 768, 844)
ALONE = {"cvetariki": "solo", "cvetris": "solo", "dorozhki": "puzzle"}
"""The variant for whoever plays alone, where a game has one."""
HANDS = QUICK_HANDS | {"toast": 0}


class Studio:
    """People who go through the page, and the folder in which every screen is kept."""

    def __init__(self, windows: Windows, program: Program, folder: Path, **window) -> None:
        self._windows, self.program, self._folder, self._window = windows, program, folder, window

    @contextmanager
    def person(self, name: str = "Анна", **window) -> Iterator[Person]:
        one = Person(self._windows, self.program, "", keeps=False, pauses=HANDS, **self._window | window)
        one.page.evaluate("name => localStorage.setItem('name-1', name)", name)
        one.page.reload()
        one.sees("#first:visible, #headline:visible")
        try:
            yield one
        finally:
            one.leave()

    @contextmanager
    def guarded(self, data: Path) -> Iterator[Page]:
        """Open the page of a program that asks for a code."""
        program = Program(data, None, "--host", "0.0.0.0")  # noqa: S104 (a code is needed)
        program.start()
        window = self._windows.open(**self._window, fresh=True)
        window.page.goto(program.address)
        try:
            yield window.page
        finally:
            window.context.close()
            program.stop()

    def shoot(self, person: Person, name: str) -> None:
        self.shoot_page(person.page, name)

    def shoot_page(self, page: Page, name: str) -> None:
        """Take a picture of the window when nothing moves any more, and of the whole page if it is longer."""
        page.wait_for_timeout(350)
        path = self._folder / f"{name}.png"
        page.screenshot(path=path)
        tall = page.evaluate("document.documentElement.scrollHeight > innerHeight + 40")
        if tall:
            page.screenshot(path=path.with_stem(f"{name}-whole"), full_page=True)


def lobby(person: Person, game: str, computers: int) -> None:
    """Open a table, and let computers sit down."""
    person.page.evaluate("() => { location.hash = ''; }")
    person.page.locator(f".welcome .button.game[data-game='{game}']").click()
    person.sees("button[data-press='!start']")
    person.seats(computers)


def brought(person: Person, game: str, computers: int, until: Callable, seed: str = "gallery", **options) -> None:
    """Open a table and play its game, as computers would, until a position is reached; nobody moves on from there."""
    lobby(person, game, computers)
    person.program.keep(person.table, lambda table: replace(_played(table, seed, until, options), wake=None))
    person.page.reload()
    person.sees("body[data-phase='running'] #stage, body[data-phase='finished']")


def _played(table, seed: str, until: Callable, chosen: dict):
    now = wall_clock()
    alone = {"variant": ALONE[table.game]} if len(table.seats) == 1 and table.game in ALONE else {}
    options = {**table.options, **alone, **chosen}
    begun = {"phase": Phase.RUNNING, "seed": seed, "options": options, "started_at": now, "touched_at": now}
    position, rules = turns.dealt(replace(table, **begun)), game_of(table)
    for number in range(3_000):
        if position.table.phase is Phase.FINISHED or until(position):
            break
        rng, due = Rng.of(seed, number), rules.deadline(position.state)
        ends = None if due is None else position.table.started_at + due
        if ends is not None and (now >= ends or not position.to_move or number % 40 == 39):
            position = turns.expired(position, now := max(now, ends))
            continue
        seat = rng.choice(sorted(position.to_move))
        view, legal = rules.view_for(position.state, seat), list(rules.legal_moves(position.state, seat))
        move = rules.choose(view, legal, rules.levels[0], rng) or rng.choice(legal)
        position = turns.played(position, seat, rules.format_move(move), now)
        now += 700
    return position.table


def after(moves: int, seat: int = 0) -> Callable:
    """Whether so many moves were made, and it is a seat's turn."""
    return lambda position: len(position.table.moves) >= moves and seat in position.to_move


def never(_position) -> bool:
    return False


def welcome(studio: Studio) -> None:
    with studio.person("") as anna:
        studio.shoot(anna, "welcome-first")
        if anna.page.locator("#menu").is_visible():
            anna.page.locator("#menu").click()
            studio.shoot(anna, "welcome-menu")
            anna.page.locator("#menu").click()
        if anna.page.locator("#settings .help").is_visible():  # a phone has no keys
            anna.page.locator("#settings .help").click()
            studio.shoot(anna, "keys")
            anna.page.keyboard.press("Escape")
        for name in ("daily", "challenge", "league", "seek", "stats", "top"):
            anna.page.locator(f"#ask-{name}").evaluate("each => each.click()")
            anna.sees("#sheet[open] .sheet-body > *")
            studio.shoot(anna, f"card-{name}-empty")
            anna.page.keyboard.press("Escape")
        anna.page.evaluate("() => { location.hash = 'NOSUCH1'; }")
        studio.shoot(anna, "unknown-table")
    with studio.person("Анна") as anna:
        for game in ("dorozhki", "cvetris", "cvetariki"):
            brought(anna, game, 2, after(8))
        anna.page.evaluate("() => { location.hash = ''; }")
        anna.sees("#first .glimpse .painted")
        studio.shoot(anna, "welcome-own-games")


def door(studio: Studio) -> None:
    """What other devices see first, and after a wrong code."""
    with tempfile.TemporaryDirectory() as data, studio.guarded(Path(data)) as page:
        studio.shoot_page(page, "door")
        page.fill("#code", "WRONG")
        page.press("#code", "Enter")
        expect(page.locator("[role=alert]")).not_to_be_empty()
        studio.shoot_page(page, "door-wrong")


def cards(studio: Studio) -> None:
    """Results, the best players, leagues, challenges and today's board of somebody who has played."""
    with studio.person("Анна") as anna:
        anna.page.locator("#ask-daily").evaluate("each => each.click()")
        anna.sees("#sheet[open] .painted")
        anna.page.locator("#sheet .row .button").first.click()
        anna.sees("body[data-phase] #stage")
        studio.shoot(anna, "daily-table")
        anna.program.keep(anna.table, lambda table: replace(_continued(table), wake=None))
        anna.page.reload()
        anna.sees("body[data-phase]")
        studio.shoot(anna, "daily-table-late")
    with studio.person("Анна") as anna:
        anna.page.evaluate("() => { location.hash = ''; }")
        for name, choice in (
            ("league", "@league:game:dorozhki"),
            ("league", "@league:level:dorozhki:easy"),
            ("challenge", "@challenge:game:cvetariki"),
        ):
            anna.page.evaluate(
                "([name, choice]) => part('pressing.js').then(({ ask }) => ask(name, choice))", [name, choice]
            )
            anna.sees("#sheet[open]")
            studio.shoot(anna, f"card-{choice[1:].replace(':', '-')}")
        anna.page.locator("#sheet .row .button").first.click()
        studio.shoot(anna, "challenge-open")


def _continued(table):
    position, rules = turns.position(table, None), game_of(table)
    for number in range(3):
        if not position.to_move:
            break
        seat, rng = min(position.to_move), Rng.of("daily", number)
        move = rng.choice(list(rules.legal_moves(position.state, seat)))
        position = turns.played(position, seat, rules.format_move(move), wall_clock())
        if position.table.phase is Phase.FINISHED:
            break
    return position.table


def lobbies(studio: Studio, game: str) -> None:
    with studio.person() as anna:
        lobby(anna, game, 0)
        studio.shoot(anna, f"{game}-lobby-alone")
        lobby(anna, game, 2)
        studio.shoot(anna, f"{game}-lobby")
        for press, name in (("!options", "options"), ("!rules", "rules"), ("!verify", "deal")):
            if anna.page.locator(f"button[data-press='{press}']:visible").count():
                anna.press(press)
                anna.sees("#sheet[open]")
                studio.shoot(anna, f"{game}-{name}")
                anna.page.keyboard.press("Escape")
        anna.page.locator("#settings .invite, .phone-settings .lit").first.evaluate("each => each.click()")
        anna.sees("#sheet[open]")
        studio.shoot(anna, f"{game}-invite")


MOVES = {"cvetariki": (9, 30), "confetti": (12, 90), "dorozhki": (9, 40), "cvetris": (14, 80)}


def tables(studio: Studio, game: str) -> None:
    early, late = MOVES[game]
    with studio.person() as anna:
        for name, moves, computers in (("new", 0, 2), ("early", early, 2), ("late", late, 3), ("alone", early, 0)):
            brought(anna, game, computers, after(moves))
            studio.shoot(anna, f"{game}-table-{name}-closed")
            if anna.page.locator("#reveal:visible").count():
                anna.looks()
                studio.shoot(anna, f"{game}-table-{name}")
        brought(anna, game, 2, after(early))
        if anna.page.locator("#reveal:visible").count():
            anna.looks()
        anna.page.keyboard.press("h")
        studio.shoot(anna, f"{game}-hint")
        if anna.page.locator("#stage .choice").count():
            spot = anna.inside(anna.choices.first)
            anna.page.mouse.move(*spot)
            studio.shoot(anna, f"{game}-hover")
            if anna.has_touch:
                anna.page.touchscreen.tap(*spot)
                studio.shoot(anna, f"{game}-picked")
        if anna.page.locator("#chat:visible").count():
            anna.page.locator("#chat").click()
            studio.shoot(anna, f"{game}-chat")
            anna.page.locator("#chat").click()
        for press, name in (("!text", "text"), ("!concede", "concede")):
            if anna.page.locator(":is(.dots, #dots):visible").count():
                anna.further(press)
                anna.sees("#sheet .text-board, #sheet .sheet-rows .bad")
                studio.shoot(anna, f"{game}-{name}")
                anna.page.keyboard.press("Escape")
        anna.page.locator("#earlier").evaluate("each => each.click()")
        anna.sees("#now")
        studio.shoot(anna, f"{game}-past")
        anna.page.locator("#now").click()
        with studio.person("Eve") as eve:
            eve.page.goto(f"{eve.program.address}#{anna.table}")
            eve.sees("#headline:not(:empty)")
            studio.shoot(eve, f"{game}-watching")
        brought(anna, game, 2, lambda at: len(at.table.moves) >= early and 0 not in at.to_move and at.to_move)
        studio.shoot(anna, f"{game}-others-move")
        brought(anna, game, 2, after(early))
        without_server(studio, anna, game)


def without_server(studio: Studio, person: Person, game: str) -> None:
    """The server stops while somebody plays and writes; what they did waits."""
    if person.page.locator("#reveal:visible").count():
        person.looks()
    studio.program.stop()
    person.sees("#try-now")
    studio.shoot(person, f"{game}-offline")
    if person.page.locator("#stage .choice").count():
        person.touch(*person.inside(person.choices.last))
    if person.has_touch and person.page.locator("#go:visible").count():
        person.page.locator("#go").click()
    person.page.evaluate("part('pressing.js').then(({ say }) => say('one sec'))")
    studio.shoot(person, f"{game}-offline-waits")
    studio.program.start()

    expect(person.page.locator("#bar")).to_be_hidden()


def ends(studio: Studio, game: str) -> None:
    with studio.person() as anna:
        for computers in (0, 1, 3):
            brought(anna, game, computers, never, seed=f"end {computers}")
            anna.sees("body[data-phase='finished']")
            studio.shoot(anna, f"{game}-end-{computers + 1}")
        anna.page.locator("#share").evaluate("each => each.click()")
        anna.sees("#sheet[open] .shared")
        anna.page.locator("#sheet .shared").evaluate("image => image.decode()")
        studio.shoot(anna, f"{game}-share")
        anna.page.keyboard.press("Escape")
        if anna.page.locator("button[data-press='!review']").count():
            anna.press("!review")
            anna.sees("#sheet[open] .painted")
            studio.shoot(anna, f"{game}-review")
            anna.page.keyboard.press("Escape")
        anna.press("!replay")
        anna.sees("#now")
        studio.shoot(anna, f"{game}-replay")


def lessons(studio: Studio, game: str) -> None:
    """Every step of a tutorial, by doing what it asks for."""
    with studio.person("") as anna:
        anna.page.locator(f".button.learn[data-game='{game}']").click()
        for step in range(12):
            anna.sees(f"#lesson .step:text-matches('^{step + 1} /')")
            anna.page.wait_for_timeout(400)
            studio.shoot(anna, f"{game}-lesson-{step + 1}")
            last = anna.page.locator("#lesson .step").inner_text().split(" / ")
            follow(anna, step)
            if last[0] == last[1]:
                studio.shoot(anna, f"{game}-lesson-over")
                break


# Press what the tutorial suggests until it goes on.
FOLLOW = """async (step) => {
    const { now } = await part("now.js");
    const { press } = await part("pressing.js");
    for (let pressed = null; now.frame.lesson?.step === step; await new Promise(requestAnimationFrame)) {
        const regions = [now.frame.board, now.frame.mine?.board].flatMap((each) => each?.regions ?? []);
        const all = [...now.frame.choices.flat(), ...(now.frame.mine?.choices ?? []).flat(), ...regions];
        const suggested = (move) => all.find((each) => each.move === move || each.press === move);
        const { moves, first } = now.frame.lesson;
        const found = now.frame !== pressed && [...moves, first].map(suggested).find(Boolean);
        if (found) {
            pressed = now.frame;
            press(found);
        }
    }
}"""


def follow(person: Person, step: int) -> None:
    if person.page.locator("#next:visible").count():
        person.click("#next")
    elif person.page.evaluate("part('now.js').then(({ now }) => now.frame.lesson.waits)") == "view":
        person.looks()
    else:
        person.page.evaluate(FOLLOW, step)


PARTS: dict[str, Callable] = {"lobby": lobbies, "table": tables, "end": ends, "lesson": lessons}


def window_of(width: int, shade: str, language: str) -> dict:
    """Return what a window of a width is like."""
    touch = {"is_mobile": True, "has_touch": True} if width in BY_TOUCH else {}
    size = {"width": width, "height": HEIGHTS[width]}
    return {"viewport": size, "color_scheme": shade, "language": language, **touch}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--width", type=int, choices=HEIGHTS, default=1280)
    asked.add_argument("--dark", action="store_true")
    asked.add_argument("--language", default="en-GB")
    asked.add_argument(
        "--only",
        default="",
        help="a game, a part (lobby, table, end, lesson, welcome, door, cards) or both: cvetris-end",
    )
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    window = window_of(given.width, "dark" if given.dark else "light", given.language)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        program = Program(Path(data), 1)
        program.start()
        studio = Studio(Windows(browser), program, given.folder, **window)
        for name, part in named():
            if all(word in name for word in given.only.split("-")):
                try:
                    part(studio)
                except Exception:  # noqa: BLE001 (the other screens are still of use)
                    traceback.print_exc()
        program.stop()
        browser.close()


def named() -> Iterator[tuple[str, Callable[[Studio], None]]]:
    yield "welcome", welcome
    yield "door", door
    yield "cards", cards
    for game in offered():
        for name, part in PARTS.items():
            yield f"{game}-{name}", lambda studio, part=part, game=game: part(studio, game)


if __name__ == "__main__":
    main()
