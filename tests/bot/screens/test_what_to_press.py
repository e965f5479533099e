"""A board says what to press, whoever is on move, and a private screen says why there is nothing to do."""

import itertools

from msgspec.structs import replace

from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, page_screen, private_screen
from bot.tables.turns import Position
from bot.texts import LOCALES, Texts, Words
from engines.confetti.state import Phase as Round
from engines.cvetris.drawing import dice_of
from engines.registry import games
from render.registry import pictures
from render.words import Words as PictureWords
from storage import Person
from tests.bot.screens.test_game_screens import NAMES, table
from tests.engines.walks import Setting, walk

CVETRIS = Setting("cvetris", (), 3)
LIVE = Setting("confetti", (("pace", "live"),), 2)


def positions(setting, step=3):
    """People sit here: nobody is a computer, so everybody is addressed."""
    seats = tuple(_person(seat) for seat in table(setting).seats)
    for visit in itertools.islice(walk(setting, "press"), 0, 200, step):
        yield Position(table=replace(table(setting), seats=seats), state=visit.step.state)


def _person(seat):
    return replace(seat, level=None, person=Person(platform="local", user=seat.name))


def keys(lines) -> list[str]:
    return [line.key for line in lines]


def first_button(screen):
    return next(button for row in screen.service for button in row if button.press == "!view")


def test_whoever_has_two_dice_sees_a_button_to_draw_with_them():
    labels = set()
    for position in positions(CVETRIS):
        drawing = [seat for seat in position.to_move if dice_of(position.state.hands[seat]) is not None]
        screen = board_screen(position, ())
        label = first_button(screen).label.key
        labels.add(label)
        assert label == ("cvetris-button-draw" if drawing else "cvetris-button-sheet")
        if drawing and position.to_move == frozenset(drawing):
            assert keys(screen.lines) == ["cvetris-draw-now"]
            assert set(screen.lines[0].params["seats"]) == set(map(str, drawing))
    assert len(labels) == 2


def test_a_sheet_with_nothing_to_draw_says_why_and_what_it_is_worth():
    told = set()
    for position in positions(CVETRIS, step=2):
        for seat in range(3):
            lines = keys(private_screen(position, seat).lines)
            if games()["cvetris"].outcome(position.state) is None:
                assert lines, "never a picture without a word"
                told.update(lines)
    assert {"cvetris-sheet-take", "cvetris-sheet-draft", "cvetris-sheet-drawn", "cvetris-sheet-points"} <= told


def test_the_tasks_are_explained_with_what_they_bring_now():
    position = next(positions(CVETRIS))
    title, *tasks = page_screen(position, 1, "tasks").lines
    assert (title.key, len(tasks)) == ("cvetris-tasks-title", 4)
    assert all(task.params["points"] == 0 for task in tasks)
    assert keys(page_screen(position, None, "tasks").lines)[1:] == ["cvetris-task-told"] * 4
    assert page_screen(position, 1, "nothing") is None
    for locale in LOCALES:
        words = Words(Texts.load(strict=True), locale, NAMES)
        assert len({words.line(task) for task in tasks}) == 4


def test_the_description_of_a_private_picture_has_the_own_sheet_and_the_public_one_has_none():
    words = Words(Texts.load(strict=True), "en", NAMES)
    said = PictureWords(say=words.plain, names=NAMES[:3], now=0)
    position = list(positions(CVETRIS))[20]
    public = pictures()["cvetris"].alt(games()["cvetris"].view_for(position.state, None), said)
    for seat in range(3):
        mine = pictures()["cvetris"].alt(games()["cvetris"].view_for(position.state, seat), said)
        assert "A B C D E F G H" in mine
        assert f"{NAMES[seat]}: " in mine
        assert "A B C D E F G H" not in public


def test_live_confetti_tells_to_press_a_number_and_says_no_more_who_is_awaited():
    seen = set()
    for position in positions(LIVE, step=1):
        screen = board_screen(position, ())
        phase = position.state.phase
        seen.add(phase)
        assert "board-waiting-for" not in keys(screen.lines)
        if phase is Round.SAND and position.to_move:
            assert keys(screen.lines) == ["confetti-press-cards"]
        if phase is Round.READY and position.to_move:
            assert screen.lines[0].key == "confetti-press-ready"
    assert {Round.READY, Round.SAND} <= seen


def test_who_must_choose_what_to_keep_is_named_and_led_to_it():
    kept = [p for p in positions(Setting("confetti", (("pace", "live"),), 4), step=1) if p.state.phase is Round.KEEP]
    assert kept
    for position in kept:
        view = games()["confetti"].view_for(position.state, None)
        choosing = {
            seat for seat in view.waiting if view.scores[seat].to_keep and view.scores[seat].kept is None
        }  # fmt: skip
        panels = {seat for seat in range(4) if private_screen(position, seat).choices}
        assert panels == choosing, "a panel to choose from, for those who must and nobody else"
        label = first_button(board_screen(position, ())).label.key
        assert label == ("confetti-button-choose" if choosing else "confetti-button-my-cards")


def test_every_game_names_its_moves():
    assert all(screens.named.__module__.endswith(".naming") for screens in game_screens().values())
