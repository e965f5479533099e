"""The screens of every game, in every phase of random games: what they offer works, fits, and reveals no secret."""

import itertools

import pytest

from bot.screens.language import LONGEST_ID, Line, Screen, press_id
from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, end_screen, private_screen
from bot.tables.turns import Position
from bot.texts import LOCALES, Texts, Words
from engines.contract import Context
from engines.errors import RuleError
from engines.randomness import Rng
from storage import Phase, Seat, Table
from tests.engines.twins import twins
from tests.engines.walks import recorded, settings, walk

NAMES = ("Анна", "Boris", "Deniz", "Mira", "Zoë", "Ада", "Cem")
EVERY_SETTING = pytest.mark.parametrize(
    "setting", [s for s in settings() if s.slug in game_screens()], ids=lambda setting: setting.name
)
MOST_LOOKS = 40


def table(setting) -> Table:
    """A minimal record around a game: an id of eight letters, and moves that nothing here reads."""
    seats = tuple(Seat(name=name, level="easy") for name in NAMES[: setting.seats])
    return Table(
        id="ABCDEF1", game=setting.slug, rules=1, seed="s", locale="en", seats=seats, opened_at=0, started_at=0,
        options=dict(setting.options), phase=Phase.RUNNING,
    )  # fmt: skip


def buttons(screen: Screen):
    return [button for row in (*screen.choices, *screen.service) for button in row]


def visits(setting, step=3):
    return recorded(setting, "screens")[:240:step]


def screens_of(position: Position, seat: int) -> list[tuple[Screen, bool]]:
    """Return every screen that can be reached by looks: (screen, is it private)."""
    found, waiting, seen = [], [("public", ""), ("private", "")], set()
    while waiting and len(found) < MOST_LOOKS:
        kind, look = waiting.pop(0)
        if (kind, look) in seen:
            continue
        seen.add((kind, look))
        screen = board_screen(position, (), look) if kind == "public" else private_screen(position, seat, look)
        found.append((screen, kind == "private"))
        for button in buttons(screen):
            if button.press.startswith("?!"):
                waiting.append(("private", button.press[2:]))
            elif button.press.startswith("?"):
                waiting.append(("public", button.press[1:]))
    return found


def test_every_game_has_screens():
    assert set(game_screens()) == {setting.slug for setting in settings()}


@EVERY_SETTING
def test_every_enabled_choice_is_a_legal_move_for_whom_it_is_offered(setting):
    game = setting.game
    for visit in visits(setting, step=5):
        state, now = visit.step.state, visit.played.at if visit.played else 0
        position = Position(table=table(setting), state=state)
        for seat in sorted(game.to_move(state))[:2]:
            for screen, private in screens_of(position, seat):
                offered_to = seat if private else _offered_to(position)
                for button in itertools.chain(*screen.choices):
                    if button.enabled and button.press[0] not in "?!":
                        text = _resolved(setting, state, offered_to, button.press)
                        refused = _refusal(game, state, offered_to, text, now)
                        # A card that somebody holds keeps its button while the sand runs.
                        assert refused is None or button.press.startswith("#"), (button.press, refused)


def _refusal(game, state, seat, text, now) -> str | None:
    try:
        game.apply(state, seat, game.parse_move(text), Context(rng=Rng.of("x"), now=now))
    except RuleError as error:
        return error.key
    return None


def _offered_to(position: Position) -> int:
    shown = game_screens()[position.table.game].public(_game(position).view_for(position.state, None), "")
    return shown.seat if shown.seat is not None else min(position.to_move)


def _game(position):
    return next(s.game for s in settings() if s.slug == position.table.game)


def _resolved(setting, state, seat, press):
    if not press.startswith("#"):
        return press
    return game_screens()[setting.slug].resolve(setting.game.view_for(state, seat), press[1:])


@EVERY_SETTING
def test_a_seat_on_move_always_finds_something_to_press(setting):
    game = setting.game
    for visit in visits(setting, step=4):
        position = Position(table=table(setting), state=visit.step.state)
        for seat in game.to_move(visit.step.state):
            acts = [
                button
                for screen, private in screens_of(position, seat)
                if private or _offered_to(position) == seat or any(b.press[0] == "#" for b in buttons(screen))
                or any(b.press == "ready" for b in buttons(screen))
                for button in itertools.chain(*screen.choices)
                if button.enabled and button.press[0] not in "?!"
            ]  # fmt: skip
            assert acts, f"seat {seat} has nothing to press"


@EVERY_SETTING
def test_every_button_fits_into_64_bytes_and_no_screen_has_two_alike(setting):
    for visit in visits(setting):
        position = Position(table=table(setting), state=visit.step.state)
        for seat in sorted(position.to_move)[:1]:
            for screen, _ in screens_of(position, seat):
                ids = [press_id(screen, button) for button in buttons(screen)]
                assert all(len(text.encode()) <= LONGEST_ID for text in ids), max(ids, key=len)
                assert len(set(ids)) == len(ids)
                assert len(buttons(screen)) <= 100  # Telegram


@EVERY_SETTING
@pytest.mark.parametrize("locale", LOCALES)
def test_every_screen_can_be_said_in_every_language(setting, locale):
    words = Words(Texts.load(strict=True), locale, NAMES)
    for visit in visits(setting, step=6):
        state = visit.step.state
        position = Position(table=table(setting), state=state)
        if setting.game.outcome(state) is not None:
            assert all(words.line(line) for line in end_screen(position).lines)
        for seat in sorted(position.to_move)[:1]:
            for screen, _ in screens_of(position, seat):
                labels = [part for button in buttons(screen) for part in (button.label, button.detail) if part]
                for said in (*screen.lines, *labels):
                    text = words.line(said) if isinstance(said, Line) else said
                    assert text.strip()


@EVERY_SETTING
def test_a_public_screen_does_not_depend_on_what_is_hidden(setting):
    for visit in visits(setting, step=6):
        state = visit.step.state
        if setting.game.outcome(state) is not None:
            continue
        here = board_screen(Position(table=table(setting), state=state), ())
        for twin in twins(setting, state, None, Rng.of("screens")):
            assert board_screen(Position(table=table(setting), state=twin), ()) == here


@pytest.mark.parametrize("locale", LOCALES)
def test_a_secret_fits_into_telegrams_alert(locale):
    words = Words(Texts.load(strict=True), locale, NAMES)
    for setting in settings():
        secret = game_screens()[setting.slug].secret if setting.slug in game_screens() else None
        if secret is None:
            continue
        state = next(walk(setting, "secret")).step.state
        for seat in range(setting.seats):
            told = " ".join(words.line(line) for line in secret(setting.game.view_for(state, seat)))
            assert 0 < len(told) <= 200
