"""One name for a move: on its button, in a hint, in a list, and as it can be typed. Notation is never shown."""

import itertools
import re

import pytest
from msgspec.structs import replace

from bot.artist import text_board
from bot.screens.language import Drawing, Line
from bot.screens.naming import move_name, named_moves, told_moves, typed_move
from bot.screens.registry import game_screens
from bot.tables.turns import Position
from bot.texts import LOCALES, Texts, Words
from engines.errors import MalformedMove
from engines.randomness import Rng
from engines.registry import games
from engines.replay import Played
from storage import Phase
from tests.bot.screens.notation import notation_in
from tests.bot.screens.test_game_screens import NAMES, _resolved, screens_of, table, visits
from tests.engines.walks import Setting, settings, walk

# Names do not depend on how many sit there: each variant with the fewest players, but not alone.
FEW = {s.variant(): s for s in sorted(settings(), key=lambda s: (s.seats < 2, s.seats), reverse=True)}
EVERY_SETTING = pytest.mark.parametrize("setting", FEW.values(), ids=lambda setting: setting.name)
EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)


def said(name: Line, locale: str) -> str:
    return Words(Texts.load(strict=True), locale, NAMES).line(name)


def positions(setting, step=9):
    for visit in visits(setting, step=step):
        position = Position(table=table(setting), state=visit.step.state)
        for seat in sorted(position.to_move)[:2]:
            yield position, seat


def moves_on(setting, position, seat):
    """Yield every move that can be pressed by a seat: (its label, the move)."""
    for screen, private in screens_of(position, seat)[:12]:
        for button in itertools.chain(*screen.choices):
            if button.enabled and button.press[0] not in "?!" and (private or _is_for(setting, position, seat)):
                yield button.label, _resolved(setting, position.state, seat, button.press)


def _is_for(setting, position, seat) -> bool:
    shown = game_screens()[setting.slug].public(setting.game.view_for(position.state, None), "")
    return shown.seat in (seat, None) and (shown.seat == seat or seat == min(position.to_move))


@EVERY_SETTING
def test_a_move_is_called_by_the_number_or_letter_of_its_button(setting):
    for position, seat in positions(setting):
        for label, move in moves_on(setting, position, seat):
            if isinstance(label, str) and setting.slug != "cvetris":  # there a drawing is pressed on Draw here
                for locale in LOCALES:
                    name = said(move_name(position, seat, move), locale)
                    assert label in re.findall(r"\w+", name), (label, move, name)


@EVERY_SETTING
@EVERY_LANGUAGE
def test_no_name_of_a_move_is_notation(setting, locale):
    for position, seat in positions(setting):
        for name, _ in itertools.islice(named_moves(position, seat), 60):
            assert not notation_in(said(name, locale)), said(name, locale)


@EVERY_SETTING
@EVERY_LANGUAGE
def test_no_two_moves_that_can_be_pressed_have_the_same_name(setting, locale):
    for position, seat in positions(setting):
        moves = {move for _, move in moves_on(setting, position, seat)}
        names = [said(move_name(position, seat, move), locale) for move in moves]
        assert len(set(names)) == len(names)


@EVERY_SETTING
@EVERY_LANGUAGE
def test_the_name_of_a_move_can_be_typed(setting, locale):
    """Words on buttons of their own (ready, done, skip) need not be typed in full."""
    game, rng = setting.game, Rng.of("typed", locale)
    for position, seat in positions(setting):
        for label, move in moves_on(setting, position, seat):
            if isinstance(label, Line) or rng.below(4):
                continue
            name = said(move_name(position, seat, move), locale)
            typed = typed_move(position, seat, name)
            assert game.parse_move(typed) == game.parse_move(move) or "=" in move, (name, typed, move)


@EVERY_SETTING
def test_notation_is_still_accepted(setting):
    game = setting.game
    for position, seat in positions(setting):
        for move in itertools.islice(game.legal_moves(position.state, seat), 10):
            text = game.format_move(move)
            assert game.parse_move(typed_move(position, seat, text)) == move


