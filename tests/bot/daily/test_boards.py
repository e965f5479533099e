"""Boards: the same everywhere, solvable, with what the strongest computer makes of them."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.artist import scened
from bot.daily.attempt import best_of, rank, result_of
from bot.daily.board import PARTS, course, kind_of, parts
from bot.daily.boards import Boards
from bot.daily.calendar import game_of_day
from bot.daily.cards import board_card
from bot.screens.language import Drawing
from bot.tables import turns
from bot.tables.lobby import opened, started
from bot.texts import LOCALES, Texts, Words
from engines.randomness import Rng
from engines.registry import games
from render.art.marks import Plate
from storage import DailyResult
from tests.bot.conftest import SECRET
from tests.bot.daily.known import KNOWN, board_of
from tests.bot.tables.people import ANNA, HERE, NOW
from tests.render.reading import arts, labels


@pytest.mark.parametrize("number", KNOWN)
def test_a_board_is_the_same_everywhere(number):
    board = board_of(number)
    assert (board.game, board.par) == KNOWN[number]
    assert len(board.progress) == PARTS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", [320, 321, 323, 325])
def test_a_card_says_everything_in_full_and_numbers_no_groups_before_one_plays(number, locale):
    words = Words(Texts.load(), locale, ("Анна",))
    scene, _ = scened(Drawing(game="", view=board_card(board_of(number), {}, words, minutes=440)), words)
    assert not [label.text for label in labels(scene) if "…" in label.text]
    if KNOWN[number][0] == "cvetariki":
        assert arts(scene, Plate) == []


def test_who_does_not_know_the_secret_does_not_know_the_board():
    assert board_of(325).seed != board_of(325, "another").seed
    assert board_of(320).seed != board_of(322).seed
    assert SECRET not in board_of(325).seed


async def test_a_board_is_worked_out_once_however_many_ask_for_it():
    done = []

    class Analyst:
        async def do(self, work, *given):
            done.append(given)
            await asyncio.sleep(0)  # others ask meanwhile
            return board_of(*given)

    shared = Boards(Analyst())
    found = await asyncio.gather(*(shared.of(325, SECRET) for _ in range(3)))
    assert set(found) == {board_of(325)}
    assert await shared.dealt(325, "dorozhki", found[0].seed) == found[0]
    assert done == [(325, SECRET)]


@pytest.mark.soak
def test_a_year_of_boards_is_solvable_with_par():
    for number in range(320, 320 + 365):
        board = board_of(number)
        assert board.par > 0
        assert board.game == game_of_day(number)


def attempt(number, choose):
    """Play a board to its end; `choose` picks a move."""
    board, rules = board_of(number), games()[board_of(number).game]
    options = dict(board.kind.options)
    table = opened(game=board.game, options=options, who=ANNA, room=HERE, locale="en", seed=board.seed, now=NOW)
    position = turns.dealt(replace(started(table, ANNA, NOW), daily=number))
    while rules.outcome(position.state) is None:
        move = choose(list(rules.legal_moves(position.state, 0)), position)
        position = turns.played(position, 0, rules.format_move(move), NOW)
    return position.table


@pytest.mark.parametrize("number", [320, 321, 323, 325])
def test_an_attempt_is_compared_with_the_computer_part_by_part(number):
    board = board_of(number)
    found = result_of(attempt(number, lambda legal, _position: legal[0]), board)
    assert (found.number, found.game, found.par, found.name) == (number, board.game, board.par, ANNA.name)
    assert len(found.course) == PARTS
    assert set(found.course) <= set(range(-3, 4))


def test_who_plays_like_the_computer_is_level_with_it():
    board, rules = board_of(325), games()["dorozhki"]

    def strong(legal, position):
        rng = Rng.of(board.seed, "par", len(position.table.moves))
        return rules.choose(rules.view_for(position.state, 0), legal, "hard", rng)

    found = result_of(attempt(325, strong), board)
    assert (found.value, found.done, found.course) == (board.par, True, (0,) * PARTS)


def test_an_attempt_that_goes_on_or_is_another_days_has_no_result():
    table = attempt(320, lambda legal, _position: legal[0])
    assert result_of(replace(table, daily=None), board_of(320)) is None
    assert result_of(table, board_of(322)) is None
    assert result_of(replace(table, phase="running"), board_of(320)) is None


def test_what_is_far_ahead_or_behind_is_told_as_three():
    assert course((9, 0, 5), (0, 9, 4)) == (3, -3, 1)


def result(value, *, done=True):
    return DailyResult(number=320, game="cvetariki", value=value, done=done, par=32, course=(0,) * PARTS)


def test_fewer_moves_or_more_points_are_better_and_a_board_that_is_not_solved_comes_last():
    shuffled = [result(3, done=False), result(34), result(1, done=False), result(31)]
    least = sorted(shuffled, key=lambda each: rank(each, least=True))
    assert [each.value for each in least] == [31, 34, 1, 3]
    most = sorted(shuffled, key=lambda each: rank(each, least=False))
    assert [each.value for each in most] == [34, 31, 1, 3]


def test_the_best_daily_is_the_one_furthest_from_par_in_the_direction_of_its_game():
    moves = DailyResult(number=320, game="cvetariki", value=31, done=True, par=32, course=())
    points = DailyResult(number=321, game="confetti", value=20, done=True, par=18, course=())
    worse = DailyResult(number=322, game="cvetariki", value=34, done=True, par=32, course=())
    unsolved = DailyResult(number=324, game="cvetariki", value=3, done=False, par=32, course=())
    assert best_of([moves, points, worse, unsolved]) == (2, 321)
    assert best_of([moves, replace(moves, number=327)]) == (1, 327), "of equal ones the newest"
    assert best_of([worse, unsolved]) is None


def test_parts_of_a_short_game_repeat_themselves():
    kind = kind_of("confetti")
    view = type("View", (), {"points": ((1, 2, 3),)})
    assert parts([view, view], kind) == (3,) * PARTS
