"""Games in Chromium: by mouse, by keyboard, by touch; with a reload and a restart in between."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from bot.artist import scened, text_board
from bot.screens.language import Drawing
from bot.tables.lobby import game_of
from bot.tables.step_cache import StepCache
from bot.texts import Texts, words_at
from render.theme import Look
from render.vector import drawn
from tests.bot.page.browser import READY, SURE
from tests.bot.page.two_people import begun, by_turn, says
from tests.bot.page.windows import PHONE

pytestmark = pytest.mark.timeout(600)  # the machine may be busy; nothing here measures time


def test_two_people_play_a_whole_game_by_clicks_and_neither_gets_the_others_secret(sit_down, program):
    anna, boris = (sit_down(name, fresh=True, files=True) for name in ("Анна", "Boris"))
    table = begun(anna, boris)
    anna.shoot("two-people")
    moves = 0
    while anna.phase == "running":
        mover, _ = by_turn(anna, boris)
        mover.click_choice(mover.choices.first)
        moves += 1
        for person in (anna, boris):
            person.after(moves)
        assert moves <= 50
    for person in (anna, boris):
        person.sees("button[data-press='!rematch']")
    anna.shoot("end")
    record = program.kept(table).table
    for person, other in ((anna, boris), (boris, anna)):
        check_traffic(person, other, record)


def check_traffic(person, other, record) -> None:
    """Every scene that reached a browser is public or for its own seat, and so is every line of words."""
    seats = {seat.name: number for number, seat in enumerate(record.seats)}
    words, game = words_at(record, Texts.load(strict=True), "en"), game_of(record)
    steps = StepCache().steps(record)[:-1]  # at the end all secrets are revealed

    def known(seat):
        drawings = [Drawing(game=record.game, view=game.view_for(step.state, seat)) for step in steps]
        alone = [scened(drawing, words, apart=True)[0] for drawing in drawings]
        scenes = {msgspec.json.encode(drawn(scene, Look()).data) for scene in alone}
        return scenes, {line for drawing in drawings for line in text_board(drawing, words).splitlines()}

    public, own, others = known(None), known(seats[person.name]), known(seats[other.name])
    foreign = others[1] - public[1] - own[1]
    assert foreign, "there are secrets to keep apart"
    shown = [(data, scenes) for data, scenes in person.tables() if data["phase"] == "running"]
    assert len(shown) >= len(steps)
    assert {scene for _, scenes in shown for scene in scenes} & (own[0] - public[0]), "a player's own secret is there"
    for data, scenes in shown:
        assert set(scenes) <= public[0] | own[0]
        assert not any(line in str(data) for line in foreign)
    assert any(b"listen({" in body for body in person.bodies), "fetched files are checked too"
    everything = b"".join((*person.frames, *person.bodies))
    for secret in (record.seed, record.deal.salt, record.deal.secret):
        assert secret.encode() not in everything
    assert not any(scene in everything for scene in others[0] - public[0])


def test_the_first_visit_one_click_and_the_tutorial_explains_move_by_move(sit_down):
    anna = sit_down("Анна")
    anna.page.locator("#first").click()
    anna.sees("#lesson", "1 / 6")
    anna.click("#next")
    anna.sees("#lesson", "2 / 6")
    anna.sees(".wished")
    anna.shoot("tutorial")
    anna.click_choice(anna.choices.first)  # a suggestion is not an order: any group will do
    anna.sees("#lesson", "3 / 6")
    anna.click("#reveal")
    anna.sees("#lesson", "4 / 6")
    anna.after(2)  # the computer has moved
    anna.sees(".wished")
    anna.shoot("tutorial-own-colour")
    anna.page.reload()
    anna.sees("#lesson", "4 / 6")
    anna.click("#skip")
    expect(anna.page.locator("#lesson")).to_be_hidden()


def test_a_game_goes_on_after_a_reload_and_after_a_restart_of_the_server(sit_down, program):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    table = begun(anna, boris)
    mover, other = by_turn(anna, boris)
    mover.click_choice(mover.choices.first)
    other.after(1)
    other.page.reload()
    other.after(1)
    says(mover, "see you tomorrow")
    other.sees(".remark", "see you tomorrow")
    program.stop()
    other.sees("#bar", "Connection lost")
    other.sees("#try-now")
    other.click_choice(other.choices.first)  # it waits, is shown to wait, and can be cancelled
    other.sees("#bar", "Your press waits")
    other.sees(".waits")
    other.click("#cancel")
    expect(other.page.locator(".waits")).to_have_count(0)
    other.click_choice(other.choices.first)
    says(other, "are you there?")
    other.sees(".waiting", "are you there?")
    other.shoot("offline")
    for person in (anna, boris):
        person.errors.clear()  # the browser logs that there is no response
    program.start()
    other.sees(".remark", "see you tomorrow")
    for person in (anna, boris):  # what waited is sent, once
        person.after(2)
        person.sees(".remark >> nth=-1", "are you there?")
        expect(person.page.locator("#bar")).to_be_hidden()
        person.errors.clear()
    assert len(program.kept(table).table.moves) == 2


def test_a_whole_game_by_keys_alone(sit_down):
    anna = sit_down("Анна")
    anna.open()
    tab_to(anna, "!options")
    anna.page.keyboard.press("Enter")
    anna.sees("#sheet button[data-press='!option:variant=solo']")
    tab_to(anna, "!option:variant=solo")
    anna.page.keyboard.press("Enter")
    anna.sees("#sheet .main[data-press='!option:variant=solo']")
    anna.page.keyboard.press("Escape")
    tab_to(anna, "!start")
    anna.page.keyboard.press("Enter")
    expect(anna.choices.first).to_be_visible()
    moves = 0
    while anna.phase == "running":
        expect(anna.choices.first).to_be_visible()
        expect(anna.page.locator("body[data-changed], .choice:not(.steady)")).to_have_count(0)
        anna.page.keyboard.press("ArrowRight" if moves % 2 else "ArrowDown")
        anna.page.keyboard.press("Enter")
        moves += 1
        anna.after(moves)
        assert moves <= 60
    anna.sees("button[data-press='!replay']")
    anna.page.keyboard.press(",")
    expect(anna.page.locator(".past-number")).to_have_text(f"{moves - 1} / {moves}")
    anna.page.keyboard.press(".")
    tab_to(anna, "!review")
    anna.page.keyboard.press("Enter")
    anna.sees("#sheet", "How it went: Cvetariki")
    anna.sees("#sheet .painted")
    anna.shoot("how-it-went")
    moments = anna.page.locator("#sheet button[data-press^='!step:']")
    if moments.count():
        moments.first.click()
        expect(anna.page.locator("#sheet")).to_be_hidden()
        anna.sees("#bar")


def tab_to(person, press: str) -> None:
    """Press Tab until a button has the focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.dataset.press") == press:
            return
    raise AssertionError(f"Tab never comes to {press}")