@EVERY_SETTING
@EVERY_LANGUAGE
def test_the_text_board_has_no_notation_either(setting, locale):
    for position, seat in positions(setting, step=23):
        view = setting.game.view_for(position.state, seat)
        text = text_board(Drawing(game=setting.slug, view=view), Words(Texts.load(strict=True), locale, NAMES))
        assert not [found for row in text.splitlines() if (found := notation_in(row))], text


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("rotation 1, column A, shape V", "1A shape=V"),
        ("поворот 6, столбец E, ● оранжевый", "6E colour=O"),
        ("6. dönüş, E sütunu, V şekli, ▲ kırmızı", "6E shape=V colour=R"),
    ],
)
def test_a_drawing_with_a_bonus_can_be_typed(name, move):
    parse = games()["cvetris"].parse_move
    assert parse(typed_move(at_start("cvetris"), 0, name)) == parse(move)


def at_start(slug, seats=2, moves=0, **options):
    setting = Setting(slug, tuple(options.items()), seats)
    visit = next(itertools.islice(walk(setting, "typed"), moves, None))
    return Position(table=table(setting), state=visit.step.state)


def test_a_number_alone_is_the_group_of_that_number():
    position = at_start("cvetariki")
    (seat,) = position.to_move
    moves = {said(name, "en").split()[1]: move for name, move in named_moves(position, seat)}
    for text in ("6", " 6 ", "group 6", "группа 6", "6 numaralı grup"):
        assert typed_move(position, seat, text) == moves["6"]
    assert typed_move(position, seat, "999") == "999"


def test_a_letter_and_a_number_are_a_card_and_its_spot():
    position = next(
        position
        for position, seat in positions(Setting("dorozhki", (("even-start", False),), 2), step=1)
        if len({move.split("n")[0] for _, move in named_moves(position, seat)}) > 1 and len(position.to_move) == 1
        and all("," in move for _, move in named_moves(position, seat))
    )  # fmt: skip
    (seat,) = position.to_move
    names = {said(name, "en"): move for name, move in named_moves(position, seat)}
    name = next(iter(names))
    letter, spot = name.split()[1], name.split()[-1]
    for text in (f"{letter}{spot}", f"{letter.lower()} {spot}", name, f"карта {letter} на место {spot}"):
        assert typed_move(position, seat, text) == names[name]
    with pytest.raises(MalformedMove) as refused:
        typed_move(position, seat, f"{letter}99")
    assert refused.value.key == "dorozhki-no-such-spot"


def test_cards_of_confetti_are_typed_by_their_numbers():
    position = at_start("confetti", pace="async")
    seat = min(position.to_move)
    view = _view(position, seat)
    assert typed_move(position, seat, "7") == f"take {view.slots[6]}"
    assert typed_move(position, seat, "drop 7") == f"drop {view.slots[6]}"
    assert typed_move(position, seat, "обмен 3 7") == f"swap {view.slots[2]} {view.slots[6]}"
    assert typed_move(position, seat, "карта 3") == f"take {view.slots[2]}"
    for text in ("999", "hello 7", "7 or 8"):
        assert typed_move(position, seat, text) == text


def test_what_scissors_leave_is_counted():
    position = at_start("cvetris")
    assert said(move_name(position, 0, "1A cut=1"), "en") == "rotation 1, column A, 1 cell"
    assert said(move_name(position, 0, "1A cut=2"), "ru") == "поворот 1, столбец A, 2 в ряд"
    assert said(move_name(position, 0, "1A cut-twice=V"), "tr") == "1. dönüş, A sütunu, köşe (iki kesim)"


def _view(position, seat):
    return games()[position.table.game].view_for(position.state, seat)


@EVERY_SETTING
def test_the_moves_of_a_finished_game_are_told_in_the_words_of_the_buttons(setting):
    played = [visit.played for visit in walk(setting, "told") if visit.played is not None]
    record = table(setting).with_moves(*(Played(seat=p.seat, move=p.move, at=p.at) for p in played))
    told = told_moves(replace(record, seed="told", phase=Phase.FINISHED))
    assert [seat for seat, _ in told] == [each.seat for each in played if each.seat is not None]
    for _, name in told:
        assert not any(notation_in(said(name, locale)) for locale in LOCALES)