def test_h_is_a_hint_z_takes_back_and_a_number_is_a_move(sit_down):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    begun(anna, boris)
    mover, other = by_turn(anna, boris)
    mover.page.keyboard.press("h")
    mover.sees("#toasts", "Hint:")
    mover.sees(".wished")
    mover.page.keyboard.press("2")
    expect(mover.page.locator("#field")).to_have_value("2")
    mover.page.keyboard.press("Enter")
    mover.after(1)
    mover.page.locator("#headline").click()
    mover.page.keyboard.press("z")
    expect(mover.page.locator(".past-number")).to_have_text("0 / 0")
    mover.page.keyboard.press("?")
    mover.sees("#sheet", "Take back")
    mover.page.keyboard.press("Escape")
    says(mover, "<img src=x onerror=alert(1)> hello")
    other.sees(".remark", "<img src=x onerror=alert(1)> hello")


def test_on_a_phone_a_tap_picks_and_the_big_button_plays(sit_down):
    phone = sit_down(language="ru-RU", viewport=PHONE, is_mobile=True, has_touch=True)
    phone.page.locator("#first").tap()
    phone.click("#next")
    phone.sees("#lesson", "2 / 6")
    phone.page.touchscreen.tap(*phone.inside(phone.choices.nth(3)))
    phone.sees("#go", "Снять")
    phone.shoot("phone")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing sticks out"
    phone.click("#go")
    phone.after(2)
    phone.shoot("phone-after")


WHERE_THINGS_ARE = """() => ["stage", "secret", "foot", "talk", "more"].map((id) => {
    const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
    const board = document.querySelector(".board-place").getBoundingClientRect();
    return [id, ...[x, y, width, height, board.x, board.y, board.width, board.height].map(Math.round)];
})"""


def test_opening_the_secret_moves_nothing_and_a_rematch_asks_to_look_first(sit_down, program):
    anna, boris = sit_down("Анна"), sit_down("Boris")
    begun(anna, boris)
    mover, _ = by_turn(anna, boris)
    for size in ({"width": 1280, "height": 800}, PHONE):
        mover.resize(**size)
        seen = mover.page.evaluate(WHERE_THINGS_ARE)
        mover.click("#hide")
        mover.sees("#reveal")
        assert mover.page.evaluate(WHERE_THINGS_ARE) == seen, "the same places and sizes, open or shut"
        mover.looks()
    mover.resize(1280, 800)
    anna.further("!concede")
    anna.click("#sheet .sheet-rows .bad")
    for person in (anna, boris):  # one press each is enough
        person.press("!rematch")
    for person in (anna, boris):
        person.sees("body[data-phase='running'] #reveal")
    mover, other = by_turn(anna, boris)
    mover.sees("#reveal")
    mover.click_choice(mover.choices.first)
    mover.sees("#toasts", "Press again")
    mover.sees("#secret", "on the board")
    assert not program.kept(mover.table).table.moves, "nothing was played unseen"
    mover.click_choice(mover.choices.first)
    other.after(1)


def test_the_secret_closes_when_the_tab_loses_the_focus(sit_down):
    anna = sit_down("Анна")
    anna.page.locator("#first").click()
    anna.click("#reveal")
    anna.sees("#secret", "on the board")
    anna.page.evaluate("window.dispatchEvent(new Event('blur'))")
    anna.sees("#secret", "hidden")
    assert "on the board" not in anna.page.locator("#secret").inner_text()
    assert not re.search("Your (secret )?colour", anna.page.locator("body").inner_text())


def test_a_second_tab_is_another_person(sit_down, program):
    anna = sit_down("Анна")
    table = anna.open()
    anna.name = "Boris"
    second = anna.tab(f"?as=2#{table}")
    second.locator(f"{SURE} button[data-press='!join']{READY}").click()
    anna.sees("#headline", "2 of 5")
    assert [seat.name for seat in program.kept(table).table.seats] == ["Анна", "Boris"]
    assert len({seat.person for seat in program.kept(table).table.seats}) == 2


def test_language_theme_and_slider(sit_down):
    anna = sit_down("Анна")
    anna.page.locator("#first").click()
    anna.click("#skip")
    anna.looks()
    anna.click_choice(anna.choices.first)
    anna.after(2)
    anna.page.get_by_role("button", name="TR", exact=True).click()
    anna.sees("#headline", "Sıra sende")
    anna.page.get_by_role("button", name="koyu").click()
    expect(anna.page.locator("html")).to_have_attribute("data-shade", "dark")
    anna.page.locator("#earlier").click()
    expect(anna.page.locator(".past-number")).to_have_text("1 / 2")
    expect(anna.choices).to_have_count(0)
    anna.sees("#headline", "1. hamle")  # not "your move": this is not the game as it is
    anna.sees("#bar", "Geçmiş")
    anna.shoot("past")
    anna.page.locator("#now").click()
    expect(anna.choices.first).to_be_visible()
    expect(anna.page.locator("#bar")).to_be_hidden()
    anna.sees("#headline", "Sıra sende")
    steps = "() => document.querySelector('.past-number').textContent"
    anna.page.evaluate(
        f"""() => {{ window.steps = []; const seen = {steps};
        new MutationObserver(() => window.steps.at(-1) !== seen() && window.steps.push(seen()))
            .observe(document.getElementById("past"), {{ subtree: true, childList: true }}); }}"""
    )
    anna.page.locator("#play").click()  # from the beginning, move by move, to the game as it is
    anna.page.wait_for_function("() => window.steps.at(-1) === '2 / 2'")
    expect(anna.choices.first).to_be_visible()
    assert anna.page.evaluate("window.steps") == ["0 / 2", "1 / 2", "2 / 2"]
    anna.page.reload()
    anna.sees("#headline", "Sıra sende")
    anna.shoot("dark-turkish")


def test_a_copy_says_copied_only_if_it_was(sit_down):
    anna = sit_down("Анна")
    table = anna.open()
    anna.page.locator(".settings .invite").click()
    link = anna.page.locator("#invite-link")
    expect(link).to_have_value(re.compile(rf"/\?as=2#{table}$"))
    expect(link).to_be_focused()
    # As over a home network: no clipboard for pages, and nothing else that copies.
    anna.page.evaluate(
        """() => { Object.defineProperty(navigator, "clipboard", { value: undefined });
            document.execCommand = () => false; }"""
    )
    anna.page.locator("#copy").click()
    anna.sees(".invite-said", "Ctrl C")
    anna.page.evaluate("document.execCommand = () => true")
    anna.page.locator("#copy").click()
    anna.sees(".invite-said", "Copied")
